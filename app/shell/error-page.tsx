import { isRouteErrorResponse, useRouteError } from 'react-router'
import { ActionLink } from '#app/components/action-link/action-link.tsx'
import { Column } from '#app/components/page/page.tsx'
import { builtInContent, fromPage, linksOf } from '#app/site/links.ts'
import { useRootData } from '#app/site/loaders/root-data.ts'
import { useLocale, useWords } from '#app/site/page-context.tsx'
import { errorWords } from '#content/error-words.ts'
import type { Locale } from '#domain/locale.ts'

export function ErrorPage() {
	const locale = useLocale()
	const error = useRouteError()
	/** Words of its own that a loader has thrown. */
	const thrown = isRouteErrorResponse(error) && typeof error.data === 'object' ? error.data : {}
	const words = { ...useWords(errorWords, 'error-page'), ...thrown }
	const whatsapp = useRootData()?.links.whatsapp ?? whatsappWithoutRoot(locale)
	return (
		<main id="content">
			<title>{words.title}</title>
			<Column>
				<h1>{words.title}</h1>
				<p>{words.text}</p>
				<p>
					{/* This very path: a refused post is answered by a page that was rendered for all paths. */}
					<a href="?">{words.retry}</a>
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

/** The root loader failed too. Only the server has the built-in facts; the desk's app finds the link in its document. */
function whatsappWithoutRoot(locale: Locale): string {
	if (import.meta.env.SSR) return linksOf(builtInContent, locale).whatsapp
	return document.querySelector('main a[href^="https://wa.me/"]')?.getAttribute('href') ?? ''
}
