import type { ReactNode } from 'react'
import { data } from 'react-router'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Section } from '#app/components/section/section.tsx'
import { TitledList } from '#app/components/section/titled-list.tsx'
import { Island } from '#app/islands/island.tsx'
import { type CarouselReview, ReviewCarousel } from '#app/reviews/carousel/review-carousel.tsx'
import { servicesContext } from '#app/services.ts'
import { linksOf } from '#app/site/links.ts'
import { pickWords } from '#app/site/loaders/owners-words.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { whoAreWe } from '#content/pages/who-are-we.ts'
import type { Route } from './+types/who-are-we.ts'
import styles from './who-are-we.module.css'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(whoAreWe, args)
	const { locale } = page.head
	const { content, reviews } = args.context.get(servicesContext)
	const latest = await reviews.latest({ locale, limit: 10 })
	const shown = {
		...page,
		map: linksOf(content, locale).map,
		reviews: latest.reviews.map(
			({ _id, name, message, evaluation, isExample, isGuest }): CarouselReview => ({
				_id,
				name,
				message,
				evaluation,
				isExample,
				...(isGuest && { isGuest }),
			}),
		),
		reviewWords: pickWords(content, 'review-list', locale),
	}
	// Sample reviews shown in a failure must not be cached.
	return data(shown, latest.isDegraded ? { headers: { 'cache-control': 'no-store' } } : {})
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
	return loaderHeaders
}

export const meta = pageMeta

export default function WhoAreWePage({ loaderData }: Route.ComponentProps) {
	const { copy, head, pictures, map, reviews, reviewWords } = loaderData
	const { newTab } = useChrome()
	return (
		<Page copy={copy} head={head}>
			<section className={styles.valley}>
				<FramedPicture
					picture={pictures.valley}
					sizes="(max-width: 1200px) 100vw, 76rem"
					priority
				/>
				<p className={styles.quote}>{copy.valley.quote}</p>
				<div>
					<h2>{copy.valley.title}</h2>
					<Paragraphs texts={copy.valley.paragraphs} />
					<ActionLink to={copy.valley.link.to} variant="quiet">
						{copy.valley.link.label}
					</ActionLink>
				</div>
			</section>

			<Section title={copy.history.title} picture={pictures.history}>
				<Paragraphs texts={copy.history.paragraphs} />
			</Section>

			<section className={styles.about}>
				<h2>{copy.about.title}</h2>
				<TitledList items={copy.about.items} />
			</section>

			<section className={styles.reviews}>
				<h2>{copy.reviews.title}</h2>
				<Island of={ReviewCarousel} reviews={reviews} words={reviewWords} labels={copy.reviews} />
				<ActionLink to={copy.reviews.link.to} variant="quiet">
					{copy.reviews.link.label}
				</ActionLink>
			</section>

			<div className={styles.credentials}>
				<Credentials {...copy.societies}>
					<ActionLink to={copy.societies.link.to} variant="quiet">
						{copy.societies.link.label}
					</ActionLink>
				</Credentials>
				<Credentials {...copy.certificates}>
					<ActionLink
						to={copy.certificates.link.href}
						variant="quiet"
						label={`${copy.certificates.link.label} ${newTab}`}
					>
						{copy.certificates.link.label}
					</ActionLink>
				</Credentials>
			</div>

			<div className={styles.map}>
				<Section title={copy.location.title} picture={pictures.map} reverse>
					<p>{copy.location.text}</p>
					<p className={styles.ways}>
						<ActionLink to={copy.location.link.to}>{copy.location.link.label}</ActionLink>
						<ActionLink to={map} variant="quiet" label={`${copy.location.map} ${newTab}`}>
							{copy.location.map}
						</ActionLink>
					</p>
				</Section>
			</div>
		</Page>
	)
}

type CredentialsProps = {
	title: string
	text: string
	list: { name: string; detail: string }[]
	children: ReactNode
}

/** The text is true while the list is empty, so the section is always there. */
function Credentials({ title, text, list, children }: CredentialsProps) {
	return (
		<section>
			<h2>{title}</h2>
			<p>{text}</p>
			{list.length > 0 && (
				<ul>
					{list.map(({ name, detail }) => (
						<li key={name}>
							<strong>{name}</strong> {detail}
						</li>
					))}
				</ul>
			)}
			{children}
		</section>
	)
}
