import { z } from 'zod'
import { agreementChanges } from '#domain/stays/agreement.ts'
import { Day, Offer, personName } from './response-fields.ts'
import { Warning } from './warning-response.ts'

export const PhoneItem = z.object({
	offer: Offer,
	from: Day,
	to: Day,
	units: z.int().nullable(),
	hour: z.string().nullable(),
})

/** What was agreed by phone, as it was at that moment. */
const PhoneAgreementResponse = z.object({
	number: z.int(),
	at: z.iso.datetime(),
	person: personName,
	items: z.array(PhoneItem),
	people: z.int().nullable(),
	total: z.int().nullable().describe('Null: to be agreed'),
	changes: z.array(z.enum(agreementChanges)).describe('What differs from the agreement before it'),
})

const PhoneWarning = z.discriminatedUnion('about', [
	z
		.object({ about: z.literal('riders'), offer: Offer, people: z.int(), party: z.int() })
		.describe('More riders than people'),
	z
		.object({ about: z.literal('apart'), offer: Offer, day: Day })
		.describe('On a day that is not one of the stay'),
])

/** Why a booking by phone is not removed: it is over, or the guest has slept here and it is shortened instead. */
export type RemovalRefusal = 'stay-past' | 'stay-begun'

export const EntryResponseSchema = z.object({
	id: z.string(),
	offer: Offer,
	from: Day,
	to: Day,
	units: z.int().nullable().describe('Null closes the offer'),
	hour: z.string().nullable(),
	note: z.string().nullable(),
	guest: z.string().nullable().describe('Of a booking that came by phone'),
	phone: z.string().nullable(),
	people: z.int().nullable(),
	pesos: z.int().optional().describe('What was agreed for a booking by phone'),
	more: z.array(PhoneItem).optional().describe('The further items of a booking by phone'),
	booking: z.string().optional().describe('Of a further item: the booking it belongs to'),
	version: z
		.string()
		.optional()
		.describe('Of a booking by phone that is read alone: `seen`, when it is changed'),
	agreements: z
		.array(PhoneAgreementResponse)
		.optional()
		.describe('Of a booking by phone that is read alone: all of them, oldest first'),
	person: personName.optional(),
	warnings: z
		.array(z.union([Warning, PhoneWarning]))
		.optional()
		.describe('What looks like a slip in a booking by phone, which is entered all the same'),
})
export type EntryResponse = z.infer<typeof EntryResponseSchema>
