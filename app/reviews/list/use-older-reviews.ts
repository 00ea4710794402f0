import { useCallback, useEffect, useRef, useState } from 'react'
import { callApi } from '#app/api/call-api.ts'
import type { Locale } from '#domain/locale.ts'
import type { Review } from '#domain/reviews/review.ts'

const pageSize = 50
/** How far below the visible part the next ones are fetched. */
const ahead = '0px 0px 1200px 0px'

type OlderState = 'idle' | 'loading' | 'failed'
type Options = {
	/** The id of the last review of the first page; undefined when that page holds all. */
	first: string | undefined
	locale: Locale
	onLoad: (reviews: Review[]) => void
}

/** Fetches older reviews when the visitor scrolls near the end of the list or presses the link there. */
export function useOlderReviews({ first, locale, onLoad }: Options) {
	const [before, setBefore] = useState(first)
	const [state, setState] = useState<OlderState>('idle')
	const region = useRef<HTMLElement>(null)
	const end = useRef<HTMLParagraphElement>(null)
	const isBusy = useRef(false)

	const load = useCallback(async () => {
		if (!before || isBusy.current) return
		isBusy.current = true
		setState('loading')
		try {
			const page = await fetchOlder(before, locale)
			onLoad(page.reviews)
			setBefore(page.next)
			setState('idle')
		} catch {
			setState('failed')
		}
		isBusy.current = false
	}, [before, locale, onLoad])

	useEffect(() => {
		// After a failure the visitor decides: a loop of attempts would drain the phone.
		if (!end.current || state !== 'idle') return
		const observer = new IntersectionObserver(
			([entry]) => {
				if (entry?.isIntersecting) load()
			},
			{ root: region.current, rootMargin: ahead },
		)
		observer.observe(end.current)
		return () => observer.disconnect()
	}, [state, load])

	return { before, state, load, region, end }
}

async function fetchOlder(before: string, locale: Locale) {
	const query = new URLSearchParams({ before, limit: String(pageSize), language: locale })
	const response = await callApi(`/api/reviews?${query}`)
	const reviews: Review[] = await response.json()
	const hasMore = response.headers.get('link')?.includes('rel="next"')
	return { reviews, next: hasMore ? reviews.at(-1)?._id : undefined }
}
