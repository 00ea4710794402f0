import { keepPending, removePending } from '#app/enquiries/pending/pending-store.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import type { FormGuardFields } from '#domain/form-guard.ts'
import { type BrowserMail, mailFromBrowser } from './mail-from-browser.ts'
import type { OutgoingEnquiry } from './outgoing-enquiry.ts'
import { type PostOutcome, postEnquiry, type WaitReason } from './post-enquiry.ts'

/** Within this time nobody else, another tab or the page after a reload, need try what is under way. */
const longestAttemptSeconds = 40

export type SentEnquiry = OutgoingEnquiry & {
	reference: string
	/** Straight to the mail provider, since our server did not answer. */
	isByProvider: boolean
}

export type SendOutcome =
	| { result: 'sent'; sent: SentEnquiry }
	| Exclude<PostOutcome, { result: 'stored' }>

/**
 * Kept in the browser before it is sent, and taken away once it has arrived: a page that is closed or reloaded in
 * between tries again, under the same id.
 */
export async function sendEnquiry(
	enquiry: OutgoingEnquiry,
	{ mail, guard }: { mail: BrowserMail | undefined; guard?: FormGuardFields },
): Promise<SendOutcome> {
	const id = idOf(enquiry.content)
	const keep = (reason: WaitReason, seconds = 0) =>
		keepPending({ ...enquiry, keptAt: Date.now(), reason, notBefore: Date.now() + seconds * 1000 })
	const sent = (reference: string, isByProvider: boolean): SendOutcome => {
		removePending(id)
		return { result: 'sent', sent: { ...enquiry, reference, isByProvider } }
	}

	keep('unavailable', longestAttemptSeconds)
	const outcome = await postEnquiry(enquiry, guard)
	if (outcome.result === 'stored') return sent(outcome.reference, false)
	if (outcome.result === 'waiting') {
		const isOut = outcome.reason === 'unavailable'
		if (isOut && mail && (await mailFromBrowser(mail, enquiry.content)))
			return sent(referenceOf(id), true)
		keep(outcome.reason, outcome.retryAfterSeconds)
		return outcome
	}
	removePending(id)
	return outcome
}
