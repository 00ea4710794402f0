import { ownerToken } from '#app/api/owner-token.ts'
import { mountIslands, unmountIslands } from '#app/islands/owner/mount-islands.ts'
import { pageInfoId } from '#app/site/page-context.tsx'
import { previewHeader, readTextIds } from '#domain/editing/text-ids.ts'
import { tokenHeader } from '#domain/owner/sign-in.ts'

/** The page that is to be shown next. */
let wanted: AbortController | undefined
/** The document before its first preview. */
let published: Document | undefined

/**
 * Puts the page as the server has it now, with the owner's draft, in place of what the document shows. Without a connection
 * everything stays as it was. The last call wins: a response that arrives after a later call is dropped.
 */
export async function showDraft() {
	published ??= copyOf(document)
	const token = ownerToken()
	const page = await fetchPage(token ? { [previewHeader]: '1', [tokenHeader]: token } : {})
	if (page) await show(page)
}

/**
 * Puts the page that everybody sees in its place: without a connection, as it was opened. Nothing of a draft may stay for
 * whoever comes after its author, so once they have signed out, this does not wait for the server.
 */
export async function showPublished() {
	const response = fetchPage()
	const isSignedOut = ownerToken() === null
	if (isSignedOut) showAsOpened()
	const page = await response
	if (page) await show(page)
	else if (!isSignedOut) await showAsOpened()
}

/** Undefined without a connection. Throws after a later call. */
async function fetchPage(headers: Record<string, string> = {}): Promise<Document | undefined> {
	wanted?.abort()
	wanted = new AbortController()
	const { signal } = wanted
	try {
		const address = location.pathname + location.search
		const response = await fetch(address, { cache: 'no-store', signal, headers })
		// An unknown path shows the home page, which can be edited there too.
		if (!response.ok && response.status !== 404) return undefined
		return new DOMParser().parseFromString(await response.text(), 'text/html')
	} catch (failure) {
		if (signal.aborted) throw failure
		return undefined
	}
}

async function showAsOpened() {
	if (published) await show(copyOf(published))
}

/** The islands outside the page itself stay, the editor among them. */
async function show(page: Document) {
	const focused = placeOf(document.activeElement)
	const newParts = partsOf(page)
	for (const [index, part] of partsOf(document).entries()) {
		const newPart = newParts[index]
		if (newPart) replace(part, newPart)
	}
	const [info, newInfo] = [document, page].map((it) => it.getElementById(pageInfoId))
	if (info && newInfo) info.textContent = newInfo.textContent
	document.title = readTextIds(page.title).plain
	await mountIslands()
	// React has the texts with their ids by now; the document itself keeps none.
	for (const { dataset } of document.querySelectorAll<HTMLElement>('page-island'))
		dataset.props = readTextIds(dataset.props ?? '').plain
	if (info) info.textContent = readTextIds(info.textContent ?? '').plain
	elementAt(focused)?.focus({ preventScroll: true })
}

/** What `show` needs of a page. */
function copyOf(page: Document): Document {
	const copy = document.implementation.createHTMLDocument(page.title)
	const info = page.getElementById(pageInfoId)
	for (const part of [...partsOf(page), ...(info ? [info] : [])])
		copy.body.append(copy.importNode(part, true))
	return copy
}

/** The page without its islands at the edge of the document and without scripts. */
function partsOf({ body }: Document): HTMLElement[] {
	return [...body.querySelectorAll<HTMLElement>(':scope > :not(page-island, script, dialog)')]
}

function replace(part: HTMLElement, newPart: HTMLElement) {
	const open = [...part.querySelectorAll('details')].map((details) => details.open)
	for (const [index, details] of newPart.querySelectorAll('details').entries())
		details.open ||= open[index] ?? false
	unmountIslands(part)
	part.replaceWith(document.adoptNode(newPart))
}

/** The way to an element of the page from the document's body, by the places among its siblings. */
function placeOf(element: Element | null): number[] {
	const parent = element?.parentElement
	if (!element || !parent || element === document.body) return []
	return [...placeOf(parent), [...parent.children].indexOf(element)]
}

function elementAt(place: readonly number[]): HTMLElement | undefined {
	if (place.length === 0) return undefined
	return place.reduce<Element | undefined>(
		(parent, index) => parent?.children[index],
		document.body,
	) as HTMLElement | undefined
}
