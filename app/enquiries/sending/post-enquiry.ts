import { ApiProblem } from '#app/api/call-api.ts'
import { sendForm } from '#app/api/send-form.ts'
import type { WaitReason } from '#app/waiting/waiting-posts.ts'
import type { FieldError } from '#domain/errors.ts'
import type { FormGuardFields } from '#domain/forms/form-guard.ts'
import { addresses, type OutgoingEnquiry, payloadOf } from './outgoing-enquiry.ts'

export type PostOutcome =
	| { result: 'stored'; reference: string; key: string; link: string | undefined }
	| { result: 'invalid'; errors: FieldError[] }
	| { result: 'conflict' }
	| { result: 'waiting'; reason: WaitReason; retryAfterSeconds: number }

/** Never throws: an enquiry that could not be sent is `waiting`. */
export async function postEnquiry(
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
