import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import type { WaitReason } from '#app/enquiries/sending/post-enquiry.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { pendingKey } from './pending-marker.ts'

export type PendingEnquiry = OutgoingEnquiry & {
	keptAt: number
	/** `invalid`: the server refused it since, a day of arrival that passed for example. Only the visitor can help it. */
	reason: WaitReason | 'invalid'
	/** When it may be tried again by itself. */
	notBefore: number
}

/** A phone may be lent or sold: what nobody sent within a month is not kept any longer. */
const keptForMs = 30 * 24 * 60 * 60 * 1000
const none: PendingEnquiry[] = []

const listeners = new Set<() => void>()
let lastText: string | null = null
let lastRead = none
/** Where the browser forbids storage, at least for as long as the page is open. */
let unstored: string | null = null

/** The enquiries that wait in this browser, oldest first: the same array until something changes. */
export function readPending(): PendingEnquiry[] {
	const text = readText()
	if (text !== lastText) {
		lastText = text
		lastRead = parse(text).filter(({ keptAt }) => keptAt > Date.now() - keptForMs)
	}
	return lastRead
}

export function nonePending(): PendingEnquiry[] {
	return none
}

export function keepPending(enquiry: PendingEnquiry) {
	write([...without(idOf(enquiry.content)), enquiry])
}

export function removePending(id: string) {
	write(without(id))
}

/** For useSyncExternalStore; hears of other tabs too. */
export function subscribeToPending(listener: () => void) {
	listeners.add(listener)
	addEventListener('storage', listener)
	return () => {
		listeners.delete(listener)
		removeEventListener('storage', listener)
	}
}

function without(id: string) {
	return readPending().filter(({ content }) => idOf(content) !== id)
}

function write(enquiries: PendingEnquiry[]) {
	const text = enquiries.length > 0 ? JSON.stringify(enquiries) : null
	try {
		if (text === null) localStorage.removeItem(pendingKey)
		else localStorage.setItem(pendingKey, text)
		unstored = null
	} catch {
		unstored = text
	}
	for (const listener of listeners) listener()
}

function readText(): string | null {
	try {
		return unstored ?? localStorage.getItem(pendingKey)
	} catch {
		return unstored
	}
}

function parse(text: string | null): PendingEnquiry[] {
	try {
		return text === null ? none : JSON.parse(text)
	} catch {
		return none
	}
}
