import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { type Loaded, loadAsOwner } from '#app/desk/load.ts'
import type { Locale } from '#domain/locale.ts'
import type { DeskReviewList } from '#domain/reviews/published-review.ts'

/** How many pages are shown; the history entry has it, so the list is as long as before on back and forward. */
const shownPages = (): number => history.state?.reviewPages ?? 1

/** Reviews without a reply, and as many pages of the others as are shown. */
export function loadDeskReviews(locale: Locale): Promise<Loaded<DeskReviewList>> {
	const fetchPage = (before?: string) => {
		const query = new URLSearchParams({ language: locale, ...(before && { before }) })
		return fetchAsOwner<DeskReviewList>(`/api/desk/reviews?${query}`)
	}
	return loadAsOwner(`reviews ${locale}`, async () => {
		const list = await fetchPage()
		for (let page = 1; page < shownPages() && list.next; page += 1) {
			const { others, next } = await fetchPage(list.next)
			list.others.push(...others)
			list.next = next
		}
		return list
	})
}
