import { expect, test } from 'vitest'
import { cuttableLine } from '#tests/helpers/database/cut-line.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

describeEachDatabase(({ kind, open, newPlace }) => {
	if (kind === 'sqlite') {
		test('a post sent twice is stored once, and answered as the first', async () => {
			const { call } = await staysOn(await open())
			const booking = aBooking()
			const first = await call('POST', '/api/bookings', booking)
			const again = await call('POST', '/api/bookings', booking)
			expect(again.body.reference).toBe(first.body.reference)
		})
		return
	}

	test('an enquiry stored without its response arriving gets the same response when sent again', async () => {
		const place = await newPlace()
		const line = await cuttableLine(place.url ?? '')
		const { call, owner } = await staysOn(await open({ ...place, url: line.url }))
		const booking = aBooking({ items: [{ offer: 'cabin' }] })
		line.cutAfterCommit()
		expect((await call('POST', '/api/bookings', booking)).status).toBe(503)
		expect(line.wasCut()).toBe(true)
		const { query } = await open(place)
		const stored = await query.selectFrom('enquiries').select('reference').execute()
		expect(stored).toHaveLength(1)
		const again = await call('POST', '/api/bookings', booking)
		expect([200, 201]).toContain(again.status)
		expect(again.body.reference).toBe(stored[0]?.reference)
		// No mail is sent and no unit taken twice, here and when the owner's action is lost.
		const outbox = () => query.selectFrom('outbox').select('id').execute()
		const letters = (await outbox()).length
		const at = `/api/enquiries/${booking.bookingId}`
		line.cutAfterCommit()
		expect((await owner('POST', `${at}/confirm`)).status).toBe(503)
		const told = (await outbox()).length
		expect(told).toBeGreaterThanOrEqual(letters)
		const confirmed = await owner('POST', `${at}/confirm`)
		expect(confirmed).toMatchObject({ status: 200, body: { state: 'confirmed' } })
		expect(confirmed.body.history).toHaveLength(1)
		expect(confirmed.body.agreements).toHaveLength(1)
		expect(await outbox()).toHaveLength(told)
		const takes = await query.selectFrom('takes').select('id').execute()
		expect(takes).toHaveLength(1)
	})
})
