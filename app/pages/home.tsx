import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Column, NextStep } from '#app/components/page/page.tsx'
import { Paragraphs } from '#app/components/section/prose.tsx'
import { Section } from '#app/components/section/section.tsx'
import { ServiceCard } from '#app/components/service-card/service-card.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { LocalLink } from '#app/site/locale.tsx'
import { loadPage, type PageArguments, pageMeta } from '#app/site/page-loader.ts'
import { loadServiceCards } from '#app/site/service-cards.ts'
import { home } from '#content/pages/home.ts'
import type { Route } from './+types/home.ts'
import styles from './home.module.css'

export function loader(args: PageArguments) {
	return { ...loadPage(home, args), cards: loadServiceCards(args) }
}

export const meta = pageMeta

export default function HomePage({ loaderData }: Route.ComponentProps) {
	const { copy, slides, cards } = loaderData
	const { hero, welcome, services, glance } = copy
	const rows = [cards.slice(0, 3), cards.slice(3, 6), cards.slice(6)]

	return (
		<>
			<div className={styles.hero}>
				<Slideshow pictures={slides} />
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
				<Section title={welcome.title}>
					<Paragraphs texts={welcome.paragraphs} />
					<p>
						<LocalLink to={welcome.link.to}>{welcome.link.label}</LocalLink>
					</p>
				</Section>
				<section className={styles.services}>
					<h2>{services.title}</h2>
					<p>{services.text}</p>
					{rows.map((row) => (
						<ul key={row[0]?.to} className={styles.row}>
							{row.map((card) => (
								<ServiceCard key={card.to} {...card} seeMore={services.seeMore} heading="h3" />
							))}
						</ul>
					))}
				</section>
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
