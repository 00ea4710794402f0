import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { deliveryStatuses, enquiryStates } from './enquiry.ts'
import { listStates } from './list-state.ts'

/*
 * The API's responses about enquiries, with the field names of the forms. Times are ISO 8601.
 * Browsers import only the types.
 */

export const ReceiptResponseSchema = z.object({
	id: z.string(),
	kind: z.enum(['booking', 'contact']),
	reference: z.string().describe('Short and easy to say on the phone'),
	key: z.string().describe('Opens the request; for the sender alone'),
	link: z.string().optional().describe('The page of a booking request, for the sender alone'),
	receivedAt: z.iso.datetime(),
})

const DeliveryResponseSchema = z.object({
	status: z.enum(deliveryStatuses),
	detail: z.string().describe('In words, such as "not mailed: no channel configured"'),
	attempts: z.int(),
	nextAttemptAt: z.iso.datetime().nullable(),
	updatedAt: z.iso.datetime(),
})

export const EnquiryResponseSchema = z.object({
	id: z.string(),
	kind: z.enum(['booking', 'contact']),
	reference: z.string(),
	state: z
		.enum(listStates)
		.describe('Where a booking request stands; before it is decided on, and of messages, the mark'),
	mark: z.enum(enquiryStates).describe('The owner’s own: new, answered or archived'),
	stateBy: z.string().optional().describe('Who set it'),
	language: z.enum(locales),
	Name: z.string(),
	Email: z.string(),
	Phone: z.string(),
	City: z.string().optional(),
	Quantity: z.int().optional(),
	ArrivalDate: z.string().optional(),
	DepartureDate: z.string().optional(),
	Message: z.string(),
	pleaseCheck: z
		.array(z.object({ field: z.enum(['Email', 'Phone']), suggestion: z.string().optional() }))
		.describe('What the guest may have mistyped'),
	call: z.string().describe('The first number that the guest typed, to be called'),
	whatsapp: z.string().optional().describe('The same as E.164, where that is certain'),
	items: z
		.array(
			z.object({
				offer: z.enum(offerIds),
				units: z.int(),
				hour: z.string().nullable(),
				day: z.string().nullish(),
				words: z.string().describe('The same in Spanish'),
			}),
		)
		.optional()
		.describe('What was agreed, or else what was asked for'),
	from: z.string().optional().describe('The agreed day of arrival, or else the one asked for'),
	to: z.string().optional(),
	people: z.int().optional(),
	total: z.int().nullish().describe('The agreed price; null while there is none'),
	isPartial: z
		.boolean()
		.optional()
		.describe('Some of it has no price in `total`, and is to be agreed'),
	consentVersion: z.string(),
	consentAt: z.iso.datetime(),
	createdAt: z.iso.datetime(),
	delivery: DeliveryResponseSchema.nullable().describe("The owner's mail"),
	acknowledgement: DeliveryResponseSchema.nullable().describe("The guest's mail"),
})

export const EnquiryListSchema = z.object({
	enquiries: z.array(EnquiryResponseSchema),
	next: z.string().nullable(),
})

const responses = z.array(EnquiryResponseSchema)
export const TodaySchema = z.object({
	day: z.string().describe('Today at the hotel'),
	unansweredCount: z.int(),
	undeliveredCount: z.int().describe('Unanswered, and a mail about them did not go out'),
	unanswered: responses.describe('The newest of them'),
	arrivals: responses.describe('Booking requests for today'),
	weekendArrivals: responses.describe('Booking requests for the rest of this weekend'),
})
export type TodayResponse = z.infer<typeof TodaySchema>

export type ReceiptResponse = z.infer<typeof ReceiptResponseSchema>
export type DeliveryResponse = z.infer<typeof DeliveryResponseSchema>
export type EnquiryList = z.infer<typeof EnquiryListSchema>
/** An enquiry as the owner sees it. */
export type EnquiryResponse = z.infer<typeof EnquiryResponseSchema>
