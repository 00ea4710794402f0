import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#db/tables.ts'
import type { Enquiry, EnquiryState } from '#domain/enquiry.ts'
import { AppError } from '#domain/errors.ts'
import { idPrefixOf } from '#domain/reference.ts'
import { fromRow } from './enquiry-rows.ts'

export type EnquiryPage = {
	limit: number
	/** The `next` of the page before. */
	before?: string | undefined
	q?: string | undefined
	state?: EnquiryState | undefined
}

/** Newest first; `next` leads to the older ones. */
export async function searchEnquiries(
	query: Kysely<Tables>,
	{ limit, before, q, state }: EnquiryPage,
): Promise<{ enquiries: Enquiry[]; next: string | null }> {
	let search = query
		.selectFrom('enquiries')
		.selectAll()
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		// One more than asked for tells whether there is a next page.
		.limit(limit + 1)
	if (state) search = search.where('state', '=', state)
	const cursor = before === undefined ? undefined : readCursor(before)
	if (cursor) {
		search = search.where(({ eb, or, and }) =>
			or([
				eb('created_at', '<', cursor.createdAt),
				and([eb('created_at', '=', cursor.createdAt), eb('id', '<', cursor.id)]),
			]),
		)
	}
	for (const word of (q ?? '').split(/\s+/).filter(Boolean).slice(0, 8)) {
		search = search.where(({ or }) => or(matches(word)))
	}
	const rows = await search.execute()
	const page = rows.slice(0, limit)
	const last = page.at(-1)
	return {
		enquiries: page.map(fromRow),
		next: rows.length > limit && last ? `${last.created_at}.${last.id}` : null,
	}
}

const searched = ['name', 'email', 'phone', 'city', 'message'] as const

/** SQLite folds only plain letters: an accented one is found as it was written, or in lower case. */
function matches(word: string) {
	const digits = word.replace(/\D/g, '')
	const idPrefix = idPrefixOf(word)
	return [
		...searched.map((column) => contains(sql.ref(column), word)),
		...searched.map((column) => contains(sql`lower(${sql.ref(column)})`, word.toLowerCase())),
		...(digits.length >= 4 ? [contains(sql.ref('phone'), digits)] : []),
		...(idPrefix ? [sql<boolean>`id like ${`${idPrefix}%`}`] : []),
	]
}

function contains(value: RawBuilder<unknown>, text: string) {
	const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
	return sql<boolean>`${value} like ${pattern} escape '\\'`
}

function readCursor(cursor: string) {
	const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? []
	if (!time || !id)
		throw new AppError('invalid-input', { errors: [{ field: 'before', code: 'invalid' }] })
	return { createdAt: Number(time), id }
}
