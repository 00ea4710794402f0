import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const day = (number: number) => `${nextYear}-03-${String(number).padStart(2, '0')}`
const guest = { guest: 'Rosa Vélez', phone: '300 123 4567', people: 5, note: 'Llega tarde' }
const table = { offer: 'table', from: day(1), to: day(1), units: 1, hour: '13:00' }
const cabin = { offer: 'cabin', from: day(1), to: day(3), units: 1, hour: null, ...guest }

describeEachDatabase(({ open }) => {
	test('a booking by phone has several items and a price, and is changed in all of them at once', async () => {
		const { owner, free } = await staysOn(await open())
		const id = randomUUID()
		const booking = { ...cabin, pesos: 900_000, more: [table] }
		const made = await owner('POST', '/api/blocks', { id, ...booking })
		expect(made).toMatchObject({ status: 201, body: { id, ...booking } })
		// Its response was lost, and it is sent again.
		expect((await owner('POST', '/api/blocks', { id, ...booking })).body).toEqual(made.body)
		expect((await owner('GET', `/api/blocks/${id}`)).body).toEqual(made.body)
		const { body } = await owner('GET', `/api/stays?from=${day(1)}&to=${day(4)}`)
		expect(body.stays).toHaveLength(2)
		expect(body.stays).toContainEqual(expect.objectContaining({ offer: 'table', booking: id }))

		const ride = { offer: 'horses', from: day(6), to: day(6), units: 2, hour: '10:00' }
		const later = { ...booking, from: day(5), to: day(8), guest: 'Rosa V.', pesos: 1_200_000 }
		const changed = await owner('PUT', `/api/blocks/${id}`, { ...later, more: [ride] })
		expect(changed).toMatchObject({ status: 200, body: { id, ...later, more: [ride] } })
		expect(await free('cabin', day(1), day(3))).toEqual([1, 1])
		expect(await free('cabin', day(5), day(9))).toEqual([0, 0, 0, 1])
		const after = await owner('GET', `/api/stays?from=${day(1)}&to=${day(9)}`)
		expect(after.body.stays.map((it: { offer: string }) => it.offer).sort()).toEqual([
			'cabin',
			'horses',
		])
		// Removed by one call, with every item.
		expect((await owner('DELETE', `/api/blocks/${id}`)).body).toEqual({ deleted: 2 })
		expect((await owner('PUT', `/api/blocks/${id}`, booking)).status).toBe(404)
		expect((await owner('GET', `/api/blocks/${id}`)).status).toBe(404)
	})

	test('a change that finds no room is refused, and the booking stays as it was', async () => {
		const { owner, free } = await staysOn(await open())
		const id = randomUUID()
		const made = await owner('POST', '/api/blocks', { id, ...cabin, pesos: 500_000 })
		const other = { offer: 'cabin', from: day(5), to: day(6), units: 1, guest: 'Luis' }
		await owner('POST', '/api/blocks', other)
		const refused = await owner('PUT', `/api/blocks/${id}`, { ...cabin, to: day(6) })
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body.inTheWay[0]).toMatchObject({ day: day(5), by: [{ guest: 'Luis' }] })
		expect((await owner('GET', `/api/blocks/${id}`)).body).toEqual(made.body)
		// One night more is no quarrel with itself.
		expect((await owner('PUT', `/api/blocks/${id}`, { ...cabin, to: day(5) })).status).toBe(200)
		expect(await free('cabin', day(1), day(6))).toEqual([0, 0, 0, 0, 0])
	})

	test('an impossible booking is refused with its field, and a block is no booking', async () => {
		const { owner } = await staysOn(await open())
		const blocked = await owner('POST', '/api/blocks', { ...cabin, guest: null })
		expect((await owner('PUT', `/api/blocks/${blocked.body.id}`, cabin)).status).toBe(404)
		const id = randomUUID()
		await owner('POST', '/api/blocks', { ...cabin, id, from: day(10), to: day(11) })
		for (const [wrong, field] of [
			[{ pesos: -1 }, 'pesos'],
			[{ pesos: 0.5 }, 'pesos'],
			[{ guest: ' ' }, 'guest'],
			[{ people: 0 }, 'people'],
			[{ hour: '10:00' }, 'hour'],
			[{ to: day(1), from: day(3) }, 'to'],
			[{ more: [{ ...cabin, hour: '10:00' }] }, 'more.0.hour'],
			[{ more: Array.from({ length: 10 }, () => table) }, 'more'],
		] as const) {
			const refused = await owner('PUT', `/api/blocks/${id}`, { ...cabin, ...wrong })
			expect({ wrong, status: refused.status }).toEqual({ wrong, status: 422 })
			expect(refused.body.errors).toContainEqual(expect.objectContaining({ field }))
		}
		const unnamed = { ...cabin, guest: null, from: day(20), to: day(21), pesos: 1 }
		expect((await owner('POST', '/api/blocks', unnamed)).status).toBe(422)
	})

	test('a table, a ride and a package are booked for one day; the owner closes several', async () => {
		const database = await open()
		const { owner } = await staysOn(database)
		const oneDay = { status: 422, body: { errors: [{ field: 'to', code: 'errOneDay' }] } }
		for (const offer of ['table', 'horses', 'package-friends']) {
			const days = { offer, from: day(1), to: day(3), units: 1 }
			expect(await owner('POST', '/api/blocks', { ...days, ...guest })).toMatchObject(oneDay)
			expect(await owner('POST', '/api/blocks', { ...cabin, more: [days] })).toMatchObject(oneDay)
			const id = (await owner('POST', '/api/blocks', { ...days, ...guest, to: day(1) })).body.id
			expect(await owner('PUT', `/api/blocks/${id}`, { ...days, ...guest })).toMatchObject(oneDay)
			expect((await owner('POST', '/api/blocks', days)).status).toBe(201)
		}
		// One that was stored before this rule has a line for each of its days.
		const { id } = (await owner('POST', '/api/blocks', { ...table, ...guest })).body
		await database.query
			.updateTable('takes')
			.set({ to_day: day(2) })
			.where('id', '=', id)
			.execute()
		const first = { take_id: id, offer: 'table', units: 1, hour: '13:00', held_until: null }
		await database.query
			.insertInto('taken_days')
			.values({ ...first, day: day(2) })
			.execute()
		const { body } = await owner('GET', `/api/tables?from=${day(1)}&to=${day(5)}`)
		const its = body.tables.filter((it: { id: string }) => it.id === id)
		expect(its.map((it: { day: string }) => it.day)).toEqual([day(1), day(2)])
		const today = await owner('GET', `/api/stays/arrivals?from=${day(2)}&to=${day(2)}`)
		expect(today.body.meals).toContainEqual(expect.objectContaining({ id }))
	})

	test('a booking whose dinner is over is extended, and the dinner stays as it was', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const stay = { offer: 'cabin', guest: 'Rosa', units: 1, people: 4 }
		const dinner = { offer: 'table', from: '2026-12-02', to: '2026-12-02', units: 2, hour: '13:00' }
		const booking = { ...stay, from: '2026-12-02', to: '2026-12-05', more: [dinner] }
		const { id } = (await site.owner('POST', '/api/blocks', booking)).body
		clock.now = Date.parse('2026-12-04T15:00:00Z')
		const { owner } = await staysOn(database, { clock })
		const put = (changes: object) =>
			owner('PUT', `/api/blocks/${id}`, { ...booking, to: '2026-12-07', ...changes })
		expect(await put({})).toMatchObject({ status: 200, body: { to: '2026-12-07', more: [dinner] } })
		// Left out, it is still what was eaten; it cannot become another, nor can a new one be in the past.
		expect((await put({ more: [] })).body.more).toEqual([dinner])
		for (const wrong of [
			{ units: 3 },
			{ hour: '14:00' },
			{ from: '2026-12-03', to: '2026-12-03' },
		]) {
			const refused = await put({ more: [{ ...dinner, ...wrong }] })
			expect(refused).toMatchObject({
				status: 422,
				body: { errors: [{ field: 'more.0.to', code: 'errStayPast' }] },
			})
		}
		const next = { ...dinner, from: '2026-12-06', to: '2026-12-06' }
		expect((await put({ more: [dinner, next] })).body.more).toEqual([dinner, next])
	})

	test('the export has bookings by phone with what was agreed', async () => {
		const { owner } = await staysOn(await open())
		await owner('POST', '/api/blocks', { ...cabin, pesos: 900_000, more: [table] })
		const csv = async (filter: object) => (await owner('POST', '/api/enquiries.csv', filter)).body
		const [headings = '', line = '', ...rest] = String(await csv({ language: 'en' }))
			.trim()
			.split('\r\n')
		const cells = (text: string) => text.split('","').map((cell) => cell.replace(/^\W*"|"$/g, ''))
		const row = Object.fromEntries(
			cells(headings).map((heading, index) => [heading, cells(line)[index]]),
		)
		expect(rest).toEqual([])
		expect(Object.values(row)).toEqual(
			expect.arrayContaining(['by phone', 'Rosa Vélez', '300 123 4567', '5', day(1), day(3)]),
		)
		expect(line).toContain('"900000"')
		expect(line).toMatch(/× 1; .* × 1, March 1, 13:00|× 1; .* × 1, 1 March, 13:00/)
		expect(await csv({ state: 'confirmed' })).toContain('Rosa')
		expect(await csv({ state: 'cancelled' })).not.toContain('Rosa')
	})
})
