import { Icon } from '#app/components/icon/icon.tsx'
import { useLocale, usePagePath } from '#app/site/page-context.tsx'
import type { Chrome } from '#content/chrome.ts'
import { type InBothLanguages, locales, localizePath } from '#domain/locale.ts'
import styles from './language-links.module.css'

const flags = { es: 'colombia', en: 'britain' } as const satisfies InBothLanguages<string>

/** Two flags that link to the same page in each language, with the same query. */
export function LanguageLinks({ chrome, query = '' }: { chrome: Chrome; query?: string }) {
	const current = useLocale()
	const path = usePagePath()
	const names: InBothLanguages<string> = { es: chrome.spanish, en: chrome.english }
	return (
		<nav className={styles.languages} aria-label={chrome.languages}>
			{locales.map((locale) => (
				<a
					key={locale}
					href={localizePath(path, locale) + query}
					lang={locale}
					hrefLang={locale}
					aria-label={names[locale]}
					aria-current={locale === current ? 'true' : undefined}
				>
					<Icon name={flags[locale]} width={30} height={20} />
				</a>
			))}
		</nav>
	)
}
