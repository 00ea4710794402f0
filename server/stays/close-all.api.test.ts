import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import { mostDaysInTheWay } from '#domain/stays/in-the-way.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const day = (number: number) => `${nextYear}-03-${String(number).padStart(2, '0')}`
const everything = { offer: 'all', from: day(10), to: day(12) }
type Block = { id: string; offer: OfferId; to: string; note: string | null }

describeSampledDatabase('postgres', ({ open }) => {
	test('one call closes every offer for some days, and one opens them again', async () => {
		const { owner, free } = await staysOn(await open())
		const id = randomUUID()
		const freeOf = async (offer: OfferId) => await free(offer, day(9), day(13))
		const before = new Map<OfferId, unknown[]>()
		for (const offer of offerIds) before.set(offer, await freeOf(offer))

		const made = await owner('POST', '/api/blocks', { ...everything, id, note: 'Navidad' })
		expect(made.status).toBe(201)
		const blocks: Block[] = made.body.blocks
		expect(new Set(blocks.map(({ offer }) => offer))).toEqual(new Set(offerIds))
		for (const { offer, to, note } of blocks)
			expect({ to, note }).toEqual({ to: day(isNightly(offer) ? 12 : 11), note: 'Navidad' })
		for (const offer of offerIds) {
			const [dayBefore, , , dayAfter] = before.get(offer) ?? []
			expect(await freeOf(offer)).toEqual([dayBefore, 0, 0, dayAfter])
		}

		// Its response was lost, and it is sent again.
		const again = await owner('POST', '/api/blocks', { ...everything, id, note: 'Navidad' })
		expect(again).toMatchObject({ status: 201, body: { blocks } })
		expect((await owner('GET', '/api/blocks')).body.blocks).toHaveLength(offerIds.length)

		// One of them alone, then the rest.
		const first = blocks[0] as Block
		expect((await owner('DELETE', `/api/blocks/${first.id}`)).body).toEqual({ deleted: 1 })
		expect(await freeOf(first.offer)).toEqual(before.get(first.offer))
		const opened = await owner('DELETE', `/api/blocks/${id}`)
		expect(opened).toMatchObject({ status: 200, body: { deleted: offerIds.length - 1 } })
		for (const offer of offerIds) expect(await freeOf(offer)).toEqual(before.get(offer))
		expect((await owner('DELETE', `/api/blocks/${id}`)).status).toBe(404)
	})

	test('where guests are in the way nothing closes, each is named, and what is left can be closed', async () => {
		const { owner, free } = await staysOn(await open())
		const guest = { offer: 'cabin', from: day(11), to: day(13), units: 1, guest: 'Rosa Vélez' }
		const ride = { offer: 'horses', from: day(10), to: day(10), units: 1, guest: 'Luis' }
		for (const taken of [guest, ride])
			expect((await owner('POST', '/api/blocks', taken)).status).toBe(201)

		const refused = await owner('POST', '/api/blocks', everything)
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body.inTheWay).toMatchObject([
			{ offer: 'cabin', day: day(11), by: [{ kind: 'phone', guest: 'Rosa Vélez' }] },
			{ offer: 'horses', day: day(10), by: [{ kind: 'phone', guest: 'Luis' }] },
		])
		expect((await owner('GET', '/api/blocks')).body.blocks).toHaveLength(2)
		expect(await free('camping', day(10), day(11))).not.toEqual([0])

		const left = await owner('POST', '/api/blocks', { ...everything, whatIsLeft: true })
		expect(left.body.blocks).toHaveLength(offerIds.length)
		for (const offer of offerIds) expect(await free(offer, day(10), day(12))).toEqual([0, 0])
	})

	test('only the first days and takes of a taken year are listed', sweep, async () => {
		const { owner } = await staysOn(await open())
		const year = { offer: 'cabin', from: day(1), to: `${nextYear + 1}-03-01` }
		for (let count = 0; count < 12; count += 1)
			expect((await owner('POST', '/api/blocks', { ...year, whatIsLeft: true })).status).toBe(201)

		const refused = await owner('POST', '/api/blocks', { ...year, units: 1, guest: 'Rosa' })
		expect(refused.status).toBe(409)
		const { inTheWay } = refused.body
		expect(inTheWay.map(({ day }: { day: string }) => day)).toEqual(
			Array.from({ length: mostDaysInTheWay }, (_, index) => day(index + 1)),
		)
		for (const { by } of inTheWay) expect(by).toHaveLength(10)
	})

	test('everything is closed by the day, for as long as one offer may be, and never for a guest', async () => {
		const { owner } = await staysOn(await open())
		const refusals = [
			[{ to: day(10) }, { field: 'to', code: 'errDepartureBeforeArrival' }],
			[{ to: `${nextYear + 1}-04-20` }, { field: 'to', code: 'errTooLong' }],
			[
				{ from: '9999-12-01', to: '9999-12-31' },
				{ field: 'to', code: 'errTooFar' },
			],
			[{ hour: '13:00' }, { field: 'hour', code: 'errHourNotTaken' }],
			[{ units: 1 }, { field: 'units', code: 'errItems' }],
			[{ guest: 'Rosa' }, { field: 'guest', code: 'errItems' }],
		] as const
		for (const [change, error] of refusals)
			expect(await owner('POST', '/api/blocks', { ...everything, ...change })).toMatchObject({
				status: 422,
				body: { errors: [error] },
			})
		expect((await owner('GET', '/api/blocks')).body.blocks).toEqual([])
		expect(
			(await owner('POST', '/api/blocks', { ...everything, to: `${nextYear + 1}-04-10` })).status,
		).toBe(201)
	})
})
