import type { RequestedItem } from '#domain/offers/requested-items.ts'
import type { EnquiryContent } from './enquiry.ts'

/** The version of the provider's library that makes the same call. */
const libVersion = '3.2.0'

export const providerPath = '/api/v1.0/email/send'

export type ProviderIds = {
	userId?: string | undefined
	serviceId?: string | undefined
	bookingTemplateId?: string | undefined
	contactTemplateId?: string | undefined
}

export type ProviderCall = {
	lib_version: string
	user_id: string
	service_id: string
	template_id: string
	template_params: EnquiryContent['fields']
}

type PreparedCall =
	| { call: ProviderCall; missing?: undefined }
	| { call?: undefined; missing: string[] }

/**
 * The specification's mail call. `missing` names the settings without which it cannot be sent. The template knows the
 * specification's fields only, so the items of a booking request go into its message, one line each.
 */
export function prepareProviderCall(
	ids: ProviderIds,
	content: EnquiryContent,
	items: readonly string[] = plainItems(content),
): PreparedCall {
	const isBooking = content.kind === 'booking'
	const templateId = isBooking ? ids.bookingTemplateId : ids.contactTemplateId
	const { userId, serviceId } = ids
	if (!userId || !serviceId || !templateId) {
		const needed = {
			EMAIL_USER_ID: userId,
			EMAIL_SERVICE_ID: serviceId,
			[isBooking ? 'EMAIL_BOOKING_TEMPLATE_ID' : 'EMAIL_CONTACT_TEMPLATE_ID']: templateId,
		}
		return { missing: Object.keys(needed).filter((setting) => !needed[setting as never]) }
	}
	return {
		call: {
			lib_version: libVersion,
			user_id: userId,
			service_id: serviceId,
			template_id: templateId,
			template_params: fieldsWithItems(content, items),
		},
	}
}

function fieldsWithItems(
	{ kind, fields }: EnquiryContent,
	items: readonly string[],
): EnquiryContent['fields'] {
	if (kind !== 'booking' || items.length === 0) return fields
	return { ...fields, Message: [fields.Message, items.join('\n')].filter(Boolean).join('\n\n') }
}

function plainItems(content: EnquiryContent): string[] {
	const items: readonly RequestedItem[] = (content.kind === 'booking' && content.items) || []
	return items.map(({ offer, units, hour, day }) =>
		[`${offer} × ${units}`, day, hour].filter(Boolean).join(', '),
	)
}

export function isProviderSuccess(status: number, text: string): boolean {
	return status === 200 || text.trim() === 'OK'
}
