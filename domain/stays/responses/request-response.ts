import { z } from 'zod'
import { locales } from '#domain/locale.ts'
import {
	guestActions,
	ownerActions,
	paymentActions,
	requestStates,
} from '#domain/stays/states/state.ts'
import { AgreementResponse, AskedDeposit, Item, Party } from './agreement-response.ts'
import { Day, Pesos } from './response-fields.ts'
import { Warning } from './warning-response.ts'

const Wanted = z.object({
	from: Day,
	to: Day,
	people: z.int(),
	party: Party.optional().describe('Absent in changes asked for before it could be changed'),
})

export const HistoryEntry = z.object({
	at: z.iso.datetime(),
	by: z.enum(['guest', 'owner']),
	action: z.enum([...new Set([...guestActions, ...ownerActions]), ...paymentActions]),
	text: z.string(),
	pesos: Pesos,
	isPartial: z.boolean().describe('The price of `pesos` is not for all of it'),
	deposit: AskedDeposit.nullable()
		.optional()
		.describe(
			'Of a quote or confirmation that asks for another deposit than before; null: for none',
		),
	wanted: Wanted.nullable().describe(
		'Of a change that the guest asks for; null where it is in words alone',
	),
})

const QuoteResponse = z.object({
	pesos: z.int(),
	message: z.string(),
	heldUntil: Day.nullable().describe('The last day on which the units are held'),
})

/** A booking request as its guest sees it. */
export const RequestResponseSchema = z.object({
	reference: z.string(),
	receivedAt: z.iso.datetime(),
	state: z.enum(requestStates),
	language: z.enum(locales),
	name: z.string(),
	people: z.int(),
	party: Party,
	from: Day,
	to: Day,
	items: z.array(Item),
	asked: z
		.object({
			from: Day,
			to: Day,
			people: z.int(),
			party: Party,
			items: z.array(Item),
			change: Wanted.nullable().describe(
				'The days and people of a change that waits for a reply; null where it is in words alone',
			),
			changeText: z
				.string()
				.describe('All of that change in words, also over several times; empty where none waits'),
		})
		.describe('What was first asked for; the fields beside it are what was last agreed'),
	isChangeAsked: z.boolean().describe('The guest has asked for a change, and waits for a reply'),
	message: z.string(),
	estimate: Pesos.describe(
		'What was agreed; before that, the sum of what was asked for by today’s prices',
	),
	isPartial: z.boolean().describe('Some of it has no price in `estimate`, and is to be agreed'),
	total: Pesos.describe('What was agreed; null while nothing is, or the price is to be agreed'),
	offer: QuoteResponse.nullable().describe('The last quote, with the price that now holds'),
	agreement: AgreementResponse.nullable().describe('The last quote or confirmation'),
	deposit: AskedDeposit.extend({
		receivedPesos: z.int(),
		hasReceipt: z.boolean(),
		takesReceipts: z.boolean(),
	}).nullable(),
	receipt: z
		.object({
			sentAt: z.iso.datetime(),
			seenAt: z.iso.datetime().nullable().describe('When the owner opened it'),
		})
		.nullable()
		.describe('The last receipt of the guest, whatever became of the deposit'),
	receivedPesos: z.int().describe('Paid so far'),
	balance: Pesos.describe(
		'What is left to pay, where `isPartial` of what has a price; null while the price is to be agreed, and for a booking that is off',
	),
	refund: z.int().describe('What was received and is not owed'),
	howToPay: z
		.string()
		.describe('In the owner’s words; for the guest, empty until something is agreed'),
	isHoldOver: z
		.boolean()
		.describe('The quote has lapsed: the day until which it was held is past, or its stay'),
	isStayOver: z.boolean().describe('Its days are past, and nobody confirmed it before'),
	isQuoteTaken: z
		.boolean()
		.describe('Others have taken what was quoted and not held: the quote cannot be accepted'),
	warnings: z.array(Warning).describe('What both sides should know before they agree'),
	history: z.array(HistoryEntry),
	actions: z.array(z.enum(guestActions)),
})
export type RequestResponse = z.infer<typeof RequestResponseSchema>
