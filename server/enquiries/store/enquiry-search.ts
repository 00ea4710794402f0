import { type RawBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Query } from '#db/connect.ts'
import type { EnquiriesTable, Tables } from '#db/tables.ts'
import type { Enquiry, EnquiryState } from '#domain/enquiries/enquiry.ts'
import { type ListState, storedState } from '#domain/enquiries/list-state.ts'
import { readReference } from '#domain/enquiries/reference.ts'
import { invalidField } from '#domain/errors.ts'
import { foldEmail } from '#domain/text/email.ts'
import { isPhoneLike, phoneDigits } from '#domain/text/phone-text.ts'
import type { Day } from '#domain/time/dates.ts'
import { fromRow } from './enquiry-rows.ts'

export type EnquiryPage = {
	limit: number
	/** The `next` of the page before. */
	before?: string | undefined
	q?: string | undefined
	state?: ListState | undefined
	/** The owner's mark alone, whatever became of the request. */
	mark?: EnquiryState | undefined
}

/** Newest first; `next` leads to the older ones. */
export async function searchEnquiries(
	query: Query,
	page: EnquiryPage,
	today: Day,
): Promise<{ enquiries: Enquiry[]; next: string | null }> {
	const rows = await enquiriesPageQuery(query, page, today).execute()
	const shown = rows.slice(0, page.limit)
	const last = shown.at(-1)
	return {
		enquiries: shown.map(fromRow),
		next: rows.length > page.limit && last ? `${last.created_at}.${last.id}` : null,
	}
}

export function enquiriesPageQuery(
	query: Query,
	{ limit, before, q, state, mark }: EnquiryPage,
	today: Day,
) {
	let search = query
		.selectFrom('enquiries')
		.selectAll()
		.orderBy('created_at', 'desc')
		.orderBy('id', 'desc')
		// One more than requested shows whether there is a next page.
		.limit(limit + 1)
	if (mark) search = search.where('state', '=', mark)
	if (state) search = inState(search, state, today)
	const cursor = before === undefined ? undefined : readCursor(before)
	if (cursor) {
		// A single comparison uses the index: the last page costs no more than the first.
		search = search.where(({ eb, refTuple, tuple }) =>
			eb(refTuple('created_at', 'id'), '<', tuple(cursor.createdAt, cursor.id)),
		)
	}
	for (const word of splitWords(q ?? '')) {
		search = search.where(({ or }) => or(matches(word)))
	}
	return search
}

type Search = SelectQueryBuilder<Tables, 'enquiries', Selectable<EnquiriesTable>>

function inState(search: Search, state: ListState, today: Day): Search {
	if (state === 'answered' || state === 'archived') return search.where('state', '=', state)
	if (state === 'new')
		return search.where('state', '=', 'new').where('id', 'not in', (decided) =>
			decided
				.selectFrom('stay_requests')
				.select('enquiry_id')
				.where(({ eb, or }) =>
					or([eb('state', '!=', 'received'), eb('change_asked_at', 'is not', null)]),
				),
		)
	return search.where('id', 'in', (those) => {
		const asked = those.selectFrom('stay_requests').select('enquiry_id')
		if (state === 'change-asked') return asked.where('change_asked_at', 'is not', null)
		const found = asked.where('change_asked_at', 'is', null)
		if (state === 'expired') return found.where(hasLapsed(today))
		return found.where('state', '=', storedState(state)).where(({ not }) => not(hasLapsed(today)))
	})
}

/** Whether its quote has lapsed, as in domain/stays/states/states.ts. */
function hasLapsed(today: Day) {
	return sql<boolean>`(stay_requests.state = 'offered'
			and coalesce(stay_requests.last_day, stay_requests.to_day) < ${today}
		or stay_requests.state = 'accepted' and stay_requests.to_day < ${today}
		or stay_requests.state = 'offered' and exists (select 1 from agreements a
			where a.enquiry_id = stay_requests.enquiry_id and a.held_until < ${today}
			and a.number = (select max(b.number) from agreements b where b.enquiry_id = a.enquiry_id)))`
}

export function splitWords(text: string): string[] {
	if (isPhoneLike(text)) return [text]
	return text.split(/\s+/).filter(Boolean).slice(0, 8)
}

const searched = ['name', 'email', 'phone', 'city', 'message'] as const

/** Phones are kept as typed; a search by digits finds them all the same. */
const plainPhone = [' ', '-', '(', ')', '.'].reduce(
	(phone, character) => sql`replace(${phone}, ${character}, '')`,
	sql.ref('phone') as RawBuilder<unknown>,
)

/** SQLite folds case for ASCII letters only: an accented letter is found as written, or in lower case. */
function matches(word: string) {
	const digits = phoneDigits(word)
	const reference = readReference(word)
	return [
		...searched.map((column) => contains(sql.ref(column), word)),
		...searched.map((column) => contains(sql`lower(${sql.ref(column)})`, word.toLowerCase())),
		contains(sql.ref('email_folded'), foldEmail(word)),
		...(digits.length >= 4 ? [contains(plainPhone, digits)] : []),
		...(reference ? [sql<boolean>`reference = ${reference}`] : []),
	]
}

function contains(value: RawBuilder<unknown>, text: string) {
	const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
	return sql<boolean>`${value} like ${pattern} escape '\\'`
}

function readCursor(cursor: string) {
	const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? []
	if (!time || !id) throw invalidField('before', 'invalid')
	return { createdAt: Number(time), id }
}
