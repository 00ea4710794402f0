import { useLocation } from 'react-router'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Column } from '#app/components/page/page.tsx'
import { fromPage, linksOf } from '#app/site/links.ts'
import { useLocale } from '#app/site/locale.tsx'
import { useRootData } from '#app/site/root-data.ts'
import { errorWords } from '#content/error-words.ts'
import { facts } from '#content/facts.ts'

export function ErrorPage() {
	const locale = useLocale()
	const { pathname } = useLocation()
	const words = errorWords[locale]
	// The built-in facts, if even the root loader failed.
	const { whatsapp } = useRootData()?.links ?? linksOf(facts, locale)
	return (
		<main id="content">
			<title>{words.title}</title>
			<Column>
				<h1>{words.title}</h1>
				<p>{words.text}</p>
				<p>
					<a href={pathname}>{words.retry}</a>
				</p>
				<p>
					<ActionLink to="/">{words.home}</ActionLink>{' '}
					<ActionLink to={fromPage(whatsapp, words.title)} variant="quiet">
						{words.whatsapp}
					</ActionLink>
				</p>
			</Column>
		</main>
	)
}
