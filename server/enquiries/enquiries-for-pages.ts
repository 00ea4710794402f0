import type { EnquiriesForPages } from '#app/services.ts'
import { readContact } from '#domain/enquiries/doubts.ts'
import { idField } from '#domain/enquiries/enquiry.ts'
import type { Config } from '#server/config.ts'
import { formOutcome } from '#server/http/form-outcome.ts'
import type { Log } from '#server/http/logger.ts'
import type { EnquiriesService } from './enquiries-service.ts'
import type { FormIds } from './form-ids.ts'

type Options = { enquiries: EnquiriesService; formIds: FormIds; log: Log; mail: Config['mail'] }

export function createEnquiriesForPages(options: Options): EnquiriesForPages {
	const { enquiries, formIds, log, mail } = options
	return {
		submit: (kind, fields, visitor) =>
			formOutcome(log, async () => {
				const id = fields[idField[kind]] || (await formIds(fields, visitor))
				const withId = { ...fields, [idField[kind]]: id }
				const { reference, key } = await enquiries.submit(kind, withId, visitor)
				return { reference, key }
			}),

		async find(key) {
			try {
				return await enquiries.findByKey(key)
			} catch (error) {
				log.error({ err: error }, 'an enquiry could not be read')
			}
		},

		doubts: async ({ Email = '', Phone = '' }) => (await readContact({ Email, Phone })).doubts,

		provider: publicSettings(mail.api),
	}
}

function publicSettings(api: Config['mail']['api']): EnquiriesForPages['provider'] {
	const { host, userId, serviceId, bookingTemplateId, contactTemplateId } = api
	if (!host || !userId || !serviceId || !bookingTemplateId || !contactTemplateId) return undefined
	return { host, userId, serviceId, bookingTemplateId, contactTemplateId }
}
