import { type ReactNode, useEffect, useRef } from 'react'
import { NavLink, useMatch } from 'react-router'
import { deskTitleId, useFilledWords } from '#app/desk/desk-info.tsx'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import { type DeskSection, deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { localizePath } from '#domain/locale.ts'
import styles from './desk-frame.module.css'
import { DeskIcon } from './desk-icon.tsx'
import { deskScrollerId } from './desk-navigation.tsx'

type ScreenProps = { hasBar: boolean; notices: ReactNode; children: ReactNode }

/** The scrolling part of the desk, and below it the notices, which take room there instead of covering a button. */
export function DeskScreen({ hasBar, notices, children }: ScreenProps) {
	return (
		<div className={styles.screen} data-bar={hasBar || undefined}>
			<div id={deskScrollerId} className={styles.scroller}>
				{children}
			</div>
			{notices}
		</div>
	)
}

type Props = {
	siteName: string
	/** Undefined while one person works here. */
	personName: string | undefined
	/** The section's heading. */
	title: string
	sections: { name: DeskSection; path: string; label: string }[]
	languages: ReactNode
	onSignOut: () => void
	children: ReactNode
}

/** The bar with the desk's sections, at the foot of phones and at the side of larger screens, and the section. */
export function DeskFrame({ siteName, personName, title, sections, languages, ...rest }: Props) {
	const { onSignOut, children } = rest
	const words = useFilledWords(deskFrameWords)
	const locale = useLocale()
	return (
		<div className={styles.desk}>
			<header className={styles.side}>
				<div className={styles.name}>
					<p>{siteName}</p>
					{personName && <p className={styles.person}>{personName}</p>}
				</div>
				<nav className={styles.sections} aria-label={words.navigation}>
					<ul className="plain-list stack">
						{sections.map(({ name, path, label }) => (
							<li key={name}>
								<SectionLink to={localizePath(path, locale)}>
									<DeskIcon name={name} />
									{label}
								</SectionLink>
							</li>
						))}
					</ul>
				</nav>
				<div className={styles.tools}>
					{languages}
					<LocalLink to="/" className={`touch ${styles.tool}`}>
						<DeskIcon name="outside" />
						<span>{words.publicSite}</span>
					</LocalLink>
					<button type="button" className={`touch ${styles.tool}`} onClick={onSignOut}>
						<DeskIcon name="leave" />
						<span>{words.signOut}</span>
					</button>
				</div>
			</header>
			<main id="content" className={styles.section}>
				<h1 id={deskTitleId}>{title}</h1>
				{children}
			</main>
		</div>
	)
}

/** The link of the current section scrolls into view, because it may be at the end of a phone's bar. */
function SectionLink({ to, children }: { to: string; children: ReactNode }) {
	const link = useRef<HTMLAnchorElement>(null)
	const isCurrent = useMatch({ path: to, end: false }) !== null
	useEffect(() => {
		if (isCurrent) link.current?.scrollIntoView({ inline: 'nearest', block: 'nearest' })
	}, [isCurrent])
	return (
		<NavLink ref={link} to={to} prefetch="intent" className="touch">
			{children}
		</NavLink>
	)
}
