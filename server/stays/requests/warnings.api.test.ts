import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const day = (text: string) => `${nextYear}-${text}`
const night = { ArrivalDate: day('12-12'), DepartureDate: day('12-13') }
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }

describeSampledDatabase('postgres', ({ open }) => {
	test('both sides learn that a stay is under the minimum, and the price table says the same', async () => {
		const { call, owner, book } = await staysOn(await open())
		const december = { id: 'high', name: { es: 'Alta', en: 'High' }, from: '12-01', to: '12-31' }
		const rates = [
			{ offer: 'cabin', season: null, pesos: 400_000, minNights: 5 },
			{ offer: 'cabin', season: 'high', pesos: 600_000 },
		]
		await owner('PUT', '/api/rates', { seasons: [december], rates })
		const { id, key } = await book(night)
		const warnings = [{ about: 'min-nights', offer: 'cabin', nights: 1, least: 5 }]
		expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject({ warnings })
		expect((await owner('GET', `/api/enquiries/${id}/stay`)).body).toMatchObject({ warnings })
	})

	test('guest and owner learn of more riders than horses; too high a number is refused', async () => {
		const { call, owner, book } = await staysOn(await open())
		const changes = [{ path: 'offers.horses.units', value: 8 }]
		await owner('PATCH', '/api/content/facts', { changes })
		expect((await owner('POST', '/api/content/publish')).status).toBe(200)
		const { key, id } = await book({ ...twoNights, Quantity: 12, items: [{ offer: 'horses' }] })
		const warnings = [{ about: 'capacity', offer: 'horses', people: 12, most: 8 }]
		const seen = (await call('GET', `/api/requests/${key}`)).body
		expect(seen).toMatchObject({ items: [{ units: 12 }], warnings })
		const form = new URLSearchParams({
			...twoNights,
			Quantity: '12',
			'offer-horses': '1',
			language: 'en',
		})
		const { estimate } = (await call('GET', `/api/estimate/form?${form}`)).body
		expect(estimate.warnings.join()).toContain('8')
		// It is quoted and confirmed only with enough horses.
		const terms = { items: seen.asked.items, pesos: 1, message: '' }
		for (const action of ['offer', 'confirm'])
			expect(await owner('POST', `/api/enquiries/${id}/${action}`, terms)).toMatchObject({
				status: 409,
				body: { inTheWay: [{ offer: 'horses', free: 8 }] },
			})
		for (const [field, riders] of [
			['units', { units: 9 }],
			['people', { people: 9 }],
		] as const) {
			const items = [{ offer: 'horses', ...riders }]
			const refused = await call('POST', '/api/bookings', aBooking({ Quantity: 12, items }))
			expect(refused.body.errors).toEqual([{ field: `items.0.${field}`, code: 'errUnitsMany' }])
		}
	})
})
