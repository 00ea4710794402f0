import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { offerIds } from '#domain/offers/offers.ts'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const name = { es: 'Diciembre', en: 'December' }
const december = { id: 'december', name, from: '12-15', to: '01-10', minNights: 2 }

describeEachDatabase(({ open }) => {
	test('the offers have no price but camping, and no number that nobody gave', async () => {
		const { call } = await staysOn(await open())
		const { status, body } = await call('GET', '/api/offers')
		expect(status).toBe(200)
		expect(body.offers.map(({ id }: { id: string }) => id)).toEqual([...offerIds])
		expect(body.offers[0]).toEqual({
			id: 'cabin',
			unit: 'night',
			units: 1,
			maxPeople: 16,
			minNights: 1,
			from: null,
		})
		expect(body.offers[2]).toMatchObject({ unit: 'person-night', units: null, from: 25_000 })
		const others = body.offers.filter(({ id }: { id: string }) => id !== 'camping')
		expect(others.every(({ from }: { from: unknown }) => from === null)).toBe(true)
	})

	test('an estimate lists each night by its season; without a price it is null', async () => {
		const { call, owner } = await staysOn(await open())
		const camping = `/api/estimate?offer=camping&from=${nextYear}-12-14&to=${nextYear}-12-16&people=4`
		expect((await call('GET', camping)).body).toMatchObject({ pesos: 200_000 })
		const cabin = `/api/estimate?offer=cabin&from=${nextYear}-12-14&to=${nextYear}-12-16&people=4`
		expect((await call('GET', cabin)).body).toMatchObject({ pesos: null })

		const rates = [
			{ offer: 'cabin', season: 'december', pesos: 800_000 },
			{ offer: 'cabin', season: null, pesos: 500_000 },
		]
		const plan = { seasons: [december], rates }
		const saved = await owner('PUT', '/api/rates', plan)
		expect(saved.status).toBe(200)
		expect(saved.body).toMatchObject(plan)
		expect((await owner('GET', '/api/rates')).body.presets[0].name.en).toBe('End of the year')
		expect((await call('GET', cabin)).body).toEqual({
			pesos: 1_300_000,
			minNights: 2,
			nights: [
				{ day: `${nextYear}-12-14`, season: null, pesos: 500_000 },
				{ day: `${nextYear}-12-15`, season: 'december', pesos: 800_000 },
			],
		})
		const offers = (await call('GET', '/api/offers')).body.offers
		expect(offers[0]).toMatchObject({ id: 'cabin', from: 500_000 })
	})

	test('a block takes its nights, the day of departure stays free, and unblocking frees them', async () => {
		const { owner, free } = await staysOn(await open())
		const block = {
			offer: 'cabin',
			from: `${nextYear}-03-01`,
			to: `${nextYear}-03-03`,
			units: 1,
			note: 'Pintura',
		}
		const made = await owner('POST', '/api/blocks', block)
		expect(made).toMatchObject({
			status: 201,
			body: { ...block, hour: null, guest: null, phone: null },
		})
		expect(await free('cabin', `${nextYear}-02-28`, `${nextYear}-03-05`)).toEqual([1, 0, 0, 1, 1])
		const again = await owner('POST', '/api/blocks', { ...block, from: `${nextYear}-03-02` })
		expect(again).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(again.body.inTheWay).toEqual([
			{
				offer: 'cabin',
				day: `${nextYear}-03-02`,
				free: 0,
				by: [
					{
						kind: 'blocked',
						from: `${nextYear}-03-01`,
						to: `${nextYear}-03-03`,
						units: 1,
						reference: null,
						guest: null,
						note: 'Pintura',
					},
				],
			},
		])
		expect((await owner('GET', '/api/blocks')).body.blocks).toEqual([made.body])
		expect((await owner('DELETE', `/api/blocks/${made.body.id}`)).status).toBe(200)
		expect((await owner('DELETE', `/api/blocks/${made.body.id}`)).status).toBe(404)
		expect(await free('cabin', `${nextYear}-02-28`, `${nextYear}-03-05`)).toEqual([1, 1, 1, 1, 1])
	})

	test('a booking by phone keeps who called; sent again it is the same, and it is named when in the way', async () => {
		const { owner, free } = await staysOn(await open())
		const id = randomUUID()
		const phone = {
			id,
			offer: 'cabin',
			from: `${nextYear}-03-01`,
			to: `${nextYear}-03-03`,
			units: 1,
			hour: null,
			guest: 'Rosa Vélez',
			phone: '300 123 4567',
			people: 5,
			note: 'Llega tarde',
		}
		const made = await owner('POST', '/api/blocks', phone)
		expect(made).toMatchObject({ status: 201, body: phone })
		expect(await owner('POST', '/api/blocks', phone)).toMatchObject({ status: 201, body: phone })
		// A list has no versions and no agreements: those are read with one booking.
		const { agreements: _agreements, version: _version, ...listed } = made.body
		expect((await owner('GET', '/api/blocks')).body.blocks).toEqual([listed])
		const { body } = await owner('GET', `/api/stays?from=${nextYear}-03-02&to=${nextYear}-03-03`)
		const { from, to, guest, people, note } = phone
		expect(body.stays).toMatchObject([
			{ id, kind: 'phone', from, to, guest, phone: phone.phone, people, note, request: null },
		])
		const refused = await owner('POST', '/api/blocks', { ...phone, id: randomUUID() })
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body.inTheWay[0].by).toMatchObject([{ kind: 'phone', guest: 'Rosa Vélez' }])
		// Removed and entered again, as undo does.
		await owner('DELETE', `/api/blocks/${id}`)
		expect(await free('cabin', `${nextYear}-03-01`, `${nextYear}-03-02`)).toEqual([1])
		expect((await owner('POST', '/api/blocks', phone)).status).toBe(201)
		expect(await free('cabin', `${nextYear}-03-01`, `${nextYear}-03-02`)).toEqual([0])
		const table = {
			offer: 'table',
			from: `${nextYear}-03-01`,
			to: `${nextYear}-03-01`,
			guest: 'Luis',
		}
		const seated = await owner('POST', '/api/blocks', { ...table, units: 2, hour: '13:00' })
		expect(seated.body).toMatchObject({ hour: '13:00', units: 2, people: null })
		expect((await owner('POST', '/api/blocks', { ...table, hour: '25:00' })).status).toBe(422)
	})

	test('the later of two concurrent changes to the rates is refused as edited elsewhere', async () => {
		const { owner } = await staysOn(await open())
		const { version } = (await owner('GET', '/api/rates')).body
		const plan = { seasons: [december], rates: [] }
		const first = await owner('PUT', `/api/rates?seen=${version}`, plan)
		expect(first.status).toBe(200)
		const later = await owner('PUT', `/api/rates?seen=${version}`, { seasons: [], rates: [] })
		expect(later).toMatchObject({ status: 409, body: { code: 'edited-elsewhere' } })
		expect((await owner('GET', '/api/rates')).body.seasons).toEqual([december])
		const again = `/api/rates?seen=${first.body.version}`
		expect((await owner('PUT', again, { seasons: [], rates: [] })).status).toBe(200)
	})

	test('an offer without a known number is closed by a block without units', async () => {
		const { owner, free } = await staysOn(await open())
		const days = { offer: 'glamping', from: `${nextYear}-03-01`, to: `${nextYear}-03-02` }
		await owner('POST', '/api/blocks', { ...days, units: 3 })
		expect(await free('glamping', `${nextYear}-03-01`, `${nextYear}-03-03`)).toEqual([null, null])
		expect((await owner('POST', '/api/blocks', days)).status).toBe(201)
		expect(await free('glamping', `${nextYear}-03-01`, `${nextYear}-03-03`)).toEqual([0, null])
	})

	test('the owner’s calendar shows bookings by phone, and who comes and leaves', async () => {
		const { owner } = await staysOn(await open())
		const phone = {
			offer: 'cabin',
			from: `${nextYear}-03-01`,
			to: `${nextYear}-03-03`,
			guest: 'Rosa Vélez',
		}
		expect((await owner('POST', '/api/blocks', phone)).status).toBe(201)
		const month = await owner('GET', `/api/stays?from=${nextYear}-03-01&to=${nextYear}-04-01`)
		expect(month.body.stays).toMatchObject([{ kind: 'phone', offer: 'cabin', guest: 'Rosa Vélez' }])
		const onDay = async (day: string) => {
			const { body } = await owner('GET', `/api/stays/arrivals?from=${day}&to=${day}`)
			return [body.arrivals.length, body.departures.length]
		}
		expect(await onDay(`${nextYear}-03-01`)).toEqual([1, 0])
		expect(await onDay(`${nextYear}-03-02`)).toEqual([0, 0])
		expect(await onDay(`${nextYear}-03-03`)).toEqual([0, 1])
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('a malformed query is refused', async () => {
		const { call, owner } = await staysOn(await open())
		const statusOf = async (url: string) => (await call('GET', url)).status
		expect(
			await statusOf(`/api/estimate?offer=boat&from=${nextYear}-01-01&to=${nextYear}-01-02`),
		).toBe(422)
		expect(
			await statusOf(`/api/estimate?offer=cabin&from=${nextYear}-01-02&to=${nextYear}-01-02`),
		).toBe(422)
		expect(
			await statusOf(`/api/availability?offer=cabin&from=${nextYear}-02-30&to=${nextYear}-03-02`),
		).toBe(422)
		expect(
			await statusOf(
				`/api/availability?offer=cabin&from=${nextYear}-01-01&to=${nextYear + 1}-02-06`,
			),
		).toBe(422)
		expect(
			await statusOf(
				`/api/availability?offer=cabin&from=${nextYear}-01-01&to=${nextYear + 1}-02-05`,
			),
		).toBe(200)
		const two = `/api/estimate?offer=cabin&from=${nextYear}-01-01&to=${nextYear}-01-02&people=2`
		const errorsOf = async (query: string) => (await call('GET', two + query)).body.errors
		expect(await errorsOf('&units=5')).toEqual([{ field: 'units', code: 'errUnitsMany' }])
		expect(await errorsOf('&children=4,7')).toEqual([{ field: 'children', code: 'errParty' }])
		expect(await statusOf(`${two}&units=1&children=4`)).toBe(200)
		for (const [method, url] of [
			['GET', '/api/blocks'],
			['POST', '/api/blocks'],
			['GET', '/api/rates'],
			['PUT', '/api/rates'],
			['GET', `/api/stays?from=${nextYear}-01-01&to=${nextYear}-01-02`],
		] as const)
			expect((await call(method, url, method === 'GET' ? undefined : {})).status).toBe(401)
		const twice = { seasons: [december, december], rates: [] }
		expect((await owner('PUT', '/api/rates', twice)).body).toMatchObject({
			errors: [{ field: 'seasons', code: 'seasonTwice' }],
		})
	})

	test('the lowest price of an offer is not that of a season that is over', async () => {
		const { call, owner } = await staysOn(await open())
		const past = { ...december, id: 'past', from: '2020-01-01', to: '2020-01-31' }
		const rates = [
			{ offer: 'cabin', season: 'past', pesos: 100_000 },
			{ offer: 'cabin', season: null, pesos: 500_000 },
		]
		expect((await owner('PUT', '/api/rates', { seasons: [past], rates })).status).toBe(200)
		const [cabin] = (await call('GET', '/api/offers')).body.offers
		expect(cabin).toMatchObject({ id: 'cabin', from: 500_000 })
	})

	test('free days are to be confirmed until the owner has entered a price or a date', async () => {
		const { call, owner } = await staysOn(await open())
		const isOpened = async (offer: string) => {
			const range = `from=${nextYear}-03-01&to=${nextYear}-03-03`
			return (await call('GET', `/api/availability?offer=${offer}&${range}`)).body.isOpened
		}
		expect(await isOpened('cabin')).toBe(false)
		expect(await isOpened('glamping')).toBe(false)
		await owner('PUT', '/api/rates', {
			seasons: [],
			rates: [{ offer: 'cabin', season: null, pesos: 500_000 }],
		})
		const day = { from: `${nextYear}-05-01`, to: `${nextYear}-05-02`, units: 1, note: '' }
		await owner('POST', '/api/blocks', { offer: 'glamping', ...day })
		expect(await isOpened('cabin')).toBe(true)
		expect(await isOpened('glamping')).toBe(true)
		expect(await isOpened('horses')).toBe(false)
	})
})
