import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mergeEvents } from '#domain/stays/merge-stays.ts'
import { addDays, hourMs, minuteMs } from '#domain/time/dates.ts'
import { type FeedStay, readFeed } from './read-feed.ts'

const range = { from: '2027-03-01', to: '2027-06-01' }
const first = Date.parse('2027-03-02T00:00:00-05:00')

const digits = (time: number) => new Date(time).toISOString().replace(/[-:]|\.\d+Z/g, '')
/** The same moment, as calendars write it. Madrid is six hours ahead, and seven once its summer has begun. */
const ways = {
	utc: (name: string, time: number) => `${name}:${digits(time)}Z`,
	floating: (name: string, time: number) => `${name}:${digits(time - 5 * hourMs)}`,
	bogota: (name: string, time: number) =>
		`${name};TZID=America/Bogota:${digits(time - 5 * hourMs)}`,
	madrid: (name: string, time: number) =>
		`${name};TZID=Europe/Madrid:${digits(time + (time < Date.parse('2027-03-28T01:00:00Z') ? 1 : 2) * hourMs)}`,
}

const event = fc.record({
	starts: fc.integer({ min: 0, max: 40 * 24 * 60 }),
	// Within a day, over midnight, and for days.
	length: fc.oneof(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 1, max: 5000 })),
	way: fc.constantFrom(...(Object.keys(ways) as (keyof typeof ways)[])),
})

function fileOf(events: { starts: number; length: number; way: keyof typeof ways }[]) {
	const lines = events.flatMap(({ starts, length, way }, index) => {
		const start = first + starts * minuteMs
		return [
			...['BEGIN:VEVENT', `UID:${index}`],
			...[ways[way]('DTSTART', start), ways[way]('DTEND', start + length * minuteMs)],
			'END:VEVENT',
		]
	})
	return ['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** The minutes since the first day in which a part of an event is there. */
function* minutesIn({ from, to, time }: FeedStay) {
	const day = Math.round((Date.parse(from) - Date.parse('2027-03-02')) / 86_400_000)
	const days = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
	const begins = time ? minutesOf(time.hour) : 0
	const ends = time ? minutesOf(time.ends ?? '') : days * 24 * 60
	for (let minute = begins; minute < ends; minute++) yield day * 24 * 60 + minute
}

test.each(['table', 'ride'] as const)(
	'an event takes a %s for its time, however the time is written',
	(kind) => {
		fc.assert(
			fc.property(event, ({ starts, length, way }) => {
				const reading = readFeed(fileOf([{ starts, length, way }]), range, kind)
				expect(reading?.skipped).toEqual([])
				const taken = (reading?.stays ?? []).flatMap((stay) => [...minutesIn(stay)])
				expect(taken).toEqual(Array.from({ length }, (_, minute) => starts + minute))
				for (const { from, to, time } of reading?.stays ?? [])
					if (time) expect(to).toBe(addDays(from, 1))
			}),
		)
	},
)

test('a package takes the days of an event, and a bed only its nights', () => {
	const dinner = fileOf([{ starts: 19 * 60, length: 8 * 60, way: 'floating' }])
	const days = { from: '2027-03-02', to: '2027-03-04' }
	expect(readFeed(dinner, range, 'package')?.stays).toMatchObject([days])
	expect(readFeed(dinner, range)?.stays).toMatchObject([{ from: '2027-03-02', to: '2027-03-03' }])
})

test('an event without a length lasts as long as a sitting, and the same time twice is two units', () => {
	const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'DTSTART:20270310T140000', 'END:VEVENT']
	const reading = readFeed(
		[...text, ...text.slice(1), 'END:VCALENDAR', ''].join('\r\n'),
		range,
		'table',
	)
	const day = { from: '2027-03-10', to: '2027-03-10' }
	expect(mergeEvents(reading?.stays ?? [], 'table')).toEqual([
		{ ...day, hour: '14:00', ends: null, units: 2 },
	])
})
