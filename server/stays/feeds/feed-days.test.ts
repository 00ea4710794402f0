import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { testSampled } from '#tests/helpers/test-sampled.ts'
import { momentOf } from './feed-days.ts'

const minuteMs = 60_000

/** What a clock in a zone shows, as a calendar writes it: 20270328T015600. */
function shown(moment: number, timeZone: string) {
	const text = new Intl.DateTimeFormat('sv-SE', {
		timeZone,
		dateStyle: 'short',
		timeStyle: 'medium',
	}).format(moment)
	return text.replace(' ', 'T')
}

const read = (text: string, zone: string) => momentOf(ICAL.Time.fromDateTimeString(text), zone)

testSampled([
	['Europe/Madrid', '2027-03-28T01:00:00Z'],
	['Europe/Madrid', '2027-10-31T01:00:00Z'],
	['America/New_York', '2027-03-14T07:00:00Z'],
	['America/New_York', '2027-11-07T06:00:00Z'],
	['Australia/Lord_Howe', '2027-04-03T15:00:00Z'],
	['Asia/Kathmandu', '2027-01-01T00:00:00Z'],
	['America/Bogota', '2027-01-01T00:00:00Z'],
])(
	'a time in %s is read as the first moment at which its clocks show it, around %s',
	(zone, change) => {
		const firstShown = new Map<string, number>()
		for (let minutes = -36 * 60; minutes <= 36 * 60; minutes += 7) {
			const moment = Date.parse(change) + minutes * minuteMs
			const text = shown(moment, zone)
			if (!firstShown.has(text)) firstShown.set(text, moment)
		}
		for (const [text, moment] of firstShown) {
			const earlier = [30, 60].map((minutes) => moment - minutes * minuteMs)
			const first = earlier.find((time) => shown(time, zone) === text) ?? moment
			expect([text, new Date(read(text, zone))]).toEqual([text, new Date(first)])
		}
	},
)

test('a time that clocks skip is as late as if they had not been put forward', () => {
	expect(new Date(read('2027-03-28T02:30:00', 'Europe/Madrid')).toISOString()).toBe(
		'2027-03-28T01:30:00.000Z',
	)
})
