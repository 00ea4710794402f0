import { z } from 'zod'
import { type Delivery, deliveryStatuses, enquiryStates } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { locales } from '#domain/locale.ts'
import type { Receipt } from './enquiries-service.ts'
import type { EnquiryWithDeliveries } from './owner-enquiries.ts'

/*
 * What the API tells of enquiries. Field names are those of the forms; times are ISO 8601.
 */

export const ReceiptAnswer = z.object({
	id: z.string(),
	kind: z.enum(['booking', 'contact']),
	reference: z.string().describe('Short and easy to say on the phone'),
	receivedAt: z.iso.datetime(),
})

export function receiptAnswer({ enquiry, reference }: Receipt): z.infer<typeof ReceiptAnswer> {
	const { id, kind, createdAt } = enquiry
	return { id, kind, reference, receivedAt: iso(createdAt) }
}

const DeliveryAnswer = z.object({
	status: z.enum(deliveryStatuses),
	detail: z.string().describe('In words, such as "not mailed: no channel configured"'),
	attempts: z.int(),
	nextAttemptAt: z.iso.datetime().nullable(),
	updatedAt: z.iso.datetime(),
})

export const EnquiryAnswer = z.object({
	id: z.string(),
	kind: z.enum(['booking', 'contact']),
	reference: z.string(),
	state: z.enum(enquiryStates),
	language: z.enum(locales),
	Name: z.string(),
	Email: z.string(),
	Phone: z.string(),
	City: z.string().optional(),
	Quantity: z.int().optional(),
	ArrivalDate: z.string().optional(),
	DepartureDate: z.string().optional(),
	Message: z.string(),
	consentVersion: z.string(),
	consentAt: z.iso.datetime(),
	createdAt: z.iso.datetime(),
	delivery: DeliveryAnswer.nullable().describe("The owner's mail"),
	acknowledgement: DeliveryAnswer.nullable().describe("The guest's mail"),
})

export function enquiryAnswer(enquiry: EnquiryWithDeliveries): z.infer<typeof EnquiryAnswer> {
	const { id, kind, state, language, fields, deliveries, consentVersion } = enquiry
	const deliveryTo = (recipient: Delivery['recipient']) => {
		const delivery = deliveries.find((it) => it.recipient === recipient)
		return delivery ? deliveryAnswer(delivery) : null
	}
	return {
		id,
		kind,
		reference: referenceOf(id),
		state,
		language,
		...fields,
		consentVersion,
		consentAt: iso(enquiry.consentAt),
		createdAt: iso(enquiry.createdAt),
		delivery: deliveryTo('owner'),
		acknowledgement: deliveryTo('guest'),
	}
}

function deliveryAnswer(delivery: Delivery): z.infer<typeof DeliveryAnswer> {
	const { status, attempts, nextAttemptAt, updatedAt } = delivery
	return {
		status,
		detail: deliveryDetail(delivery),
		attempts,
		nextAttemptAt: status === 'pending' ? iso(nextAttemptAt) : null,
		updatedAt: iso(updatedAt),
	}
}

export function deliveryDetail({ status, lastError }: Delivery): string {
	if (status === 'sent') return 'mailed'
	if (status === 'pending') return lastError ? `not mailed yet: ${lastError}` : 'to be mailed'
	return `not mailed: ${lastError}`
}

function iso(time: number): string {
	return new Date(time).toISOString()
}
