import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'

const arrival = '2026-12-03'
const departure = '2026-12-08'
const today = '2026-12-05'
const at = (day: string) => Date.parse(`${day}T11:00:00-05:00`)
const refused = (field: string, code: string) => ({
	status: 422,
	body: { errors: [{ field, code }] },
})

describeEachDatabase(({ open }) => {
	/** A confirmed booking whose guest arrived two days ago. */
	async function guestIsHere(items: object[]) {
		const clock = { now: at('2026-12-01') }
		const database = await open()
		const site = await staysOn(database, { clock })
		await setFacts(site, { 'offers.glamping.units': 4 })
		const rates = [{ offer: 'glamping', season: null, pesos: 200_000 }]
		expect((await site.owner('PUT', '/api/rates', { seasons: [], rates })).status).toBe(200)
		const { id, key } = await site.book({ ArrivalDate: arrival, DepartureDate: departure, items })
		const made = await site.owner('POST', `/api/enquiries/${id}/confirm`)
		expect(made).toMatchObject({ status: 200, body: { state: 'confirmed' } })
		clock.now = at(today)
		const later = await staysOn(database, { clock })
		const confirm = (body: object) => later.owner('POST', `/api/enquiries/${id}/confirm`, body)
		return { ...later, id, key, clock, confirm, total: made.body.agreement.total as number }
	}

	test('the arrival of a guest who is here stays as it was', async () => {
		const { confirm, free } = await guestIsHere([{ offer: 'cabin' }])
		for (const from of ['2026-12-02', '2026-12-04', today, '2026-12-06'])
			expect(await confirm({ from }), from).toMatchObject(refused('from', 'errArrivalPast'))
		expect(await free('cabin', arrival, departure)).toEqual([0, 0, 0, 0, 0])
		expect(await confirm({ from: arrival, to: '2026-12-07' })).toMatchObject({ status: 200 })
	})

	test('nights that were slept are priced by the owner, not by the rates', async () => {
		const two = [{ offer: 'glamping', units: 2 }]
		const { confirm, total } = await guestIsHere(two)
		expect(total).toBeGreaterThan(0)
		for (const items of [[{ offer: 'glamping', units: 1 }], [{ offer: 'cabin' }]])
			expect(await confirm({ items })).toMatchObject(refused('pesos', 'errPastNights'))
		const fewer = { items: [{ offer: 'glamping', units: 1 }] }
		expect(await confirm({ ...fewer, samePrice: true })).toMatchObject({
			status: 200,
			body: { agreement: { total } },
		})
		expect(await confirm({ items: two, pesos: 1_400_000 })).toMatchObject({
			status: 200,
			body: { agreement: { total: 1_400_000 } },
		})
		// One night more leaves those that were slept as they are: the rates say its price.
		const longer = await confirm({ to: '2026-12-09' })
		expect(longer).toMatchObject({ status: 200, body: { agreement: { total: (total / 5) * 6 } } })
	})

	test('a guest who has slept here does not cancel the stay; the owner may', async () => {
		const { call, owner, id, key, clock, free } = await guestIsHere([{ offer: 'cabin' }])
		const cancel = () => call('POST', `/api/requests/${key}/cancel`)
		for (const day of ['2026-12-04', today, departure]) {
			clock.now = at(day)
			expect(await cancel(), day).toMatchObject({
				status: 409,
				body: { code: 'wrong-state', reason: 'stay-begun' },
			})
			const { body } = await call('GET', `/api/requests/${key}`)
			expect(body.actions).toEqual(['change', 'message'])
		}
		expect(await free('cabin', arrival, departure)).toEqual([0, 0, 0, 0, 0])
		clock.now = at(today)
		expect((await owner('POST', `/api/enquiries/${id}/cancel`)).body.state).toBe('cancelled')
	})

	test('on the day of arrival a guest may still cancel', async () => {
		const { call, key, clock } = await guestIsHere([{ offer: 'cabin' }])
		clock.now = at(arrival)
		expect((await call('POST', `/api/requests/${key}/cancel`)).body.state).toBe('cancelled')
	})

	test('a guest who leaves earlier does without the ride of a later day', async () => {
		const ride = (day: string) => ({ offer: 'horses', units: 2, hour: '09:00', day })
		const table = { offer: 'table', day: '2026-12-04', hour: '13:00' }
		const { confirm } = await guestIsHere([{ offer: 'glamping' }, table, ride('2026-12-06')])
		const { status, body } = await confirm({ to: today })
		expect(status).toBe(200)
		expect(body.agreement.items).toMatchObject([{ offer: 'glamping' }, table])
		expect(body.agreement.changes).toEqual(expect.arrayContaining(['days', 'items']))
	})
})
