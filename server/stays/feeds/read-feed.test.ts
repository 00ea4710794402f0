import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sweep } from '#tests/helpers/steps.ts'
import { readFeed } from './read-feed.ts'

const range = { from: '2026-11-08', to: '2028-11-15' }

function nightsIn(text: string, within = range) {
	return readFeed(text, within)?.stays.map(({ from, to }) => ({ from, to })) ?? []
}

async function staysIn(name: string, within = range) {
	const file = join(import.meta.dirname, 'fixtures', `${name}.ics`)
	return nightsIn(await readFile(file, 'utf8'), within).map(({ from, to }) => `${from} ${to}`)
}

const calendar = (...lines: string[]) =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) =>
	calendar('BEGIN:VEVENT', 'UID:1', 'DTSTAMP:20261115T120000Z', ...lines, 'END:VEVENT')

test('Airbnb: reserved and blocked nights', async () => {
	expect(await staysIn('airbnb')).toEqual(['2026-12-12 2026-12-15', '2026-12-24 2026-12-26'])
})

test('Booking.com: bare line feeds, and a day without an end', async () => {
	expect(await staysIn('booking-com')).toEqual(['2026-12-30 2027-01-02', '2027-01-05 2027-01-06'])
})

test('Google: folded lines, timed events, a weekly rule with moved and cancelled occurrences', async () => {
	expect(await staysIn('google')).toEqual([
		'2026-11-13 2026-11-14',
		'2026-11-20 2026-11-21',
		'2026-12-01 2026-12-03',
		// The fourth is moved to the fifth, the eleventh is cancelled, 27 November is left out.
		'2026-12-05 2026-12-07',
		'2026-12-10 2026-12-11',
		'2026-12-18 2026-12-19',
		'2026-12-25 2026-12-26',
	])
})

test('Outlook: its own time zones, a zone without a definition, times without a zone', async () => {
	expect(await staysIn('outlook')).toEqual([
		'2026-12-03 2026-12-05',
		// Three in the morning in Berlin is the evening before in Colombia.
		'2026-12-15 2026-12-17',
		'2026-12-20 2026-12-22',
		'2026-12-27 2026-12-29',
	])
})

test('events are cut to the range', async () => {
	expect(await staysIn('airbnb', { from: '2026-12-13', to: '2026-12-25' })).toEqual([
		'2026-12-13 2026-12-15',
		'2026-12-24 2026-12-25',
	])
})

test('events that are cancelled or marked as free take nothing, all-day ones marked as free do', () => {
	const night = ['DTSTART:20261201T200000Z', 'DTEND:20261203T160000Z']
	const allDay = ['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203']
	const taken = [{ from: '2026-12-01', to: '2026-12-03' }]
	expect(nightsIn(event(...night, 'TRANSP:OPAQUE'))).toEqual(taken)
	expect(nightsIn(event(...night, 'TRANSP:TRANSPARENT'))).toEqual([])
	for (const days of [night, allDay])
		expect(nightsIn(event(...days, 'STATUS:CANCELLED'))).toEqual([])
	// As Google and Apple write an all-day event whose author chose nothing.
	expect(nightsIn(event(...allDay, 'TRANSP:TRANSPARENT'))).toEqual(taken)
	const weekly = ['RRULE:FREQ=WEEKLY;COUNT=2', 'TRANSP:TRANSPARENT']
	expect(nightsIn(event(...night, ...weekly))).toEqual([])
})

test(
	'a rule without an end stops at the end of the range, one that never matches soon',
	sweep,
	() => {
		const daily = event('DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=DAILY')
		expect(nightsIn(daily, { from: '2026-11-10', to: '2026-11-13' })).toEqual([
			{ from: '2026-11-10', to: '2026-11-11' },
			{ from: '2026-11-11', to: '2026-11-12' },
			{ from: '2026-11-12', to: '2026-11-13' },
		])
		const secondly = event('DTSTART:19700101T000000Z', 'DURATION:P1D', 'RRULE:FREQ=SECONDLY')
		expect(nightsIn(secondly)).toEqual([])
		const never = event('DTSTART;VALUE=DATE:20261101', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30')
		expect(nightsIn(never).length).toBeLessThan(5)
	},
)

test('an empty calendar is accepted, a web page is refused', () => {
	expect(nightsIn(calendar())).toEqual([])
	for (const text of ['', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nEND:VCARD\r\n'])
		expect(readFeed(text, range)).toBeUndefined()
})
