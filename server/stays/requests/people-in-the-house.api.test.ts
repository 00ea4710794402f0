import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const [arrival, today, departure] = ['2026-12-01', '2026-12-03', '2026-12-05']
const at = (day: string) => Date.parse(`${day}T11:00:00-05:00`)
const noNight = { status: 422, body: { errors: [{ field: 'people', code: 'errNoNightToCome' }] } }

describeSampledDatabase('sqlite', ({ open }) => {
	/** Two people have camped here for two nights of four, at 25,000 per person and night. */
	async function twoCamp({ to = departure, items = [{ offer: 'camping' }] as object[] } = {}) {
		const clock = { now: at('2026-11-28') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const asked = { ArrivalDate: arrival, DepartureDate: to, Quantity: 2, items }
		const { id, key } = await site.bookConfirmed(asked)
		clock.now = at(today)
		const { owner, call } = await staysOn(database, { clock })
		const confirm = (body: object) => owner('POST', `/api/enquiries/${id}/confirm`, body)
		const agreed = async (body: object) => {
			const { status, body: made } = await confirm(body)
			expect(status, JSON.stringify(made)).toBe(200)
			return {
				party: made.party,
				total: made.agreement.total,
				beds: made.items
					.filter(({ offer }: { offer: string }) => offer === 'camping')
					.map(({ people }: { people: number }) => people),
			}
		}
		return { owner, call, key, id, confirm, agreed }
	}

	const two = { adults: 2, children: [] }

	test('who was to come for nights that are dropped leaves the party, and is charged when they come back', async () => {
		const { agreed, owner, call, key } = await twoCamp()
		const five = { adults: 4, children: [15] }
		expect(await agreed({ people: 5, children: [15] })).toEqual({
			party: five,
			total: 350_000,
			beds: [2, 5],
		})
		// The desk sends the people with the days, though only these have changed.
		const days = { from: arrival, people: 5, children: [15] }
		const left = { party: two, total: 100_000, beds: [2] }
		expect(await agreed({ ...days, to: today })).toEqual(left)
		const { body } = await owner('GET', `/api/stays/arrivals?from=${today}&to=${today}`)
		expect(body.departures).toMatchObject([{ itemPeople: 2, request: { people: 2 } }])
		expect((await call('GET', `/api/requests/${key}`)).body.people).toBe(2)
		const back = { party: five, total: 350_000, beds: [2, 5] }
		expect(await agreed({ ...days, to: departure })).toEqual(back)
		expect(await agreed({ to: today })).toEqual(left)
		expect(await agreed({ to: departure })).toEqual({ party: two, total: 200_000, beds: [2] })
	})

	test('nobody joins on the day of departure without another night or something of that day', async () => {
		const { confirm, agreed } = await twoCamp({ to: today })
		expect(await confirm({ people: 5 })).toMatchObject(noNight)
		expect(await agreed({ people: 1 })).toMatchObject({ beds: [2], total: 100_000 })
		expect(await agreed({ people: 2 })).toMatchObject({ party: two, beds: [2] })
		expect(await agreed({ people: 5, to: departure })).toMatchObject({
			total: 350_000,
			beds: [2, 5],
		})
		expect(await confirm({ people: 4, to: today })).toMatchObject(noNight)
		const lunch = { offer: 'table', day: today, hour: '13:00' }
		const eating = await twoCamp({ to: today, items: [{ offer: 'camping' }, lunch] })
		expect((await eating.agreed({ people: 5 })).party).toEqual({ adults: 5, children: [] })
	})

	test('who was to come for nights that are dropped stays in the party for a lunch of today, and pays no night', async () => {
		const lunch = { offer: 'table', day: today, hour: '13:00' }
		const { agreed, owner } = await twoCamp({ items: [{ offer: 'camping' }, lunch] })
		const five = { adults: 5, children: [] }
		expect(await agreed({ people: 5 })).toMatchObject({ party: five, beds: [2, 5] })
		expect(await agreed({ to: today })).toEqual({ party: five, total: 100_000, beds: [2] })
		const { body } = await owner('GET', `/api/stays/arrivals?from=${today}&to=${today}`)
		expect(body.departures).toMatchObject([{ offer: 'camping', itemPeople: 2 }])
		expect(body.meals).toMatchObject([{ offer: 'table', itemPeople: 5 }])
		const without = { to: today, items: [{ offer: 'camping' }] }
		expect(await agreed(without)).toMatchObject({ party: two, beds: [2] })
	})

	/** They stay for four nights, unless another day of departure is given; children up to five years sleep for nothing. */
	async function stayIn(
		offer: 'camping' | 'glamping',
		{ people: guests = 4, to = departure, price = {} } = {},
	) {
		const clock = { now: at('2026-11-28') }
		const database = await open()
		const site = await staysOn(database, { clock })
		const children = [{ upTo: 5, percent: 0 }]
		const rates = [
			{ offer: 'camping', season: null, pesos: 25_000 },
			{ offer: 'glamping', season: null, pesos: 200_000 },
		]
		const people = [
			{ offer: 'camping', children },
			{ offer: 'glamping', extra: { beyond: 2, pesos: 50_000 }, children },
		]
		const saved = await site.owner('PUT', '/api/rates', { seasons: [], rates, people })
		expect(saved.status, JSON.stringify(saved.body)).toBe(200)
		const days = { ArrivalDate: arrival, DepartureDate: to }
		const asked = { ...days, Quantity: guests, items: [{ offer }] }
		const { id } = await site.bookConfirmed(asked, price)
		return async (day: string, body: object) => {
			clock.now = at(day)
			const { owner } = await staysOn(database, { clock })
			const made = await owner('POST', `/api/enquiries/${id}/confirm`, body)
			expect(made.status, JSON.stringify(made.body)).toBe(200)
			return { party: made.body.party, total: made.body.agreement.total }
		}
	}

	const withChildren = { people: 4, children: [4, 4] }
	const [adults, family] = [
		{ adults: 4, children: [] },
		{ adults: 2, children: [4, 4] },
	]

	test.each([
		['camping', 200_000, 50_000],
		['glamping', 600_000, 200_000],
	] as const)(
		'nights slept in %s by adults keep their price when children take their place',
		async (offer, slept, night) => {
			const agreed = await stayIn(offer)
			const replaced = { party: family, total: slept + 2 * night }
			expect(await agreed(today, withChildren)).toEqual(replaced)
			const leave = { party: family, total: slept + night }
			expect(await agreed('2026-12-04', { to: '2026-12-04' })).toEqual(leave)
		},
	)

	test('children who were to come for nights that are dropped leave the party', async () => {
		const agreed = await stayIn('camping')
		await agreed(today, withChildren)
		expect(await agreed(today, { to: today })).toEqual({ party: adults, total: 200_000 })
		expect(await agreed(today, { to: departure })).toEqual({ party: adults, total: 400_000 })
	})

	test('ages that are typed on the day of departure count from the nights that are added', async () => {
		const agreed = await stayIn('camping')
		expect(await agreed(today, { to: today })).toEqual({ party: adults, total: 200_000 })
		expect(await agreed(today, withChildren)).toEqual({ party: family, total: 200_000 })
		expect(await agreed(today, { to: departure })).toEqual({ party: family, total: 300_000 })
		const leave = { party: family, total: 250_000 }
		expect(await agreed('2026-12-04', { to: '2026-12-04' })).toEqual(leave)
	})

	/** Three nights for 450,000 in place of 600,000, and two more by the rates; four of the five have been slept. */
	test.each([
		['the guests leave', { to: '2026-12-05' }, 650_000],
		['a child takes the place of an adult', { people: 2, children: [4] }, 850_000],
		['somebody joins', { people: 3, children: [] }, 900_000],
	])(
		'nights slept for a typed price keep it after the stay was lengthened, and %s',
		async (_, change, total) => {
			const typed = { people: 2, to: '2026-12-04', price: { pesos: 450_000 } }
			const agreed = await stayIn('glamping', typed)
			expect(await agreed('2026-12-04', { to: '2026-12-06' })).toMatchObject({ total: 850_000 })
			expect(await agreed('2026-12-05', change)).toMatchObject({ total })
		},
	)

	test('nights slept for a typed price keep it if the stay was lengthened in the middle', async () => {
		const agreed = await stayIn('camping', { people: 2, price: { pesos: 100_000 } })
		expect(await agreed('2026-12-02', { to: '2026-12-08' })).toMatchObject({ total: 325_000 })
		expect(await agreed('2026-12-04', { to: '2026-12-04' })).toMatchObject({ total: 125_000 })
	})
})
