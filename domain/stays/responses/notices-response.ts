import { z } from 'zod'
import { endedRequestKinds, removedEntryKinds } from '#domain/stays/notice.ts'
import { Item } from './agreement-response.ts'
import { PhoneItem } from './entry-response.ts'
import { Day, Pesos } from './response-fields.ts'

const common = { id: z.string(), at: z.iso.datetime() }

const EndedRequest = z.object({
	...common,
	about: z.enum(endedRequestKinds),
	details: z.object({
		reference: z.string(),
		from: Day,
		to: Day,
		items: z.array(Item),
		money: z
			.object({
				receivedPesos: z.int(),
				refund: z.int().describe('To be returned to the guest'),
				balance: Pesos.describe('Of a stay that took place, and not recorded as received'),
				hasReceipt: z.boolean().describe('A receipt was sent, and no payment recorded'),
				isPartial: z.boolean().optional().describe('A part of the price was still to be agreed'),
			})
			.optional(),
	}),
})

const RemovedEntry = z.object({
	...common,
	about: z.enum(removedEntryKinds),
	details: z.object({
		person: z.string().describe('Who removed it'),
		items: z.array(PhoneItem),
		total: Pesos.describe('What was agreed for a booking by phone'),
		dearest: z
			.object({ items: z.array(PhoneItem), total: Pesos })
			.nullish()
			.describe('What was agreed at the highest price, if it was changed since'),
	}),
})

export const NoticesResponseSchema = z.object({
	notices: z.array(z.discriminatedUnion('about', [EndedRequest, RemovedEntry])),
})
export type NoticesResponse = z.infer<typeof NoticesResponseSchema>
