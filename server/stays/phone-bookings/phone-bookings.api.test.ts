import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { removeItem } from './phone-bookings.ts'

const day = (number: number) => `${nextYear}-03-${String(number).padStart(2, '0')}`
const inYear = (text: string) => `${nextYear}-${text}`
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
})

describeSampledDatabase('sqlite', ({ open }) => {
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
		// A further night does not conflict with the booking's own nights.
		expect((await owner('PUT', `/api/blocks/${id}`, { ...cabin, to: day(5) })).status).toBe(200)
		expect(await free('cabin', day(1), day(6))).toEqual([0, 0, 0, 0, 0])
	})

	test('when two people change a booking at once, the later one is told, and nothing is lost', async () => {
		const { owner } = await staysOn(await open())
		const id = randomUUID()
		await owner('POST', '/api/blocks', { id, ...cabin, more: [table] })
		const { version } = (await owner('GET', `/api/blocks/${id}`)).body
		const change = (changes: object) =>
			owner('PUT', `/api/blocks/${id}?seen=${version}`, { ...cabin, more: [table], ...changes })
		const outcomes = await Promise.all([change({ guest: 'Rosa Gómez' }), change({ people: 7 })])
		expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
		const saved = outcomes.find(({ status }) => status === 200)
		const refused = outcomes.find(({ status }) => status === 409)
		expect(refused?.body.code).toBe('edited-elsewhere')
		expect((await owner('GET', `/api/blocks/${id}`)).body).toEqual(saved?.body)
		const again = { ...cabin, more: [table], guest: 'Rosa Gómez', people: 7 }
		const seen = saved?.body.version
		expect((await owner('PUT', `/api/blocks/${id}?seen=${seen}`, again)).status).toBe(200)
		// Without a version the last one counts, as before.
		expect((await owner('PUT', `/api/blocks/${id}`, cabin)).status).toBe(200)
	})

	test('an item that somebody else has just removed is not there, and the new price stays', async () => {
		const database = await open()
		const { owner } = await staysOn(database)
		const id = randomUUID()
		await owner('POST', '/api/blocks', { id, ...cabin, more: [table] })
		const { body } = await owner('GET', `/api/stays?from=${day(1)}&to=${day(4)}`)
		const item = body.stays.find((it: { offer: string }) => it.offer === 'table')
		expect((await owner('DELETE', `/api/blocks/${item.id}`)).status).toBe(200)
		const agreed = await owner('PUT', `/api/blocks/${id}`, { ...cabin, pesos: 700_000 })
		expect(agreed.status).toBe(200)
		// Another process has read the item before it went.
		const removing = database.query
			.transaction()
			.execute((transaction) => removeItem(transaction, { id: item.id, bookingId: id }, Date.now()))
		await expect(removing).rejects.toMatchObject({ code: 'not-found' })
		expect((await owner('GET', `/api/blocks/${id}`)).body).toEqual(agreed.body)
	})

	test('an impossible booking is refused with its field, and a block is not a booking', async () => {
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
		const refused = (field: string, code: string) => ({
			status: 422,
			body: { errors: [{ field, code }] },
		})
		const oneDay = refused('to', 'errOneDay')
		for (const offer of ['table', 'horses', 'package-friends']) {
			const days = { offer, from: day(1), to: day(3), units: 1 }
			expect(await owner('POST', '/api/blocks', { ...days, ...guest })).toMatchObject(oneDay)
			const more = await owner('POST', '/api/blocks', { ...cabin, more: [days] })
			expect(more).toMatchObject(refused('more.0.to', 'errOneDay'))
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

	test('unknown keys, blank names and other content for a known id are refused', async () => {
		const { owner } = await staysOn(await open())
		const nameless = { ...cabin, guest: '   ' }
		expect(await owner('POST', '/api/blocks', nameless)).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'guest', code: 'errName' }] },
		})
		for (const unknown of [
			{ items: [{ offer: 'cabin' }] },
			{ children: [4] },
			{ more: [{ ...table, people: 2 }] },
		])
			expect((await owner('POST', '/api/blocks', { ...cabin, ...unknown })).status).toBe(422)
		// The same id is the same booking, and nothing else.
		const id = randomUUID()
		expect((await owner('POST', '/api/blocks', { ...cabin, id, more: [table] })).status).toBe(201)
		for (const other of [{ guest: 'Luz' }, { to: day(2) }, { more: [] }, { pesos: 5 }]) {
			const refused = await owner('POST', '/api/blocks', { ...cabin, id, more: [table], ...other })
			expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } })
		}
	})

	test('a further item leads to its booking, and is not torn out of it', async () => {
		const { owner } = await staysOn(await open())
		const made = (await owner('POST', '/api/blocks', { ...cabin, more: [table] })).body
		const { body } = await owner('GET', `/api/stays?from=${day(1)}&to=${day(2)}`)
		const further = body.stays.find((it: { booking?: string }) => it.booking === made.id)
		expect((await owner('GET', `/api/blocks/${further.id}`)).body).toEqual(made)
		const torn = await owner('PUT', `/api/blocks/${further.id}`, { ...table, ...guest })
		expect(torn.status).toBe(404)
		expect((await owner('GET', `/api/blocks/${made.id}`)).body).toEqual(made)
	})

	test('more people than fit in all beds of a booking get a warning', async () => {
		const site = await staysOn(await open())
		const changes = [{ path: 'offers.glamping.people', value: 2 }]
		await site.owner('PATCH', '/api/content/facts', { changes })
		await site.owner('POST', '/api/content/publish')
		const nest = { offer: 'glamping', from: day(1), to: day(3), units: 2 }
		const enter = async (people: number, from: number) => {
			const days = { from: day(from), to: day(from + 2) }
			const body = { ...cabin, ...days, people, more: [{ ...nest, ...days }] }
			return (await site.owner('POST', '/api/blocks', body)).body.warnings
		}
		expect(await enter(20, 1)).toBe(undefined)
		expect(await enter(21, 5)).toEqual([
			{ about: 'capacity', offer: 'cabin', people: 21, most: 20 },
		])
	})

	test('a booking by phone for more people than fit is stored with a warning', async () => {
		const { owner } = await staysOn(await open())
		const phone = {
			offer: 'cabin',
			from: inYear('12-12'),
			to: inYear('12-13'),
			units: 1,
			guest: 'Rosa',
		}
		expect(await owner('POST', '/api/blocks', { ...phone, people: 17 })).toMatchObject({
			status: 201,
			body: { warnings: [{ about: 'capacity', offer: 'cabin', people: 17, most: 16 }] },
		})
		const next = { from: inYear('12-13'), to: inYear('12-14') }
		const fits = await owner('POST', '/api/blocks', { ...phone, ...next, people: 16 })
		expect(fits.body).not.toHaveProperty('warnings')
	})

	test('a booking by phone has a night, nothing past is closed, and a time outside opening hours gets a warning', async () => {
		const clock = { now: Date.parse(`${nextYear}-12-12T10:00:00-05:00`) }
		const { owner } = await staysOn(await open(), { clock })
		const enter = (entry: object) => owner('POST', '/api/blocks', { units: 1, ...entry })
		const on = (from: string, to: string) => ({ from: inYear(from), to: inYear(to) })
		const refused = (code: string, field = 'to') => ({
			status: 422,
			body: { errors: [{ field, code }] },
		})
		const guest = 'Rosa'
		const noNight = refused('errNoNight')
		expect(await enter({ offer: 'cabin', ...on('12-14', '12-14'), guest })).toMatchObject(noNight)
		const more = [{ offer: 'cabin', ...on('12-14', '12-14') }]
		expect(await enter({ offer: 'table', ...on('12-14', '12-14'), guest, more })).toMatchObject(
			refused('errNoNight', 'more.0.to'),
		)
		const past = refused('errStayPast')
		expect(await enter({ offer: 'cabin', ...on('12-10', '12-12') })).toMatchObject(past)
		expect(await enter({ offer: 'table', ...on('12-11', '12-11') })).toMatchObject(past)
		const all = { offer: 'all', ...on('12-10', '12-12'), units: undefined }
		expect(await enter(all)).toMatchObject(past)
		const today = await enter({ offer: 'cabin', ...on('12-12', '12-13'), guest })
		expect(today.status).toBe(201)
		const table = { offer: 'table', ...on('12-14', '12-14'), guest }
		expect(await enter({ ...table, hour: '03:00' })).toMatchObject({
			status: 201,
			body: { warnings: [{ about: 'hours', offer: 'table', hour: '03:00' }] },
		})
		expect((await enter({ ...table, hour: '13:00' })).body).not.toHaveProperty('warnings')
		const bed = { offer: 'camping', ...on('12-20', '12-22'), guest, people: 2 }
		const later = { offer: 'table', ...on('12-23', '12-23'), units: 1, hour: '13:00' }
		const ride = { offer: 'horses', ...on('12-21', '12-21'), units: 3, hour: '03:00' }
		expect(await enter({ ...bed, more: [later, ride] })).toMatchObject({
			status: 201,
			body: {
				warnings: [
					{ about: 'hours', offer: 'horses', hour: '03:00' },
					{ about: 'riders', offer: 'horses', people: 3, party: 2 },
					{ about: 'apart', offer: 'table', day: inYear('12-23') },
				],
			},
		})
		const within = [
			{ ...later, ...on('12-22', '12-22') },
			{ ...ride, units: 2, hour: '09:00' },
		]
		expect((await enter({ ...bed, more: within })).body).not.toHaveProperty('warnings')
	})
})
