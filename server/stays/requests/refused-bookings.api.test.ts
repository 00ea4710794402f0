import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'

const day = (text: string) => `${nextYear}-${text}`
const night = { ArrivalDate: day('12-12'), DepartureDate: day('12-13') }
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }
const departure = (text: string) => ({ DepartureDate: `${nextYear - 1}-${text}` })

describeSampledDatabase('sqlite', ({ open }) => {
	test('a field that a kind cannot have is refused by name', async () => {
		const site = await staysOn(await open())
		await setFacts(site, { 'offers.glamping.units': 5 })
		const errorsOf = async (changes: object) =>
			(await site.call('POST', '/api/bookings', aBooking(changes))).body.errors
		const wrong: [object, string, string][] = [
			[{ items: [{ offer: 'cabin', hour: '13:00' }] }, 'items.0.hour', 'errHourNotTaken'],
			[{ items: [{ offer: 'package-friends', hour: '13:00' }] }, 'items.0.hour', 'errHourNotTaken'],
			[{ items: [{ offer: 'cabin', units: 0 }] }, 'items.0.units', 'errItems'],
			[{ items: [{ offer: 'glamping', units: 6 }] }, 'items.0.units', 'errUnitsMany'],
			[{ items: [{ offer: 'table', hour: '03:00' }] }, 'items.0.hour', 'errHourClosed'],
			[{ items: Array(11).fill({ offer: 'cabin' }) }, 'items', 'errItemsMany'],
			[{ DepartureDate: '9999-12-31' }, 'DepartureDate', 'errTooFar'],
			[
				{ ...night, DepartureDate: night.ArrivalDate, items: [{ offer: 'cabin' }] },
				'DepartureDate',
				'errNoNight',
			],
			[{ adults: 2, children: [4] }, 'children', 'errParty'],
			[{ adults: 4, children: [4] }, 'children', 'errParty'],
			[{ children: [1, 2, 3, 4] }, 'children', 'errParty'],
			[{ children: [18] }, 'children.0', 'errChildren'],
		]
		for (const [changes, field, code] of wrong)
			expect(await errorsOf(changes), JSON.stringify(changes)).toContainEqual({ field, code })
	})

	test('no path takes a stay of more than 400 nights or beyond two years', async () => {
		const { call, owner, book } = await staysOn(await open())
		const { id } = await book(night)
		const far = { from: day('01-01'), to: '9999-12-31' }
		const query = `offer=cabin&from=${far.from}&to=${far.to}`
		const at = `/api/enquiries/${id}`
		const refused = [
			await call('GET', `/api/estimate?${query}`),
			await call('GET', `/api/availability?${query}`),
			await call('POST', '/api/bookings', aBooking({ DepartureDate: '9999-12-31' })),
			await owner('GET', `/api/stays?from=${far.from}&to=${far.to}`),
			await owner('GET', `/api/stays/arrivals?from=${far.from}&to=${far.to}`),
			await owner('GET', `${at}/stay?from=${far.from}&to=${far.to}&offer-cabin=1`),
			await owner('POST', `${at}/offer`, { pesos: 1, message: '', ...far }),
			await owner('POST', `${at}/confirm`, far),
			await owner('POST', '/api/blocks', { offer: 'cabin', ...far }),
			await owner('POST', '/api/blocks', { offer: 'horses', ...far, guest: 'Rosa', units: 1 }),
		]
		expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 422))
	})

	test('impossible requests are refused with a sentence', async () => {
		const clock = { now: Date.parse(`${nextYear - 1}-11-17T15:30:00-05:00`) }
		const { call, owner, book } = await staysOn(await open(), { clock })
		const today = `${nextYear - 1}-11-17`
		const codeOf = async (changes: object) =>
			(await call('POST', '/api/bookings', aBooking(changes))).body.errors?.[0]
		const todayOnly = { ArrivalDate: today, DepartureDate: today }
		const wrong: [object, string, string][] = [
			[{ ...todayOnly, items: [{ offer: 'table', hour: '13:00' }] }, 'hour', 'errHourPast'],
			[{ ...twoNights, items: [{ offer: 'horses', hour: '18:00' }] }, 'hour', 'errRideLate'],
			[{ ...twoNights, items: [{ offer: 'horses', units: 5 }] }, 'people', 'errItemPeople'],
			[{ ...twoNights, items: [{ offer: 'cabin', people: 5 }] }, 'people', 'errItemPeople'],
			[
				{
					...twoNights,
					items: [
						{ offer: 'cabin', people: 3 },
						{ offer: 'camping', people: 2 },
					],
				},
				'people',
				'errItemPeople',
			],
		]
		for (const [changes, field, code] of wrong)
			expect(await codeOf(changes), JSON.stringify(changes)).toEqual({
				field: `items.0.${field}`,
				code,
			})
		expect(await codeOf({ ...todayOnly, items: [{ offer: 'table', hour: '17:00' }] })).toBe(
			undefined,
		)
		const { id, key } = await book({ ArrivalDate: `${nextYear - 1}-11-20`, ...departure('11-22') })
		const at = `/api/enquiries/${id}`
		const long = { pesos: 1, message: '', heldUntil: `${nextYear - 1}-11-21` }
		expect((await owner('POST', `${at}/offer`, long)).body.errors).toEqual([
			{ field: 'heldUntil', code: 'errHeldUntilLate' },
		])
		await owner('POST', `${at}/confirm`)
		clock.now = Date.parse(`${nextYear - 1}-11-22T08:00:00-05:00`)
		expect(await call('POST', `/api/requests/${key}/cancel`)).toMatchObject({
			status: 409,
			body: { reason: 'stay-begun' },
		})
	})

	test('an item has nothing that its kind cannot have', async () => {
		const { call } = await staysOn(await open())
		const wrong: [object, string][] = [
			[{ offer: 'horses', units: 2, people: 4 }, 'items.0.people'],
			[{ offer: 'table', nights: 2 }, 'items.0'],
			[{ offer: 'table', arrival: day('12-12'), departure: day('12-14') }, 'items.0'],
		]
		for (const [item, field] of wrong) {
			const booking = aBooking({ ...twoNights, items: [item] })
			expect(await call('POST', '/api/bookings', booking), JSON.stringify(item)).toMatchObject({
				status: 422,
				body: { errors: [{ field, code: 'errItems' }] },
			})
		}
		for (const children of ['3.5', '-3', '3-5'])
			expect(
				(await call('POST', '/api/bookings', aBooking({ ...twoNights, children }))).body.errors,
			).toMatchObject([{ code: 'errChildren' }])
		const children = '3 y 5'
		expect((await call('POST', '/api/bookings', aBooking({ ...twoNights, children }))).status).toBe(
			201,
		)
	})

	test('a key that is not known and an empty list of items are refused', async () => {
		const { owner, book } = await staysOn(await open())
		const { id } = await book(night)
		for (const wrong of [
			{ departure: `${nextYear}-12-20` },
			{ Items: [{ offer: 'glamping' }] },
			{ items: [] },
		])
			for (const body of [wrong, { ...wrong, pesos: 1, message: '' }])
				for (const action of ['confirm', 'offer'])
					expect((await owner('POST', `/api/enquiries/${id}/${action}`, body)).status).toBe(422)
		expect((await owner('GET', `/api/enquiries/${id}/stay`)).body.state).toBe('received')
	})
})
