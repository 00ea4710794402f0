import { expect, test } from 'vitest'
import { sweep } from '#tests/helpers/steps.ts'
import { readFeed } from './read-feed.ts'

const range = { from: '2026-11-08', to: '2028-11-15' }
const calendar = (...lines: string[]) =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (uid: string, ...lines: string[]) => [
	...['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20261115T120000Z'],
	...lines,
	'END:VEVENT',
]
const read = (...lines: string[]) => readFeed(calendar(...lines), range)
const nights = (...lines: string[]) => read(...lines)?.stays.map(({ from, to }) => `${from} ${to}`)
const march = ['DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270312']

test('a byte order mark and lower-case names do not matter', () => {
	const text = calendar(...event('1', ...march))
	expect(readFeed(`\uFEFF${text}`, range)?.stays).toHaveLength(1)
	expect(nights('begin:vevent', 'uid:1', 'dtstart;value=date:20270310', 'end:vevent')).toEqual([
		'2027-03-10 2027-03-11',
	])
})

test.each([
	['no VALUE=DATE', ['DTSTART:20270310', 'DTEND:20270312']],
	['dashes', ['DTSTART;VALUE=DATE:2027-03-10', 'DTEND;VALUE=DATE:2027-03-12']],
	['a time where a day is announced', ['DTSTART;VALUE=DATE:20270310T000000', 'DTEND:20270312']],
	['a zone on a day', ['DTSTART;TZID=America/Bogota;VALUE=DATE:20270310', 'DURATION:P2D']],
	['no seconds', ['DTSTART:20270310T2000Z', 'DTEND:20270312T1600Z']],
	['a duration', ['DTSTART:20270310T200000Z', 'DURATION:P1DT20H']],
])('days are read as their writer meant them: %s', (_, lines) => {
	expect(nights(...event('1', ...lines))).toEqual(['2027-03-10 2027-03-12'])
})

test('an event that ends on the day on which it begins takes that night', () => {
	const same = ['DTSTART;VALUE=DATE:20270310', 'DTEND;VALUE=DATE:20270310']
	expect(nights(...event('1', ...same))).toEqual(['2027-03-10 2027-03-11'])
	expect(nights(...event('1', 'DTSTART:20270310', 'DTEND:20270310'))).toEqual([
		'2027-03-10 2027-03-11',
	])
	// A meeting of an hour takes none, and is listed with the reason; one that is over is not.
	const meeting = ['DTSTART:20270310T150000Z', 'DTEND:20270310T160000Z', 'SUMMARY:Reunión']
	const reading = read(...event('1', ...meeting, 'RRULE:FREQ=WEEKLY;COUNT=3'))
	expect(reading).toMatchObject({
		stays: [],
		skippedCount: 1,
		skipped: [{ event: 'Reunión', day: '2027-03-10', reason: 'no-night' }],
	})
	const over = ['DTSTART:20200310T150000Z', 'DTEND:20200310T160000Z']
	expect(read(...event('1', ...over))).toMatchObject({ stays: [], skippedCount: 0 })
})

test('further dates count, together with the first', () => {
	const more = 'RDATE;VALUE=DATE:20270401,20270420'
	expect(nights(...event('1', ...march, more))).toEqual([
		'2027-03-10 2027-03-12',
		'2027-04-01 2027-04-03',
		'2027-04-20 2027-04-22',
	])
	const period = 'RDATE;VALUE=PERIOD:20270401T200000Z/20270405T160000Z,20270420T200000Z/P1D'
	const timed = ['DTSTART:20270310T200000Z', 'DTEND:20270312T160000Z']
	expect(nights(...event('1', ...timed, period))).toEqual([
		'2027-03-10 2027-03-12',
		'2027-04-01 2027-04-05',
		'2027-04-20 2027-04-21',
	])
})

test('a daily or weekly rule that began years ago reaches today', () => {
	const daily = ['DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=DAILY;INTERVAL=2']
	const every = read(...event('1', ...daily))
	expect(every?.skippedCount).toBe(0)
	expect(every?.stays).toHaveLength(369)
	// 6,156 days after the first.
	expect(every?.stays[0]).toMatchObject({ from: '2026-11-09', to: '2026-11-10' })
	const weekly = ['DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=FR']
	expect(nights(...event('1', ...weekly))?.slice(0, 2)).toEqual([
		'2026-11-13 2026-11-14',
		'2026-11-27 2026-11-28',
	])
	const counted = ['DTSTART;VALUE=DATE:20100101', 'RRULE:FREQ=DAILY;COUNT=6160']
	expect(nights(...event('1', ...counted))?.at(-1)).toBe('2026-11-12 2026-11-13')
})

test('the version of an event with the higher SEQUENCE counts', () => {
	const april = ['DTSTART;VALUE=DATE:20270401', 'DTEND;VALUE=DATE:20270403']
	for (const versions of [
		[event('1', ...march, 'SEQUENCE:0'), event('1', ...april, 'SEQUENCE:2')],
		[event('1', ...april, 'SEQUENCE:2'), event('1', ...march, 'SEQUENCE:0')],
	])
		expect(nights(...versions.flat())).toEqual(['2027-04-01 2027-04-03'])
	const cancelled = event('1', ...march, 'SEQUENCE:3', 'STATUS:CANCELLED')
	expect(nights(...event('1', ...march, 'SEQUENCE:2'), ...cancelled)).toEqual([])
	expect(nights(...event('1', ...march), ...event('1', ...march))).toHaveLength(1)
	// A program that numbers nothing gives all of its events the same UID.
	expect(nights(...event('1', ...march), ...event('1', ...april))).toHaveLength(2)
})

test('a change of this and all later occurrences holds for them', () => {
	const saturdays = event('1', 'DTSTART;VALUE=DATE:20270306', 'RRULE:FREQ=WEEKLY;COUNT=4')
	const later = event(
		'1',
		'RECURRENCE-ID;RANGE=THISANDFUTURE;VALUE=DATE:20270320',
		...['DTSTART;VALUE=DATE:20270319', 'DTEND;VALUE=DATE:20270321'],
	)
	expect(nights(...saturdays, ...later)).toEqual([
		'2027-03-06 2027-03-07',
		'2027-03-13 2027-03-14',
		'2027-03-19 2027-03-21',
		'2027-03-26 2027-03-28',
	])
})

test('two events with other UIDs on the same nights are two stays', () => {
	expect(nights(...event('1', ...march), ...event('2', ...march))).toHaveLength(2)
})

test.each([
	['a day that does not exist', ['DTSTART;VALUE=DATE:20270231']],
	['no start', ['DTEND;VALUE=DATE:20270312']],
	['nonsense', ['DTSTART:tomorrow']],
	['an end before the start', ['DTSTART;VALUE=DATE:20270312', 'DTEND;VALUE=DATE:20270310']],
	['a negative duration', ['DTSTART;VALUE=DATE:20270312', 'DURATION:-P1D']],
	['a rule that is none', [...march, 'RRULE:FREQ=NEVER']],
])('one broken event costs one event and is shown: %s', (_, lines) => {
	const reading = read(
		...event('1', 'SUMMARY:Broken', ...lines),
		...event('2', 'X-JUNK;;:"', 'a line without a colon', ...march),
	)
	expect(reading).toMatchObject({
		stays: [{ uid: '2', from: '2027-03-10', to: '2027-03-12' }],
		skipped: [{ event: 'Broken', reason: 'broken' }],
		skippedCount: 1,
	})
})

test('an event without its end is shown; a file without its end is refused', () => {
	const cut = event('1', 'SUMMARY:Cut', ...march).slice(0, -1)
	expect(read(...cut, ...event('2', ...march))).toMatchObject({
		stays: [{ uid: '2' }],
		skipped: [{ event: 'Cut', reason: 'broken' }],
	})
	const whole = calendar(...event('1', ...march))
	expect(readFeed(whole.slice(0, whole.indexOf('END:VCALENDAR')), range)).toBeUndefined()
})

test('an alarm inside an event does not change it', () => {
	const alarm = ['BEGIN:VALARM', 'TRIGGER:-PT1H', 'DURATION:PT5M', 'SUMMARY:Wake', 'END:VALARM']
	expect(read(...event('1', 'SUMMARY:Guests', ...march, ...alarm))?.stays).toMatchObject([
		{ summary: 'Guests', from: '2027-03-10', to: '2027-03-12' },
	])
})

test('events that are too long, too far away or too many are cut, and that is shown', sweep, () => {
	const long = event('1', 'DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20290101')
	expect(read(...long)).toMatchObject({
		stays: [{ from: '2027-01-01', to: '2028-02-05' }],
		skipped: [{ reason: 'too-long', day: '2027-01-01' }],
	})
	for (const duration of ['P9999999999999W', 'P99999D'])
		expect(read(...event('1', 'DTSTART:20270101', `DURATION:${duration}`))).toMatchObject({
			stays: [{ from: '2027-01-01', to: '2028-02-05' }],
			skipped: [{ reason: 'too-long' }],
		})
	expect(read(...event('1', 'DTSTART:20300101', 'DTEND:20300105'))).toMatchObject({
		stays: [],
		skipped: [{ reason: 'too-far', day: '2030-01-01' }],
	})
	expect(nights(...event('1', 'DTSTART:20281110', 'DTEND:20281120'))).toEqual([
		'2028-11-10 2028-11-15',
	])
	expect(nights(...event('1', 'DTSTART:99991230', 'DURATION:P5D'))).toEqual([])
	const secondly = ['DTSTART:20270101T060000Z', 'DURATION:P1D', 'RRULE:FREQ=SECONDLY']
	expect(read(...event('1', ...secondly))).toMatchObject({
		stays: [{ from: '2027-01-01', to: '2027-01-02' }],
		skipped: [{ reason: 'too-often' }],
	})
	const many = Array.from({ length: 6000 }, (_, index) => event(String(index), ...march)).flat()
	const reading = read(...many)
	expect(reading?.stays).toHaveLength(2000)
	expect(reading?.skippedCount).toBe(4000)
	expect(reading?.skipped).toHaveLength(20)
})
