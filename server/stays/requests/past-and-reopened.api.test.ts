import { expect, test } from 'vitest'
import { dayMs } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const day = (text: string) => `${nextYear}-${text}`
const twoNights = { ArrivalDate: day('12-12'), DepartureDate: day('12-14') }

describeSampledDatabase('sqlite', ({ open }) => {
	test('the owner opens again what was declined or cancelled; a past stay is not cancelled', async () => {
		const clock = { now: Date.parse('2026-12-01T12:00:00Z') }
		const database = await open()
		const { call, owner, book, free } = await staysOn(database, { clock })
		const { id, key } = await book({ ArrivalDate: '2026-12-03', DepartureDate: '2026-12-04' })
		const at = `/api/enquiries/${id}`
		expect((await owner('POST', `${at}/reopen`)).status).toBe(409)
		await owner('POST', `${at}/decline`, { message: 'Llenos' })
		expect(await owner('POST', `${at}/reopen`, { message: 'Se desocupó' })).toMatchObject({
			status: 200,
			body: { state: 'received' },
		})
		await call('POST', `/api/requests/${key}/cancel`)
		expect((await owner('POST', `${at}/reopen`)).body).toMatchObject({ state: 'received' })
		expect((await owner('POST', `${at}/confirm`)).body).toMatchObject({ state: 'confirmed' })
		expect(await free('cabin', '2026-12-03', '2026-12-04')).toEqual([0])
		clock.now = Date.parse('2026-12-05T12:00:00Z')
		const later = await staysOn(database, { clock })
		for (const answer of [
			await call('POST', `/api/requests/${key}/cancel`),
			await later.owner('POST', `${at}/cancel`),
		])
			expect(answer).toMatchObject({
				status: 409,
				body: { code: 'wrong-state', reason: 'stay-past' },
			})
	})

	test('a stay that is over can be neither moved nor re-priced', async () => {
		const clock = { now: Date.parse(`${nextYear}-11-01T15:00:00Z`) }
		const database = await open()
		const { bookConfirmed } = await staysOn(database, { clock })
		const { id } = await bookConfirmed(twoNights)
		clock.now += 60 * dayMs
		const after = await staysOn(database, { clock })
		const again = await after.owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 5 })
		expect(again.status).toBe(409)
		const { from, to } = { from: `${nextYear + 1}-02-01`, to: `${nextYear + 1}-02-03` }
		const moved = await after.owner('POST', `/api/enquiries/${id}/confirm`, { from, to })
		expect(moved.status).toBe(409)
	})

	test('a stay that is over is not confirmed, and none is moved into the past', async () => {
		const clock = { now: Date.now() }
		const database = await open()
		const { owner, book } = await staysOn(database, { clock })
		const today = (ahead: number) =>
			new Date(clock.now + ahead * dayMs - 5 * 3_600_000).toISOString().slice(0, 10)
		const soon = { ArrivalDate: today(2), DepartureDate: today(4) }
		const { id } = await book(soon)
		const at = `/api/enquiries/${id}`
		const early = { from: today(-3), to: today(3) }
		expect(await owner('POST', `${at}/confirm`, early)).toMatchObject({
			status: 422,
			body: { errors: [{ field: 'from', code: 'errArrivalPast' }] },
		})
		clock.now += 6 * dayMs
		const over = { status: 422, body: { errors: [{ field: 'to', code: 'errStayPast' }] } }
		const later = (await staysOn(database, { clock })).owner
		expect(await later('POST', `${at}/confirm`)).toMatchObject(over)
		expect(await later('POST', `${at}/offer`, { pesos: 1, message: '' })).toMatchObject(over)
		expect((await later('GET', `${at}/stay`)).body.state).toBe('received')
	})
})
