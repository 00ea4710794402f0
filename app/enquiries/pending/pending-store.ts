import type { OutgoingEnquiry } from '#app/enquiries/sending/outgoing-enquiry.ts'
import type { WaitReason } from '#app/enquiries/sending/post-enquiry.ts'
import { createListeners } from '#app/site/listeners.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { pendingKey } from './pending-marker.ts'

export type PendingEnquiry = OutgoingEnquiry & {
	keptAt: number
	/** `invalid`: the server refused it, for example because the arrival date has passed. The visitor must correct it. */
	reason: WaitReason | 'invalid'
	/** No automatic attempt before this time. */
	notBefore: number
}

/** A phone may be lent or sold: what was not sent within a month is dropped. */
const keptForMs = 30 * 24 * 60 * 60 * 1000
const none: PendingEnquiry[] = []

const { notify, subscribe } = createListeners()
let lastText: string | null = null
let lastRead = none
/** Used where the browser forbids storage: lasts as long as the page is open. */
let unstored: string | null = null

/** Oldest first. Returns the same array until something changes, as useSyncExternalStore requires. */
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

export const subscribeToPending = subscribe

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
	notify()
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
