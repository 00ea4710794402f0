import type { Query, Transaction } from '#db/connect.ts'
import { noPayment, type Payment } from '#domain/stays/deposit.ts'
import type { Day } from '#domain/time/dates.ts'

export const pdfType = 'application/pdf'
export type Receipt = { type: 'image/jpeg' | typeof pdfType; bytes: Uint8Array }

export async function readPayment(query: Query, enquiryId: string): Promise<Payment> {
	const row = await query
		.selectFrom('deposits')
		.select(['received_pesos', 'received_at', 'receipt_at', 'seen_at'])
		.select((row) =>
			row
				.selectFrom('agreements')
				.select(({ fn }) => fn.max('at').as('at'))
				.where('kind', '=', 'quote')
				.whereRef('agreements.enquiry_id', '=', 'deposits.enquiry_id')
				.as('quoted_at'),
		)
		.where('enquiry_id', '=', enquiryId)
		.executeTakeFirst()
	if (!row) return noPayment
	const receiptAt = row.receipt_at === null ? null : Number(row.receipt_at)
	const seenAt = row.seen_at === null ? null : Number(row.seen_at)
	return {
		receivedPesos: Number(row.received_pesos ?? 0),
		receiptAt,
		seenAt,
		hasWaitingReceipt:
			receiptAt !== null &&
			receiptAt > Number(row.received_at ?? 0) &&
			(seenAt === null || seenAt >= Number(row.quoted_at ?? 0)),
	}
}

/** The money received per request; requests without any are missing. */
export async function readReceivedPesos(
	query: Query,
	ids: readonly string[],
): Promise<Map<string, number>> {
	if (ids.length === 0) return new Map()
	const rows = await query
		.selectFrom('deposits')
		.select(['enquiry_id', 'received_pesos'])
		.where('enquiry_id', 'in', ids)
		.execute()
	return new Map(rows.map((row) => [row.enquiry_id, Number(row.received_pesos ?? 0)]))
}

export async function readReceipt(query: Query, enquiryId: string) {
	const row = await query
		.selectFrom('deposits')
		.select(['receipt', 'receipt_type', 'receipt_at'])
		.where('enquiry_id', '=', enquiryId)
		.executeTakeFirst()
	if (!row?.receipt) return undefined
	const { receipt: bytes, receipt_type, receipt_at: sentAt } = row
	return { type: receipt_type as Receipt['type'], bytes, sentAt }
}

/** The first time: and only that receipt, because another one may have come since it was read. */
export async function markReceiptSeen(
	query: Query,
	{ enquiryId, sentAt, at }: { enquiryId: string; sentAt: number | null; at: number },
) {
	await query
		.updateTable('deposits')
		.set({ seen_at: at })
		.where('enquiry_id', '=', enquiryId)
		.where('receipt_at', '=', sentAt)
		.where('seen_at', 'is', null)
		.execute()
}

type Changes = {
	received_pesos?: number
	/** When the owner last recorded money, also if it was the same amount. */
	received_at?: number
	receipt_type?: Receipt['type']
	receipt?: Uint8Array
	receipt_at?: number
	seen_at?: number | null
	/** The day on which the site looks whether it was paid; null once that is done. */
	due_day?: Day | null
}

export async function changeDeposit(query: Query, enquiryId: string, changes: Changes) {
	await query
		.insertInto('deposits')
		.values({ enquiry_id: enquiryId, ...changes })
		.onConflict((conflict) => conflict.column('enquiry_id').doUpdateSet(changes))
		.execute()
}

/** Requests whose deposit was to be paid by a day that has come. */
export async function readDue(query: Query, today: Day): Promise<string[]> {
	const rows = await query
		.selectFrom('deposits')
		.select('enquiry_id')
		.where('due_day', '<=', today)
		.orderBy('due_day')
		.limit(50)
		.execute()
	return rows.map(({ enquiry_id }) => enquiry_id)
}

/** Whether the site will look again whether the deposit was paid, and may remind the guest or cancel the booking then. */
export async function isLookedAtAgain(query: Query, enquiryId: string): Promise<boolean> {
	const row = await query
		.selectFrom('deposits')
		.select('due_day')
		.where('enquiry_id', '=', enquiryId)
		.executeTakeFirst()
	return Boolean(row?.due_day)
}

/** True the first time: of several processes, one writes the letter. */
export async function isFirstLetter(
	transaction: Transaction,
	letter: { enquiry_id: string; about: string; at: number },
): Promise<boolean> {
	const { numInsertedOrUpdatedRows } = await transaction
		.insertInto('sent_letters')
		.values(letter)
		.onConflict((conflict) => conflict.columns(['enquiry_id', 'about']).doNothing())
		.executeTakeFirst()
	return Number(numInsertedOrUpdatedRows ?? 0) > 0
}

/** When a letter that goes once was written; undefined if it was not. */
export async function readLetterTime(
	query: Query,
	{ enquiry_id, about }: { enquiry_id: string; about: string },
): Promise<number | undefined> {
	const row = await query
		.selectFrom('sent_letters')
		.select('at')
		.where('enquiry_id', '=', enquiry_id)
		.where('about', '=', about)
		.executeTakeFirst()
	return row && Number(row.at)
}
