import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { deleteEndedBefore } from '#server/stays/store/release-takes.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'

const day = (number: number) => `${nextYear}-03-${String(number).padStart(2, '0')}`
const guest = { guest: 'Rosa Vélez', phone: '300 123 4567', people: 5, note: 'Llega tarde' }
const table = { offer: 'table', from: day(1), to: day(1), units: 1, hour: '13:00' }
const cabin = { offer: 'cabin', from: day(1), to: day(3), units: 1, hour: null, ...guest }

describeSampledDatabase('sqlite', ({ open }) => {
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
		// Searched as the list is: by name, phone and note, every word of it.
		for (const q of ['rosa', 'VÉLEZ', '+57 3001234567', 'tarde rosa', '123 4567'])
			expect(await csv({ q }), q).toContain('Rosa')
		for (const q of ['Ana', 'rosa temprano', '300 765 4321'])
			expect(await csv({ q }), q).not.toContain('Rosa')
		expect(await csv({ q: 'rosa', state: 'cancelled' })).not.toContain('Rosa')
	})

	test('agreements by phone are kept: each change adds one that says what changed', async () => {
		const clock = { now: Date.parse(`${nextYear}-02-01T12:00:00-05:00`) }
		const { owner } = await staysOn(await open(), { clock })
		const id = randomUUID()
		const booking = { ...cabin, pesos: 900_000, more: [table] }
		const made = await owner('POST', '/api/blocks', { id, ...booking })
		const items = [cabin, table].map(({ offer, from, to, units, hour }) => ({
			offer,
			from,
			to,
			units,
			hour,
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
		// Changing only the name adds no agreement.
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
	})

	test('a booking by phone that is removed and taken back is as it was, with all its agreements', async () => {
		const database = await open()
		const clock = { now: Date.parse(`${nextYear}-02-01T12:00:00-05:00`) }
		const { owner } = await staysOn(database, { clock })
		const id = randomUUID()
		const booking = { ...cabin, pesos: 900_000, more: [table] }
		await owner('POST', '/api/blocks', { id, ...booking })
		const entered = clock.now
		clock.now += 60_000
		const changed = { ...booking, people: 6 }
		await owner('PUT', `/api/blocks/${id}`, changed)
		const read = async () => (await owner('GET', `/api/blocks/${id}`)).body
		const before = await read()
		expect(before.agreements).toHaveLength(2)
		clock.now += 60_000
		expect((await owner('DELETE', `/api/blocks/${id}`)).body).toEqual({ deleted: 2 })
		expect((await owner('POST', '/api/blocks', { id, ...changed })).status).toBe(201)
		expect(await read()).toEqual(before)
		const takes = await database.query.selectFrom('takes').select('created_at').execute()
		expect(takes.map((take) => take.created_at)).toEqual([entered, entered])
	})

	test('the agreements of a removed booking go when the next day begins', async () => {
		const database = await open()
		const clock = { now: Date.parse(`${nextYear}-02-01T12:00:00-05:00`) }
		const { owner } = await staysOn(database, { clock })
		const { id } = (await owner('POST', '/api/blocks', cabin)).body
		await owner('DELETE', `/api/blocks/${id}`)
		await deleteEndedBefore(database.query, `${nextYear}-01-01`)
		expect(await database.query.selectFrom('phone_agreements').selectAll().execute()).toEqual([])
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
})
