import type { EnquiriesForPages } from '#app/services.ts'
import type { Challenge } from '#domain/form-guard.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import { asAppError } from '#server/http/problems.ts'
import type { Enquiries } from './enquiries-service.ts'

type Options = { enquiries: Enquiries; log: Log; mail: Config['mail'] }

export function createEnquiriesForPages({ enquiries, log, mail }: Options): EnquiriesForPages {
	return {
		async submit(kind, fields, visitor) {
			try {
				const { reference } = await enquiries.submit(kind, fields, visitor)
				return { ok: true, reference }
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
