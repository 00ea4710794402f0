import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { addDays } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { feedUrl, feedWith, halfHour, importsOn, makeDue } from '#tests/helpers/feeds.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const christmas = { from: '2026-12-22', to: '2026-12-26' }
type Events = Parameters<typeof feedWith>

/** The site with the calendar of another site for the cabin, which exists once. */
async function withImport(database: Database, offer = 'cabin') {
	const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
	const site = await staysOn(database, { clock })
	const { imports, internet, notified } = importsOn(database, clock, {
		units: { table: 2, horses: 2 },
	})
	await site.owner('PUT', '/api/calendars', { imports: [{ offer, url: feedUrl }] })
	await makeDue(database, clock)
	const importing = async (...events: Events | [string]) => {
		const [first] = events
		const file = typeof first === 'string' ? first : feedWith(...(events as Events))
		internet.answer = async () => file
		clock.now += halfHour
		await imports.importDue()
		// The session of the day before has expired; the owner signs in again.
		const { owner } = await staysOn(database, { clock })
		return (await owner('GET', '/api/calendars')).body.imports[0]
	}
	const confirmed = async ({ from, to }: { from: string; to: string }) => {
		const { id } = await site.bookConfirmed({ ArrivalDate: from, DepartureDate: to })
		return id
	}
	const overbooked = async () => (await site.owner('GET', '/api/stays/overbooked')).body.overbooked
	const ownFeed = async () => {
		const { feeds } = (await site.owner('GET', '/api/calendars')).body
		const { url } = feeds.find((it: { offer: string }) => it.offer === offer)
		return (await site.call('GET', new URL(url).pathname)).body as string
	}
	return { ...site, clock, notified, importing, confirmed, overbooked, ownFeed }
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('two events with other UIDs on the same nights take two units', async () => {
		const { importing, owner } = await withImport(await open(), 'glamping')
		await importing({ uid: 'a', ...christmas }, { uid: 'b', ...christmas })
		const takes = async () =>
			(await owner('GET', '/api/stays?from=2026-12-01&to=2027-01-01')).body.stays
		expect(await takes()).toMatchObject([{ kind: 'imported', units: 2, ...christmas }])
		await importing({ uid: 'a', ...christmas }, { uid: 'b', from: '2026-12-24', to: '2026-12-28' })
		expect(await takes()).toMatchObject([
			{ from: '2026-12-22', to: '2026-12-24', units: 1 },
			{ from: '2026-12-24', to: '2026-12-26', units: 2 },
			{ from: '2026-12-26', to: '2026-12-28', units: 1 },
		])
	})

	test('a thousand overlapping stays of 700 nights take a row per day', sweep, async () => {
		const database = await open()
		const { importing, free } = await withImport(database)
		const read = await importing(
			...(Array.from({ length: 1_000 }, (_, index) => {
				const from = addDays('2026-12-01', index % 100)
				return { uid: String(index), from, to: addDays(from, 700) }
			}) as Events),
		)
		expect(read).toMatchObject({ error: null, events: 1_000, skippedCount: 1_000 })
		const rows = await database.query.selectFrom('taken_days').select('day').execute()
		expect(rows.length).toBeLessThanOrEqual(500)
		expect(await free('cabin', '2027-03-01', '2027-03-03')).toEqual([0, 0])
	})

	test('a stay that another site sells again is reported once, and shown while it lasts', async () => {
		const { importing, confirmed, overbooked, notified, owner } = await withImport(await open())
		const id = await confirmed(christmas)
		const other = { uid: 'a@airbnb.com', from: '2026-12-24', to: '2026-12-28' }
		await importing(other)
		expect(notified).toEqual(['overbooked:cabin'])
		expect(await overbooked()).toEqual([
			{
				offer: 'cabin',
				from: '2026-12-24',
				to: '2026-12-26',
				excess: 1,
				here: [
					{
						request: id,
						reference: expect.stringMatching(/^PC-/),
						guest: 'Ana María Ñáñez',
						...christmas,
					},
				],
				there: ['203.0.114.1'],
			},
		])
		await importing(other)
		await importing({ ...other, to: '2026-12-27' })
		expect(notified).toHaveLength(1)
		await importing({ ...other, from: '2026-12-23' })
		expect(notified).toHaveLength(2)

		await owner('POST', `/api/enquiries/${id}/cancel`, {})
		expect(await overbooked()).toEqual([])
	})

	test('over the nights of another site the owner confirms only with a reason', async () => {
		const { importing, overbooked, owner, book } = await withImport(await open())
		await importing({ uid: 'a@airbnb.com', ...christmas })
		const { id } = await book({ ArrivalDate: christmas.from, DepartureDate: christmas.to })
		const confirm = (body = {}) => owner('POST', `/api/enquiries/${id}/confirm`, body)
		const refused = await confirm()
		expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
		expect(refused.body.inTheWay[0].by).toMatchObject([{ kind: 'imported', note: '203.0.114.1' }])
		expect((await confirm({ anyway: 'Allá ya cancelaron' })).status).toBe(200)
		expect(await overbooked()).toMatchObject([{ ...christmas, here: [{ request: id }] }])
		await importing({ uid: 'b@airbnb.com', from: '2027-01-10', to: '2027-01-12' })
		expect(await overbooked()).toEqual([])
	})

	test('our own feed that comes back takes nothing and does not block changes of the stay', async () => {
		const { importing, confirmed, overbooked, ownFeed, notified, owner, free } = await withImport(
			await open(),
		)
		const id = await confirmed(christmas)
		expect(await importing(await ownFeed())).toMatchObject({ events: 0, echoes: 1 })
		expect(notified).toEqual([])
		const later = { from: '2026-12-24', to: '2026-12-28' }
		expect((await owner('POST', `/api/enquiries/${id}/confirm`, later)).status).toBe(200)
		expect(await overbooked()).toEqual([])
		expect(await free('cabin', '2026-12-22', '2026-12-24')).toEqual([1, 1])
	})

	test(
		'nights that another site closes because of our feed are ours, also after a change',
		sweep,
		async () => {
			const database = await open()
			const { importing, confirmed, ownFeed, notified, owner, free, clock } =
				await withImport(database)
			const id = await confirmed(christmas)
			await confirmed({ from: '2026-12-26', to: '2026-12-28' })
			await ownFeed()
			const closed = { uid: 'x@airbnb.com', summary: 'Airbnb (Not available)' }
			// The site joins neighbouring nights.
			const echo = { ...closed, from: '2026-12-22', to: '2026-12-28' }
			expect(await importing(echo)).toMatchObject({ events: 0, echoes: 1 })
			const shorter = { from: '2026-12-23', to: '2026-12-26' }
			expect((await owner('POST', `/api/enquiries/${id}/confirm`, shorter)).status).toBe(200)
			// Until the other site reads the change, its file still has the old nights.
			expect(await importing(echo)).toMatchObject({ events: 0, echoes: 1 })
			expect(await free('cabin', '2026-12-22', '2026-12-23')).toEqual([1])
			expect(notified).toEqual([])
			// After a day the other site means it: it has closed these nights itself.
			clock.now += 24 * 60 * 60_000
			expect(await importing(echo)).toMatchObject({ events: 1, echoes: 0 })
			expect(await free('cabin', '2026-12-22', '2026-12-23')).toEqual([0])
		},
	)

	test(
		'the same nights are not an echo if a guest is named, or if nobody has read our feed',
		sweep,
		async () => {
			const { importing, confirmed, ownFeed, notified, clock } = await withImport(await open())
			await ownFeed()
			clock.now += 1000
			await confirmed(christmas)
			const closed = { uid: 'x@airbnb.com', summary: 'Airbnb (Not available)', ...christmas }
			expect(await importing(closed)).toMatchObject({ events: 1, echoes: 0 })
			expect(notified).toHaveLength(1)
			await ownFeed()
			expect(await importing(closed)).toMatchObject({ events: 0, echoes: 1 })
			const reserved = { uid: 'y@airbnb.com', summary: 'Reserved', ...christmas }
			expect(await importing(closed, reserved)).toMatchObject({ events: 1, echoes: 1 })
			expect(notified).toHaveLength(2)
		},
	)

	test(
		'tables and horses that another site sells at the same time are reported like nights',
		sweep,
		async () => {
			const at = (from: string, to: string) =>
				[
					...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:a@mesas.co'],
					...[`DTSTART:20261224T${from}00Z`, `DTEND:20261224T${to}00Z`, 'SUMMARY:Reserva'],
					...['END:VEVENT', 'END:VCALENDAR', ''],
				].join('\r\n')
			for (const [offer, path] of [
				['table', 'offers.table.units'],
				['horses', 'offers.horses.units'],
			] as const) {
				const site = await withImport(await open(), offer)
				await setFacts(site, { [path]: 2 })
				const item = { offer, units: 2, hour: '13:00' }
				const day = { ArrivalDate: '2026-12-24', DepartureDate: '2026-12-24' }
				const { id } = await site.bookConfirmed({ ...day, Quantity: 2, items: [item] })
				// At eight in the evening, when those are gone.
				await site.importing(at('0100', '0200').replaceAll('1224', '1225'))
				expect([site.notified, await site.overbooked()]).toEqual([[], []])
				// At half past one.
				await site.importing(at('1830', '1930'))
				expect(site.notified).toEqual([`overbooked:${offer}`])
				expect(await site.overbooked()).toMatchObject([
					{ offer, from: '2026-12-24', excess: 1, here: [{ request: id }], there: ['203.0.114.1'] },
				])
			}
		},
	)
})
