import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What was quoted and confirmed, as it was at that moment. Until now a request had the days, items and price last agreed
 * on; each that somebody acted on becomes an agreement, and nothing is computed anew: no rate of today enters.
 */
export const agreements: Migration = {
	async up(db: Kysely<unknown>) {
		await createAgreements(db)
		await copyAgreements(db as Kysely<Before>)
		for (const column of ['items', 'pesos', 'message', 'held_until'])
			await db.schema.alterTable('stay_requests').dropColumn(column).execute()
		await db.schema.alterTable('stay_requests').addColumn('reminded_at', 'bigint').execute()
		await db.schema.alterTable('enquiries').addColumn('children', 'text').execute()
		await takeEachDay(db as Kysely<Before>)
	},
}

async function createAgreements(db: Kysely<unknown>) {
	await db.schema
		.createTable('agreements')
		.addColumn('enquiry_id', 'text', (column) =>
			column.notNull().references('enquiries.id').onDelete('cascade'),
		)
		.addColumn('number', 'integer', (column) => column.notNull())
		.addColumn('at', 'bigint', (column) => column.notNull())
		.addColumn('kind', 'text', (column) =>
			column.notNull().check(sql`kind in ('quote', 'confirmation')`),
		)
		.addColumn('from_day', 'text', (column) => column.notNull())
		.addColumn('to_day', 'text', (column) => column.notNull())
		.addColumn('total', 'bigint')
		.addColumn('held_until', 'text')
		.addColumn('terms', 'text', (column) => column.notNull())
		.addPrimaryKeyConstraint('agreements_key', ['enquiry_id', 'number'])
		.execute()
}

type OldItem = { offer: string; units: number; hour: string | null }
type Before = {
	enquiries: {
		id: string
		quantity: number | null
		language: string
		items: string | null
		arrival_date: string | null
		departure_date: string | null
	}
	stay_requests: {
		enquiry_id: string
		state: string
		from_day: string
		to_day: string
		items: string
		pesos: number | null
		message: string | null
		held_until: string | null
		changed_at: number
	}
	agreements: {
		enquiry_id: string
		number: number
		at: number
		kind: string
		from_day: string
		to_day: string
		total: number | null
		held_until: string | null
		terms: string
	}
	takes: {
		id: string
		kind: string
		offer: string
		from_day: string
		to_day: string
		units: number | null
		hour: string | null
		held_until: string | null
		enquiry_id: string | null
	}
	taken_days: {
		take_id: string
		offer: string
		day: string
		units: number | null
		hour: string | null
		held_until: string | null
	}
}

const rowsAtOnce = 200

async function copyAgreements(db: Kysely<Before>) {
	for (let after = ''; ; ) {
		const rows = await db
			.selectFrom('stay_requests')
			.innerJoin('enquiries', 'enquiries.id', 'stay_requests.enquiry_id')
			.selectAll('stay_requests')
			.select(['enquiries.quantity', 'enquiries.language', 'enquiries.items as asked'])
			.select(['enquiries.arrival_date', 'enquiries.departure_date'])
			.where('enquiry_id', '>', after)
			.orderBy('enquiry_id')
			.limit(rowsAtOnce)
			.execute()
		const made = rows.filter(isAgreed)
		if (made.length > 0) await db.insertInto('agreements').values(made.map(agreementOf)).execute()
		const last = rows.at(-1)
		if (!last) return
		after = last.enquiry_id
	}
}

type OldRequest = Before['stay_requests'] & {
	quantity: number | null
	language: string
	asked: string | null
	arrival_date: string | null
	departure_date: string | null
}

/** A request that was only declined or cancelled still says what was asked for, which its enquiry keeps. */
function isAgreed(row: OldRequest): boolean {
	const isAsAsked =
		row.from_day === row.arrival_date &&
		row.to_day === row.departure_date &&
		row.items === (row.asked ?? '[]')
	return row.pesos !== null || row.state === 'confirmed' || !isAsAsked
}

function agreementOf(row: OldRequest): Before['agreements'] {
	const people = row.quantity ?? 1
	const items = (JSON.parse(row.items) as OldItem[]).map((item) => newItem(item, row, people))
	const terms = {
		party: { adults: people, children: [] },
		items,
		lines: items.map(({ offer }) => ({ offer, pesos: null })),
		deposit: null,
		language: row.language,
		message: row.message ?? '',
		changes: [],
	}
	return {
		enquiry_id: row.enquiry_id,
		number: 1,
		at: row.changed_at,
		kind: row.state === 'confirmed' ? 'confirmation' : 'quote',
		from_day: row.from_day,
		to_day: row.to_day,
		total: row.pesos,
		held_until: row.held_until,
		terms: JSON.stringify(terms),
	}
}

const nightly = ['cabin', 'glamping', 'camping']

/** As it took units until now: everybody in each item, and as many horses as were asked for. */
function newItem({ offer, units, hour }: OldItem, row: OldRequest, people: number) {
	const day = row.from_day
	if (nightly.includes(offer))
		return {
			...{ kind: 'nights', offer, arrival: row.from_day, departure: row.to_day, units, people },
		}
	if (offer === 'table') return { kind: 'table', offer, day, time: hour, units, people }
	if (offer === 'horses') return { kind: 'ride', offer, day, time: hour, people: units }
	return { kind: 'package', offer, day, units, people }
}

/**
 * A table or a ride of a stay takes its day, whatever the length of the stay; one that the owner blocked for several days
 * takes each of them, of which only the first was taken.
 */
async function takeEachDay(db: Kysely<Before>) {
	await db
		.updateTable('takes')
		.set((row) => ({ to_day: row.ref('from_day') }))
		.where('offer', 'not in', nightly)
		.where('enquiry_id', 'is not', null)
		.execute()
	const blocks = await db
		.selectFrom('takes')
		.selectAll()
		.where('offer', 'not in', nightly)
		.whereRef('to_day', '>', 'from_day')
		.execute()
	for (const { id, offer, from_day, to_day, units, hour, held_until } of blocks) {
		const rows = laterDays(from_day, to_day).map((day) => ({
			...{ take_id: id, offer, day, units, hour, held_until },
		}))
		for (let at = 0; at < rows.length; at += rowsAtOnce)
			await db
				.insertInto('taken_days')
				.values(rows.slice(at, at + rowsAtOnce))
				.execute()
	}
}

const dayMs = 86_400_000
const mostDays = 400

function laterDays(from: string, to: string): string[] {
	const count = Math.min(mostDays, Math.round((Date.parse(to) - Date.parse(from)) / dayMs))
	return Array.from({ length: count }, (_, index) =>
		new Date(Date.parse(from) + (index + 1) * dayMs).toISOString().slice(0, 10),
	)
}
