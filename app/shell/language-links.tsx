import { Link } from 'react-router'
import { useLocale, usePagePath } from '#app/site/locale.tsx'
import type { Chrome } from '#content/chrome.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import styles from './language-links.module.css'

/** Two flags that link to the same page in each language. */
export function LanguageLinks({ chrome }: { chrome: Chrome }) {
	const current = useLocale()
	const path = usePagePath()
	const languages: [Locale, string][] = [
		['es', chrome.spanish],
		['en', chrome.english],
	]
	return (
		<nav className={styles.languages} aria-label={chrome.languages}>
			{languages.map(([locale, name]) => (
				<Link
					key={locale}
					to={localizePath(path, locale)}
					lang={locale}
					hrefLang={locale}
					aria-label={name}
					aria-current={locale === current ? 'true' : undefined}
				>
					{locale === 'es' ? <ColombianFlag /> : <BritishFlag />}
				</Link>
			))}
		</nav>
	)
}

function ColombianFlag() {
	return (
		<svg viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">
			<path fill="#fcd116" d="M0 0h30v10H0z" />
			<path fill="#003893" d="M0 10h30v5H0z" />
			<path fill="#ce1126" d="M0 15h30v5H0z" />
		</svg>
	)
}

function BritishFlag() {
	return (
		<svg viewBox="0 0 30 20" width="30" height="20" aria-hidden="true">
			<path fill="#012169" d="M0 0h30v20H0z" />
			<path stroke="#fff" strokeWidth="4" d="M0 0l30 20M30 0L0 20" />
			<path stroke="#c8102e" strokeWidth="1.6" d="M0 0l30 20M30 0L0 20" />
			<path stroke="#fff" strokeWidth="6.6" d="M15 0v20M0 10h30" />
			<path stroke="#c8102e" strokeWidth="4" d="M15 0v20M0 10h30" />
		</svg>
	)
}
