import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import type { ProviderIds } from '#domain/enquiries/provider-call.ts'
import type { ErrorCode, FieldError } from '#domain/errors.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import { asAppError } from '#server/http/problems.ts'
import type { Challenge } from '#server/limits/spam/proofs.ts'
import type { Visitor } from '#server/services.ts'
import type { Enquiries, Receipt } from './enquiries-service.ts'

export type SubmittedEnquiry =
	| { ok: true; receipt: Receipt }
	| {
			ok: false
			code: ErrorCode
			errors: FieldError[]
			retryAfterSeconds?: number | undefined
			challenge?: Challenge | undefined
	  }

export type EnquiriesForPages = {
	/** The fields of the form, with those of the form guard. Never throws. */
	submit: (kind: EnquiryKind, fields: unknown, visitor: Visitor) => Promise<SubmittedEnquiry>
	/** What was stored under the id that the visitor's browser made, for the confirmation. Never throws. */
	find: (id: string) => Promise<Receipt['enquiry'] | undefined>
	/** What the browser needs to call the provider itself when we cannot be reached; undefined when it is not all set. */
	provider: (Required<ProviderIds> & { host: string }) | undefined
}

type Options = { enquiries: Enquiries; log: Log; mail: Config['mail'] }

export function createEnquiriesForPages({ enquiries, log, mail }: Options): EnquiriesForPages {
	const submitters = { booking: enquiries.submitBooking, contact: enquiries.submitContact }

	return {
		async submit(kind, fields, visitor) {
			try {
				return { ok: true, receipt: await submitters[kind](fields, visitor) }
			} catch (error) {
				const { code, errors, retryAfterSeconds, members } = asAppError(error as never)
				if (code === 'internal') log.error({ err: error }, 'an enquiry could not be stored')
				const challenge = members.challenge as Challenge | undefined
				return { ok: false, code, errors, retryAfterSeconds, challenge }
			}
		},

		async find(id) {
			try {
				return await enquiries.findEnquiry(id)
			} catch (error) {
				log.error({ err: error }, 'an enquiry could not be read')
			}
		},

		provider: publicSettings(mail.api),
	}
}

function publicSettings(api: Config['mail']['api']): EnquiriesForPages['provider'] {
	const { host, userId, serviceId, bookingTemplateId, contactTemplateId } = api
	if (!host || !userId || !serviceId || !bookingTemplateId || !contactTemplateId) return undefined
	return { host, userId, serviceId, bookingTemplateId, contactTemplateId }
}
