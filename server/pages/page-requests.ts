import { splitLocale } from '#domain/locale.ts'
import { unknownPathOf } from './site-map.ts'

/** What of a request decides which page it gets: unknown parameters (?utm_source=…) do not. */
export type PageRequest = {
	/** Where React Router renders it. */
	address: string
	/** The name under which memory keeps it; undefined when the answer is for this visitor alone. */
	cacheKey: string | undefined
}

/** Parameters that React Router itself adds when the browser asks for a page's data. */
const dataParameters = ['_routes']

/**
 * Parameters that pages read. A page with one of these is rendered for the asking.
 */
const pageParameters = ['before', 'sent', 'id', 'problem']

export function readPageRequest(url: URL, known: ReadonlySet<string>): PageRequest {
	const isData = url.pathname.endsWith('.data')
	const pathname = isData ? pageOfData(url.pathname) : url.pathname
	const kept = new URLSearchParams()
	for (const name of isData ? [...dataParameters, ...pageParameters] : pageParameters) {
		const value = url.searchParams.get(name)
		if (value !== null) kept.set(name, value)
	}
	const page = known.has(pathname) ? pathname : unknownPathOf(splitLocale(pathname).locale)
	const address = (isData ? dataOfPage(page) : page) + (kept.size > 0 ? `?${kept}` : '')
	const isForAll = !pageParameters.some((name) => kept.has(name))
	return { address, cacheKey: isForAll ? address : undefined }
}

/** React Router asks for the data of '/' at '/_.data', of '/menu' at '/menu.data'. */
function pageOfData(pathname: string): string {
	return pathname === '/_.data' ? '/' : pathname.slice(0, -'.data'.length)
}

function dataOfPage(page: string): string {
	return page === '/' ? '/_.data' : `${page}.data`
}
