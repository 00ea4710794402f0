import { Icon, type IconName } from '#app/components/icon/icon.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { LocalLink } from '#app/site/locale.tsx'
import type { Chrome } from '#content/chrome.ts'
import type { ResolvedPicture } from '#domain/picture.ts'
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
	specialDays?: string | undefined
}

export function Footer({ chrome, name, links, map, specialDays }: Props) {
	const { footer } = chrome
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
		['/reviews', footer.reviews],
		['/arrive', footer.arrive],
		['/privacy', footer.privacy],
		['/admin', footer.owner],
	] as const

	return (
		<footer className={styles.footer}>
			<div className={styles.columns}>
				<div>
					<Logo name={name} />
					<p>{footer.tagline}</p>
					<h2>{footer.follow}</h2>
					<ul className={styles.social}>
						{social.map(([icon, label]) => (
							<li key={icon}>
								<a href={links[icon]} target="_blank" rel="noopener noreferrer">
									<Icon name={icon} />
									<span>
										{label} <span className={styles.note}>{chrome.newTab}</span>
									</span>
								</a>
							</li>
						))}
					</ul>
				</div>
				<nav aria-label={footer.navigation}>
					<h2>{footer.navigation}</h2>
					<ul className={styles.pages}>
						{pages.map(([path, label]) => (
							<li key={path}>
								<LocalLink to={path}>{label}</LocalLink>
							</li>
						))}
					</ul>
				</nav>
				<div>
					<h2>{footer.visit}</h2>
					<p>{footer.hours}</p>
					{specialDays && <p>{specialDays}</p>}
					<p>{footer.address}</p>
					<a
						className={styles.map}
						href={links.map}
						target="_blank"
						rel="noopener noreferrer"
						aria-label={`${footer.map} ${chrome.newTab}`}
					>
						<Picture picture={{ ...map, alt: '' }} sizes="320px" />
					</a>
				</div>
			</div>
			<div className={styles.legal}>
				<h2>{footer.legal}</h2>
				<p>
					{footer.rnt}. {footer.seller} {footer.taxes}
				</p>
				<p>{footer.escnna}</p>
				<p>
					<a href={links.consumer} target="_blank" rel="noopener noreferrer">
						{footer.consumer}
					</a>
				</p>
				<p>
					<a href={links.developer} target="_blank" rel="noopener noreferrer">
						{footer.credit}
					</a>
				</p>
			</div>
		</footer>
	)
}
