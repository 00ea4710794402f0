import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import type { EnquiriesTable } from '#db/tables.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { enquiriesPageQuery } from './store/enquiry-search.ts'

const many = 20_000
const limit = 50

function anEnquiry(index: number): EnquiriesTable {
	return {
		id: randomUUID(),
		kind: 'contact',
		content_hash: 'hash',
		name: 'Ana',
		email: `ana${index}@example.com`,
		email_folded: `ana${index}@example.com`,
		phone: '+573000000000',
		city: null,
		quantity: null,
		arrival_date: null,
		departure_date: null,
		message: '',
		language: 'es',
		consent_version: '1',
		consent_at: 1,
		state: index % 2 ? 'new' : 'answered',
		// Three with the same time.
		created_at: Math.floor(index / 3),
		items: null,
		children: null,
		reference: `PC-${index}`,
	}
}

async function planOf({ kind, query }: Database, { sql, parameters }: CompiledQuery) {
	const explain = kind === 'sqlite' ? 'explain query plan' : 'explain (analyze, format json)'
	const { rows } = await query.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
	return JSON.stringify(rows)
}

async function withManyEnquiries(open: () => Promise<Database>) {
	const database = await open()
	const rows = Array.from({ length: many }, (_, index) => anEnquiry(index))
	for (let start = 0; start < many; start += 1000)
		await database.query
			.insertInto('enquiries')
			.values(rows.slice(start, start + 1000))
			.execute()
	if (database.kind === 'postgres') await sql`analyze enquiries`.execute(database.query)
	return database
}

describeSampledDatabase('sqlite', ({ kind, open }) => {
	test('a page of the owner’s list reads only its own rows', sweep, async () => {
		const database = await withManyEnquiries(open)
		const before = `${many / 8}.${randomUUID()}`
		for (const page of [
			{},
			{ before },
			{ state: 'answered' as const },
			{ state: 'archived' as const },
		]) {
			const plan = await planOf(
				database,
				enquiriesPageQuery(database.query, { ...page, limit }, '2026-01-01').compile(),
			)
			expect(plan).toMatch('state' in page ? 'enquiries_of_state' : 'enquiries_newest_first')
			expect(plan.toLowerCase()).not.toMatch(/temp b-tree|"sort|seq scan|rows removed by filter/)
			if (kind === 'postgres') {
				const read = [...plan.matchAll(/"Actual Rows":([\d.]+)/g)].map(([, count]) => Number(count))
				expect(Math.max(...read)).toBeLessThanOrEqual(limit + 1)
			} else if ('before' in page) expect(plan).toContain('(created_at,id)<(?,?)')
		}
	})

	test('one person’s enquiries are found by an index', sweep, async () => {
		const database = await withManyEnquiries(open)
		const deletion = database.query
			.deleteFrom('enquiries')
			.where('email_folded', '=', 'ana7@example.com')
		expect(await planOf(database, deletion.compile())).toContain('enquiries_of_person')
	})
})
