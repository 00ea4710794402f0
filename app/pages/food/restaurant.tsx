import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Figures } from '#app/components/figures/figures.tsx'
import { FlipCard } from '#app/components/flip-card/flip-card.tsx'
import { OpenNow } from '#app/components/open-now/open-now.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Section } from '#app/components/section/section.tsx'
import { Island } from '#app/islands/island.tsx'
import { servicesContext } from '#app/services.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { loadPrices } from '#app/stays/prices/load-prices.ts'
import { Prices } from '#app/stays/prices/prices.tsx'
import { hoursInWords } from '#content/hours-in-words.ts'
import { restaurant } from '#content/pages/restaurant.ts'
import type { Route } from './+types/restaurant.ts'
import styles from './restaurant.module.css'

export function loader(args: Route.LoaderArgs) {
	const { hours } = args.context.get(servicesContext).content.facts
	return { ...loadPage(restaurant, args), hours, prices: loadPrices('table', args) }
}

export const meta = pageMeta

const ambiences = ['romantic', 'nature', 'cultural'] as const

export default function RestaurantPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, hours, prices } = loaderData
	const { menu, trout, dessert, visit, cardLabels } = copy
	return (
		<Page copy={copy} head={head}>
			<section className={styles.opening}>
				<FramedPicture picture={picture} sizes="(max-width: 767.98px) 100vw, 50rem" priority />
				<div className={styles.menu}>
					<h2>{menu.title}</h2>
					<p>{menu.text}</p>
					<ActionLink to={menu.to}>{menu.label}</ActionLink>
				</div>
			</section>

			<section className={styles.trout}>
				<h2>{trout.title}</h2>
				<p className={styles.quote}>{trout.quote}</p>
				<div>
					<Paragraphs texts={trout.paragraphs} />
				</div>
				<Figures items={trout.figures} />
			</section>

			<section className={styles.ambiences}>
				<h2>{copy.ambiencesTitle}</h2>
				<p>{copy.ambiencesText}</p>
				<div className={styles.cards}>
					{ambiences.map((name) => (
						<Island
							of={FlipCard}
							key={name}
							{...copy.ambiences[name]}
							picture={pictures[name]}
							labels={cardLabels}
						/>
					))}
				</div>
			</section>

			<Section title={dessert.title} picture={pictures.dessert} reverse>
				<p>{dessert.text}</p>
				<ActionLink to={dessert.link.to} variant="quiet">
					{dessert.link.label}
				</ActionLink>
			</Section>

			<Prices prices={prices} />

			<section className={styles.visit}>
				<h2>{visit.title}</h2>
				<Island of={OpenNow} hours={hours} inWords={hoursInWords(hours, head.locale)} />
				<div>
					<Paragraphs texts={visit.paragraphs} />
				</div>
			</section>
		</Page>
	)
}
