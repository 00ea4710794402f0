import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { staysOn } from '#tests/helpers/stays.ts'

function entryOf(file: string) {
	const events = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent')
	const [event] = events
	expect(events).toHaveLength(1)
	const text = (name: string) => String(event?.getFirstPropertyValue(name))
	return {
		uid: text('uid'),
		sequence: Number(text('sequence')),
		status: text('status'),
		title: text('summary'),
		from: text('dtstart'),
		to: text('dtend'),
	}
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('all calendar files of a stay are one entry, each newer than the one before', async () => {
		const { owner, book, call } = await staysOn(await open(), {
			clock: { now: Date.parse('2026-11-15T12:00:00Z') },
		})
		const { id, key } = await book({ ArrivalDate: '2026-12-12', DepartureDate: '2026-12-13' })
		const asked = entryOf((await call('GET', `/api/bookings/${id}/calendar.ics`)).body)
		const current = async () =>
			entryOf((await call('GET', `/api/requests/${key}/calendar.ics`)).body)
		expect(asked).toMatchObject({ sequence: 0, status: 'TENTATIVE', from: '2026-12-12' })
		expect(await current()).toEqual(asked)

		const versions = [asked]
		for (const [path, change] of [
			['confirm', {}],
			['confirm', { from: '2026-12-13', to: '2026-12-15' }],
			['cancel', {}],
		] as const) {
			expect((await owner('POST', `/api/enquiries/${id}/${path}`, change)).status).toBe(200)
			versions.push(await current())
		}
		expect(versions).toMatchObject([
			{ status: 'TENTATIVE' },
			{ status: 'CONFIRMED', from: '2026-12-12', to: '2026-12-14' },
			{ status: 'CONFIRMED', from: '2026-12-13', to: '2026-12-16' },
			{ status: 'CANCELLED', title: expect.stringContaining('(cancelada)') },
		])
		expect(new Set(versions.map(({ uid }) => uid)).size).toBe(1)
		const sequences = versions.map(({ sequence }) => sequence)
		expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b))
		// By the id of the request, as the form links to it, it is the same entry.
		expect(entryOf((await call('GET', `/api/bookings/${id}/calendar.ics`)).body)).toEqual(
			versions.at(-1),
		)
	})
})
