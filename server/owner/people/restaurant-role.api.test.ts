import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { aBooking, nextYear } from '#tests/helpers/enquiries.ts'
import { house } from '#tests/helpers/site/house.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'

describeSampledDatabase('postgres', ({ open }) => {
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
				id: expect.any(String),
				version: expect.any(String),
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
				id: expect.any(String),
				version: expect.any(String),
				day: day12,
				hour: '18:00',
				tables: 1,
				state: 'received',
				name: 'Ana María Ñáñez',
				people: 4,
				note: '',
				isConfirmable: false,
				leftToReception: 'stay',
			},
		])
		for (const days of ['from=2025-01-01&to=2027-12-31', 'from=2026-12-02&to=2026-12-01'])
			expect((await kitchen.call('GET', `/api/tables?${days}`)).statusCode).toBe(422)
		for (const personal of ['ana@example.com', '123 4567', '1234567'])
			expect(list.body).not.toContain(personal)
		const confirm = (id: string) => kitchen.call('POST', `/api/tables/${id}/confirm`)
		const [tableId, stayId] = list.json().tables.map((it: { id: string }) => it.id)
		expect((await confirm(stayId)).json()).toMatchObject({ code: 'wrong-state' })
		expect((await confirm(tableId)).json()).toMatchObject({ id: tableId, state: 'confirmed' })

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
			version: expect.any(String),
		})
		expect((await kitchen.call('POST', '/api/content/publish')).statusCode).toBe(200)
		const { documents } = (await owner.call('GET', '/api/content')).json()
		const drafted = documents.filter((it: { hasDraft: boolean }) => it.hasDraft)
		expect(
			drafted.map((it: { name: string }) => it.name),
			'the owner’s draft stays',
		).toEqual(['facts'])
	})

	test('the id of a table that the restaurant sees opens nothing else of a stay', async () => {
		const database = await open()
		const { app, owner } = await house(database)
		const kitchen = await signInAs(database, app, 'restaurant')
		const table = { offer: 'table', units: 1, hour: '18:00' }
		const stay = aBooking({ items: [{ offer: 'cabin', units: 1 }, table] })
		const dinner = aBooking({ items: [table] })
		for (const payload of [stay, dinner])
			await app.inject({ method: 'POST', url: '/api/bookings', payload })
		const day = stay.ArrivalDate
		const phoned = { guest: 'Rosa', people: 2, from: day, to: day, ...table }
		const { id: phonedId } = (await owner.call('POST', '/api/blocks', phoned)).json()
		const list = await kitchen.call('GET', `/api/tables?from=${day}&to=${day}`)
		const ids: string[] = list.json().tables.map((it: { id: string }) => it.id)
		expect(ids).toHaveLength(3)
		for (const known of [stay.bookingId, dinner.bookingId, phonedId])
			expect(list.body).not.toContain(known)
		for (const id of ids)
			expect((await app.inject(`/api/bookings/${id}/calendar.ics`)).statusCode).toBe(404)

		const confirm = `/api/tables/${dinner.bookingId}/confirm`
		expect((await kitchen.call('POST', confirm)).statusCode).toBe(404)
		expect((await owner.call('POST', confirm)).json()).toMatchObject({ state: 'confirmed' })
	})

	test('private notes stay with owner and reception: of stays, of bookings by phone with a room, of blocks', async () => {
		const database = await open()
		const { app, owner } = await house(database)
		const kitchen = await signInAs(database, app, 'restaurant')
		const day = `${nextYear}-12-12`
		const phoned = { guest: 'Rosa', people: 2, from: day, to: day }
		const table = { offer: 'table', units: 1, hour: '13:00' }
		const room = { offer: 'cabin', units: 1, from: day, to: `${nextYear}-12-13` }
		const otherRoom = { ...room, from: `${nextYear}-12-20`, to: `${nextYear}-12-21` }
		for (const booking of [
			{ ...phoned, ...table, note: 'Mesa junto a la ventana' },
			{ ...phoned, ...table, note: 'Viene de incógnito', more: [room] },
			{
				...phoned,
				...otherRoom,
				note: 'Debe la noche',
				more: [{ ...table, from: day, to: day }],
			},
		]) {
			const made = await owner.call('POST', '/api/blocks', booking)
			expect(made.statusCode, made.body).toBe(201)
		}
		const url = `/api/tables?from=${day}&to=${day}`
		const notes = (response: { json: () => { tables: { note: string }[] } }) =>
			response
				.json()
				.tables.map(({ note }) => note)
				.toSorted()
		expect(notes(await kitchen.call('GET', url))).toEqual(['', '', 'Mesa junto a la ventana'])
		expect(notes(await owner.call('GET', url)).filter(Boolean)).toHaveLength(3)

		const rest = `${nextYear}-12-14`
		const closed = { offer: 'table', from: rest, to: rest, note: 'cirugía de la dueña' }
		const wanted = aBooking({ ArrivalDate: rest, DepartureDate: rest, items: [table] })
		const sent = await app.inject({ method: 'POST', url: '/api/bookings', payload: wanted })
		expect(sent.statusCode, sent.body).toBe(201)
		expect((await owner.call('POST', '/api/blocks', closed)).statusCode).toBe(201)
		const confirm = `/api/tables/${wanted.bookingId}/confirm`
		const its = await kitchen.call('GET', `/api/tables?from=${rest}&to=${rest}`)
		const refused = await kitchen.call('POST', `/api/tables/${its.json().tables[0].id}/confirm`)
		expect(refused.json()).toMatchObject({
			code: 'units-taken',
			inTheWay: [{ offer: 'table', day: rest }],
		})
		expect(refused.json().inTheWay[0].by).toContainEqual(
			expect.objectContaining({ kind: 'blocked', from: rest, note: null, guest: null }),
		)
		expect(refused.body).not.toContain('cirugía')
		expect((await owner.call('POST', confirm)).body).toContain('cirugía')
	})
})
