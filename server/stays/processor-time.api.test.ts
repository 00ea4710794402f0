import fc from 'fast-check'
import type { InjectOptions } from 'fastify'
import { expect, test } from 'vitest'
import { offerIds } from '#domain/offers/offers.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const mostMs = 30
const tries = 6

const year = fc.constantFrom('0001', '1970', String(nextYear), String(nextYear + 1), '9999')
const day = fc
	.tuple(year, fc.constantFrom('01-01', '02-30', '06-15', '12-31'))
	.map(([year, rest]) => `${year}-${rest}`)
const count = fc.constantFrom(0, 1, 3, 200, 201, 1e9, -1, 1.5)
const hour = fc.constantFrom('00:00', '13:00', '23:59', '25:00', null)
const item = fc.record(
	{ offer: fc.constantFrom(...offerIds, 'boat'), units: count, hour, people: count },
	{ requiredKeys: ['offer'] },
)
const items = fc.oneof(
	fc.array(item, { maxLength: 12 }),
	fc.constantFrom(1000, 4000).map((length) => Array(length).fill({ offer: 'cabin' })),
)
const ages = fc.oneof(fc.array(count, { maxLength: 300 }), fc.constant('4, 7 '.repeat(2000)))
const range = fc.record({ from: day, to: day })

/** A plan as large as the owner may save: the price of each night is looked for in all of it. */
function largestPlan() {
	const seasons = Array.from({ length: 100 }, (_, index) => ({
		...{ id: `season-${index}`, name: { es: 'Una', en: 'One' }, from: '01-01', to: '12-31' },
	}))
	const rates = ['cabin', 'glamping', 'camping', 'horses'].flatMap((offer) =>
		seasons.slice(0, 99).map(({ id }) => ({ offer, season: id, pesos: 1000, minNights: 3 })),
	)
	return { seasons, rates: rates.reverse() }
}

describeSqlite(({ open }) => {
	test(`no input makes a stays route use more than ${mostMs} ms of processor`, async () => {
		const { app, owner, book } = await staysOn(await open())
		await owner('PUT', '/api/rates', largestPlan())
		const { id, key } = await book({
			items: [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }],
		})
		for (const offer of offerIds)
			await owner('POST', '/api/blocks', {
				offer,
				from: `${nextYear}-02-01`,
				to: `${nextYear}-12-01`,
				units: 1,
				guest: 'Rosa',
			})
		const signIn = await app.inject({
			...{ method: 'POST', url: '/api/auth' },
			payload: { name: 'admin', password: 'la-clave-de-la-casa' },
		})
		const headers = { 'x-auth-token': String(signIn.json().token) }

		/** The least of several tries: what else the machine does only adds. */
		async function cost(request: InjectOptions): Promise<number> {
			let least = Number.POSITIVE_INFINITY
			for (let at = 0; at < tries && least > mostMs / 3; at++) {
				const before = process.cpuUsage()
				await app.inject({ headers, ...request })
				const { user, system } = process.cpuUsage(before)
				least = Math.min(least, (user + system) / 1000)
			}
			return least
		}

		const query = (fields: object) =>
			new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, String(value)]))
		const at = `/api/enquiries/${id}`
		const asked = fc.record({
			range,
			items,
			ages,
			count,
			hour,
			offer: fc.constantFrom(...offerIds),
		})
		const requestsOf = (it: typeof asked extends fc.Arbitrary<infer Value> ? Value : never) => {
			const { range, items, ages, count, offer } = it
			const terms = { ...range, items, people: count, children: ages }
			const stay = { ArrivalDate: range.from, DepartureDate: range.to }
			return [
				{ url: `/api/estimate?${query({ offer, ...range, people: count, units: count })}` },
				{ url: `/api/availability?${query({ offer, ...range, hour: it.hour ?? '13:00' })}` },
				{ url: `/api/stays?${query(range)}` },
				{ url: `/api/stays/arrivals?${query(range)}` },
				{
					url: `${at}/stay?${query({ ...range, 'offer-cabin': 1, 'units-cabin': count, 'offer-table': 1 })}`,
				},
				{ url: `/api/requests/${key}` },
				{
					method: 'POST' as const,
					url: `${at}/offer`,
					payload: { pesos: count, message: '', ...terms },
				},
				{ method: 'POST' as const, url: `${at}/confirm`, payload: terms },
				{
					method: 'POST' as const,
					url: '/api/blocks',
					payload: { offer, ...range, units: count, hour: it.hour },
				},
				{
					method: 'POST' as const,
					url: '/api/bookings',
					payload: aBooking({ ...stay, items, children: ages, Quantity: count }),
				},
			]
		}
		// Warmed up: the first calls compile.
		const longest = {
			range: { from: `${nextYear}-01-01`, to: `${nextYear + 1}-02-01` },
			ages: [],
			count: 1,
		}
		for (let round = 0; round < 3; round++)
			for (const request of requestsOf({
				...longest,
				items: [{ offer: 'cabin' }],
				hour: null,
				offer: 'cabin',
			} as never))
				await app.inject({ headers, ...request })

		await fc.assert(
			fc.asyncProperty(asked, async (it) => {
				for (const request of requestsOf(it))
					expect(await cost(request), JSON.stringify(request).slice(0, 300)).toBeLessThan(mostMs)
			}),
			{ numRuns: 25 },
		)
		for (const request of requestsOf({
			...longest,
			items: [{ offer: 'cabin' }],
			hour: null,
			offer: 'cabin',
		} as never))
			expect(await cost(request), JSON.stringify(request).slice(0, 300)).toBeLessThan(mostMs)
	})
})
