import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteEndedBefore } from '#server/stays/store/release-takes.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const nests = [1, 2, 3, 4, 5].map((number) => ({ id: `nido-${number}`, name: `Nido ${number}` }))
const stay = { offer: 'glamping', from: '2027-03-10', to: '2027-03-12' }
type Take = {
	id: string
	booking?: string
	from: string
	unitNames: string[]
	request: { id: string } | null
}

describeSampledDatabase('postgres', ({ open }) => {
	async function setUp() {
		const database = await open()
		const site = await staysOn(database, { clock: { now: Date.parse('2026-11-17T15:00:00Z') } })
		const { owner } = site
		await setFacts(site, { 'offers.glamping.units': 5 })
		await owner('PUT', '/api/units', { units: { glamping: nests } })
		const enter = async (entry: object) => {
			const sent = { id: randomUUID(), ...stay, ...entry }
			expect((await owner('POST', '/api/blocks', sent)).status).toBe(201)
			return sent
		}
		const remove = async ({ id }: { id: string }) =>
			expect((await owner('DELETE', `/api/blocks/${id}`)).status).toBe(200)
		const unitsOf = async ({ id }: { id: string }) => {
			const { body } = await owner('GET', '/api/stays?from=2027-03-01&to=2027-04-01')
			const own = (body.stays as Take[]).filter((it) => it.id === id || it.booking === id)
			return own.map(({ from, unitNames }) => [from, ...unitNames]).toSorted()
		}
		/** Booked, and asked for again after a cancellation or a refusal. */
		const bookNest = async () => {
			const dates = { ArrivalDate: stay.from, DepartureDate: stay.to }
			const { id } = await site.bookConfirmed({ ...dates, items: [{ offer: 'glamping' }] })
			const act = async (action: string, body: object = {}) =>
				expect((await owner('POST', `/api/enquiries/${id}/${action}`, body)).status).toBe(200)
			return { id, act }
		}
		const unitsOfRequest = async (id: string) => {
			const { body } = await owner('GET', '/api/stays?from=2027-03-01&to=2027-04-01')
			const own = (body.stays as Take[]).filter(({ request }) => request?.id === id)
			return own.flatMap(({ unitNames }) => unitNames)
		}
		return { database, enter, remove, unitsOf, bookNest, unitsOfRequest }
	}

	test('an entry that is removed and taken back is in the same units', async () => {
		const { enter, remove, unitsOf } = await setUp()
		const first = await enter({ units: 2, guest: 'Familia A' })
		const second = await enter({
			units: 1,
			guest: 'Familia B',
			more: [{ ...stay, units: 1 }],
		})
		const closed = await enter({ units: 1, note: 'Gotera' })
		const before = [await unitsOf(second), await unitsOf(closed)]
		expect(before.flat(2)).toEqual(expect.arrayContaining(['Nido 3', 'Nido 4', 'Nido 5']))
		await remove(first)
		// More than once, too.
		for (const entry of [second, closed, second, closed]) {
			await remove(entry)
			await enter(entry)
		}
		expect([await unitsOf(second), await unitsOf(closed)]).toEqual(before)
	})

	test('an entry that is taken back gets another unit if somebody has its own by then', async () => {
		const { enter, remove, unitsOf } = await setUp()
		const rosa = await enter({ units: 1, guest: 'Rosa' })
		await remove(rosa)
		const luz = await enter({ units: 1, guest: 'Luz' })
		await enter(rosa)
		expect(await unitsOf(luz)).toEqual([[stay.from, 'Nido 1']])
		expect(await unitsOf(rosa)).toEqual([[stay.from, 'Nido 2']])
	})

	test('a reopened booking gets the same unit if it is free, also on a later day', async () => {
		const { database, enter, remove, bookNest, unitsOfRequest } = await setUp()
		const first = await enter({ units: 1, guest: 'Luz' })
		const { id, act } = await bookNest()
		expect(await unitsOfRequest(id)).toEqual(['Nido 2'])
		await remove(first)
		await act('cancel')
		await act('reopen')
		await act('offer', { pesos: 1, message: '' })
		await deleteEndedBefore(database.query, '2026-01-01')
		await act('confirm')
		expect(await unitsOfRequest(id)).toEqual(['Nido 2'])
		await act('cancel')
		await enter({ units: 2, guest: 'Luz' })
		await act('reopen')
		await act('confirm')
		expect(await unitsOfRequest(id)).toEqual(['Nido 3'])
	})

	test('a guest who comes later than a stay that was called off has one unit for all nights', async () => {
		const clock = { now: Date.parse('2026-11-20T15:00:00Z') }
		const database = await open()
		const site = await staysOn(database, { clock })
		await setFacts(site, { 'offers.glamping.units': 2 })
		await site.owner('PUT', '/api/units', { units: { glamping: nests.slice(0, 2) } })
		const { id } = await site.bookConfirmed({
			ArrivalDate: '2026-11-25',
			DepartureDate: '2026-11-27',
			items: [{ offer: 'glamping' }],
		})
		await site.owner('POST', `/api/enquiries/${id}/cancel`)
		const rosa = {
			offer: 'glamping',
			from: '2026-11-28',
			to: '2026-11-29',
			units: 1,
			guest: 'Rosa',
		}
		expect((await site.owner('POST', '/api/blocks', rosa)).status).toBe(201)

		clock.now = Date.parse('2026-11-26T15:00:00Z')
		const { owner } = await staysOn(database, { clock })
		await owner('POST', `/api/enquiries/${id}/reopen`)
		const days = { from: '2026-11-26', to: '2026-11-29' }
		expect((await owner('POST', `/api/enquiries/${id}/confirm`, days)).status).toBe(200)
		const { stays } = (await owner('GET', '/api/stays?from=2026-11-20&to=2026-12-01')).body
		const own = (stays as Take[]).filter(({ request }) => request?.id === id)
		expect(own).toMatchObject([{ ...days, unitNames: ['Nido 2'] }])
	})

	test('the units of a removed entry are forgotten when the next day begins', sweep, async () => {
		const { database, enter, remove } = await setUp()
		await remove(await enter({ units: 1, guest: 'Rosa' }))
		const kept = () => database.query.selectFrom('removed_units').selectAll().execute()
		expect(await kept()).toHaveLength(1)
		await deleteEndedBefore(database.query, '2026-01-01')
		expect(await kept()).toEqual([])
	})
})
