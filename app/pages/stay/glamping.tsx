import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Almanac } from '#app/components/almanac/almanac.tsx'
import { Icon } from '#app/components/icon/icon.tsx'
import { Page } from '#app/components/page/page.tsx'
import { FramedPicture } from '#app/components/picture/framed-picture.tsx'
import { CheckList } from '#app/components/section/check-list.tsx'
import { Paragraphs } from '#app/components/section/paragraphs.tsx'
import { Section } from '#app/components/section/section.tsx'
import { Island } from '#app/islands/island.tsx'
import { servicesContext } from '#app/services.ts'
import { linksOf } from '#app/site/links.ts'
import { loadPage, pageMeta } from '#app/site/loaders/page-loader.ts'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { loadAlmanac } from '#app/site/loaders/todays-almanac.ts'
import { OfferDays } from '#app/stays/offer-days.tsx'
import { staysHeaders, withStays } from '#app/stays/offer-page.ts'
import { glamping } from '#content/pages/glamping.ts'
import { whatsappLink } from '#domain/text/phone-text.ts'
import type { Route } from './+types/glamping.ts'
import styles from './glamping.module.css'

export async function loader(args: Route.LoaderArgs) {
	const page = loadPage(glamping, args)
	const { content } = args.context.get(servicesContext)
	const { facts } = content
	const { instagram, facebook } = linksOf(content, page.head.locale)
	const whatsapp = whatsappLink(facts.phones[0], page.copy.buttons.whatsappMessage)
	const social = { whatsapp, instagram, facebook }
	return withStays({ ...page, social, almanac: await loadAlmanac(args) }, 'glamping', args)
}

export const headers = staysHeaders

export const meta = pageMeta

const channels = ['whatsapp', 'instagram', 'facebook'] as const

export default function GlampingPage({ loaderData }: Route.ComponentProps) {
	const { copy, head, picture, pictures, social, almanac, prices, calendar } = loaderData
	const { newTab } = useChrome()
	return (
		<Page copy={copy} head={head}>
			<div className={styles.night}>
				<FramedPicture
					className={styles.sky}
					picture={pictures.night}
					sizes="(max-width: 1200px) 100vw, 76rem"
					priority
				/>
				<ul className={styles.blurbs}>
					{Object.values(copy.blurbs).map(({ title, text }) => (
						<li key={title}>
							<h2>{title}</h2>
							<p>{text}</p>
						</li>
					))}
				</ul>
				<section className={styles.inside}>
					<div>
						<h2>{copy.intro.title}</h2>
						<Paragraphs texts={copy.intro.paragraphs} />
					</div>
					<FramedPicture picture={pictures.inside} sizes="(max-width: 767.98px) 100vw, 50rem" />
				</section>
				<Island of={Almanac} {...almanac} />
			</div>

			<OfferDays prices={prices} calendar={calendar}>
				<FramedPicture picture={picture} sizes="(max-width: 1199.98px) 100vw, 40rem" />
			</OfferDays>

			<section className={styles.contact}>
				<div>
					<h2>{copy.buttons.title}</h2>
					<p>{copy.buttons.text}</p>
				</div>
				<ul>
					{channels.map((channel) => (
						<li key={channel}>
							<ActionLink
								to={social[channel]}
								variant={channel === 'whatsapp' ? 'main' : 'quiet'}
								label={`${copy.buttons[channel]} ${newTab}`}
							>
								<Icon name={channel} />
								{copy.buttons[channel]}
							</ActionLink>
						</li>
					))}
				</ul>
			</section>

			<Section title={copy.goodToKnow.title} picture={pictures.day} reverse>
				<CheckList items={copy.goodToKnow.items} />
			</Section>
		</Page>
	)
}
