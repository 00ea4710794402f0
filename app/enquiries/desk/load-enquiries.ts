import { fetchAsOwner } from '#app/api/call-as-owner.ts'
import { ownerToken } from '#app/api/owner-token.ts'
import { loadAsOwner } from '#app/desk/load.ts'
import { refreshMs } from '#app/desk/use-fresh-data.ts'
import type { ListState } from '#domain/enquiries/list-state.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import type { EnquiryList, EnquiryResponse } from '#domain/enquiries/responses.ts'

/**
 * The owner's search. It names guests, so it is in the history entry instead of the address; going back restores
 * it there.
 */
export type EnquirySearch = {
	q: string
	state: ListState | ''
	/** How many pages of the list are shown. */
	pages: number
	/** Increases when the owner asks for the same list once more. */
	asked: number
}

export type LoadedEnquiries = Awaited<ReturnType<typeof loadEnquiries>>

const pageSize = 20
let lastLoaded = { key: '', at: 0 }

/** Links name a request by its reference; mail providers' templates know only its id. */
function openedAt({ searchParams }: URL): string {
	const text = searchParams.get('request') ?? ''
	return /^[0-9a-f-]{36}$/i.test(text) ? referenceOf(text) : text
}

export function searchAt(url: URL): EnquirySearch {
	// A link has no history entry yet when its data are loaded.
	const isHere = url.pathname + url.search === location.pathname + location.search
	const entered = isHere ? history.state?.search : undefined
	return { q: openedAt(url), state: '', pages: 1, asked: 0, ...entered }
}

/** Another person may see another list. */
const keyOf = (search: EnquirySearch) => JSON.stringify([search, ownerToken()])

/** Whether the list that is shown is the one that is looked for. */
export function isLoadedList(url: URL): boolean {
	return keyOf(searchAt(url)) === lastLoaded.key
}

/** Whether the next refresh should load the list again. It comes a moment earlier or later than a minute. */
export function isOldList(): boolean {
	return Date.now() - lastLoaded.at > refreshMs / 2
}

/** The owner's list, newest first. */
export async function loadEnquiries(url: URL) {
	const search = searchAt(url)
	const key = keyOf(search)
	lastLoaded = { key, at: Date.now() }
	const loaded = await loadAsOwner(`enquiries ${key}`, () => fetchPages(search))
	return { ...loaded, search, opened: openedAt(url) }
}

/** After the owner's reply: the entry in the list has changed with it. */
export async function findEnquiry({ id, reference }: EnquiryResponse) {
	const search: EnquirySearch = { q: reference, state: '', pages: 1, asked: 0 }
	const found = await fetchPages(search).catch(() => undefined)
	return found?.enquiries.find((it) => it.id === id)
}

async function fetchPages(search: EnquirySearch): Promise<EnquiryList> {
	const enquiries: EnquiryList['enquiries'] = []
	let next: EnquiryList['next'] = null
	for (let page = 0; page < search.pages; page += 1) {
		const body = { ...filterOf(search), limit: pageSize, ...(next && { before: next }) }
		const found: EnquiryList = await fetchAsOwner('/api/enquiries/search', 'POST', body)
		enquiries.push(...found.enquiries)
		next = found.next
		if (!next) break
	}
	return { enquiries, next }
}

/** Converts the search for the API. */
export function filterOf({ q, state }: Pick<EnquirySearch, 'q' | 'state'>) {
	return { ...(q && { q }), ...(state && { state }) }
}
