import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Figures } from '#app/components/figures/figures.tsx'
import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { QuestionList } from '#app/components/section/question-list.tsx'
import { Section } from '#app/components/section/section.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { Island } from '#app/islands/island.tsx'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { OfferDays } from '#app/stays/offer-days.tsx'
import { staysHeaders, withStays } from '#app/stays/offer-page.ts'
import { lodging } from '#content/pages/lodging.ts'
import type { Route } from './+types/lodging.ts'
import styles from './lodging.module.css'

export function loader(args: Route.LoaderArgs) {
	const { picture: _, ...page } = loadPage(lodging, args)
	return withStays(page, 'cabin', args)
}

export const headers = staysHeaders
export const meta = pageMeta

const rooms = ['bedroom', 'bathroom', 'balcony'] as const
const roomSizes = '(max-width: 767.98px) 100vw, 50rem'

export default function LodgingPage({ loaderData }: Route.ComponentProps) {
	const { slideshow } = useChrome()
	const { copy, head, slides, pictures, prices, calendar } = loaderData
	const { cabin, inside, facts, season, bring, questions, nextStep } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<Panel title={facts.title} tone="deep">
						<Figures items={facts.figures} />
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
				<Island of={Slideshow} pictures={slides} sizes={openingSizes} words={slideshow} />
			</Opening>
			<Section title={cabin.title} picture={pictures.breakfast}>
				<Paragraphs texts={cabin.paragraphs} />
				<p className={styles.quote}>{cabin.quote}</p>
			</Section>
			<section className={styles.inside}>
				<h2>{inside.title}</h2>
				<ul>
					{rooms.map((room) => (
						<li key={room}>
							<figure>
								<FramedPicture picture={pictures.inside[room]} sizes={roomSizes} />
								<figcaption>{inside.captions[room]}</figcaption>
							</figure>
						</li>
					))}
				</ul>
				<p>{inside.note}</p>
			</section>
			<OfferDays prices={prices} calendar={calendar}>
				<Panel title={season.title} tone="sun">
					<p>{season.text}</p>
				</Panel>
				<Panel title={bring.title}>
					<p>{bring.text}</p>
				</Panel>
			</OfferDays>
			<Section title={questions.title}>
				<QuestionList items={questions.items} />
			</Section>
		</Page>
	)
}
