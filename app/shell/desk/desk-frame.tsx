import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { LanguageLinks } from '#app/shell/language-links.tsx'
import { useChrome } from '#app/site/loaders/root-data.ts'
import { LocalLink, useLocale } from '#app/site/locale.tsx'
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
	onSignOut: () => void
	children: ReactNode
}

/** The bar with the desk's sections, at the foot of phones and at the side of larger screens, and the section. */
export function DeskFrame({ words, siteName, title, sections, onSignOut, children }: Props) {
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
					<LanguageLinks chrome={useChrome()} />
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
