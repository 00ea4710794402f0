import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { FlipCard } from '#app/components/flip-card/flip-card.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { loadPage, pageMeta } from '#app/site/page-loader.ts'
import { loadPrices } from '#app/stays/prices/load-prices.ts'
import { Prices } from '#app/stays/prices/prices.tsx'
import { restaurant } from '#content/pages/restaurant.ts'
import type { Route } from './+types/restaurant.ts'
import styles from './restaurant.module.css'

export function loader(args: Route.LoaderArgs) {
	return { ...loadPage(restaurant, args), prices: loadPrices('table', args) }
}

export const meta = pageMeta

const ambiences = ['romantic', 'nature', 'cultural'] as const

export default function RestaurantPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, prices } = loaderData
	return (
		<Page copy={copy} head={head}>
			<section className={styles.opening}>
				<FramedPicture picture={picture} sizes="(max-width: 767.98px) 100vw, 50rem" priority />
				<div className={styles.menu}>
					<h2>{copy.menu.title}</h2>
					<p>{copy.menu.text}</p>
					<ActionLink to={copy.menu.to}>{copy.menu.label}</ActionLink>
				</div>
			</section>

			<Section title={copy.trout.title}>
				<Paragraphs texts={copy.trout.paragraphs} />
			</Section>

			<section className={styles.ambiences}>
				<h2>{copy.ambiencesTitle}</h2>
				<p>{copy.ambiencesText}</p>
				<div className={styles.cards}>
					{ambiences.map((name) => (
						<FlipCard
							key={name}
							{...copy.ambiences[name]}
							picture={pictures[name]}
							labels={copy.cardLabels}
						/>
					))}
				</div>
			</section>

			<Section title={copy.dessert.title} picture={pictures.dessert} reverse>
				<p>{copy.dessert.text}</p>
				<ActionLink to={copy.dessert.link.to} variant="quiet">
					{copy.dessert.link.label}
				</ActionLink>
			</Section>

			<Prices prices={prices} />

			<Section title={copy.visit.title}>
				<Paragraphs texts={copy.visit.paragraphs} />
			</Section>
		</Page>
	)
}
