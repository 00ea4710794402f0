import { data } from 'react-router'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Column, NextStep } from '#app/components/page/page.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Section } from '#app/components/section/section.tsx'
import { ServiceCard } from '#app/components/service-card/service-card.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { Island } from '#app/islands/island.tsx'
import { servicesContext } from '#app/services.ts'
import { pickWords } from '#app/site/loaders/owners-words.ts'
import { loadPage, type PageArguments, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { loadSmallServiceCards } from '#app/stays/prices/service-cards.ts'
import { home } from '#content/pages/home.ts'
import { starsOf } from '#domain/reviews/review-scale.ts'
import { fill } from '#domain/text/fill.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

export async function loader(args: PageArguments) {
	const { picture, ...page } = loadPage(home, args)
	const { locale } = page.head
	const { content, reviews } = args.context.get(servicesContext)
	const words = pickWords(content, 'review-list', locale)
	const latest = await reviews.latest({ locale, limit: 3 })
	const shown = {
		...page,
		cards: loadSmallServiceCards(args),
		reviews: latest.reviews.map(({ _id, name, message, evaluation, isExample, isGuest }) => {
			const stars = starsOf(evaluation)
			return {
				_id,
				message,
				name: name || words.anonymous,
				stars,
				label: fill(words.stars, { stars: String(stars) }),
				...(isExample && { badge: words.sampleLabel }),
				...(isGuest && { badge: words.guestLabel }),
			}
		}),
	}
	// Sample reviews shown in a failure must not be cached.
	return data(shown, latest.isDegraded ? { headers: { 'cache-control': 'no-store' } } : {})
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
export const meta = pageMeta

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { slideshow } = useChrome()
	const { copy, slides, cards, reviews } = loaderData
	const { hero, welcome, services, glance } = copy
	const rows = [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6)]

	return (
		<>
			<div className={styles.hero}>
				<Island
					of={Slideshow}
					pictures={slides}
					sizes="(min-width: 992px) 60vw, 100vw"
					words={slideshow}
				/>
				<div className={styles.poster}>
					<h1>{copy.title}</h1>
					<div className={styles.invitation}>
						<p>{copy.lead}</p>
						<ActionLink to={hero.book.to}>{hero.book.label}</ActionLink>
						<ActionLink to={hero.arrive.to} variant="quiet">
							{hero.arrive.label}
						</ActionLink>
					</div>
				</div>
			</div>
			<Column>
				<section className={styles.services}>
					<h2>{services.title}</h2>
					<p>{services.text}</p>
					<div className={styles.rows}>
						{rows.map((row) => (
							<ul key={row[0]?.to} className={styles.row}>
								{row.map((card) => (
									<ServiceCard key={card.to} {...card} seeMore={services.seeMore} heading="h3" />
								))}
							</ul>
						))}
					</div>
				</section>
				<Section title={welcome.title}>
					<Paragraphs texts={welcome.paragraphs} />
					<p>
						<LocalLink to={welcome.link.to}>{welcome.link.label}</LocalLink>
					</p>
				</Section>
				{reviews.length > 0 && (
					<section className={styles.reviews}>
						<h2>{copy.reviews.title}</h2>
						<div>
							{reviews.map(({ _id, message, name, stars, label, badge }) => (
								<figure key={_id}>
									<span role="img" aria-label={label}>
										{'★'.repeat(stars)}
									</span>
									<blockquote>{message}</blockquote>
									<figcaption>
										{name} {badge && <small>{badge}</small>}
									</figcaption>
								</figure>
							))}
						</div>
						<p>
							<LocalLink to={copy.reviews.link.to}>{copy.reviews.link.label}</LocalLink>
						</p>
					</section>
				)}
			</Column>
			<section className={styles.glance}>
				<Column>
					<h2>{glance.title}</h2>
					<ul>
						<li>
							<Icon name="clock" />
							<h3>{glance.hours.title}</h3>
							<p>{glance.hours.text}</p>
						</li>
						<li>
							<Icon name="pin" />
							<h3>{glance.arrive.title}</h3>
							<p>{glance.arrive.text}</p>
							<LocalLink to={glance.arrive.link.to}>{glance.arrive.link.label}</LocalLink>
						</li>
						<li>
							<Icon name="mail" />
							<h3>{glance.book.title}</h3>
							<p>{glance.book.text}</p>
							<LocalLink to={glance.book.link.to}>{glance.book.link.label}</LocalLink>
						</li>
					</ul>
				</Column>
			</section>
			<Column>
				<NextStep {...copy.nextStep} />
			</Column>
		</>
	)
}
