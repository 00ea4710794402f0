import { expect, test } from 'vitest'
import { describeEachDatabase, describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { airbnb, halfHour, importsOn, makeDue, feedUrl as url } from '#tests/helpers/feeds.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { FeedError } from './fetch-feed.ts'

describeEachDatabase(({ open }) => {
	test('an imported calendar takes its nights, is read every half hour, and gives them back', async () => {
		const database = await open()
		const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
		const { owner, free, book } = await staysOn(database, { clock })
		const { imports, internet } = importsOn(database, clock)
		const saved = await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
		expect(saved).toMatchObject({ status: 200, body: { imports: [{ offer: 'cabin', url }] } })
		await makeDue(database, clock)

		await imports.importDue()
		expect(await free('cabin', '2026-12-11', '2026-12-16')).toEqual([1, 0, 0, 0, 1])
		const { id } = await book({ ArrivalDate: '2026-12-14', DepartureDate: '2026-12-16' })
		const refused = await owner('POST', `/api/enquiries/${id}/confirm`)
		expect(refused.body.inTheWay[0].by).toMatchObject([{ kind: 'imported', note: '203.0.114.1' }])

		await imports.importDue()
		expect(internet.calls).toBe(1)
		clock.now += halfHour
		internet.answer = async () => 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
		await imports.importDue()
		expect(await free('cabin', '2026-12-11', '2026-12-16')).toEqual([1, 1, 1, 1, 1])
		expect((await owner('POST', `/api/enquiries/${id}/confirm`)).status).toBe(200)
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test(
		'events with a time take a table or a horse for that time, and whole days only those days',
		sweep,
		async () => {
			const database = await open()
			const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
			const site = await staysOn(database, { clock })
			const { owner, call } = site
			await setFacts(site, { 'offers.table.units': 2, 'offers.horses.units': 3 })
			const { imports, internet } = importsOn(database, clock)
			internet.answer = async () =>
				[
					...['BEGIN:VCALENDAR', 'VERSION:2.0'],
					// 13:00 to 15:00 at the hotel.
					...[
						'BEGIN:VEVENT',
						'UID:a',
						'DTSTART:20261210T180000Z',
						'DTEND:20261210T200000Z',
						'END:VEVENT',
					],
					...[
						'BEGIN:VEVENT',
						'UID:b',
						'DTSTART:20261210T180000Z',
						'DTEND:20261210T200000Z',
						'END:VEVENT',
					],
					...['BEGIN:VEVENT', 'UID:c', 'DTSTART;VALUE=DATE:20261212', 'END:VEVENT'],
					...['END:VCALENDAR', ''],
				].join('\r\n')
			const offers = ['table', 'horses'] as const
			await owner('PUT', '/api/calendars', { imports: offers.map((offer) => ({ offer, url })) })
			await makeDue(database, clock)
			await imports.importDue()
			const freeAt = async (offer: string, day: string, hour: string) => {
				const next = `2026-12-${Number(day.slice(-2)) + 1}`
				const query = new URLSearchParams({ offer, from: day, to: next, hour })
				return (await call('GET', `/api/availability?${query}`)).body.days[0].free
			}
			for (const [offer, all] of [
				['table', 2],
				['horses', 3],
			] as const) {
				expect(await freeAt(offer, '2026-12-10', '13:30')).toBe(all - 2)
				expect(await freeAt(offer, '2026-12-10', '14:45')).toBe(all - 2)
				expect(await freeAt(offer, '2026-12-10', '15:00')).toBe(all)
				expect(await freeAt(offer, '2026-12-10', '08:00')).toBe(all)
				expect(await freeAt(offer, '2026-12-12', '13:00')).toBe(all - 1)
				expect(await freeAt(offer, '2026-12-13', '13:00')).toBe(all)
			}
			const table = {
				offer: 'table',
				from: '2026-12-10',
				to: '2026-12-10',
				guest: 'Rosa',
				units: 1,
			}
			const refused = await owner('POST', '/api/blocks', { ...table, hour: '14:30' })
			expect(refused).toMatchObject({ status: 409, body: { code: 'units-taken' } })
			expect(refused.body.inTheWay[0].by).toMatchObject([{ kind: 'imported', units: 2 }])
			expect((await owner('POST', '/api/blocks', { ...table, hour: '15:00' })).status).toBe(201)
			// The same again changes nothing; gone, they give it back.
			const takes = () => database.query.selectFrom('takes').select('id').orderBy('id').execute()
			const before = await takes()
			clock.now += halfHour
			await imports.importDue()
			expect(await takes()).toEqual(before)
			internet.answer = async () => 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nEND:VCALENDAR\r\n'
			clock.now += halfHour
			await imports.importDue()
			expect(await freeAt('table', '2026-12-10', '13:30')).toBe(2)
		},
	)

	test('a calendar that fails keeps its last state, and the owner is told once after a day', async () => {
		const database = await open()
		const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
		const { owner, free } = await staysOn(database, { clock })
		const { imports, internet, notified } = importsOn(database, clock)
		await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
		await makeDue(database, clock)
		await imports.importDue()
		internet.answer = async () => {
			throw new FeedError('status', { detail: '503' })
		}
		const passing = async (ms: number) => {
			clock.now += ms
			await imports.importDue()
			return notified.length
		}
		expect(await passing(halfHour)).toBe(0)
		const { body } = await owner('GET', '/api/calendars')
		expect(body.imports).toMatchObject([{ error: 'status 503', events: 2 }])
		expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([0])
		expect(await passing(23 * 60 * 60_000)).toBe(0)
		expect(await passing(60 * 60_000)).toBe(1)
		expect(await passing(25 * 60 * 60_000)).toBe(1)
		expect(notified).toEqual([`calendar:${body.imports[0].id}`])

		internet.answer = async () => '<html>'
		await passing(halfHour)
		// The owner's session is over by now.
		const { owner: later } = await staysOn(database, { clock })
		expect((await later('GET', '/api/calendars')).body.imports[0].error).toBe('not-a-calendar')
		internet.answer = airbnb
		await passing(halfHour)
		const again = (await later('GET', '/api/calendars')).body.imports[0]
		expect(again).toMatchObject({ error: null, failingSince: null })
		expect(again.readAt).not.toBeNull()
	})

	test('an address given twice, or as webcal, is imported once', async () => {
		const { owner } = await staysOn(await open())
		const webcal = url.replace('https:', 'webcal:')
		const save = (...urls: string[]) =>
			owner('PUT', '/api/calendars', { imports: urls.map((it) => ({ offer: 'cabin', url: it })) })
		const { id } = (await save(url)).body.imports[0]
		for (const urls of [[url, url], [webcal, `${url}#top`, ` ${url} `], [webcal]])
			expect((await save(...urls)).body.imports).toMatchObject([{ id, url }])
		const both = [
			{ offer: 'cabin', url },
			{ offer: 'camping', url },
		]
		expect((await owner('PUT', '/api/calendars', { imports: both })).body.imports).toHaveLength(2)
	})

	test(
		'a file that hangs its reader is unreadable, a broken event is shown, and nights stay taken',
		sweep,
		async () => {
			const database = await open()
			const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
			const { owner, free } = await staysOn(database, { clock })
			const { imports, internet } = importsOn(database, clock)
			await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
			await makeDue(database, clock)
			const lines = (await airbnb()).split('\r\n')
			const withEvent =
				(...event: string[]) =>
				async () =>
					[...lines.slice(0, 4), 'BEGIN:VEVENT', ...event, 'END:VEVENT', ...lines.slice(4)].join(
						'\r\n',
					)
			internet.answer = withEvent('UID:broken', 'SUMMARY:Familia Gómez', 'DTSTART:20270231')
			await imports.importDue()
			const read = async () => (await owner('GET', '/api/calendars')).body.imports[0]
			expect(await read()).toMatchObject({
				error: null,
				events: 2,
				skippedCount: 1,
				skipped: [{ event: 'Familia Gómez', day: null, reason: 'broken' }],
			})

			clock.now += halfHour
			const never = 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31'
			const impatient = importsOn(database, clock, { timeLimitMs: 1_000 })
			impatient.internet.answer = withEvent('UID:never', 'DTSTART;VALUE=DATE:20270101', never)
			await impatient.imports.importDue()
			expect(await read()).toMatchObject({ error: 'unreadable', events: 2 })
			expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([0])
		},
	)

	test('two browsers change the calendars: the later one is told, and nothing is overwritten', async () => {
		const { owner } = await staysOn(await open())
		const { version } = (await owner('GET', '/api/calendars')).body
		const save = (seen: string, imports: object[], more = {}) =>
			owner('PUT', `/api/calendars?seen=${seen}`, { imports, ...more })
		const cabin = { offer: 'cabin', url }
		const camping = { offer: 'camping', url }
		const first = await save(version, [cabin])
		expect(first.status).toBe(200)
		for (const later of [
			await save(version, [camping]),
			await save(version, [], { guestNames: true }),
		])
			expect(later).toMatchObject({ status: 409, body: { code: 'edited-elsewhere' } })
		const now = (await owner('GET', '/api/calendars')).body
		expect(now).toMatchObject({ imports: [cabin], guestNames: false })
		expect(now.version).toBe(first.body.version)
		expect((await save(now.version, [cabin, camping])).body.imports).toHaveLength(2)
	})

	test('removing a calendar frees its nights; a private or plain address is refused', async () => {
		const database = await open()
		const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
		const { owner, free, call } = await staysOn(database, { clock })
		const { imports } = importsOn(database, clock)
		await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
		await makeDue(database, clock)
		await imports.importDue()
		for (const wrong of ['http://airbnb.com/a.ics', 'https://127.0.0.1/a.ics', 'https://localhost'])
			expect(
				await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url: wrong }] }),
			).toMatchObject({
				status: 422,
				body: { errors: [{ field: 'imports.0.url', code: 'errCalendarAddress' }] },
			})
		expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([0])
		expect((await owner('PUT', '/api/calendars', { imports: [] })).body.imports).toEqual([])
		expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([1])
		expect((await call('GET', '/api/calendars')).status).toBe(401)
	})

	test(
		'nights that another site closed after reading the feed of all offers are our own',
		sweep,
		async () => {
			const database = await open()
			const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
			const { owner, call } = await staysOn(database, { clock })
			const { imports, internet } = importsOn(database, clock)
			await owner('POST', '/api/blocks', { offer: 'cabin', from: '2027-03-01', to: '2027-03-04' })
			await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
			const { feeds } = (await owner('GET', '/api/calendars')).body
			expect((await call('GET', new URL(feeds[0].url).pathname)).status).toBe(200)
			internet.answer = async () =>
				[
					...['BEGIN:VCALENDAR', 'VERSION:2.0', 'BEGIN:VEVENT', 'UID:their-own'],
					...['DTSTART;VALUE=DATE:20270301', 'DTEND;VALUE=DATE:20270304'],
					...['SUMMARY:Not available', 'END:VEVENT', 'END:VCALENDAR', ''],
				].join('\r\n')
			await makeDue(database, clock)
			await imports.importDue()
			const [read] = (await owner('GET', '/api/calendars')).body.imports
			expect(read).toMatchObject({ error: null, events: 0, echoes: 1 })
		},
	)
})
