import type { ReactNode } from 'react'
import { Icon, type IconName } from '#app/components/icon/icon.tsx'
import { OpenNowLine } from '#app/components/open-now/open-now-line.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { WithContacts } from '#app/components/section/with-contacts.tsx'
import { Island } from '#app/islands/island.tsx'
import { useWhatsapp } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import { usePagePath } from '#app/site/page-context.tsx'
import type { Chrome } from '#content/chrome.ts'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import type { OpeningHours } from '#domain/time/opening-hours.ts'
import styles from './footer.module.css'
import { Logo } from './logo.tsx'

type OutsideLinks = Record<
	'whatsapp' | 'instagram' | 'facebook' | 'map' | 'consumer' | 'developer',
	string
>

type Props = {
	chrome: Chrome
	name: string
	links: OutsideLinks
	map: ResolvedPicture
	hours: OpeningHours
	specialDays?: string | undefined
}

/** These show the map themselves. */
const pagesWithMap = ['/booking', '/contact-us', '/arrive', '/who-are-we']

export function Footer({ chrome, name, links, map, hours, specialDays }: Props) {
	const { footer } = chrome
	const addresses = { ...links, whatsapp: useWhatsapp(links.whatsapp) }
	const social: [IconName & keyof OutsideLinks, string][] = [
		['instagram', 'Instagram'],
		['whatsapp', 'WhatsApp'],
		['facebook', 'Facebook'],
	]
	const pages = [
		['/who-are-we', chrome.us],
		['/services', chrome.services],
		['/packages-and-sales', chrome.packages],
		['/contact-us', chrome.contact],
		['/booking', footer.booking],
		['/reviews', chrome.visit.reviews],
		['/arrive', chrome.visit.arrive],
		['/privacy', footer.privacy],
	] as const

	const hasMapAbove = pagesWithMap.includes(usePagePath())
	const outside = { target: '_blank', rel: 'noopener' }

	return (
		<footer className={styles.footer}>
			<div className={styles.columns}>
				<div>
					<Logo name={name} />
					<p>{footer.tagline}</p>
					<ul className={styles.social} aria-label={footer.follow}>
						{social.map(([icon, label]) => (
							<li key={icon}>
								<a href={addresses[icon]} {...outside}>
									<Icon name={icon} />
									{label} <span className="spoken">{chrome.newTab}</span>
								</a>
							</li>
						))}
					</ul>
				</div>
				<Fold title={footer.navigation}>
					<nav aria-label={footer.navigation}>
						<ul className={styles.pages}>
							{pages.map(([path, label]) => (
								<li key={path}>
									<LocalLink to={path}>{label}</LocalLink>
								</li>
							))}
						</ul>
					</nav>
				</Fold>
				<Fold title={footer.visit}>
					<p>
						<Island of={OpenNowLine} hours={hours} />
						{footer.hours}
					</p>
					{specialDays && <p>{specialDays}</p>}
					<p>{footer.address}</p>
					<a className={styles.map} href={links.map} {...outside}>
						{!hasMapAbove && <Picture picture={{ ...map, alt: '' }} sizes="320px" />}
						{footer.map} <span className="spoken">{chrome.newTab}</span>
					</a>
				</Fold>
			</div>
			<div className={styles.legal}>
				<Fold title={footer.legal}>
					<p>
						<WithContacts text={footer.seller} /> {footer.taxes}
					</p>
					<p>{footer.escnna}</p>
					<p>
						<a href={links.consumer} {...outside}>
							{footer.consumer}
						</a>
					</p>
				</Fold>
				<p>
					{footer.rnt}.{' '}
					<a href={links.developer} {...outside}>
						{footer.credit}
					</a>
				</p>
			</div>
		</footer>
	)
}

/** Folded on phones, where the stylesheet follows the <details>; open under a plain heading on wider screens. */
function Fold({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.fold}>
			<h2>{title}</h2>
			<details>
				<summary>
					{title}
					<Icon name="down" />
				</summary>
			</details>
			<div>{children}</div>
		</section>
	)
}
