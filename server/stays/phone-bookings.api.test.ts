import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'

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

	test('of two people who change a booking at once, the later is told so, and nothing is lost', async () => {
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

	test('a guest’s stay that is over stays on record; a block that is over may go', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const days = { offer: 'cabin', from: '2026-12-02', to: '2026-12-04', units: 1 }
		const stay = (await site.owner('POST', '/api/blocks', { ...days, guest: 'Rosa' })).body.id
		const blocked = { ...days, offer: 'glamping' }
		const block = (await site.owner('POST', '/api/blocks', blocked)).body.id
		clock.now = Date.parse('2026-12-04T15:00:00Z')
		const { owner } = await staysOn(database, { clock })
		expect(await owner('DELETE', `/api/blocks/${stay}`)).toMatchObject({
			status: 409,
			body: { code: 'wrong-state', reason: 'stay-past' },
		})
		expect((await owner('DELETE', `/api/blocks/${block}`)).status).toBe(200)
	})

	test('a booking whose guest has slept here is not removed; one whose guest has yet to come is', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const days = { offer: 'cabin', from: '2026-12-03', to: '2026-12-06', units: 1, guest: 'Rosa' }
		const lunch = { offer: 'table', from: '2026-12-07', to: '2026-12-07', units: 1, hour: '13:00' }
		const here = (await site.owner('POST', '/api/blocks', { ...days, more: [lunch] })).body.id
		const later = { ...days, from: '2026-12-08', to: '2026-12-10' }
		const early = { ...lunch, from: '2026-12-02', to: '2026-12-02' }
		const coming = (await site.owner('POST', '/api/blocks', { ...later, more: [early] })).body.id
		const remove = async (id: string, day: number) => {
			clock.now = Date.parse(`2026-12-0${day}T15:00:00Z`)
			const { owner } = await staysOn(database, { clock })
			const { status, body } = await owner('DELETE', `/api/blocks/${id}`)
			return body.reason ?? status
		}
		// In the house, on the day of departure, and while a table is to come.
		for (const day of [4, 5, 6, 7]) expect(await remove(here, day)).toBe('stay-begun')
		expect(await remove(here, 8)).toBe('stay-past')
		// On the day of arrival nobody has slept yet.
		expect(await remove(coming, 8)).toBe(200)
	})

	test('more people than fit in all beds of a booking together are said', async () => {
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

	test('the arrival of a guest who is here stays as it was, and the departure may be earlier', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const booking = {
			offer: 'cabin',
			guest: 'Rosa',
			units: 1,
			from: '2026-12-03',
			to: '2026-12-07',
		}
		const { id } = (await site.owner('POST', '/api/blocks', booking)).body
		clock.now = Date.parse('2026-12-05T15:00:00Z')
		const { owner, free } = await staysOn(database, { clock })
		const put = (changes: object) => owner('PUT', `/api/blocks/${id}`, { ...booking, ...changes })
		const nights = () => free('cabin', '2026-12-01', '2026-12-08')
		const refused = (field: string) => ({
			status: 422,
			body: { errors: [{ field, code: 'errArrivalPast' }] },
		})
		for (const from of ['2026-12-01', '2026-12-02', '2026-12-04', '2026-12-05', '2026-12-06'])
			expect(await put({ from })).toMatchObject(refused('from'))
		const nest = { offer: 'glamping', from: '2026-12-04', to: '2026-12-06', units: 1, hour: null }
		expect(await put({ more: [nest] })).toMatchObject(refused('more.0.from'))
		expect(await nights()).toEqual([1, 1, 0, 0, 0, 0, 1])
		expect((await put({ to: '2026-12-06' })).status).toBe(200)
		expect(await nights()).toEqual([1, 1, 0, 0, 0, 1, 1])
		const leavesToday = await put({ to: '2026-12-05' })
		expect(leavesToday).toMatchObject({
			status: 200,
			body: { from: '2026-12-03', to: '2026-12-05' },
		})
		expect(await nights()).toEqual([1, 1, 0, 0, 1, 1, 1])
		expect(await put({ to: '2026-12-04' })).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'to', code: 'errStayPast' }] },
		})
	})

	test('nights that were slept stay on record when the guest moves to another bed', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const stay = { from: '2026-12-03', to: '2026-12-07', units: 1, hour: null }
		const entered = { offer: 'cabin', guest: 'Rosa', ...stay }
		const { id } = (await site.owner('POST', '/api/blocks', entered)).body
		clock.now = Date.parse('2026-12-05T15:00:00Z')
		const { owner, free } = await staysOn(database, { clock })
		const moved = { ...entered, offer: 'glamping', from: '2026-12-05' }
		expect(await owner('PUT', `/api/blocks/${id}`, moved)).toMatchObject({
			status: 200,
			body: { ...moved, more: [{ ...stay, offer: 'cabin', to: '2026-12-05' }] },
		})
		expect(await free('cabin', '2026-12-02', '2026-12-07')).toEqual([1, 0, 0, 1, 1])
	})

	test('a guest who stays on from the day of departure has one stay in the same bed; who has left does not', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		await setFacts(site, { 'offers.glamping.units': 2 })
		const names = ['Nido', 'Nube'].map((name) => ({ id: randomUUID(), name }))
		const named = await site.owner('PUT', '/api/units', { units: { glamping: names } })
		expect(named.status).toBe(200)
		const stay = { guest: 'Rosa', units: 1, from: '2026-12-03', to: '2026-12-05' }
		// The first tent is taken at the arrival, and free at the departure.
		const other = { ...stay, offer: 'glamping', from: '2026-12-02', to: '2026-12-04' }
		expect((await site.owner('POST', '/api/blocks', { ...other, guest: 'Luis' })).status).toBe(201)
		for (const offer of ['cabin', 'glamping']) {
			clock.now = Date.parse('2026-12-01T15:00:00Z')
			const before = await staysOn(database, { clock })
			const { id } = (await before.owner('POST', '/api/blocks', { ...stay, offer })).body
			clock.now = Date.parse('2026-12-05T15:00:00Z')
			const { owner } = await staysOn(database, { clock })
			const takes = async () => {
				const { body } = await owner('GET', '/api/stays?from=2026-12-01&to=2026-12-12')
				return body.stays.filter(
					(it: { offer: string; guest: string }) => it.offer === offer && it.guest === 'Rosa',
				)
			}
			const [{ unitNames }] = await takes()
			expect(unitNames).toEqual(offer === 'glamping' ? ['Nube'] : [])
			const put = (to: string) => owner('PUT', `/api/blocks/${id}`, { ...stay, offer, to })
			const changed = await put('2026-12-06')
			expect(changed).toMatchObject({ status: 200, body: { from: stay.from, to: '2026-12-06' } })
			expect(changed.body).not.toHaveProperty('more')
			expect(changed.body.agreements.at(-1).items).toHaveLength(1)
			expect(await takes()).toMatchObject([{ id, from: stay.from, to: '2026-12-06', unitNames }])
			clock.now = Date.parse('2026-12-07T15:00:00Z')
			const later = await staysOn(database, { clock })
			const sent = { ...stay, offer, to: '2026-12-08' }
			expect(await later.owner('PUT', `/api/blocks/${id}`, sent)).toMatchObject({
				status: 422,
				body: { errors: [{ field: 'to', code: 'errStayPast' }] },
			})
			const unchanged = { ...sent, to: '2026-12-06', guest: 'Rosa V.' }
			expect((await later.owner('PUT', `/api/blocks/${id}`, unchanged)).status).toBe(200)
		}
	})

	test('the export has bookings by phone with what was agreed', async () => {
		const { owner } = await staysOn(await open())
		const other = { offer: 'glamping', from: day(3), to: day(5), units: 2 }
		await owner('POST', '/api/blocks', { ...cabin, pesos: 900_000, more: [table, other] })
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
			expect.arrayContaining(['by phone', 'Rosa Vélez', '300 123 4567', '5', day(1), day(5)]),
		)
		expect(line).toContain('"900000"')
		// Each with its own nights, where they are not those of the whole booking.
		expect(line).toMatch(
			/× 1, March 1 – March 3; .* × 1, March 1, 13:00; .* × 2, March 3 – March 5/,
		)
		expect(await csv({ state: 'confirmed' })).toContain('Rosa')
		expect(await csv({ state: 'cancelled' })).not.toContain('Rosa')
	})

	test('what was agreed by phone is kept: each change of it is another agreement that says what changed', async () => {
		const clock = { now: Date.parse(`${nextYear}-02-01T12:00:00-05:00`) }
		const { owner } = await staysOn(await open(), { clock })
		const id = randomUUID()
		const booking = { ...cabin, pesos: 900_000, more: [table] }
		const made = await owner('POST', '/api/blocks', { id, ...booking })
		const items = [cabin, table].map(({ offer, from, to, units, hour }) => ({
			...{ offer, from, to, units, hour },
		}))
		const first = { number: 1, items, people: 5, total: 900_000, changes: [] }
		expect(made.body.agreements).toMatchObject([first])
		const put = async (changes: object) => {
			clock.now += 60_000
			const { status, body } = await owner('PUT', `/api/blocks/${id}`, { ...booking, ...changes })
			expect(status).toBe(200)
			expect((await owner('GET', `/api/blocks/${id}`)).body.agreements).toEqual(body.agreements)
			expect(body.agreements.slice(0, 1)).toMatchObject([first])
			const { number, changes: changed, at } = body.agreements.at(-1)
			return [number, changed, Date.parse(at) === clock.now]
		}
		// Another name is no other agreement.
		expect(await put({ guest: 'Rosa V.', note: null })).toEqual([1, [], false])
		expect(await put({ to: day(4) })).toEqual([2, ['days'], true])
		expect(await put({ to: day(4), pesos: 1_300_000 })).toEqual([3, ['price'], true])
		expect(await put({ to: day(4), pesos: null, people: 6 })).toEqual([
			4,
			['people', 'price'],
			true,
		])
		const ride = { offer: 'horses', from: day(2), to: day(2), units: 2, hour: '10:00' }
		expect(await put({ to: day(4), pesos: null, people: 6, more: [ride, table] })).toEqual([
			...[5, ['items'], true],
		])
		const later = { ...ride, from: day(3), to: day(3) }
		expect(await put({ to: day(4), pesos: null, people: 6, more: [table, later] })).toEqual([
			...[6, ['days'], true],
		])
		// A change that is refused leaves no trace.
		await owner('POST', '/api/blocks', { ...cabin, from: day(6), to: day(7), guest: 'Luis' })
		expect((await owner('PUT', `/api/blocks/${id}`, { ...booking, to: day(7) })).status).toBe(409)
		expect((await owner('GET', `/api/blocks/${id}`)).body.agreements).toHaveLength(6)
		await owner('DELETE', `/api/blocks/${id}`)
		expect((await owner('POST', '/api/blocks', { id, ...booking })).body.agreements).toHaveLength(1)
	})

	test('rates and figures that change later change nothing that was agreed by phone', async () => {
		const site = await staysOn(await open())
		const { owner } = site
		await setFacts(site, { 'offers.glamping.units': 20 })
		const entered = fc.record({
			offer: fc.constantFrom('cabin', 'glamping', 'camping'),
			nights: fc.integer({ min: 1, max: 5 }),
			units: fc.constantFrom(1, null),
			people: fc.option(fc.integer({ min: 1, max: 8 })),
			pesos: fc.option(fc.integer({ min: 0, max: 2_000_000 })),
			more: fc.subarray([table]),
			rates: fc.array(
				fc.record({
					offer: fc.constantFrom('cabin', 'glamping', 'camping', 'horses'),
					season: fc.constant(null),
					pesos: fc.integer({ min: 1, max: 900_000 }),
				}),
				{ maxLength: 3 },
			),
			units2: fc.integer({ min: 1, max: 9 }),
		})
		await fc.assert(
			fc.asyncProperty(entered, async ({ nights, more, rates, units2, ...item }) => {
				const from = day(1)
				const to = addDays(from, nights)
				const made = await owner('POST', '/api/blocks', { ...item, from, to, more, guest: 'Rosa' })
				expect(made.status).toBe(201)
				const { id } = made.body
				const seen = async () => [
					(await owner('GET', `/api/blocks/${id}`)).body,
					(await owner('GET', `/api/stays?from=${from}&to=${to}`)).body,
					(await owner('GET', `/api/stays/arrivals?from=${from}&to=${from}`)).body,
					(await owner('POST', '/api/enquiries.csv', { language: 'en' })).body,
				]
				const before = await seen()
				const byOffer = [...new Map(rates.map((rate) => [rate.offer, rate])).values()]
				const saved = await owner('PUT', '/api/rates', { seasons: [], rates: byOffer })
				expect(saved.status).toBe(200)
				await setFacts(site, { 'offers.glamping.units': units2 })
				expect(await seen()).toEqual(before)
				await setFacts(site, { 'offers.glamping.units': 20 })
				expect((await owner('DELETE', `/api/blocks/${id}`)).status).toBe(200)
			}),
			{ numRuns: 12, endOnFailure: true },
		)
	})

	test('all tents by phone are as many as there are that day, also when there are more later', async () => {
		const site = await staysOn(await open())
		const { owner, free } = site
		await setFacts(site, { 'offers.glamping.units': 5 })
		const id = randomUUID()
		const booking = { ...cabin, offer: 'glamping', units: null }
		const made = await owner('POST', '/api/blocks', { id, ...booking })
		expect(made).toMatchObject({ status: 201, body: { units: 5 } })
		await setFacts(site, { 'offers.glamping.units': 8 })
		expect(await free('glamping', day(1), day(3))).toEqual([3, 3])
		// Its response was lost, and it is sent again.
		expect((await owner('POST', '/api/blocks', { id, ...booking })).body).toEqual(made.body)
		// A block still closes all that there will be.
		const closed = { offer: 'glamping', from: day(5), to: day(6), units: null }
		expect((await owner('POST', '/api/blocks', closed)).body.units).toBe(null)
		const put = await owner('PUT', `/api/blocks/${id}`, booking)
		expect(put).toMatchObject({ status: 200, body: { units: 8 } })
		expect(put.body.agreements.at(-1).items).toMatchObject([{ units: 8 }])
		expect(await free('glamping', day(1), day(3))).toEqual([0, 0])
	})

	test('a price that is not sent again stays as agreed while it is for the same items', async () => {
		const { owner } = await staysOn(await open())
		const id = randomUUID()
		const ride = { offer: 'horses', from: day(2), to: day(2), units: 2, hour: '10:00' }
		const booking = { ...cabin, more: [table, ride] }
		await owner('POST', '/api/blocks', { id, ...booking, pesos: 900_000 })
		const priceAfter = async (changes: object) => {
			const { status, body } = await owner('PUT', `/api/blocks/${id}`, { ...booking, ...changes })
			expect(status).toBe(200)
			expect(body.agreements.at(-1).total).toBe(body.pesos ?? null)
			return body.pesos
		}
		for (const change of [
			{ guest: 'Rosa V.' },
			{ phone: null, note: null },
			{ people: 6 },
			{ more: [ride, table] },
		])
			expect(await priceAfter(change)).toBe(900_000)
		for (const change of [{ pesos: null }, { to: day(4) }, { more: [table] }]) {
			expect(await priceAfter(change)).toBe(undefined)
			expect(await priceAfter({ pesos: 900_000 })).toBe(900_000)
		}
	})

	test('a booking by phone for more people than fit is entered, and said', async () => {
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

	test('a booking by phone has a night, nothing past is closed, and a time when all is shut is said', async () => {
		const clock = { now: Date.parse(`${nextYear}-12-12T10:00:00-05:00`) }
		const { owner } = await staysOn(await open(), { clock })
		const enter = (entry: object) => owner('POST', '/api/blocks', { units: 1, ...entry })
		const on = (from: string, to: string) => ({ from: inYear(from), to: inYear(to) })
		const refused = (code: string) => ({ status: 422, body: { errors: [{ field: 'to', code }] } })
		const guest = 'Rosa'
		const noNight = refused('errNoNight')
		expect(await enter({ offer: 'cabin', ...on('12-14', '12-14'), guest })).toMatchObject(noNight)
		const more = [{ offer: 'cabin', ...on('12-14', '12-14') }]
		expect(await enter({ offer: 'table', ...on('12-14', '12-14'), guest, more })).toMatchObject(
			noNight,
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
	})
})
