import { splitLocale } from '#domain/locale.ts'

/** Spanish paths that begin with one of these are never fetched ahead: the desk, files, and guests' own pages, which are not cached. */
export const notFetchedAhead = ['/admin', '/api/', '/request/', '/pictures/']

type Savings = { connection?: { saveData?: boolean } }

/**
 * Fetches the next page as soon as its link is touched, in browsers without speculation rules; the others do it by
 * themselves (server/pages/files/prefetch-rules.ts).
 */
export function prefetchOnTouch(): () => void {
	if (HTMLScriptElement.supports?.('speculationrules')) return () => {}
	const prefetched = new Set<string>()
	const fetchAhead = ({ target }: Event) => {
		const link = target instanceof Element ? target.closest('a') : null
		if (!link || !isPage(link) || prefetched.has(link.href)) return
		if ((navigator as Savings).connection?.saveData) return
		prefetched.add(link.href)
		const prefetch = document.createElement('link')
		prefetch.rel = 'prefetch'
		prefetch.href = link.href
		document.head.append(prefetch)
	}
	for (const event of ['pointerover', 'touchstart'])
		document.addEventListener(event, fetchAhead, { passive: true })
	return () => {
		for (const event of ['pointerover', 'touchstart'])
			document.removeEventListener(event, fetchAhead)
	}
}

/** Another page for visitors. */
function isPage({ origin, pathname, rel }: HTMLAnchorElement): boolean {
	return (
		origin === location.origin &&
		pathname !== location.pathname &&
		!rel.includes('nofollow') &&
		!notFetchedAhead.some((start) => splitLocale(pathname).path.startsWith(start))
	)
}
