import {
	addresses,
	type OutgoingEnquiry,
	payloadOf,
} from '#app/enquiries/sending/outgoing-enquiry.ts'
import type { WaitingPost, WaitReason } from '#app/waiting/waiting-posts.ts'
import {
	keepWaiting,
	removeWaiting,
	subscribeToWaiting,
	waitingPosts,
} from '#app/waiting/waiting-store.ts'
import { type EnquiryKind, idOf } from '#domain/enquiries/enquiry.ts'
import { olderKey } from './pending-marker.ts'

export type PendingEnquiry = OutgoingEnquiry & {
	reason: WaitReason | 'invalid'
	notBefore: number
}

/** An enquiry as it waits. The answer to its post, and what it says, are in its fields. */
type EnquiryPost = WaitingPost & { kind: EnquiryKind; enquiry: OutgoingEnquiry }

const none: PendingEnquiry[] = []
let lastPosts: readonly WaitingPost[] = []
let lastRead = none

/** Oldest first. Returns the same array until something changes, as useSyncExternalStore requires. */
export function readPending(): PendingEnquiry[] {
	const posts = waitingPosts()
	if (posts !== lastPosts) {
		lastPosts = posts
		lastRead = posts
			.filter(isEnquiry)
			.map(({ enquiry, reason, notBefore }) => ({ ...enquiry, reason, notBefore }))
	}
	return lastRead
}

export function isEnquiry(post: WaitingPost): post is EnquiryPost {
	return 'enquiry' in post
}

export function nonePending(): PendingEnquiry[] {
	return none
}

export const subscribeToPending = subscribeToWaiting

type Kept = { enquiry: OutgoingEnquiry; reason: PendingEnquiry['reason']; notBefore?: number }

/** Resolves when it is stored. */
export function keepPending({ enquiry, reason, notBefore = 0 }: Kept, keptAt = Date.now()) {
	const { content, consent, language } = enquiry
	const post: EnquiryPost = {
		id: idOf(content),
		kind: content.kind,
		address: addresses[content.kind],
		fields: payloadOf(enquiry),
		...{ enquiry: { content, consent, language }, keptAt, reason, notBefore },
	}
	return keepWaiting(post)
}

export function removePending(id: string) {
	return removeWaiting(id)
}

/** What an earlier version of the site left waiting in local storage. */
export async function adoptOlder() {
	try {
		const older = JSON.parse(localStorage.getItem(olderKey) ?? '[]')
		for (const { keptAt, reason, ...enquiry } of older as (PendingEnquiry & { keptAt: number })[])
			await keepPending({ enquiry, reason }, keptAt)
		localStorage.removeItem(olderKey)
	} catch {
		// Unreadable, or storage is forbidden.
	}
}
