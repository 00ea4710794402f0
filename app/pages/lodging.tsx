import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel, Panels } from '#app/components/panel/panel.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { Paragraphs, QuestionList } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { pageLoader, pageMeta } from '#app/site/page-loader.ts'
import { lodging } from '#content/pages/lodging.ts'
import type { Route } from './+types/lodging.ts'
import styles from './lodging.module.css'

export const loader = pageLoader(lodging)
export const meta = pageMeta

const rooms = ['bedroom', 'bathroom', 'balcony'] as const
const roomSizes = '(max-width: 767.98px) 80vw, 24rem'

export default function LodgingPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, slides, pictures } = loaderData
	const { cabin, inside, facts, season, bring, questions, nextStep } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<Panel title={facts.title} tone="deep">
						<dl className={styles.facts}>
							{facts.items.map(({ label, value }) => (
								<div key={label}>
									<dt>{label}</dt>
									<dd>{value}</dd>
								</div>
							))}
						</dl>
						<ActionLink to={nextStep.to}>{nextStep.label}</ActionLink>
					</Panel>
				}
			>
				<Slideshow pictures={slides} sizes={openingSizes} />
			</Opening>
			<Section title={cabin.title} picture={pictures.breakfast}>
				<Paragraphs texts={cabin.paragraphs} />
			</Section>
			<section className={styles.inside}>
				<h2>{inside.title}</h2>
				<ul>
					{rooms.map((room) => (
						<li key={room}>
							<figure>
								<Picture picture={pictures.inside[room]} sizes={roomSizes} />
								<figcaption>{inside.captions[room]}</figcaption>
							</figure>
						</li>
					))}
				</ul>
				<p>{inside.note}</p>
			</section>
			<Panels>
				<Panel title={season.title} tone="sun">
					<p>{season.text}</p>
				</Panel>
				<Panel title={bring.title}>
					<p>{bring.text}</p>
				</Panel>
			</Panels>
			<Section title={questions.title}>
				<QuestionList items={questions.items} />
			</Section>
		</Page>
	)
}
