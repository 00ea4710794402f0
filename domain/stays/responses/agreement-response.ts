import { z } from 'zod'
import { agreementChanges } from '#domain/stays/agreement.ts'
import { Day, Offer, Pesos } from './response-fields.ts'

export const Item = z.object({
	offer: Offer,
	units: z.int().describe('Of a ride, its riders'),
	hour: z.string().nullable().describe('Of a table or a ride'),
	people: z.int().describe('How many of the party are in it'),
	day: Day.nullable().describe('Of what has no nights'),
	nights: z
		.object({ from: Day, to: Day })
		.optional()
		.describe('Of a bed that was changed during the stay'),
	isPast: z.literal(true).optional().describe('On record: the guest is here, and had it already'),
})

export const Party = z.object({
	adults: z.int(),
	children: z.array(z.int()).describe('The age of each'),
})

export const AskedDeposit = z.object({
	pesos: z.int(),
	until: Day,
	releases: z.boolean().optional().describe('Unpaid by then, the booking is cancelled'),
})

/** A quote or confirmation, as it was made. */
export const AgreementResponse = z.object({
	number: z.int().describe('From 1: which of the agreements of this request'),
	kind: z.enum(['quote', 'confirmation']),
	at: z.iso.datetime(),
	from: Day,
	to: Day,
	party: Party,
	items: z.array(Item),
	lines: z.array(z.object({ offer: Offer, pesos: Pesos })),
	total: z.int().nullable().describe('Null: to be agreed'),
	isPartial: z.boolean().describe('Some of it has no price yet, and is to be agreed'),
	deposit: AskedDeposit.nullable(),
	heldUntil: Day.nullable(),
	message: z.string(),
	changes: z
		.array(z.enum(agreementChanges))
		.describe('What differs from the agreement before it, or from what was asked for'),
})
export type AgreementResponse = z.infer<typeof AgreementResponse>
