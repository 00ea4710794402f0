import { z } from 'zod'
import { ownerActions } from '#domain/stays/states/state.ts'
import { AgreementResponse, Item } from './agreement-response.ts'
import { InTheWay } from './in-the-way-response.ts'
import { HistoryEntry, RequestResponseSchema } from './request-response.ts'
import { MailToGuest, Pesos, personName } from './response-fields.ts'

/** A booking request as the owner sees it. */
export const OwnerRequestResponseSchema = RequestResponseSchema.omit({ actions: true }).extend({
	id: z.string(),
	version: z.string().describe('Changes with each action; `seen` names it'),
	email: z.string(),
	phone: z.string(),
	link: z.string().describe('The guest’s own page'),
	history: z.array(
		HistoryEntry.extend({
			mail: MailToGuest.nullable().describe('To the guest; null where none is sent'),
			person: personName,
		}),
	),
	actions: z.array(z.enum(ownerActions)),
	lines: z
		.array(
			Item.extend({
				free: z.int().nullable().describe('On its fullest day; null where the owner set no number'),
				isTaken: z.boolean().describe('Whether this request has its units already'),
				pesos: Pesos.describe('As agreed; for other terms, by today’s rates'),
			}),
		)
		.describe('The items, with what is free and what they would cost'),
	agreements: z.array(AgreementResponse).describe('All of them, oldest first'),
	inTheWay: z
		.array(InTheWay)
		.describe('What leaves too little for this request: the first days of each offer'),
	whatsapp: z.string().describe('The last message for the guest as a WhatsApp text'),
	suggestedPesos: Pesos.describe(
		'A price of everything for these terms: as agreed, or by today’s rates as far as they go',
	),
	suggestedMessage: z.string().describe('A message for a quote, in the guest’s language'),
})
export type OwnerRequestResponse = z.infer<typeof OwnerRequestResponseSchema>
