import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const arrival = '2026-12-03'
const departure = '2026-12-08'
const today = '2026-12-05'
const at = (day: string) => Date.parse(`${day}T11:00:00-05:00`)
const refused = (field: string, code: string) => ({
	status: 422,
	body: { errors: [{ field, code }] },
})

describeSampledDatabase('sqlite', ({ open }) => {
	/** A confirmed booking whose guest arrived two days ago. */
	async function guestIsHere(items: object[]) {
		const clock = { now: at('2026-12-01') }
		const database = await open()
		const site = await staysOn(database, { clock })
		await setFacts(site, { 'offers.glamping.units': 4 })
		const rates = [{ offer: 'glamping', season: null, pesos: 200_000 }]
		expect((await site.owner('PUT', '/api/rates', { seasons: [], rates })).status).toBe(200)
		const { id, key } = await site.book({ ArrivalDate: arrival, DepartureDate: departure, items })
		const made = await site.owner('POST', `/api/enquiries/${id}/confirm`)
		expect(made).toMatchObject({ status: 200, body: { state: 'confirmed' } })
		clock.now = at(today)
		const later = await staysOn(database, { clock })
		const confirmOn = (it: typeof later) => (body: object) =>
			it.owner('POST', `/api/enquiries/${id}/confirm`, body)
		/** The owner signs in again on another day. */
		const onDay = async (day: string) => {
			clock.now = at(day)
			const site = await staysOn(database, { clock })
			return { owner: site.owner, confirm: confirmOn(site) }
		}
		const total = made.body.agreement.total as number
		return { ...later, id, key, clock, onDay, confirm: confirmOn(later), total }
	}

	test('the arrival of a guest who is here stays as it was', async () => {
		const { confirm, free } = await guestIsHere([{ offer: 'cabin' }])
		for (const from of ['2026-12-02', '2026-12-04', today, '2026-12-06'])
			expect(await confirm({ from }), from).toMatchObject(refused('from', 'errArrivalPast'))
		expect(await free('cabin', arrival, departure)).toEqual([0, 0, 0, 0, 0])
		expect(await confirm({ from: arrival, to: '2026-12-07' })).toMatchObject({ status: 200 })
	})

	test('nights that were slept keep their units, whatever is agreed, at whatever price', async () => {
		const two = [{ offer: 'glamping', units: 2 }]
		for (const price of [{}, { samePrice: true }, { pesos: 1_400_000 }]) {
			const { confirm, free, total } = await guestIsHere(two)
			const fewer = await confirm({ items: [{ offer: 'glamping', units: 1 }], ...price })
			expect(fewer).toMatchObject({
				status: 200,
				body: { state: 'confirmed' },
			})
			expect(fewer.body.items).toMatchObject([
				{ offer: 'glamping', units: 2, isPast: true, nights: { from: arrival, to: today } },
				{ offer: 'glamping', units: 1, nights: { from: today, to: departure } },
			])
			expect(await free('glamping', arrival, departure)).toEqual([2, 2, 3, 3, 3])
			expect(total).toBe(2_000_000)
			const other = await confirm({ items: [{ offer: 'cabin' }], ...price })
			expect(other.body.items).toMatchObject([
				{ offer: 'glamping', units: 2, isPast: true },
				{ offer: 'cabin', nights: { from: today, to: departure } },
			])
			expect(await free('glamping', arrival, departure)).toEqual([2, 2, 4, 4, 4])
		}
	})

	test('past items keep their agreed price, and coming ones follow the rates', sweep, async () => {
		const { confirm, owner, total } = await guestIsHere([{ offer: 'glamping', units: 2 }])
		expect(total).toBe(2_000_000)
		const rates = [{ offer: 'glamping', season: null, pesos: 300_000 }]
		expect((await owner('PUT', '/api/rates', { seasons: [], rates })).status).toBe(200)
		// Two nights of two at 200,000, and four more at 300,000.
		expect((await confirm({ to: '2026-12-09' })).body.agreement.total).toBe(3_200_000)
		const fewer = await confirm({ items: [{ offer: 'glamping', units: 1 }] })
		expect(fewer.body.agreement).toMatchObject({
			lines: [{ pesos: 800_000 }, { pesos: 1_200_000 }],
			total: 2_000_000,
		})
		// The past has its share of a price that the owner typed.
		expect((await confirm({ pesos: 1_000_000 })).body.agreement.total).toBe(1_000_000)
		const typed = await confirm({ to: '2026-12-10' })
		const { total: sum, isPartial } = typed.body.agreement
		expect({ sum, isPartial }).toEqual({ sum: 400_000 + 1_500_000, isPartial: false })
	})

	test(
		'a past table keeps its price, people and hour, and another one may come',
		sweep,
		async () => {
			const past = { offer: 'table', day: '2026-12-04', hour: '13:00' }
			const { confirm, owner, id } = await guestIsHere([{ offer: 'glamping', people: 2 }, past])
			const rates = [{ offer: 'table', season: null, pesos: 90_000 }]
			expect((await owner('PUT', '/api/rates', { seasons: [], rates })).status).toBe(200)
			const next = { offer: 'table', day: '2026-12-06', hour: '19:00' }
			const more = await confirm({
				items: [{ offer: 'glamping', people: 2 }, next],
				samePrice: true,
			})
			expect(more.body.items).toMatchObject([
				{ offer: 'glamping' },
				{ ...past, isPast: true },
				next,
			])
			expect((await confirm({ people: 3 })).body.items).toContainEqual(
				expect.objectContaining({ ...past, people: 4 }),
			)
			const agreed = await owner('GET', `/api/enquiries/${id}/stay`)
			const line = agreed.body.lines.find(({ day }: { day: string }) => day === past.day)
			expect(line.pesos).toBe(null)
			for (const rewritten of [
				{ ...past, hour: '14:00' },
				{ ...past, day: arrival },
			])
				expect(await confirm({ items: [{ offer: 'glamping' }, rewritten] })).toMatchObject(
					refused('items.1.day', 'errItemPast'),
				)
		},
	)

	test('the whole price is suggested where nobody knows what of it was for the past', async () => {
		// Nobody has a rate for the table, so the price of everything has no parts.
		const dinner = { offer: 'table', day: '2026-12-04', hour: '13:00' }
		const { confirm, owner, id } = await guestIsHere([{ offer: 'glamping', units: 2 }, dinner])
		const tried = `/api/enquiries/${id}/stay?from=${arrival}&to=${departure}&offer-glamping=1`
		const suggested = async () => (await owner('GET', tried)).body.suggestedPesos
		// Two nights of two nests, and three of one.
		expect(await suggested()).toBe(1_400_000)
		expect(await confirm({ pesos: 4_000_000 })).toMatchObject({ status: 200 })
		expect(await suggested()).toBe(4_000_000)
	})

	test('trying out terms is refused as the change itself would be', async () => {
		const { confirm, owner, id } = await guestIsHere([{ offer: 'glamping' }])
		const tryOut = (terms: Record<string, string>) =>
			owner('GET', `/api/enquiries/${id}/stay?${new URLSearchParams(terms)}`)
		for (const terms of [
			{ from: today, to: departure },
			{ from: arrival, to: '2026-12-04' },
		]) {
			const { status, body } = await confirm(terms)
			expect(await tryOut(terms)).toMatchObject({ status, body: { errors: body.errors } })
			expect(status).toBe(422)
		}
		const longer = { from: arrival, to: '2026-12-09' }
		const tried = await tryOut(longer)
		const made = await confirm(longer)
		expect(tried.body.lines.map(({ pesos }: { pesos: number }) => pesos)).toEqual(
			made.body.lines.map(({ pesos }: { pesos: number }) => pesos),
		)
	})

	test('a guest stays in the same room until the first night on which it is taken, and slept nights keep theirs', async () => {
		const { owner, bookConfirmed, id, onDay } = await guestIsHere([{ offer: 'glamping' }])
		const units = ['Luna', 'Sol', 'Mar', 'Cielo'].map((name) => ({ id: name.toLowerCase(), name }))
		expect((await owner('PUT', '/api/units', { units: { glamping: units } })).status).toBe(200)
		const after = { ArrivalDate: departure, DepartureDate: '2026-12-10' }
		await bookConfirmed({ ...after, items: [{ offer: 'glamping' }] })
		type Take = { from: string; to: string; unitNames: string[]; request: { id: string } }
		/** The rooms of the guest, after a change on this day. */
		const roomsAfter = async (day: string, change: object) => {
			const site = await onDay(day)
			expect((await site.confirm(change)).status).toBe(200)
			const comings = await site.owner('GET', `/api/stays/arrivals?from=${day}&to=${day}`)
			expect(comings.body).toMatchObject({ arrivals: [], departures: [] })
			const { body } = await site.owner('GET', `/api/stays?from=${arrival}&to=2026-12-20`)
			return (body.stays as Take[])
				.filter(({ request }) => request.id === id)
				.map(({ from, to, unitNames }) => [from, to, ...unitNames].join(' '))
		}
		const luna = `${arrival} ${departure} Luna`
		expect(await roomsAfter(today, { to: '2026-12-09' })).toEqual([
			luna,
			`${departure} 2026-12-09 Sol`,
		])
		expect(await roomsAfter('2026-12-06', { to: '2026-12-16' })).toEqual([
			luna,
			`${departure} 2026-12-16 Sol`,
		])
		expect(await roomsAfter('2026-12-09', { to: '2026-12-12' })).toEqual([
			luna,
			`${departure} 2026-12-12 Sol`,
		])
		expect(await roomsAfter('2026-12-11', { to: '2026-12-19' })).toEqual([
			luna,
			`${departure} 2026-12-19 Sol`,
		])
		expect(await roomsAfter('2026-12-11', { people: 3 })).toEqual([
			luna,
			`${departure} 2026-12-11 Sol`,
			'2026-12-11 2026-12-19 Sol',
		])
	})

	test('a guest whom a child joins keeps the room as long as it is free', async () => {
		const { confirm, owner, bookConfirmed, id } = await guestIsHere([{ offer: 'glamping' }])
		const units = ['Luna', 'Sol'].map((name) => ({ id: name.toLowerCase(), name }))
		expect((await owner('PUT', '/api/units', { units: { glamping: units } })).status).toBe(200)
		const after = { ArrivalDate: departure, DepartureDate: '2026-12-10' }
		await bookConfirmed({ ...after, items: [{ offer: 'glamping' }] })
		expect((await confirm({ people: 3, to: '2026-12-09' })).status).toBe(200)
		const { body } = await owner('GET', `/api/stays?from=${arrival}&to=2026-12-09`)
		type Take = { from: string; unitNames: string[]; request: { id: string } }
		const own = (body.stays as Take[]).filter(({ request }) => request.id === id)
		expect(own.map(({ from, unitNames }) => [from, ...unitNames])).toEqual([
			[arrival, 'Luna'],
			[today, 'Luna'],
			[departure, 'Sol'],
		])
	})

	test('a guest who gives up one of two rooms leaves with that one alone', async () => {
		const { confirm, owner } = await guestIsHere([{ offer: 'glamping', units: 2 }])
		const units = ['Luna', 'Sol', 'Mar', 'Cielo'].map((name) => ({ id: name.toLowerCase(), name }))
		expect((await owner('PUT', '/api/units', { units: { glamping: units } })).status).toBe(200)
		const fewer = { items: [{ offer: 'glamping', units: 1 }], people: 3 }
		expect((await confirm(fewer)).status).toBe(200)
		const { body } = await owner('GET', `/api/stays/arrivals?from=${today}&to=${today}`)
		expect(body).toMatchObject({
			arrivals: [],
			departures: [{ units: 1, unitNames: ['Sol'], itemPeople: 1 }],
			staying: [{ units: 1, unitNames: ['Luna'], itemPeople: 3 }],
		})
	})

	test('reception shows the days of the whole stay, however often it was changed', async () => {
		const { onDay } = await guestIsHere([{ offer: 'glamping' }])
		for (const [day, change] of [
			[today, { people: 3 }],
			['2026-12-06', { people: 2 }],
			['2026-12-07', { people: 3, to: '2026-12-09' }],
		] as const) {
			const { confirm } = await onDay(day)
			expect((await confirm(change)).status).toBe(200)
		}
		const { owner } = await onDay('2026-12-07')
		const shownOn = async (day: string) =>
			(await owner('GET', `/api/stays/arrivals?from=${day}&to=${day}`)).body
		const whole = { from: arrival, to: '2026-12-09' }
		expect((await shownOn('2026-12-07')).staying).toMatchObject([{ ...whole, itemPeople: 3 }])
		expect((await shownOn('2026-12-09')).departures).toMatchObject([{ ...whole, itemPeople: 3 }])
		expect((await shownOn(arrival)).arrivals).toMatchObject([{ ...whole, itemPeople: 4 }])
	})

	test('a guest who has slept here does not cancel the stay; the owner may', async () => {
		const { call, owner, id, key, clock, free } = await guestIsHere([{ offer: 'cabin' }])
		const cancel = () => call('POST', `/api/requests/${key}/cancel`)
		for (const day of ['2026-12-04', today, departure]) {
			clock.now = at(day)
			expect(await cancel(), day).toMatchObject({
				status: 409,
				body: { code: 'wrong-state', reason: 'stay-begun' },
			})
			const { body } = await call('GET', `/api/requests/${key}`)
			expect(body.actions).toEqual(['change', 'message'])
		}
		expect(await free('cabin', arrival, departure)).toEqual([0, 0, 0, 0, 0])
		clock.now = at(today)
		expect((await owner('POST', `/api/enquiries/${id}/cancel`)).body.state).toBe('cancelled')
	})

	test('on the day of arrival a guest may still cancel', async () => {
		const { call, key, clock } = await guestIsHere([{ offer: 'cabin' }])
		clock.now = at(arrival)
		expect((await call('POST', `/api/requests/${key}/cancel`)).body.state).toBe('cancelled')
	})

	test('a guest who leaves earlier does without the ride of a later day', sweep, async () => {
		const ride = (day: string) => ({ offer: 'horses', units: 2, hour: '09:00', day })
		const table = { offer: 'table', day: '2026-12-04', hour: '13:00' }
		const { confirm } = await guestIsHere([{ offer: 'glamping' }, table, ride('2026-12-06')])
		const { status, body } = await confirm({ to: today })
		expect(status).toBe(200)
		expect(body.agreement.items).toMatchObject([{ offer: 'glamping' }, table])
		expect(body.agreement.changes).toEqual(expect.arrayContaining(['days', 'items']))
	})

	test('a visit is not shortened to nothing', sweep, async () => {
		const ride = { offer: 'horses', units: 2, hour: '09:00', day: '2026-12-07' }
		const { confirm } = await guestIsHere([ride])
		expect(await confirm({ to: '2026-12-06' })).toMatchObject(refused('items', 'errItemsNone'))
		expect((await confirm({ to: '2026-12-07' })).status).toBe(200)
	})

	test('one person less in a bed changes the people, and not what is included', async () => {
		const table = { offer: 'table', day: '2026-12-06', hour: '13:00' }
		const { confirm } = await guestIsHere([{ offer: 'glamping' }, table])
		const { body } = await confirm({ people: 3, samePrice: true })
		expect(body.agreement.changes).toEqual(['people'])
	})

	test('another bed or fewer people from today on go without a trace when the guest leaves today after all', async () => {
		for (const [change, people] of [
			[{ items: [{ offer: 'cabin' }] }, []],
			[{ people: 2 }, ['people']],
		] as const) {
			const { confirm, free, owner, id } = await guestIsHere([{ offer: 'glamping' }])
			expect((await confirm(change)).status).toBe(200)
			const { status, body } = await confirm({ to: today })
			expect({ status, changes: body.agreement.changes }).toEqual({
				status: 200,
				changes: ['days', ...people, 'price'],
			})
			expect(body.items).toMatchObject([{ offer: 'glamping', units: 1, people: 4 }])
			expect(body.people).toBe(4)
			expect(body.items).toHaveLength(1)
			expect(await free('cabin', today, departure)).toEqual([1, 1, 1])
			expect(await free('glamping', today, departure)).toEqual([4, 4, 4])
			const url = `/api/stays/arrivals?from=${today}&to=${today}`
			const { arrivals, departures, staying } = (await owner('GET', url)).body
			expect(departures).toMatchObject([{ offer: 'glamping', request: { id } }])
			expect([arrivals, staying]).toEqual([[], []])
		}
	})

	test('on the day of departure there is no other bed without another night', async () => {
		const { confirm } = await guestIsHere([{ offer: 'glamping' }])
		expect((await confirm({ to: today })).status).toBe(200)
		for (const other of [{ offer: 'cabin' }, { offer: 'glamping', units: 2 }])
			expect(await confirm({ items: [other] })).toMatchObject(refused('to', 'errNoNightToCome'))
		const longer = await confirm({ items: [{ offer: 'cabin' }], to: '2026-12-06' })
		expect(longer).toMatchObject({ status: 200, body: { items: [{}, { offer: 'cabin' }] } })
	})
})
