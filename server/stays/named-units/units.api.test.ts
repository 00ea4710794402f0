import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const nidos = (count: number) =>
	Array.from({ length: count }, (_, index) => ({
		id: `nido-${index + 1}`,
		name: `Nido ${index + 1}`,
	}))
const days = { from: '2027-03-10', to: '2027-03-12' }

type Take = {
	id: string
	guest: string | null
	from: string
	units: number | null
	unitNames: string[]
	request: { id: string } | null
}
type UnitFeed = { unit: { id: string; name: string }; url: string }

describeSampledDatabase('sqlite', ({ open }) => {
	async function setUp() {
		const clock = { now: Date.parse('2026-11-17T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const { owner, call } = site
		const changes = [{ path: 'offers.glamping.units', value: 5 }]
		expect((await owner('PATCH', '/api/content/facts', { changes })).status).toBe(200)
		await owner('POST', '/api/content/publish')
		const name = (glamping: { id: string; name: string }[], seen?: string) =>
			owner('PUT', `/api/units${seen ? `?seen=${seen}` : ''}`, { units: { glamping } })
		const takes = async (): Promise<Take[]> =>
			(await owner('GET', '/api/stays?from=2027-03-01&to=2027-04-01')).body.stays
		const booked = async (units: number, stay = days) => {
			const dates = { ArrivalDate: stay.from, DepartureDate: stay.to }
			const { id } = await site.bookConfirmed(
				{ ...dates, items: [{ offer: 'glamping', units }] },
				{ pesos: 1 },
			)
			return id
		}
		const feeds = async (): Promise<UnitFeed[]> =>
			(await owner('GET', '/api/calendars')).body.unitFeeds
		const events = async (url: string) => {
			const { body } = await call('GET', new URL(url).pathname)
			return [...String(body).matchAll(/SUMMARY:(.*)/g)].map(([, summary]) => summary?.trim())
		}
		return { ...site, database, name, takes, booked, feeds, events }
	}

	test('a booking of three takes particular units, and exports three events, one in the feed of each', async () => {
		const { name, takes, booked, feeds, events, owner } = await setUp()
		expect((await name(nidos(5))).status).toBe(200)
		await booked(3)
		await booked(2)
		const names = (await takes())
			.map(({ unitNames }) => unitNames)
			.toSorted((a, b) => b.length - a.length)
		expect(names).toEqual([
			['Nido 1', 'Nido 2', 'Nido 3'],
			['Nido 4', 'Nido 5'],
		])
		const all = (await owner('GET', '/api/calendars')).body.feeds
		const glamping = all.find((it: { offer: string }) => it.offer === 'glamping')
		expect(await events(glamping.url)).toHaveLength(5)
		const ofUnits = await feeds()
		expect(ofUnits.map(({ unit }) => unit.name)).toEqual(nidos(5).map(({ name }) => name))
		for (const { unit, url } of ofUnits)
			expect(await events(url)).toEqual([expect.stringContaining(`${unit.name}: `)])
		expect(new Set(ofUnits.map(({ url }) => url)).size).toBe(5)
	})

	test('departing guests make room for arriving ones, and a cancelled booking gives its unit back', async () => {
		const { name, takes, booked, owner } = await setUp()
		await name(nidos(2))
		const first = await booked(1)
		await booked(1, { from: days.to, to: '2027-03-14' })
		const named = async () => (await takes()).map(({ from, unitNames }) => [from, ...unitNames])
		expect(await named()).toEqual([
			[days.from, 'Nido 1'],
			[days.to, 'Nido 1'],
		])
		await owner('POST', `/api/enquiries/${first}/cancel`)
		await booked(1)
		expect((await named())[0]).toEqual([days.from, 'Nido 1'])
	})

	test('a booking that is changed stays in its unit, as long as that is free', async () => {
		const { name, takes, booked, owner } = await setUp()
		await name(nidos(5))
		const first = await booked(2)
		const second = await booked(1)
		const rosa = { offer: 'glamping', ...days, units: 1, guest: 'Rosa Vélez' }
		const { id } = (await owner('POST', '/api/blocks', rosa)).body
		const names = async (of: string) =>
			(await takes()).find((it) => it.request?.id === of || it.id === of)?.unitNames
		expect([await names(second), await names(id)]).toEqual([['Nido 3'], ['Nido 4']])
		await owner('POST', `/api/enquiries/${first}/cancel`)
		// Another note, another price, a night more: it is the same room, though a lower one is free.
		const note = { ...rosa, note: 'Llegan tarde' }
		expect((await owner('PUT', `/api/blocks/${id}`, note)).status).toBe(200)
		const at = `/api/enquiries/${second}/confirm`
		expect((await owner('POST', at, { pesos: 2 })).status).toBe(200)
		expect([await names(second), await names(id)]).toEqual([['Nido 3'], ['Nido 4']])
		expect((await owner('POST', at, { to: '2027-03-13', pesos: 3 })).status).toBe(200)
		expect(await names(second)).toEqual(['Nido 3'])
		// One unit more: it keeps its own and has another.
		const two = { items: [{ offer: 'glamping', units: 2 }], pesos: 4 }
		expect((await owner('POST', at, two)).status).toBe(200)
		expect(await names(second)).toEqual(['Nido 1', 'Nido 3'])
		// Where its unit is taken on a new night, it has one that is free on all of them.
		await owner('POST', '/api/blocks', { ...rosa, from: days.to, to: '2027-03-15', units: 3 })
		expect((await owner('PUT', `/api/blocks/${id}`, { ...rosa, to: '2027-03-13' })).status).toBe(
			409,
		)
		await owner('POST', at, { items: [{ offer: 'glamping', units: 1 }], pesos: 4 })
		const longer = await owner('PUT', `/api/blocks/${id}`, { ...rosa, to: '2027-03-13' })
		expect(longer.status).toBe(200)
		expect(await names(id)).toHaveLength(1)
	})

	test('naming the rest of the units completes the bookings that had too few names', async () => {
		const { name, takes, booked, feeds, events } = await setUp()
		await booked(2)
		await booked(3, { from: '2027-03-11', to: '2027-03-13' })
		await name(nidos(3))
		await name(nidos(5))
		const named = (await takes()).map(({ units, unitNames }) => [units, unitNames.length])
		expect(named).toEqual([
			[2, 2],
			[3, 3],
		])
		for (const { unit, url } of await feeds()) expect(await events(url), unit.name).toHaveLength(1)
	})

	test('a booking that fits into no single unit is in the feeds of all, which are never free that night', async () => {
		const { name, takes, owner, booked, feeds, events } = await setUp()
		await name(nidos(5))
		const [first, second] = [
			{ from: '2027-03-10', to: '2027-03-11' },
			{ from: '2027-03-11', to: '2027-03-12' },
		]
		const block = async (stay: typeof days) =>
			(await owner('POST', '/api/blocks', { offer: 'glamping', units: 1, guest: 'Luz', ...stay }))
				.body.id
		const blocks = [first, second].map(async (stay) => {
			const ids = []
			for (let unit = 0; unit < 5; unit += 1) ids.push(await block(stay))
			return ids
		})
		const [early, late] = [await blocks[0], await blocks[1]]
		await owner('DELETE', `/api/blocks/${early?.[0]}`)
		await owner('DELETE', `/api/blocks/${late?.[1]}`)
		const id = await booked(1)
		const taken = (await takes()).find(({ request }) => request?.id === id)
		expect(taken?.unitNames).toEqual([])
		for (const { unit, url } of await feeds())
			expect((await events(url)).length, unit.name).toBeGreaterThanOrEqual(2)
	})

	test('two items of one booking keep each their own unit', async () => {
		const { name, takes, owner } = await setUp()
		await name(nidos(5))
		const later = { from: '2027-03-14', to: '2027-03-16' }
		const item = { offer: 'glamping', units: 1 }
		const other = (await owner('POST', '/api/blocks', { ...item, ...days, guest: 'Luz' })).body.id
		const booking = { ...item, ...days, guest: 'Rosa', more: [{ ...item, ...later }] }
		const { id } = (await owner('POST', '/api/blocks', booking)).body
		const named = async () =>
			(await takes())
				.filter((it) => it.guest === 'Rosa')
				.map(({ from, unitNames }) => [from, ...(unitNames ?? [])])
		const before = [
			[days.from, 'Nido 2'],
			[later.from, 'Nido 1'],
		]
		expect(await named()).toEqual(before)
		await owner('DELETE', `/api/blocks/${other}`)
		expect((await owner('PUT', `/api/blocks/${id}`, { ...booking, units: 2 })).status).toBe(200)
		expect(await named()).toEqual([
			[days.from, 'Nido 1', 'Nido 2'],
			[later.from, 'Nido 1'],
		])
		expect((await owner('PUT', `/api/blocks/${id}`, booking)).status).toBe(200)
		expect((await named())[1]).toEqual([later.from, 'Nido 1'])
	})

	test('a unit that is renamed keeps its bookings and its feed; one that is booked is not removed', async () => {
		const { owner, name, takes, booked, feeds } = await setUp()
		const { body } = await name(nidos(5))
		const id = await booked(1)
		const before = await feeds()
		const [first, ...others] = nidos(5)
		const refused = await name(others)
		expect([refused.status, refused.body.code]).toEqual([409, 'units-taken'])
		expect(refused.body.title).toContain('`booked`')
		expect(refused.body.booked).toEqual([
			expect.objectContaining({ unit: 'Nido 1', ...days, guest: expect.any(String) }),
		])
		expect(await feeds()).toEqual(before)
		// Under another offer it would be another unit.
		const moved = { glamping: others, camping: [{ id: first?.id, name: 'Carpa 1' }] }
		expect((await owner('PUT', '/api/units', { units: moved })).body.code).toBe('units-taken')
		const twice = { glamping: nidos(5), camping: moved.camping }
		expect((await owner('PUT', '/api/units', { units: twice })).body.errors).toMatchObject([
			{ field: 'units', code: 'errUnitId' },
		])
		const renamed = [{ id: first?.id ?? '', name: 'Nido del Cóndor' }, ...others.slice(0, 3)]
		expect((await name(renamed, 'another')).status).toBe(409)
		expect((await name(renamed, body.version)).status).toBe(200)
		const [take] = await takes()
		expect([take?.request?.id, take?.unitNames]).toEqual([id, ['Nido del Cóndor']])
		expect((await feeds())[0]?.url).toBe(before[0]?.url)
	})

	test('fewer units than named ones with bookings to come are refused, with their names and days', async () => {
		const { owner, name, booked, takes, call } = await setUp()
		await name(nidos(5))
		await booked(2)
		const later = { from: '2027-03-20', to: '2027-03-22' }
		const phoned = { ...later, offer: 'glamping', units: 3, guest: 'Rosa', phone: '310 555 0102' }
		expect((await owner('POST', '/api/blocks', phoned)).status).toBe(201)
		const before = await takes()
		const lower = async (value: number) => {
			const changes = [{ path: 'offers.glamping.units', value }]
			expect((await owner('PATCH', '/api/content/facts', { changes })).status).toBe(200)
			return await owner('POST', '/api/content/publish')
		}
		const inUse = [1, 2, 3].map((number) => ({
			unit: `Nido ${number}`,
			...(number < 3 ? days : later),
		}))
		expect(await lower(2)).toMatchObject({
			status: 409,
			body: { code: 'units-taken', offer: 'glamping', booked: inUse },
		})
		// The draft, the number that visitors see and the bookings are as they were.
		const { body: draft } = await owner('GET', '/api/content')
		expect(draft.hasDraft).toBe(true)
		const unitsNow = async () => {
			const { offers } = (await call('GET', '/api/offers')).body
			return offers.find(({ id }: { id: string }) => id === 'glamping').units
		}
		expect(await unitsNow()).toBe(5)
		expect(await takes()).toEqual(before)
		// Three are enough for those that have bookings.
		const lowered = await lower(3)
		expect(lowered.status).toBe(200)
		expect(await unitsNow()).toBe(3)
		expect(await takes()).toEqual(before)
		// Nor is it lowered by going back to an earlier version.
		expect((await lower(5)).status).toBe(200)
		await booked(4, { from: '2027-03-24', to: '2027-03-26' })
		const { version } = lowered.body
		const restored = await owner('POST', `/api/content/history/${version}/restore`)
		expect(restored).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(await unitsNow()).toBe(5)
	})

	test('existing bookings get named units; wrong names are reported', sweep, async () => {
		const { name, takes, booked } = await setUp()
		await booked(2)
		expect((await takes())[0]?.unitNames).toEqual([])
		await name(nidos(5))
		expect((await takes())[0]?.unitNames).toEqual(['Nido 1', 'Nido 2'])
		const codeOf = async (units: { id: string; name: string }[]) =>
			(await name(units)).body.errors[0].code
		expect(await codeOf([...nidos(5), { id: 'six', name: 'Nido 6' }])).toBe('errUnitsMany')
		expect(await codeOf([{ id: 'a', name: ' ' }])).toBe('errUnitName')
		expect(await codeOf([{ id: 'A b', name: 'x' }])).toBe('errUnitId')
		expect(
			await codeOf([
				{ id: 'a', name: 'x' },
				{ id: 'b', name: 'x' },
			]),
		).toBe('errUnitTwice')
	})

	test('names that differ only in case, accents or spaces are refused, unless they were saved before', async () => {
		const { name, database } = await setUp()
		const named = (...names: string[]) => names.map((it, index) => ({ id: `u${index}`, name: it }))
		for (const twin of ['nido 1', 'NIDO 1', 'Nidó 1', 'Nido1'])
			expect((await name(named('Nido 1', twin))).body.errors).toMatchObject([
				{ field: 'units.glamping', code: 'errUnitTwice' },
			])
		expect((await name(named('Nido 1', 'Nido 2'))).status).toBe(200)
		// Earlier versions accepted them.
		const stored = { glamping: named('Nido 1', 'nido 1') }
		await database.query
			.updateTable('settings')
			.set({ value: JSON.stringify(stored) })
			.where('name', '=', 'stays.units')
			.execute()
		expect((await name(named('Nido 1', 'nido 1', 'Nido 3'))).status).toBe(200)
		expect((await name(named('Nido 1', 'nido 1', 'NIDO 1'))).status).toBe(422)
		expect((await name(named('Nido 1', 'Nido 2', 'Nido 3'))).status).toBe(200)
	})
})
