import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { LocalLink } from '#app/site/local-link.tsx'
import { useLocale } from '#app/site/page-context.tsx'
import type { DeskFrameWords, DeskSection } from '#content/owner/desk-frame-words.ts'
import { localizePath } from '#domain/locale.ts'
import styles from './desk-frame.module.css'
import { DeskIcon } from './desk-icon.tsx'

/** Names what the section holds. */
export const deskTitleId = 'desk-title'

type Props = {
	words: DeskFrameWords
	siteName: string
	/** The section's heading. */
	title: string
	sections: { name: DeskSection; path: string; label: string }[]
	languages: ReactNode
	onSignOut: () => void
	children: ReactNode
}

/** The bar with the desk's sections, at the foot of phones and at the side of larger screens, and the section. */
export function DeskFrame({ words, siteName, title, sections, languages, ...rest }: Props) {
	const { onSignOut, children } = rest
	const locale = useLocale()
	return (
		<div className={styles.desk}>
			<header className={styles.side}>
				<p className={styles.name}>{siteName}</p>
				<nav className={styles.sections} aria-label={words.navigation}>
					<ul>
						{sections.map(({ name, path, label }) => (
							<li key={name}>
								<NavLink to={localizePath(path, locale)} prefetch="intent">
									<DeskIcon name={name} />
									{label}
								</NavLink>
							</li>
						))}
					</ul>
				</nav>
				<div className={styles.tools}>
					{languages}
					<LocalLink to="/" className={styles.tool}>
						<DeskIcon name="outside" />
						<span>{words.publicSite}</span>
					</LocalLink>
					<button type="button" className={styles.tool} onClick={onSignOut}>
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
