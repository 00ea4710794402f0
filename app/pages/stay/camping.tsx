import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Almanac } from '#app/components/almanac/almanac.tsx'
import { Opening, openingSizes } from '#app/components/opening/opening.tsx'
import { Page } from '#app/components/page/page.tsx'
import { Panel } from '#app/components/panel/panel.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Section } from '#app/components/section/section.tsx'
import { TitledList } from '#app/components/section/titled-list.tsx'
import { WithContacts } from '#app/components/section/with-contacts.tsx'
import { Slideshow } from '#app/components/slideshow/slideshow.tsx'
import { Island } from '#app/islands/island.tsx'
import { loadPage, type PageArguments, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { loadAlmanac } from '#app/site/loaders/todays-almanac.ts'
import { OfferDays } from '#app/stays/offer-days.tsx'
import { staysHeaders, withStays } from '#app/stays/offer-page.ts'
import { camping } from '#content/pages/camping.ts'
import type { Route } from './+types/camping.ts'
import styles from './camping.module.css'

export async function loader(args: PageArguments) {
	const almanac = await loadAlmanac(args)
	return withStays({ ...loadPage(camping, args), almanac }, 'camping', args)
}

export const headers = staysHeaders

export const meta = pageMeta

export default function CampingPage({ loaderData }: Route.ComponentProps) {
	const { slideshow } = useChrome()
	const { copy, head, slides, picture, pictures, almanac, prices, calendar } = loaderData
	const { price, services, equipment, cold, note, rules, nextStep } = copy
	return (
		<Page copy={copy} head={head}>
			<Opening
				aside={
					<div className={styles.beside}>
						<Panel title={price.title} tone="sun">
							<p className={styles.amount}>
								{price.amount} <span>{price.unit}</span>
							</p>
							<p>{price.text}</p>
							<ActionLink to={nextStep.to}>{nextStep.label}</ActionLink>
						</Panel>
						<Island of={Almanac} {...almanac} />
					</div>
				}
			>
				<Island of={Slideshow} pictures={slides} sizes={openingSizes} words={slideshow} />
			</Opening>
			<Section
				title={services.title}
				aside={<FramedPicture picture={picture} sizes="(max-width: 767.98px) 100vw, 24rem" />}
			>
				<TitledList items={services.items} />
			</Section>
			<OfferDays prices={prices} calendar={calendar}>
				<FramedPicture picture={pictures.kitchen} sizes="(max-width: 1199.98px) 100vw, 40rem" />
			</OfferDays>
			<div className={styles.packing}>
				<section className={styles.list}>
					<h2>{equipment.title}</h2>
					<p>{equipment.text}</p>
					<CheckList items={equipment.items} />
				</section>
				<Panel title={cold.title}>
					<p>{cold.text}</p>
				</Panel>
				<Panel title={note.title} tone="deep">
					<p>
						<WithContacts text={note.text} />
					</p>
				</Panel>
			</div>
			<section className={styles.rules}>
				<h2>{rules.title}</h2>
				<ol>
					{rules.items.map((rule) => (
						<li key={rule}>{rule}</li>
					))}
				</ol>
			</section>
		</Page>
	)
}
