import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { feedUrl, feedWith, importsOn, makeDue } from '#tests/helpers/feeds.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const day = (text: string) => `${nextYear}-${text}`
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }

describeSampledDatabase('postgres', ({ open }) => {
	test('open requests arrive unconfirmed; cancelled, declined or moved ones do not', async () => {
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const { call, owner, book } = await staysOn(await open(), { clock })
		const stay = { ArrivalDate: '2026-12-01', DepartureDate: '2026-12-02' }
		const [open_, cancelled, declined, moved, arrives] = [
			await book(stay),
			await book(stay),
			await book(stay),
			await book(stay),
			await book({ ArrivalDate: '2026-12-05', DepartureDate: '2026-12-06' }),
		]
		await call('POST', `/api/requests/${cancelled.key}/cancel`)
		await owner('POST', `/api/enquiries/${declined.id}/decline`)
		const offer = { pesos: 1, message: '' }
		const other = { from: '2026-12-08', to: '2026-12-09' }
		await owner('POST', `/api/enquiries/${moved.id}/offer`, { ...offer, ...other })
		const today = { from: '2026-12-01', to: '2026-12-02' }
		await owner('POST', `/api/enquiries/${arrives.id}/offer`, { ...offer, ...today })
		const { arrivals } = (await owner('GET', '/api/desk/today')).body
		expect(arrivals.map((it: { id: string }) => it.id).sort()).toEqual(
			[open_.id, arrives.id].sort(),
		)
	})

	test('reception sees who sleeps here tonight, and who eats and rides today and tomorrow', async () => {
		const { owner, bookConfirmed } = await staysOn(await open())
		const items = [
			{ offer: 'cabin' },
			{ offer: 'table', day: day('12-13'), hour: '13:00' },
			{ offer: 'horses', day: day('12-14'), units: 2 },
		]
		await bookConfirmed({ ...twoNights, items })
		const seen = async (text: string) => {
			const { body } = await owner('GET', `/api/stays/arrivals?from=${day(text)}&to=${day(text)}`)
			return ['staying', 'meals', 'rides'].map((list) => body[list].length)
		}
		expect(await seen('12-11')).toEqual([0, 0, 0])
		expect(await seen('12-12')).toEqual([1, 1, 0])
		expect(await seen('12-13')).toEqual([1, 1, 1])
		expect(await seen('12-14')).toEqual([0, 0, 1])
	})

	test('nights that another site has sold are apart: who comes, who sleeps here and who leaves', async () => {
		const database = await open()
		const clock = { now: Date.parse('2026-12-01T15:00:00Z') }
		const { owner } = await staysOn(database, { clock })
		const { imports, internet } = importsOn(database, clock)
		await owner('PUT', '/api/calendars', { imports: [{ offer: 'glamping', url: feedUrl }] })
		await makeDue(database, clock)
		const event = (uid: string, from: string, to: string) => ({ uid, from, to })
		internet.answer = async () =>
			feedWith(
				event('a', '2026-12-03', '2026-12-06'),
				event('b', '2026-12-04', '2026-12-06'),
				event('c', '2026-12-06', '2026-12-07'),
				event('d', '2026-12-07', '2026-12-09'),
			)
		await imports.importDue()
		const seen = async (day: string) => {
			const { body } = await owner('GET', `/api/stays/arrivals?from=${day}&to=${day}`)
			expect([body.arrivals, body.departures, body.staying]).toEqual([[], [], []])
			return ['arrivals', 'staying', 'departures'].map((list) =>
				body.imported[list].reduce((sum: number, { units }: { units: number }) => sum + units, 0),
			)
		}
		expect(await seen('2026-12-03')).toEqual([1, 1, 0])
		expect(await seen('2026-12-04'), 'one more').toEqual([1, 2, 0])
		expect(await seen('2026-12-05')).toEqual([0, 2, 0])
		expect(await seen('2026-12-06'), 'one fewer').toEqual([0, 1, 1])
		expect(await seen('2026-12-07'), 'one leaves, one comes').toEqual([1, 1, 1])
		expect(await seen('2026-12-09')).toEqual([0, 0, 1])
	})

	test(
		'a ride is not a departure, and a declined guest may propose other days',
		sweep,
		async () => {
			const { call, owner, book, bookConfirmed } = await staysOn(await open())
			const items = [{ offer: 'horses', units: 2 }]
			const visit = { ArrivalDate: day('12-12'), DepartureDate: day('12-12') }
			await bookConfirmed({ ...visit, items })
			const comings = `/api/stays/arrivals?from=${day('12-12')}&to=${day('12-12')}`
			const { arrivals, departures } = (await owner('GET', comings)).body
			expect([arrivals.length, departures.length]).toEqual([1, 0])
			const declined = await book(twoNights)
			await owner('POST', `/api/enquiries/${declined.id}/decline`, { message: 'Lleno' })
			const text = '¿Y del 20 al 22?'
			expect(
				(await call('POST', `/api/requests/${declined.key}/change`, { text })).body,
			).toMatchObject({ state: 'received', isChangeAsked: true })
		},
	)

	test('the calendar and the day at reception count the people last agreed on', sweep, async () => {
		const { owner, bookConfirmed } = await staysOn(await open())
		const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }]
		const { id } = await bookConfirmed({ ...twoNights, Quantity: 8, items })
		await owner('POST', `/api/enquiries/${id}/confirm`, { people: 5 })
		const days = `from=${day('12-12')}&to=${day('12-13')}`
		const { stays } = (await owner('GET', `/api/stays?${days}`)).body
		const { arrivals, staying, meals } = (await owner('GET', `/api/stays/arrivals?${days}`)).body
		const seen = [...stays, ...arrivals, ...staying, ...meals]
		expect(seen.map(({ request }) => request.people)).toEqual(seen.map(() => 5))
		expect(seen.length).toBe(6)
	})

	test('each line at reception has the people of its item', sweep, async () => {
		const { owner, bookConfirmed } = await staysOn(await open())
		const items = [
			{ offer: 'glamping', units: 2, people: 4 },
			{ offer: 'camping', people: 2 },
			{ offer: 'table', hour: '13:00', people: 2 },
		]
		await bookConfirmed({ ...twoNights, Quantity: 6, items })
		const phoned = { from: day('12-12'), to: day('12-14'), units: 1 }
		const tent = { ...phoned, offer: 'camping' }
		const lunch = { offer: 'table', from: day('12-12'), to: day('12-12'), units: 1, hour: '14:00' }
		const booking = { ...phoned, offer: 'glamping', guest: 'Rosa', people: 3, more: [tent, lunch] }
		expect((await owner('POST', '/api/blocks', booking)).status).toBe(201)
		const url = `/api/stays/arrivals?from=${day('12-12')}&to=${day('12-12')}`
		const { staying, meals } = (await owner('GET', url)).body
		const [{ bookingItems }] = meals.filter((take: { guest: string }) => take.guest === 'Rosa')
		expect(bookingItems).toBe(3)
		type Line = { guest: string | null; offer: string; itemPeople: number | null }
		const seen = [...staying, ...meals].map(({ guest, offer, itemPeople }: Line) =>
			[guest ?? 'Ana', offer, itemPeople ?? 'some'].join(' '),
		)
		expect(seen.sort()).toEqual([
			'Ana camping 2',
			'Ana glamping 4',
			'Ana table 2',
			'Rosa camping some',
			'Rosa glamping some',
			'Rosa table 3',
		])
	})
})
