import type { LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { pagesByName } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { splitLocale } from '#domain/locale.ts'
import type { OfferNames } from '#domain/offers/offers.ts'

/** For each part of the desk's section about the site. */
export function loadSitePart({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
	const { locale } = splitLocale(url.pathname)
	const { content } = context.get(servicesContext)
	return {
		words: siteWords[locale],
		offerNames: content.offers[locale] as OfferNames,
		pages: Object.entries<PageContent>(pagesByName).map(([document, page]) => ({
			...{ document, path: page.path },
			name: content.page(page).copy[locale].crumb,
		})),
	}
}
