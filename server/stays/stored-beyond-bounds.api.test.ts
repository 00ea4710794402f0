import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { offerIds } from '#domain/offers/offers.ts'
import { mostDays } from '#domain/time/bounds.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { insertMany, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { replaceImported } from './units/take-units.ts'

/** Counted night by night, 8,000 years took 15 s; a bounded response takes some ms, and a slow machine some more. */
const mostMs = 500
const forever = { from: '0001-01-01', to: '9999-12-31' }

async function processorMs(work: () => Promise<unknown>): Promise<number> {
	const before = process.cpuUsage()
	await work()
	const { user, system } = process.cpuUsage(before)
	return (user + system) / 1000
}

/** As earlier versions took them, and as a restored backup brings them back: all offers, for all time. */
async function storeForever(database: Database) {
	const [asked, quoted] = [randomUUID() as string, randomUUID() as string]
	const days = { ArrivalDate: forever.from, DepartureDate: forever.to }
	await insertMany(database, [
		{ bookingId: asked, ...days },
		{ bookingId: quoted, ...days },
	])
	const items = offerIds.map((offer) => ({ offer, units: 1, hour: null }))
	const { query } = database
	await query
		.updateTable('enquiries')
		.set({ items: JSON.stringify(items) })
		.execute()
	const stay = { from_day: forever.from, to_day: forever.to }
	await query
		.insertInto('stay_requests')
		.values({
			enquiry_id: quoted,
			state: 'offered',
			thanked_at: null,
			changed_at: 1,
			reminded_at: null,
			...stay,
		})
		.execute()
	const nights = { kind: 'nights', offer: 'cabin', units: 1, people: 4 }
	const agreed = [{ ...nights, arrival: forever.from, departure: forever.to }]
	await query
		.insertInto('agreements')
		.values({
			enquiry_id: quoted,
			number: 1,
			at: 1,
			kind: 'quote',
			total: 1,
			held_until: null,
			...stay,
			terms: JSON.stringify({
				party: { adults: 4, children: [] },
				items: agreed,
				lines: [],
				deposit: null,
				language: 'es',
				message: '',
				changes: [],
			}),
		})
		.execute()
	return [asked, quoted]
}

describeSampledDatabase('postgres', ({ open }) => {
	test(
		'a stay that was stored without bounds, or restored, is answered in milliseconds and never taken',
		sweep,
		async () => {
			const database = await open()
			const site = await staysOn(database)
			const ids = await storeForever(database)
			const month = { from: '2027-01-01', to: '2027-02-01' }
			const range = new URLSearchParams(month)
			for (const id of ids) {
				const at = `/api/enquiries/${id}`
				const { link } = (await site.owner('GET', `${at}/stay`)).body
				const key = String(link).split('/').at(-1)
				const requests: [() => Promise<{ status: number }>, number][] = [
					[() => site.owner('GET', `${at}/stay`), 200],
					[() => site.call('GET', `/api/requests/${key}`), 200],
					[() => site.call('GET', `/api/requests/${key}/calendar.ics`), 200],
					[() => site.owner('GET', '/api/enquiries'), 200],
					[() => site.owner('POST', '/api/enquiries.csv', { language: 'en' }), 200],
					[() => site.owner('GET', '/api/desk/today'), 200],
					[() => site.owner('GET', `/api/stays?${range}`), 200],
					[() => site.owner('GET', `/api/stays/arrivals?${range}`), 200],
					[() => site.owner('POST', `${at}/offer`, { pesos: 1, message: '' }), 422],
					[() => site.owner('POST', `${at}/confirm`), 422],
					[() => site.owner('POST', `${at}/confirm`, { samePrice: true, anyway: 'x' }), 422],
					[() => site.call('POST', `/api/requests/${key}/change`, { text: 'x' }), 200],
					[() => site.owner('POST', `${at}/decline`), 200],
					[() => site.owner('POST', `${at}/reopen`), 200],
					// Days within the bounds make it a booking like any other.
					[
						() => site.owner('POST', `${at}/confirm`, { ...month, items: [{ offer: 'cabin' }] }),
						200,
					],
					[() => site.owner('POST', `${at}/cancel`), 200],
				]
				for (const [index, [send, expected]] of requests.entries()) {
					const said = `${id === ids[0] ? 'asked' : 'quoted'} ${index}`
					let status = 0
					const spent = await processorMs(async () => {
						status = (await send()).status
					})
					expect([said, status]).toEqual([said, expected])
					expect(spent, said).toBeLessThan(mostMs)
				}
			}
			const { count } = await database.query
				.selectFrom('taken_days')
				.select((row) => row.fn.countAll().as('count'))
				.executeTakeFirstOrThrow()
			expect(Number(count)).toBe(0)
		},
	)

	test('an import takes no more days of a stay than may be booked', async () => {
		const database = await open()
		const { owner } = await staysOn(database)
		const url = 'https://203.0.114.1/a.ics'
		const saved = await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
		const calendarId = saved.body.imports[0].id
		const taking = { calendarId, offer: 'cabin', at: Date.now() } as const
		const stays = [{ ...forever, units: 1 }]
		const spent = await processorMs(() =>
			database.query
				.transaction()
				.execute((transaction) => replaceImported(transaction, { ...taking, stays })),
		)
		expect(spent).toBeLessThan(mostMs)
		const days = await database.query.selectFrom('taken_days').select('day').execute()
		expect(days.length).toBeLessThanOrEqual(mostDays + 1)
	})
})
