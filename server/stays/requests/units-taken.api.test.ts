import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const day = (text: string) => `${nextYear}-${text}`
const night = { ArrivalDate: day('12-12'), DepartureDate: day('12-13') }

describeSampledDatabase('postgres', ({ open }) => {
	test('the same nights are not confirmed for a second guest, whatever was in the item', async () => {
		const { call, owner, book } = await staysOn(await open())
		const withHour = aBooking({ ...night, items: [{ offer: 'cabin', hour: '15:00' }] })
		expect((await call('POST', '/api/bookings', withHour)).status).toBe(422)
		const [first, second] = [await book(night), await book(night)]
		expect((await owner('POST', `/api/enquiries/${first.id}/confirm`)).status).toBe(200)
		expect((await owner('POST', `/api/enquiries/${second.id}/confirm`)).status).toBe(409)
		const reason = 'Duermen en la casa de los dueños'
		const anyway = await owner('POST', `/api/enquiries/${second.id}/confirm`, { anyway: reason })
		expect(anyway).toMatchObject({ status: 200, body: { state: 'confirmed' } })
		expect(anyway.body.history).toMatchObject([
			{ action: 'note', text: reason },
			{ action: 'confirm' },
		])
		const guests = (await call('GET', `/api/requests/${second.key}`)).body
		expect(JSON.stringify(guests)).not.toContain(reason)
	})

	test('a block of several days takes each of them, of every kind', async () => {
		const { owner, free } = await staysOn(await open())
		for (const offer of ['horses', 'table', 'package-friends'])
			expect(
				(await owner('POST', '/api/blocks', { offer, from: day('03-24'), to: day('03-28') }))
					.status,
			).toBe(201)
		for (const offer of ['horses', 'table', 'package-friends'])
			expect(await free(offer, day('03-23'), day('03-30'))).toEqual([null, 0, 0, 0, 0, 0, null])
	})

	test('tables and horses that are used at the same time are added up', async () => {
		const site = await staysOn(await open())
		const { owner, call, book } = site
		await setFacts(site, { 'offers.table.units': 10, 'offers.horses.units': 6 })
		const on = { from: day('03-01'), to: day('03-01') }
		const table = (body: object) => owner('POST', '/api/blocks', { offer: 'table', ...on, ...body })
		expect((await table({ units: 8, hour: '13:00', guest: 'Rosa' })).status).toBe(201)
		const refused = await table({ units: 9, guest: 'Luis' })
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body.inTheWay).toMatchObject([{ day: on.from, by: [{ guest: 'Rosa' }] }])
		expect((await table({ units: 3, hour: '13:30', guest: 'Luis' })).status).toBe(409)
		expect((await table({ units: 2, hour: '13:30', guest: 'Luis' })).status).toBe(201)
		expect((await table({ units: 1, hour: '13:45', guest: 'Eva' })).status).toBe(409)
		expect((await table({ units: 10, hour: '16:00', guest: 'Eva' })).status).toBe(201)
		const freeAt = async (hour: string) => {
			const query = `offer=table&from=${on.from}&to=${day('03-02')}&hour=${hour}`
			return (await call('GET', `/api/availability?${query}`)).body.days[0].free
		}
		expect([await freeAt('13:45'), await freeAt('14:30'), await freeAt('15:00')]).toEqual([0, 8, 0])
		// A closed day takes what is left, if the owner says so.
		expect((await table({})).status).toBe(409)
		expect((await table({ whatIsLeft: true })).status).toBe(201)
		expect(await freeAt('09:00')).toBe(0)
		// One horse per rider, for the length of a ride.
		const visit = { ArrivalDate: day('03-01'), DepartureDate: day('03-01') }
		const ride = (hour: string) => ({ ...visit, items: [{ offer: 'horses', hour }] })
		const [nine, ten, eleven] = [
			await book(ride('09:00')),
			await book(ride('10:00')),
			await book(ride('11:00')),
		]
		const confirm = async (id: string) =>
			(await owner('POST', `/api/enquiries/${id}/confirm`)).status
		expect([await confirm(nine.id), await confirm(ten.id), await confirm(eleven.id)]).toEqual([
			...[200, 409, 200],
		])
	})

	test(
		'another price for what was confirmed anyway does not ask for the units again',
		sweep,
		async () => {
			const { owner, book } = await staysOn(await open())
			const longer = { ...night, DepartureDate: day('12-14') }
			const [first, second] = [await book(longer), await book(night)]
			await owner('POST', `/api/enquiries/${first.id}/confirm`)
			const at = `/api/enquiries/${second.id}/confirm`
			await owner('POST', at, { anyway: 'Duermen en la casa', pesos: 100 })
			expect(await owner('POST', at, { pesos: 90 })).toMatchObject({
				status: 200,
				body: { total: 90 },
			})
			expect((await owner('POST', at, { people: 3, pesos: 80 })).status).toBe(200)
			// Another night, which the first has too, is asked for.
			expect((await owner('POST', at, { to: `${nextYear}-12-14`, pesos: 90 })).status).toBe(409)
		},
	)
})
