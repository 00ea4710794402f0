import { readContact } from '#domain/enquiries/doubts.ts'
import type { Delivery } from '#domain/enquiries/enquiry.ts'
import { listStateOf } from '#domain/enquiries/list-state.ts'
import type {
	DeliveryResponse,
	EnquiryResponse,
	ReceiptResponse,
} from '#domain/enquiries/responses.ts'
import { ownersLocale } from '#domain/locale.ts'
import { isoTime } from '#domain/time/dates.ts'
import { guestLink } from './booking-requests.ts'
import type { StoredEnquiry } from './enquiries-service.ts'
import type { LetterSources } from './mail/channel.ts'
import type { EnquiryWithDeliveries } from './owner-enquiries.ts'

export function toReceiptResponse(receipt: StoredEnquiry, publicUrl: string): ReceiptResponse {
	const { enquiry, reference, key } = receipt
	const { id, kind, createdAt, language } = enquiry
	const link = kind === 'booking' ? { link: guestLink(publicUrl, key, language) } : {}
	return { id, kind, reference, key, ...link, receivedAt: isoTime(createdAt) }
}

export async function toEnquiryResponse(
	enquiry: EnquiryWithDeliveries,
	describeItem: DescribeItem,
): Promise<EnquiryResponse> {
	const { id, kind, state, language, fields, deliveries, consentVersion } = enquiry
	const deliveryTo = (recipient: Delivery['recipient']) => {
		const delivery = deliveries.find((it) => it.recipient === recipient)
		return delivery ? toDeliveryResponse(delivery) : null
	}
	const { doubts, call, whatsapp } = await readContact(fields)
	return {
		id,
		kind,
		reference: enquiry.reference,
		state: listStateOf(state, enquiry.booked),
		mark: state,
		...(enquiry.stateBy && { stateBy: enquiry.stateBy }),
		language,
		...fields,
		pleaseCheck: doubts,
		call,
		...(whatsapp && { whatsapp }),
		...agreedOf(enquiry, describeItem),
		consentVersion,
		consentAt: isoTime(enquiry.consentAt),
		createdAt: isoTime(enquiry.createdAt),
		delivery: deliveryTo('owner'),
		acknowledgement: deliveryTo('guest'),
	}
}

type DescribeItem = LetterSources['describeItem']

/** The terms agreed with the guest, or else the requested ones. */
function agreedOf(enquiry: EnquiryWithDeliveries, describeItem: DescribeItem) {
	if (enquiry.kind !== 'booking') return {}
	const { fields, booked } = enquiry
	const items = booked?.items ?? enquiry.items
	return {
		...(items && {
			items: items.map((item) => ({
				offer: item.offer,
				units: item.units,
				hour: item.hour,
				...(item.day && { day: item.day }),
				words: describeItem(item, ownersLocale),
			})),
		}),
		from: booked?.from ?? fields.ArrivalDate,
		to: booked?.to ?? fields.DepartureDate,
		people: booked?.people ?? fields.Quantity,
		total: booked?.total ?? null,
		isPartial: booked?.isPartial ?? false,
	}
}

function toDeliveryResponse(delivery: Delivery): DeliveryResponse {
	const { status, attempts, nextAttemptAt, updatedAt } = delivery
	return {
		status,
		detail: deliveryDetail(delivery),
		attempts,
		nextAttemptAt: status === 'pending' ? isoTime(nextAttemptAt) : null,
		updatedAt: isoTime(updatedAt),
	}
}

function deliveryDetail({ status, lastError }: Delivery): string {
	if (status === 'sent') return 'mailed'
	if (status === 'pending') return lastError ? `not mailed yet: ${lastError}` : 'to be mailed'
	return `not mailed: ${lastError}`
}
