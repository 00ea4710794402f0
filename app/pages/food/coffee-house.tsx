import { Figures } from '#app/components/figures/figures.tsx'
import { OpenNow } from '#app/components/open-now/open-now.tsx'
import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Island } from '#app/islands/island.tsx'
import { servicesContext } from '#app/services.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { hoursInWords } from '#content/hours-in-words.ts'
import { coffeeHouse } from '#content/pages/coffee-house.ts'
import type { Route } from './+types/coffee-house.ts'
import styles from './coffee-house.module.css'

export function loader(args: Route.LoaderArgs) {
	const { hours } = args.context.get(servicesContext).content.facts
	return { ...loadPage(coffeeHouse, args), hours }
}

export const meta = pageMeta

export default function CoffeeHousePage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, hours } = loaderData
	const { intro, offer, region, visit } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<Panel title={offer.title} tone="deep">
						<dl className={styles.board}>
							{offer.items.map(({ title, text }) => (
								<div key={title}>
									<dt>{title}</dt>
									<dd>{text}</dd>
								</div>
							))}
						</dl>
					</Panel>
				}
			>
				<FramedPicture picture={picture} sizes={openingSizes} priority />
			</Opening>
			<section className={styles.seat}>
				<FramedPicture picture={pictures.terrace} sizes="(max-width: 767.98px) 100vw, 46rem" />
				<div>
					<h2>{intro.title}</h2>
					<Paragraphs texts={intro.paragraphs} />
				</div>
			</section>
			<p className={styles.quote}>{intro.quote}</p>
			<div className={styles.end}>
				<section>
					<Figures items={region.figures} />
					<div>
						<h2>{region.title}</h2>
						<p>{region.text}</p>
					</div>
				</section>
				<Panel title={visit.title} tone="sun">
					<Island of={OpenNow} hours={hours} inWords={hoursInWords(hours, head.locale)} />
					<p>{visit.text}</p>
				</Panel>
			</div>
		</Page>
	)
}
