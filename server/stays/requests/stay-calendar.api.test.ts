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
		description: text('description'),
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
		expect(await current()).toEqual({ ...asked, description: expect.any(String) })

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

	test('a table is in the calendar at the hour that was agreed, and a dinner of a stay in its text', async () => {
		const { owner, book, call } = await staysOn(await open(), {
			clock: { now: Date.parse('2026-11-15T12:00:00Z') },
		})
		const from = '2026-12-12'
		const table = { offer: 'table', hour: '13:00' }
		const lunch = await book({ ArrivalDate: from, DepartureDate: from, items: [table] })
		const entry = async (url: string) => entryOf((await call('GET', url)).body)
		// In UTC; Bogotá is five hours behind.
		const atOne = { from: '2026-12-12T18:00:00Z', to: '2026-12-12T19:30:00Z' }
		expect(await entry(`/api/bookings/${lunch.id}/calendar.ics`)).toMatchObject(atOne)
		const own = `/api/requests/${lunch.key}/calendar.ics`
		expect(await entry(own)).toMatchObject(atOne)
		const items = [{ offer: 'table', hour: '18:00' }]
		const confirm = await owner('POST', `/api/enquiries/${lunch.id}/confirm`, { items })
		expect(confirm.status).toBe(200)
		expect(await entry(own)).toMatchObject({
			from: '2026-12-12T23:00:00Z',
			to: '2026-12-13T00:30:00Z',
			description: expect.stringContaining('18:00'),
		})

		const night = { ArrivalDate: from, DepartureDate: '2026-12-13' }
		const stay = await book({ ...night, items: [{ offer: 'cabin' }, table] })
		expect(await entry(`/api/requests/${stay.key}/calendar.ics`)).toMatchObject({
			from,
			to: '2026-12-14',
			description: expect.stringContaining('13:00'),
		})
	})
})
