import ical from 'node-ical'
import { expect, test } from 'vitest'
import { offerWords } from '#content/stays/offer-words.ts'
import { offersOrAll } from '#domain/offers/offers.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { importsOn, makeDue, feedUrl as url } from '#tests/helpers/feeds.ts'
import { staysOn } from '#tests/helpers/stays.ts'

describeSampledDatabase('postgres', ({ open }) => {
	test('our feed, read by another library, has the nights that are taken and no names', async () => {
		const { owner, call, bookConfirmed } = await staysOn(await open())
		await bookConfirmed({ ArrivalDate: '2027-03-01', DepartureDate: '2027-03-04' })
		await owner('POST', '/api/blocks', {
			offer: 'cabin',
			from: '2027-03-10',
			to: '2027-03-11',
			guest: 'Rosa Vélez',
		})
		const list = await owner('GET', '/api/calendars')
		const feed = list.body.feeds.find((it: { offer: string }) => it.offer === 'cabin').url
		const path = new URL(feed).pathname
		const eventsAt = async () => {
			const response = await call('GET', path)
			expect(response).toMatchObject({ status: 200 })
			expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8')
			const events = Object.values(ical.sync.parseICS(response.body)).filter(
				(it) => it?.type === 'VEVENT',
			)
			return events.map((it) => {
				const event = it as { start: Date; end: Date; summary: unknown; datetype: string }
				const day = (date: Date) =>
					[date.getFullYear(), date.getMonth() + 1, date.getDate()].join('-')
				return [day(event.start), day(event.end), event.summary, event.datetype]
			})
		}
		expect(await eventsAt()).toEqual([
			['2027-3-1', '2027-3-4', 'Reservado', 'date'],
			['2027-3-10', '2027-3-11', 'Reservado', 'date'],
		])
		await owner('PUT', '/api/calendars', { imports: [], guestNames: true })
		expect((await eventsAt()).map(([, , summary]) => summary)).toEqual([
			'Ana María Ñáñez',
			'Rosa Vélez',
		])
		// Once an address is known to somebody who should not, the owner makes another.
		const renewed = (await owner('POST', '/api/calendars/cabin/renew')).body
		const urlOf = (offer: string, { feeds }: typeof renewed) =>
			new URL(feeds.find((it: { offer: string }) => it.offer === offer).url).pathname
		expect((await call('GET', path)).status).toBe(404)
		expect((await call('GET', urlOf('cabin', renewed))).status).toBe(200)
		expect(urlOf('camping', renewed)).toBe(urlOf('camping', list.body))
		expect(renewed.guestNames).toBe(true)
		expect((await call('POST', '/api/calendars/cabin/renew')).status).toBe(401)
		const wrong = path.replace(/.{4}\.ics$/, 'AAAA.ics')
		expect((await call('GET', wrong)).status).toBe(404)
		expect((await call('GET', path.replace('cabin', 'camping'))).status).toBe(404)
	})

	test('one feed has what is taken of every offer, each under its name, at an address of its own', async () => {
		const database = await open()
		const clock = { now: Date.parse('2026-11-15T12:00:00Z') }
		const { owner, call, bookConfirmed } = await staysOn(database, { clock })
		const { imports } = importsOn(database, clock)
		await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
		await makeDue(database, clock)
		await imports.importDue()
		await bookConfirmed({ ArrivalDate: '2027-03-01', DepartureDate: '2027-03-04' })
		const table = { offer: 'table', from: '2027-03-10', to: '2027-03-10', units: 1, hour: '13:00' }
		await owner('POST', '/api/blocks', { ...table, guest: 'Rosa Vélez' })
		await owner('POST', '/api/blocks', { offer: 'horses', from: '2027-03-12', to: '2027-03-14' })

		const { feeds } = (await owner('GET', '/api/calendars')).body
		expect(feeds.map((it: { offer: string }) => it.offer)).toEqual(offersOrAll)
		expect(offersOrAll[0]).toBe('all')
		const paths = feeds.map((it: { url: string }) => new URL(it.url).pathname)
		expect(new Set(paths).size).toBe(offersOrAll.length)
		const path = String(paths[0])
		const eventsAt = async () => {
			const response = await call('GET', path)
			expect(response.status).toBe(200)
			return response.body
				.split('BEGIN:VEVENT')
				.slice(1)
				.map((it: string) =>
					['SUMMARY', 'DTSTART;VALUE=DATE', 'DTEND;VALUE=DATE'].map(
						(name) => it.match(new RegExp(`^${name}:(.*)\\r$`, 'm'))?.[1],
					),
				)
		}
		const { cabin, table: seat, horses } = offerWords.es
		// Imported nights are not in it, and the last day of what has no nights is.
		expect(await eventsAt()).toEqual([
			[`${cabin.name}: Reservado`, '20270301', '20270304'],
			[`${seat.name}: Reservado`, '20270310', '20270311'],
			[`${horses.name}: Bloqueado`, '20270312', '20270315'],
		])
		await owner('PUT', '/api/calendars', { imports: [], guestNames: true })
		expect((await eventsAt())[1][0]).toBe(`${seat.name}: Rosa Vélez`)

		// As secret as the others: its key opens none of them, nor theirs it.
		expect((await call('GET', path.replace('/all/', '/cabin/'))).status).toBe(404)
		expect((await call('GET', String(paths[1]).replace('/cabin/', '/all/'))).status).toBe(404)
		expect((await call('POST', '/api/calendars/all/renew')).status).toBe(401)
		const renewed = (await owner('POST', '/api/calendars/all/renew')).body.feeds
		expect(renewed.slice(1)).toEqual(feeds.slice(1))
		expect((await call('GET', path)).status).toBe(404)
		expect((await call('GET', new URL(renewed[0].url).pathname)).status).toBe(200)
	})
})
