import { z } from 'zod'
import { noticeKinds } from '#domain/stays/notice.ts'
import { Item } from './agreement-response.ts'
import { Day, Pesos } from './response-fields.ts'

export const NoticesResponseSchema = z.object({
	notices: z.array(
		z.object({
			id: z.string(),
			at: z.iso.datetime(),
			about: z.enum(noticeKinds),
			details: z.object({
				reference: z.string(),
				from: Day,
				to: Day,
				items: z.array(Item),
				money: z
					.object({
						receivedPesos: z.int(),
						refund: z.int().describe('To be returned to the guest'),
						balance: Pesos.describe('Of a stay that took place, and not marked as received'),
						hasReceipt: z.boolean().describe('A receipt was sent, and no payment marked'),
					})
					.optional(),
			}),
		}),
	),
})
export type NoticesResponse = z.infer<typeof NoticesResponseSchema>
