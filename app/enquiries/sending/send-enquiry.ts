import { keepPending, removePending } from '#app/enquiries/pending/pending-store.ts'
import type { WaitReason } from '#app/waiting/waiting-posts.ts'
import { idOf } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import type { FormGuardFields } from '#domain/forms/form-guard.ts'
import { type BrowserMail, mailFromBrowser } from './mail-from-browser.ts'
import type { OutgoingEnquiry } from './outgoing-enquiry.ts'
import { type PostOutcome, postEnquiry } from './post-enquiry.ts'

export type SentEnquiry = OutgoingEnquiry & {
	reference: string
	/** Opens the confirmation after a reload; absent when our server did not answer. */
	key: string | undefined
	/** The guest's own page of a booking request. */
	link: string | undefined
	/** Sent straight to the mail provider, because our server did not answer. */
	isByProvider: boolean
}

type SendOutcome =
	| { result: 'sent'; sent: SentEnquiry }
	| Exclude<PostOutcome, { result: 'stored' }>

/**
 * Stores the enquiry in the browser before sending and removes it once it has arrived: after a closed or reloaded page
 * it is sent again, under the same id. Other tabs and the worker do not send it meanwhile.
 */
export async function sendEnquiry(
	enquiry: OutgoingEnquiry,
	{ mail, guard }: { mail: BrowserMail | undefined; guard?: FormGuardFields },
): Promise<SendOutcome> {
	const id = idOf(enquiry.content)
	const keep = (reason: WaitReason, seconds = 0) =>
		keepPending({ enquiry, reason, notBefore: seconds && Date.now() + seconds * 1000 })
	const sent = async (reference: string, key?: string, link?: string): Promise<SendOutcome> => {
		await removePending(id)
		const isByProvider = key === undefined
		return { result: 'sent', sent: { ...enquiry, reference, key, link, isByProvider } }
	}

	await keep('unavailable')
	const outcome = await postEnquiry(enquiry, guard)
	if (outcome.result === 'stored') return sent(outcome.reference, outcome.key, outcome.link)
	if (outcome.result === 'waiting') {
		const isServerDown = outcome.reason === 'unavailable'
		if (isServerDown && mail && (await mailFromBrowser(mail, enquiry.content)))
			return sent(referenceOf(id))
		await keep(outcome.reason, outcome.retryAfterSeconds)
		return outcome
	}
	await removePending(id)
	return outcome
}
