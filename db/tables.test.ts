import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import { aReview } from '#db/fixtures/a-review.ts'
import type { EnquiriesTable, OutboxTable } from '#db/tables.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'

function anEnquiry(): EnquiriesTable {
	return {
		id: randomUUID(),
		kind: 'booking',
		content_hash: 'hash',
		name: 'Ana',
		email: 'ana@example.com',
		email_folded: 'ana@example.com',
		phone: '+573000000000',
		city: null,
		quantity: 2,
		arrival_date: '2030-01-01',
		departure_date: '2030-01-02',
		message: '',
		language: 'es',
		consent_version: '1',
		consent_at: 1,
		state: 'new',
		created_at: 1,
		items: null,
		children: null,
		reference: randomUUID(),
	}
}

function anOutboxEntry(enquiry: EnquiriesTable): OutboxTable {
	return {
		id: randomUUID(),
		enquiry_id: enquiry.id,
		recipient: 'owner',
		about: 'received',
		status: 'pending',
		attempts: 0,
		next_attempt_at: 1,
		lease_until: null,
		leased_by: null,
		message_id: `<${enquiry.id}@example.com>`,
		last_error: null,
		created_at: 1,
		updated_at: 1,
		letter: null,
		position: 0,
	}
}

describeEachDatabase(({ kind, open }) => {
	test('deleting an enquiry deletes its outbox entries', async () => {
		const { query } = await open()
		const enquiry = anEnquiry()
		await query.insertInto('enquiries').values(enquiry).execute()
		await query.insertInto('outbox').values(anOutboxEntry(enquiry)).execute()

		await query.deleteFrom('enquiries').where('id', '=', enquiry.id).execute()

		expect(await query.selectFrom('outbox').selectAll().execute()).toEqual([])
	})

	test('an outbox entry needs its enquiry, and there is one for each recipient', async () => {
		const { query } = await open()
		const enquiry = anEnquiry()
		const insert = () => query.insertInto('outbox').values(anOutboxEntry(enquiry)).execute()

		await expect(insert()).rejects.toThrow()
		await query.insertInto('enquiries').values(enquiry).execute()
		await insert()
		await expect(insert()).rejects.toThrow()
	})

	test('a page of the newest reviews is read from the index alone, without sorting', async () => {
		const { query } = await open()
		const rows = Array.from({ length: 2000 }, (_, index) => aReview({ created_at: index % 700 }))
		for (let from = 0; from < rows.length; from += 500) {
			await query
				.insertInto('reviews')
				.values(rows.slice(from, from + 500))
				.execute()
		}
		await sql`analyze`.execute(query)

		const page = query
			.selectFrom('reviews')
			.selectAll()
			.where('deleted_at', 'is', null)
			.where('hidden_at', 'is', null)
			.where((row) => row(row.refTuple('created_at', 'id'), '<', row.tuple(400, 'zzz')))
			.orderBy('created_at', 'desc')
			.orderBy('id', 'desc')
			.limit(20)
		const { sql: text, parameters } = page.compile()
		const explain = kind === 'sqlite' ? 'explain query plan' : 'explain'
		const { rows: steps } = await query.executeQuery(
			CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
		)
		const plan = JSON.stringify(steps)

		expect((await page.execute()).map((it) => it.created_at)).toEqual([
			400, 400, 400, 399, 399, 399, 398, 398, 398, 397, 397, 397, 396, 396, 396, 395, 395, 395, 394,
			394,
		])
		expect(plan).toContain('reviews_newest_first')
		expect(plan).not.toMatch(/sort|temp b-tree/i)
	})
})
