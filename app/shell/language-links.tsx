import { Icon } from '#app/components/icon/icon.tsx'
import { useLocale, usePagePath } from '#app/site/page-context.tsx'
import type { Chrome } from '#content/chrome.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import styles from './language-links.module.css'

/** Two flags that link to the same page in each language, with the same query. */
export function LanguageLinks({ chrome, query = '' }: { chrome: Chrome; query?: string }) {
	const current = useLocale()
	const path = usePagePath()
	const languages: [Locale, string][] = [
		['es', chrome.spanish],
		['en', chrome.english],
	]
	return (
		<nav className={styles.languages} aria-label={chrome.languages}>
			{languages.map(([locale, name]) => (
				<a
					key={locale}
					href={localizePath(path, locale) + query}
					lang={locale}
					hrefLang={locale}
					aria-label={name}
					aria-current={locale === current ? 'true' : undefined}
				>
					<Icon name={locale === 'es' ? 'colombia' : 'britain'} width={30} height={20} />
				</a>
			))}
		</nav>
	)
}
