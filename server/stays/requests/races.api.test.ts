import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const first = `${nextYear}-06-01`
const units = { cabin: 1, glamping: 2, camping: 2, table: 3 } as const
type OfferId = keyof typeof units

describeEachDatabase(({ open }) => {
	test('whatever is confirmed, quoted, changed, blocked and cancelled at once, no night is sold twice', async () => {
		const database = await open()
		const { owner, call, book } = await staysOn(database)
		const changes = Object.entries(units).map(([offer, value]) => ({
			path: `offers.${offer}.units`,
			value,
		}))
		await owner('PATCH', '/api/content/facts', { changes })
		expect((await owner('POST', '/api/content/publish')).status).toBe(200)
		// The items in other orders, and the days overlapping in other ways.
		const orders: OfferId[][] = [
			['cabin', 'glamping'],
			['glamping', 'cabin'],
			['camping', 'cabin', 'table'],
			['table', 'camping', 'glamping'],
		]
		const stayOf = (at: number) => ({
			from: addDays(first, at % 3),
			to: addDays(first, (at % 3) + 1 + (at % 2)),
		})
		const requests = await Promise.all(
			Array.from({ length: 8 }, async (_, at) => {
				const { from, to } = stayOf(at)
				const items = orders[at % orders.length]?.map((offer) => ({
					offer,
					...(offer === 'table' && { hour: '13:00' }),
				}))
				const days = { ArrivalDate: from, DepartureDate: to }
				return await book({ ...days, items, Email: `guest${at}@example.com` })
			}),
		)
		const isExpected = ({ status }: { status: number }) => [200, 201, 409].includes(status)
		for (let round = 0; round < 3; round++) {
			const responses = await Promise.all(
				requests.flatMap(({ id, key }, at) => {
					const stay = stayOf(at + round)
					const path = `/api/enquiries/${id}`
					const quote = { pesos: 1, message: '', heldUntil: first, ...stay }
					return [
						at % 2 === round % 2
							? owner('POST', `${path}/confirm`, stay)
							: owner('POST', `${path}/offer`, quote),
						at % 4 === round ? call('POST', `/api/requests/${key}/cancel`) : undefined,
						at % 3 === round
							? owner('POST', '/api/blocks', { offer: 'glamping', ...stay, units: 1 })
							: undefined,
						owner('POST', `${path}/reopen`),
					].flatMap((it) => it ?? [])
				}),
			)
			expect(responses.filter((it) => !isExpected(it))).toEqual([])
			const rows = await database.query
				.selectFrom('taken_days')
				.select(['offer', 'day'])
				.select((row) => row.fn.sum('units').as('taken'))
				.groupBy(['offer', 'day'])
				.execute()
			expect(rows.length).toBeGreaterThan(0)
			for (const { offer, day, taken } of rows)
				expect(Number(taken), `${offer} on ${day}`).toBeLessThanOrEqual(units[offer as OfferId])
			// A request's state and its takes agree.
			for (const { id } of requests) {
				const { state, items, from } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
				const takes = await database.query
					.selectFrom('takes')
					.select(['offer', 'kind', 'from_day'])
					.where('enquiry_id', '=', id)
					.execute()
				const kind = { confirmed: 'confirmed', offered: 'held' }[String(state)]
				expect([state, takes.length]).toEqual([state, kind ? items.length : 0])
				for (const take of takes) expect(take).toMatchObject({ kind, from_day: from })
			}
		}
	})
})
