import type { LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { pagesByName } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { splitLocale } from '#domain/locale.ts'

export type SitePage = { document: string; path: string; name: string }

/** The site's pages under the names that the owner gave them. */
export function listSitePages({
	url,
	context,
}: Pick<LoaderFunctionArgs, 'url' | 'context'>): SitePage[] {
	const { locale } = splitLocale(url.pathname)
	const { content } = context.get(servicesContext)
	return Object.entries<PageContent>(pagesByName).map(([document, page]) => ({
		document,
		path: page.path,
		name: content.page(page).copy[locale].crumb,
	}))
}
