import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { house } from '#tests/helpers/site/house.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'

describeEachDatabase(({ open }) => {
	test('the restaurant sees tables without what is personal, confirms them, and edits the menu', async () => {
		const database = await open()
		const { app, owner } = await house(database)
		const kitchen = await signInAs(database, app, 'restaurant')
		const day12 = `${nextYear}-12-12`
		const table = aBooking({
			ArrivalDate: day12,
			DepartureDate: day12,
			Message: 'Somos alérgicos.',
			items: [{ offer: 'table', units: 1, hour: '13:00' }],
		})
		const stay = aBooking({
			Message: 'Sin gluten.',
			items: [
				{ offer: 'cabin', units: 1 },
				{ offer: 'table', units: 1, hour: '18:00' },
			],
		})
		for (const payload of [table, stay, aBooking()]) {
			const response = await app.inject({ method: 'POST', url: '/api/bookings', payload })
			expect(response.statusCode, response.body).toBe(201)
		}
		const list = await kitchen.call(
			'GET',
			`/api/tables?from=${nextYear}-12-01&to=${nextYear}-12-31`,
		)
		expect(list.json().tables).toEqual([
			{
				id: table.bookingId,
				day: day12,
				hour: '13:00',
				tables: 1,
				state: 'received',
				name: 'Ana María Ñáñez',
				people: 4,
				note: 'Somos alérgicos.',
				isConfirmable: true,
			},
			{
				id: stay.bookingId,
				day: day12,
				hour: '18:00',
				tables: 1,
				state: 'received',
				name: 'Ana María Ñáñez',
				people: 4,
				note: 'Sin gluten.',
				isConfirmable: false,
			},
		])
		for (const days of ['from=2025-01-01&to=2027-12-31', 'from=2026-12-02&to=2026-12-01'])
			expect((await kitchen.call('GET', `/api/tables?${days}`)).statusCode).toBe(422)
		for (const personal of ['ana@example.com', '123 4567', '1234567'])
			expect(list.body).not.toContain(personal)
		const confirm = (id: string) => kitchen.call('POST', `/api/tables/${id}/confirm`)
		expect((await confirm(stay.bookingId)).json()).toMatchObject({ code: 'wrong-state' })
		expect((await confirm(table.bookingId)).json()).toMatchObject({ state: 'confirmed' })

		const facts = { changes: [{ path: 'rnt', value: '12345' }] }
		expect((await kitchen.call('PATCH', '/api/content/facts', facts)).statusCode).toBe(403)
		await owner.call('PATCH', '/api/content/facts', facts)
		expect((await kitchen.call('GET', '/api/content/menu')).statusCode).toBe(200)
		expect((await owner.call('GET', '/api/content')).json().changes).toBe(1)
		expect((await kitchen.call('GET', '/api/content')).json()).toEqual({
			documents: [{ name: 'menu', hasDraft: false, isChanged: false }],
			attention: [],
			changes: 0,
			hasDraft: false,
		})
		expect((await kitchen.call('POST', '/api/content/publish')).statusCode).toBe(200)
		const { documents } = (await owner.call('GET', '/api/content')).json()
		const drafted = documents.filter((it: { hasDraft: boolean }) => it.hasDraft)
		expect(
			drafted.map((it: { name: string }) => it.name),
			'the owner’s draft stays',
		).toEqual(['facts'])
	})
})
