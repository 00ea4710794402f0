import { randomUUID } from 'node:crypto'
import type { Query, Transaction } from '#db/connect.ts'
import type { DeskNotice, NoticeDetails } from '#domain/stays/notice.ts'
import { isoTime } from '#domain/time/dates.ts'

const mostShown = 50

/** A notice names no guest, because it outlives the data that it is about. */
export async function addNotice(
	transaction: Transaction,
	{ at, ...notice }: NoticeDetails & { at: number },
): Promise<string> {
	const id = randomUUID()
	const { about, details } = notice
	await transaction
		.insertInto('notices')
		.values({ id, at, about, details: JSON.stringify(details) })
		.execute()
	return id
}

/** Newest first. */
export async function readNotices(query: Query): Promise<DeskNotice[]> {
	const rows = await query
		.selectFrom('notices')
		.selectAll()
		.orderBy('at', 'desc')
		.orderBy('id')
		.limit(mostShown)
		.execute()
	return rows.map(
		({ id, at, about, details }) =>
			({ id, at: isoTime(at), about, details: JSON.parse(details) }) as DeskNotice,
	)
}

export async function deleteNotice(query: Query, id: string): Promise<boolean> {
	const { numDeletedRows } = await query
		.deleteFrom('notices')
		.where('id', '=', id)
		.executeTakeFirstOrThrow()
	return numDeletedRows > 0n
}

export async function deleteNoticeOf(transaction: Transaction, { about, details }: NoticeDetails) {
	await transaction
		.deleteFrom('notices')
		.where('about', '=', about)
		.where('details', '=', JSON.stringify(details))
		.execute()
}

/** Seen or not, they are deleted at the same age as enquiries. */
export async function deleteNoticesBefore(query: Query, at: number): Promise<void> {
	await query.deleteFrom('notices').where('at', '<', at).execute()
}
