import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { daysBetween, mostDays } from '#domain/time/bounds.ts'
import { inSteps, sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'
import { readLine } from './feed-components.ts'
import { createFeedProcess } from './feed-process.ts'
import { FeedError } from './fetch-feed.ts'
import { type FeedReading, readFeed } from './read-feed.ts'

const range = { from: '2026-11-08', to: '2028-11-15' }
const calendar = (...lines: string[]) =>
	['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n')
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:1', ...lines, 'END:VEVENT']

function startProcess(timeLimitMs: number) {
	const feedProcess = createFeedProcess({ timeLimitMs })
	onTestFinished(feedProcess.stop)
	return feedProcess
}

function expectBounded({ stays, skipped }: FeedReading) {
	expect(stays.length).toBeLessThanOrEqual(2_000)
	expect(skipped.length).toBeLessThanOrEqual(20)
	for (const stay of stays) {
		expect(stay.from >= range.from && stay.to <= range.to && stay.from < stay.to).toBe(true)
		expect(daysBetween(stay)).toBeLessThanOrEqual(mostDays)
	}
}

test('a rule that never matches is given up, and the file after it is read', async () => {
	const { read } = startProcess(1_000)
	const never = ['DTSTART;VALUE=DATE:20270101', 'RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31']
	await expect(read(calendar(...event(...never)), range)).rejects.toThrow('unreadable')
	const next = await startProcess(120_000).read(calendar(...event('DTSTART:20270310')), range)
	expect(next.stays).toMatchObject([{ from: '2027-03-10', to: '2027-03-11' }])
})

test('a line is read in a time as long as the line', () => {
	const line = `DTSTART${';'.repeat(100_000)};X="a;b:c":20270310`
	const read = readLine(line)
	expect(read).toMatchObject({ name: 'DTSTART', value: '20270310' })
	expect(read?.parameters).toHaveLength(100_001)
	expect(read?.parameters.at(-1)).toBe('X="a;b:c"')
})

testSampled([
	['a duration of billions of weeks', event('DTSTART:20270101', 'DURATION:P9999999999999W')],
	[
		'a zone that changes every second',
		[
			...['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', 'DTSTART:19700101T000000'],
			...['TZOFFSETFROM:-0500', 'TZOFFSETTO:-0400', 'RRULE:FREQ=SECONDLY', 'END:STANDARD'],
			'END:VTIMEZONE',
			...event('DTSTART;TZID=Odd:20270101T150000', 'DURATION:P3D'),
		],
	],
	[
		'8,000 changed occurrences',
		[
			...event('DTSTART:20270101T150000Z', 'DURATION:P1D', 'RRULE:FREQ=HOURLY'),
			...Array.from({ length: 4_000 }, (_, index) => [
				...event(`RECURRENCE-ID:2027${stamp(index)}`, 'DTSTART:20270101T150000Z', 'DURATION:P1D'),
				...event(`RECURRENCE-ID:2027${stamp(index)}`, 'DTSTART;VALUE=DATE:20270105', `SEQUENCE:1`),
			]).flat(),
		],
	],
])('%s is read within the limits', async (_, lines) => {
	const reading = await startProcess(120_000).read(calendar(...lines), range)
	expectBounded(reading)
	expect(reading.stays.length).toBeGreaterThan(0)
})

function stamp(index: number): string {
	const pad = (number: number) => String(number).padStart(2, '0')
	const [day, hour] = [(Math.floor(index / 24) % 28) + 1, index % 24]
	return `${pad((Math.floor(index / 672) % 12) + 1)}${pad(day)}T${pad(hour)}0000Z`
}

test('a thousand overlapping stays of 700 nights are read and cut', sweep, async () => {
	const stays = Array.from({ length: 1_000 }, (_, index) => [
		...['BEGIN:VEVENT', `UID:${index}`, 'DTSTART;VALUE=DATE:20261201'],
		...['DTEND;VALUE=DATE:20281031', 'END:VEVENT'],
	]).flat()
	const reading = await startProcess(30_000).read(calendar(...stays), range)
	expectBounded(reading)
	expect(reading).toMatchObject({ skippedCount: 1_000 })
	expect(reading.stays).toHaveLength(1_000)
})

const number = fc.oneof(
	fc.integer({ min: -400, max: 400 }),
	fc.integer(),
	fc.constantFrom(0, 31, 366, 2 ** 31, 1e15),
)
const numbers = fc.array(number, { minLength: 1, maxLength: 4 }).map(String)
const time = fc.oneof(
	fc.constantFrom('20270310', '20270310T150000Z', '20270310T150000', '00010101', '99991231T235959'),
	fc
		.date({ min: new Date('2026-01-01'), max: new Date('2029-01-01'), noInvalidDate: true })
		.map((date) => `${date.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`),
	fc.stringMatching(/^[0-9TZ+-]{0,20}$/),
)
const weekdays = fc.constantFrom('MO', 'TU', '5FR', '-1SU', '53WE', 'XX')
const rulePart = fc.oneof(
	fc
		.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY')
		.map((it) => `FREQ=${it}`),
	fc
		.tuple(
			fc.constantFrom(
				...['INTERVAL', 'COUNT', 'BYSECOND', 'BYMINUTE', 'BYHOUR', 'BYMONTHDAY'],
				...['BYYEARDAY', 'BYWEEKNO', 'BYMONTH', 'BYSETPOS'],
			),
			numbers,
		)
		.map((it) => it.join('=')),
	weekdays.map((it) => `BYDAY=${it}`),
	time.map((it) => `UNTIL=${it}`),
)
const rule = fc.array(rulePart, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(';'))
const duration = fc.oneof(
	number.map((it) => `P${it}D`),
	number.map((it) => `PT${it}S`),
	number.map((it) => `P${it}W`),
	fc.string({ maxLength: 12 }),
)
const parameter = fc.constantFrom(
	...['', ';VALUE=DATE', ';VALUE=PERIOD', ';TZID=Odd', ';TZID=Europe/Madrid', ';TZID="', ';X='],
)
const timed = fc
	.tuple(
		fc.constantFrom('DTSTART', 'DTEND', 'RDATE', 'EXDATE', 'RECURRENCE-ID'),
		parameter,
		fc.oneof(
			time,
			fc.tuple(time, time).map((it) => it.join(',')),
			fc.tuple(time, duration).map((it) => it.join('/')),
		),
	)
	.map(([name, options, value]) => `${name}${options}:${value}`)
const plain = fc.oneof(
	timed,
	duration.map((it) => `DURATION:${it}`),
	number.map((it) => `SEQUENCE:${it}`),
	fc.constantFrom('STATUS:CANCELLED', 'TRANSP:TRANSPARENT', 'BEGIN:VALARM', 'END:VALARM', 'UID:2'),
	fc.string({ unit: 'binary', maxLength: 40 }),
)
const rules = rule.map((it) => `RRULE:${it}`)
const component = (line: fc.Arbitrary<string>) =>
	fc
		.tuple(time, fc.array(line, { maxLength: 8 }))
		.map(([start, lines]) => event(`DTSTART:${start}`, ...lines))
/** Rules as the standard allows them: they are expanded, however seldom or often they match. */
const within = (name: string, least: number, most: number) =>
	fc
		.uniqueArray(
			fc.integer({ min: least, max: most }).filter((it) => it !== 0),
			{ minLength: 1, maxLength: 3 },
		)
		.map((values) => `${name}=${values}`)
const validParts = fc.subarray([
	within('BYMONTH', 1, 12),
	within('BYWEEKNO', -53, 53),
	within('BYYEARDAY', -366, 366),
	within('BYMONTHDAY', -31, 31),
	within('BYHOUR', 1, 23),
	within('BYMINUTE', 1, 59),
	within('BYSECOND', 1, 59),
	within('BYSETPOS', -366, 366),
	fc.constantFrom('BYDAY=MO', 'BYDAY=SA,SU', 'BYDAY=-1FR', 'BYDAY=5MO'),
	fc.integer({ min: 1, max: 5000 }).map((it) => `INTERVAL=${it}`),
	fc.constantFrom('COUNT=3', 'COUNT=1000000', 'UNTIL=20280101', 'UNTIL=99991231'),
])
const validRule = fc
	.tuple(
		fc.constantFrom('SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
		validParts.chain((parts) => fc.tuple(...parts.slice(0, 3))),
	)
	.map(([frequency, parts]) => `RRULE:${[`FREQ=${frequency}`, ...parts].join(';')}`)
const validEvent = fc
	.tuple(
		fc.constantFrom('DTSTART:20270310', 'DTSTART:20270310T150000Z', 'DTSTART:19700101T000000'),
		fc.constantFrom('DURATION:P1D', 'DURATION:PT20H', 'DURATION:P400D'),
		validRule,
	)
	.map((lines) => event(...lines))
const zone = fc
	.tuple(time, fc.array(fc.oneof(rules, timed), { maxLength: 3 }))
	.map(([start, lines]) => [
		...['BEGIN:VTIMEZONE', 'TZID:Odd', 'BEGIN:STANDARD', `DTSTART:${start}`],
		...['TZOFFSETFROM:-0500', 'TZOFFSETTO:+9959', ...lines, 'END:STANDARD', 'END:VTIMEZONE'],
	])
const file = (events: fc.Arbitrary<string[]>, zones = fc.constant<string[]>([])) =>
	fc
		.tuple(zones, fc.array(events, { maxLength: 12 }))
		.map(([defined, all]) => calendar(...defined, ...all.flat()))

for (const [numRuns, step] of inSteps([300], [5_000]))
	test(
		`whatever a file without rules says, it is read or refused, and bounded (${numRuns})`,
		step,
		() => {
			fc.assert(
				fc.property(fc.oneof(file(component(plain)), fc.string({ unit: 'binary' })), (text) => {
					const reading = readFeed(text, range)
					if (reading) expectBounded(reading)
				}),
				{ numRuns },
			)
		},
	)

for (const [numRuns, step] of inSteps([1], [150]))
	test(`whatever rules, zones and lengths a file has, reading it ends (${numRuns})`, {
		timeout: 900_000,
		...step,
	}, async () => {
		const { read } = startProcess(3_000)
		await fc.assert(
			fc.asyncProperty(
				file(fc.oneof(validEvent, component(fc.oneof(plain, rules))), zone),
				async (text) => {
					try {
						expectBounded(await read(text, range))
					} catch (error) {
						expect(error).toBeInstanceOf(FeedError)
						expect(String(error)).toMatch(/unreadable|not-a-calendar/)
					}
				},
			),
			{ numRuns, endOnFailure: true },
		)
	})
