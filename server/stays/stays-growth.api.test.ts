import { randomUUID } from 'node:crypto'
import { CompiledQuery, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { addDays } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { insertMany } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { insertTakes } from './store/insert-takes.ts'
import { readTakes, takeIdsQuery, takesByIdQuery } from './store/read-takes.ts'
import { takenQuery } from './store/taken-days.ts'

const month = { from: '2028-06-01', to: '2028-07-01' }
const today = '2026-11-15'

/** The month has the same bookings in both, so that only what is around it differs. */
async function withBookings(database: Database, requests: number, firstDay: string, days: number) {
	const bookings = Array.from({ length: requests }, (_, index) => {
		const from = addDays(firstDay, (index * 3) % days)
		return { bookingId: randomUUID(), ArrivalDate: from, DepartureDate: addDays(from, 2) }
	})
	await insertMany(database, bookings)
	const inCabin = Math.floor(days / 3)
	const takes = bookings
		.map(({ bookingId, ArrivalDate: from, DepartureDate: to }, index) => ({
			kind: 'confirmed' as const,
			units: 1,
			hour: null,
			from,
			to,
			at: 1,
			enquiryId: bookingId,
			offer: index < inCabin ? ('cabin' as const) : ('camping' as const),
		}))
		.filter(({ offer, from, to }) => offer === 'cabin' || to < month.from || from >= month.to)
	await database.query.transaction().execute((transaction) => insertTakes(transaction, takes))
	await sql`analyze`.execute(database.query)
	return database
}

async function rowsRead({ kind, query }: Database, { sql, parameters }: CompiledQuery) {
	const explain = kind === 'sqlite' ? 'explain query plan' : 'explain (analyze, format json)'
	const { rows } = await query.executeQuery(CompiledQuery.raw(`${explain} ${sql}`, [...parameters]))
	const plan = JSON.stringify(rows)
	const sum = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":([\d.]+)/g)]
	return { plan, read: sum.reduce((total, [, count]) => total + Number(count), 0) }
}

describeSampledDatabase('sqlite', ({ kind, open }) => {
	test(
		'a month costs the same with 10,000 requests and five years of bookings as with 100',
		sweep,
		async () => {
			const few = await withBookings(await open(), 100, '2028-05-02', 90)
			const many = await withBookings(await open(), 10_000, '2026-01-01', 5 * 365)
			const range = { offer: 'cabin' as const, ...month, today }
			const [small, large] = await Promise.all(
				[few, many].map(async (database) => {
					const taken = await takenQuery(database.query, range).execute()
					const takes = await readTakes(database.query, month, today)
					const ids = takes.map(({ id }) => id)
					return {
						answers: [taken.length, takes.length],
						availability: await rowsRead(database, takenQuery(database.query, range).compile()),
						days: await rowsRead(database, takeIdsQuery(database.query, month).compile()),
						takes: await rowsRead(database, takesByIdQuery(database.query, ids, today).compile()),
					}
				}),
			)
			expect(large?.answers).toEqual(small?.answers)
			for (const part of ['availability', 'days', 'takes'] as const) {
				if (kind === 'postgres')
					expect(large?.[part].read).toBeLessThanOrEqual(1.5 * Number(small?.[part].read))
				else {
					if (part !== 'takes')
						expect(large?.[part].plan).toContain(
							'taken_days_of_offer (offer=? AND day>? AND day<?)',
						)
					expect(large?.[part].plan).not.toMatch(/SCAN (takes|taken_days|enquiries)/)
				}
			}
		},
	)
})
