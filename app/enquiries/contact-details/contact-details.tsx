import type { ReactNode } from 'react'
import { Icon } from '#app/components/icon/icon.tsx'
import { Picture } from '#app/components/picture/picture.tsx'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink } from '#app/site/local-link.tsx'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import styles from './contact-details.module.css'
import type { ContactWay } from './contact-ways.ts'

type Props = {
	/** Comes first: whether the house is open. */
	children?: ReactNode
	/** Below the map. */
	directions?: ReactNode
	direct: { title: string; text: string }
	ways: ContactWay[]
	location: { title: string; text: string; map: string; link: { label: string; to: string } }
	map: ResolvedPicture
	mapAddress: string
}

/** How to reach us without a form, and where we are. */
export function ContactDetails({
	children,
	directions,
	direct,
	ways,
	location,
	map,
	mapAddress,
}: Props) {
	const { newTab } = useChrome()
	return (
		<aside className={styles.details} aria-labelledby="direct">
			<h2 id="direct">{direct.title}</h2>
			{children}
			<p>{direct.text}</p>
			<ul className={styles.ways}>
				{ways.map(({ icon, label, href }) => (
					<li key={href}>
						<a href={href} {...(href.startsWith('https:') && outside)}>
							<Icon name={icon} />
							<span>{breakableAfterAt(label)}</span>
						</a>
					</li>
				))}
			</ul>
			<h2>{location.title}</h2>
			<a className={styles.map} href={mapAddress} {...outside}>
				<Picture picture={map} sizes="(max-width: 991.98px) 100vw, 26rem" />
				<span>
					<Icon name="pin" />
					{location.map} <span className={styles.note}>{newTab}</span>
				</span>
			</a>
			{directions}
			<p>{location.text}</p>
			<p>
				<LocalLink className={styles.way} to={location.link.to}>
					{location.link.label}
				</LocalLink>
			</p>
		</aside>
	)
}

const outside = { target: '_blank', rel: 'noopener' }

/** A line breaks before an e-mail address; only one longer than a line breaks itself, after the @. */
function breakableAfterAt(label: string) {
	const split = label.indexOf('@') + 1
	const start = label.lastIndexOf(' ', split) + 1
	if (split === 0) return label
	return (
		<>
			{label.slice(0, start)}
			<span className={styles.address}>
				{label.slice(start, split)}
				<wbr />
				{label.slice(split)}
			</span>
		</>
	)
}
