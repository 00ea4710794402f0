import type { DeliveryAnswer, EnquiryAnswer, ReceiptAnswer } from '#domain/enquiries/answers.ts'
import { readContact } from '#domain/enquiries/doubts.ts'
import type { Delivery } from '#domain/enquiries/enquiry.ts'
import { guestLink } from './booking-requests.ts'
import type { Receipt } from './enquiries-service.ts'
import type { EnquiryWithDeliveries } from './owner-enquiries.ts'

export function receiptAnswer(receipt: Receipt, publicUrl: string): ReceiptAnswer {
	const { enquiry, reference, key } = receipt
	const { id, kind, createdAt, language } = enquiry
	const link = kind === 'booking' ? { link: guestLink(publicUrl, key, language) } : {}
	return { id, kind, reference, key, ...link, receivedAt: iso(createdAt) }
}

export async function enquiryAnswer(enquiry: EnquiryWithDeliveries): Promise<EnquiryAnswer> {
	const { id, kind, state, language, fields, deliveries, consentVersion } = enquiry
	const deliveryTo = (recipient: Delivery['recipient']) => {
		const delivery = deliveries.find((it) => it.recipient === recipient)
		return delivery ? deliveryAnswer(delivery) : null
	}
	const { doubts, call, whatsapp } = await readContact(fields)
	return {
		id,
		kind,
		reference: enquiry.reference,
		state,
		...(enquiry.stateBy && { stateBy: enquiry.stateBy }),
		language,
		...fields,
		pleaseCheck: doubts,
		call,
		...(whatsapp && { whatsapp }),
		...(enquiry.kind === 'booking' && enquiry.items && { items: enquiry.items }),
		consentVersion,
		consentAt: iso(enquiry.consentAt),
		createdAt: iso(enquiry.createdAt),
		delivery: deliveryTo('owner'),
		acknowledgement: deliveryTo('guest'),
	}
}

function deliveryAnswer(delivery: Delivery): DeliveryAnswer {
	const { status, attempts, nextAttemptAt, updatedAt } = delivery
	return {
		status,
		detail: deliveryDetail(delivery),
		attempts,
		nextAttemptAt: status === 'pending' ? iso(nextAttemptAt) : null,
		updatedAt: iso(updatedAt),
	}
}

function deliveryDetail({ status, lastError }: Delivery): string {
	if (status === 'sent') return 'mailed'
	if (status === 'pending') return lastError ? `not mailed yet: ${lastError}` : 'to be mailed'
	return `not mailed: ${lastError}`
}

function iso(time: number): string {
	return new Date(time).toISOString()
}
