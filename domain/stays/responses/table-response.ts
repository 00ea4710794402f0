import { z } from 'zod'
import { requestStates } from '#domain/stays/states/state.ts'
import { Day, MailToGuest } from './response-fields.ts'

/** Why reception confirms a table, and not the restaurant. */
const LeftToReception = z.enum(['stay', 'change', 'message', 'deposit'])
export type LeftToReception = z.infer<typeof LeftToReception>

/** A table that was asked for, as the restaurant sees it. */
const TableResponseSchema = z.object({
	id: z.string(),
	version: z.string().optional().describe('Of the request; a booking by phone has none'),
	day: Day,
	hour: z.string().nullable(),
	tables: z.int(),
	name: z.string(),
	people: z.int(),
	note: z.string(),
	state: z.enum(requestStates),
	isConfirmable: z.boolean(),
	leftToReception: LeftToReception.optional().describe(
		'It belongs to a stay, its guest asked for a change or wrote, or its deposit has not come',
	),
})
export type TableResponse = z.infer<typeof TableResponseSchema>

export const ConfirmedTableResponseSchema = TableResponseSchema.extend({
	mail: MailToGuest.describe('The confirmation, to the guest'),
})
export type ConfirmedTableResponse = z.infer<typeof ConfirmedTableResponseSchema>

/** The tables of whole days, and where to read on. */
export const TablesResponseSchema = z.object({
	from: Day,
	to: Day.describe('The last day that is listed'),
	tables: z.array(TableResponseSchema),
	later: Day.nullable().describe('The next day with a table after `to`; null if there is none'),
})
export type TablesResponse = z.infer<typeof TablesResponseSchema>
