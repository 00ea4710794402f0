import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Section } from '#app/components/section/section.tsx'
import { WithContacts } from '#app/components/section/with-contacts.tsx'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { loadPrices } from '#app/stays/prices/load-prices.ts'
import { packagesAndSales } from '#content/pages/packages-and-sales.ts'
import type { Route } from './+types/packages-and-sales.ts'
import styles from './packages-and-sales.module.css'

export function loader(args: Route.LoaderArgs) {
	const prices = offers.map((offer) => loadPrices(offer, args)?.lead ?? null)
	return { ...loadPage(packagesAndSales, args), prices }
}

export const meta = pageMeta

const plans = ['ownStyle', 'birthday', 'friends'] as const
const offers = ['package-own-style', 'package-birthday', 'package-friends'] as const

export default function PackagesAndSalesPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, pictures, prices } = loaderData
	return (
		<Page copy={copy} head={head}>
			<div className={styles.plans}>
				{plans.map((name, index) => {
					const plan = copy.plans[name]
					return (
						<article key={name} className={styles.plan}>
							{/* In a block: as a subgrid item, Firefox gives an image the height of its file. */}
							<div className={styles.picture}>
								<FramedPicture
									picture={pictures[name]}
									sizes="(max-width: 991.98px) 100vw, 24rem"
									priority={index === 0}
								/>
							</div>
							<div>
								<h2>{plan.title}</h2>
								<p>{plan.text}</p>
							</div>
							<div className={styles.includes}>
								<h3>{copy.includesLabel}</h3>
								<CheckList items={plan.items} />
							</div>
							<div className={styles.price}>
								<h3>{copy.priceLabel}</h3>
								{prices[index] && <p>{prices[index]}</p>}
								<p>{plan.price}</p>
								<ActionLink
									to={`/booking?for=${offers[index]}`}
									label={`${plan.book}: ${plan.title}`}
								>
									{plan.book}
								</ActionLink>
								<LocalLink
									className={styles.request}
									to={plan.ask.to}
									aria-label={`${plan.ask.label}: ${plan.title}`}
								>
									{plan.ask.label}
								</LocalLink>
							</div>
						</article>
					)
				})}
			</div>

			<Section title={copy.prices.title}>
				<p>{copy.prices.text}</p>
			</Section>

			<section className={styles.steps}>
				<h2>{copy.steps.title}</h2>
				<ol>
					{copy.steps.items.map((step) => (
						<li key={step}>
							<span>
								<WithContacts text={step} />
							</span>
						</li>
					))}
				</ol>
			</section>
		</Page>
	)
}
