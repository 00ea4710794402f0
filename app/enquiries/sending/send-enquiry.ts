import { ApiProblem } from '#app/api/call-api.ts'
import { sendForm } from '#app/api/send-form.ts'
import { rememberRequest } from '#app/enquiries/own-requests/own-requests.ts'
import type { Carrier } from '#app/waiting/outbox.ts'
import type { WaitingPost, WaitReason } from '#app/waiting/waiting-posts.ts'
import { removeWaiting, saveWaiting } from '#app/waiting/waiting-store.ts'
import { type EnquiryKind, idOf } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import type { FieldError } from '#domain/errors.ts'
import type { FormGuardFields } from '#domain/forms/form-guard.ts'
import { type BrowserMail, mailFromBrowser } from './mail-from-browser.ts'
import { addresses, type OutgoingEnquiry, payloadOf } from './outgoing-enquiry.ts'

export type SentEnquiry = OutgoingEnquiry & {
	reference: string
	/** Opens the confirmation after a reload; absent when our server did not answer. */
	key: string | undefined
	/** The guest's own page of a booking request. */
	link: string | undefined
	/** Sent straight to the mail provider, because our server did not answer. */
	isByProvider: boolean
}

/** An enquiry that waits in the browser: its payload, which the worker posts, and what it says. */
export type WaitingEnquiry = WaitingPost & { kind: EnquiryKind; enquiry: OutgoingEnquiry }

type PostOutcome =
	| { result: 'stored'; reference: string; key: string; link: string | undefined }
	| { result: 'invalid'; errors: FieldError[] }
	| { result: 'conflict' }
	| { result: 'waiting'; reason: WaitReason; retryAfterSeconds: number }

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
	const sent = async (response: EnquiryResponse): Promise<SendOutcome> => {
		const arrived = sentFrom(enquiry, response)
		await removeWaiting(id)
		return { result: 'sent', sent: arrived }
	}

	await saveWaitingEnquiry(enquiry, 'unavailable')
	const outcome = await postEnquiry(enquiry, guard)
	if (outcome.result === 'stored') return sent(outcome)
	if (outcome.result === 'waiting') {
		const isServerDown = outcome.reason === 'unavailable'
		if (isServerDown && mail && (await mailFromBrowser(mail, enquiry.content)))
			return sent({ reference: referenceOf(id) })
		await saveWaitingEnquiry(enquiry, outcome.reason, outcome.retryAfterSeconds)
		return outcome
	}
	await removeWaiting(id)
	return outcome
}

type EnquiryResponse = Pick<SentEnquiry, 'reference'> & Partial<Pick<SentEnquiry, 'key' | 'link'>>

/** Lists a booking request in this browser, whichever page its guest is on by now. */
function sentFrom(
	enquiry: OutgoingEnquiry,
	{ reference, key, link }: EnquiryResponse,
): SentEnquiry {
	const { content } = enquiry
	if (content.kind === 'booking' && key) {
		const { ArrivalDate: from, DepartureDate: to } = content.fields
		rememberRequest({ key, reference, from, to })
	}
	return { ...enquiry, reference, key, link, isByProvider: key === undefined }
}

/** Never throws: an enquiry that could not be sent is `waiting`. */
async function postEnquiry(
	enquiry: OutgoingEnquiry,
	guard: FormGuardFields = {},
): Promise<PostOutcome> {
	const body = { ...payloadOf(enquiry), ...guard }
	const address = addresses[enquiry.content.kind]
	try {
		const { reference, key, link } = await (await sendForm(address, body)).json()
		return { result: 'stored', reference, key, link }
	} catch (problem) {
		return asOutcome(problem instanceof ApiProblem ? problem : new ApiProblem('offline'))
	}
}

function asOutcome({ code, errors, retryAfterSeconds = 0 }: ApiProblem): PostOutcome {
	if (code === 'invalid-input') return { result: 'invalid', errors }
	if (code === 'conflict') return { result: 'conflict' }
	return { result: 'waiting', reason: reasonOf(code), retryAfterSeconds }
}

function reasonOf(code: ApiProblem['code']): WaitReason {
	if (code === 'too-many-requests') return code
	return code === 'offline' && !navigator.onLine ? 'offline' : 'unavailable'
}

/** Resolves when it is stored, or cannot be. */
export function saveWaitingEnquiry(
	{ content, consent, language }: OutgoingEnquiry,
	reason: WaitingPost['reason'],
	waitSeconds = 0,
) {
	const enquiry = { content, consent, language }
	const now = Date.now()
	const post: WaitingEnquiry = {
		id: idOf(content),
		kind: content.kind,
		address: addresses[content.kind],
		fields: payloadOf(enquiry),
		enquiry,
		savedAt: now,
		reason,
		notBefore: waitSeconds && now + waitSeconds * 1000,
	}
	return saveWaiting(post)
}

/** Sends waiting enquiries again, by the mail provider too where the page knows it. */
export function carryEnquiries(mail?: BrowserMail): Carrier<WaitingEnquiry, SentEnquiry> {
	return {
		kinds: ['booking', 'contact'],
		async send({ enquiry }) {
			const outcome = await sendEnquiry(enquiry, { mail })
			if (outcome.result === 'sent') return outcome.sent
			// The arrival date has passed, for example: it stays until the visitor corrects it.
			if (outcome.result !== 'waiting') await saveWaitingEnquiry(enquiry, 'invalid')
			return undefined
		},
		sentOf: ({ enquiry }, response) => sentFrom(enquiry, response as EnquiryResponse),
	}
}
