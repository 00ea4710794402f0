import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dayInBogota } from '#domain/time/dates.ts'
import {
	copyNameAt,
	isNewestClear,
	outdatedCopies,
	readCopyName,
	sendersOf,
	timeOfCopy,
} from './copy-names.ts'
import { watchCopies } from './watch-copies.ts'

const hour = 60 * 60_000
const day = 24 * hour
const start = Date.parse('2026-01-10T09:00:00Z')

/** A site that sends a copy every six hours for long, then every hour, and deletes what is outdated. */
function keptAfter(days: number): { kept: number[]; now: number } {
	const times = Array.from({ length: days * 4 }, (_, index) => start + index * 6 * hour)
	const lately = start + days * day
	times.push(...Array.from({ length: 73 }, (_, index) => lately + index * hour))
	let names: string[] = []
	for (const now of times) {
		names.push(copyNameAt(now))
		const outdated = new Set(outdatedCopies(names, now))
		names = names.filter((name) => !outdated.has(name))
	}
	return { kept: names.map((name) => timeOfCopy(name) ?? 0), now: lately + 72 * hour }
}

test('copies are kept hourly for two days, daily for a month, monthly for a year', () => {
	const { kept, now } = keptAfter(500)
	const within = (days: number) => kept.filter((time) => now - time <= days * day)
	expect(within(2)).toHaveLength(49)
	expect(new Set(within(31).map(dayInBogota)).size).toBeGreaterThanOrEqual(31)
	expect(within(31)).toHaveLength(49 + 30)
	const months = kept.filter((time) => now - time > 31 * day).map((time) => dayInBogota(time))
	expect(months).toHaveLength(11)
	expect(months.every((it) => it.endsWith('-01'))).toBe(true)
})

test('a list with gaps, an empty one, and files of others delete nothing that is needed', () => {
	expect(outdatedCopies([], Date.now())).toEqual([])
	expect(outdatedCopies(['site.sqlite', 'foto.jpg', 'site-20200101T000000Z.txt'], start)).toEqual(
		[],
	)
	fc.assert(
		fc.property(
			fc.uniqueArray(fc.integer({ min: 0, max: 500 * 24 }), { maxLength: 200 }),
			fc.func(fc.boolean()),
			(hoursAgo, isListed) => {
				const now = start
				const all = hoursAgo.map((hours) => copyNameAt(now - hours * hour))
				const listed = all.filter((name) => isListed(name))
				const deleted = new Set(outdatedCopies(listed, now))
				const stay = all.filter((name) => !deleted.has(name))
				for (const name of deleted) {
					if (now - (timeOfCopy(name) ?? 0) > 366 * day) continue
					const month = dayInBogota(timeOfCopy(name) ?? 0).slice(0, 7)
					const rest = stay.filter((it) => dayInBogota(timeOfCopy(it) ?? 0).startsWith(month))
					expect(rest.length).toBeGreaterThan(0)
				}
			},
		),
	)
})

test('a name with a day that does not exist is not ours', () => {
	expect(timeOfCopy('site-20240230T000000Z.sqlite.gz.age')).toBeUndefined()
	expect(timeOfCopy('site-20240229T000000Z.sqlite.gz.age')).toBe(Date.parse('2024-02-29'))
})

test('the newest copy stays, however old it is', () => {
	expect(outdatedCopies([copyNameAt(start)], start + 3000 * day)).toEqual([])
})

test('names say which installation sent a copy, and those from before have none', () => {
	const name = copyNameAt(start, 'ab12cd')
	expect(name).toBe('site-20260110T090000Z-ab12cd.sqlite.gz.age')
	expect(readCopyName(name)).toEqual({ name, time: start, installation: 'ab12cd' })
	expect(readCopyName(copyNameAt(start))).toMatchObject({ time: start, installation: '' })
	expect(timeOfCopy('site-20260110T090000Z-AB.sqlite.gz.age')).toBeUndefined()
})

test('no copy of another installation takes the place of one of the site', () => {
	const ours = [copyNameAt(start + hour, 'aaaaaa'), copyNameAt(start + 2 * hour, 'aaaaaa')]
	const others = [copyNameAt(start, 'bbbbbb'), copyNameAt(start + 3 * hour, 'bbbbbb')]
	const later = copyNameAt(start + 5 * day, 'aaaaaa')
	const lastOther = copyNameAt(start + 4 * hour, 'bbbbbb')
	const all = [...ours, ...others, lastOther, later]
	expect(outdatedCopies(all, start + 5 * day)).toEqual([ours[1], others[1]])
	// The newest of each stay, and the first of ours, which tells that they overlapped.
	expect(outdatedCopies(all, start + 400 * day)).toEqual([others[0], ours[1], others[1]])
})

test('a rehearsal that outlives the site by more than a year keeps its newest copy, and stays unclear', () => {
	const hourly = (installation: string, from: number, to: number) =>
		Array.from({ length: (to - from) / hour }, (_, index) =>
			copyNameAt(from + index * hour, installation),
		)
	const site = hourly('aaaaaa', start, start + 3 * day + 7 * hour)
	const begin = start + 3 * day + 2 * hour
	const later = Array.from({ length: 400 }, (_, days) => start + (5 + days) * day)
	const nightly = later.map((time) => copyNameAt(time, 'bbbbbb'))
	let names = site
	for (const name of [...hourly('bbbbbb', begin, start + 5 * day), ...nightly]) {
		names = [...names, name]
		const outdated = new Set(outdatedCopies(names, timeOfCopy(name) ?? 0))
		names = names.filter((it) => !outdated.has(it))
	}
	expect(names.filter((name) => site.includes(name))).toEqual([site.at(-1)])
	expect(names).toContain(copyNameAt(begin, 'bbbbbb'))
	expect(isNewestClear(names)).toBe(false)
	expect(outdatedCopies(names, start + 3000 * day)).not.toContain(site.at(-1))
})

test('a first copy that went while another installation had sent the newest is not missed', () => {
	const now = start + 400 * day
	const [first, recent, sent] = [start, now - hour, now].map((time) => copyNameAt(time, 'aaaaaa'))
	const another = copyNameAt(now - hour / 2, 'bbbbbb')
	const known = [String(first), String(recent)]
	const installation = { id: 'aaaaaa', since: start }
	const listed = [String(recent), another, String(sent)]
	expect(outdatedCopies([...known, another], now)).toEqual([first])
	expect(outdatedCopies([...known, ...listed], now), 'ours is the newest again').toEqual([])
	const { watched } = watchCopies({ known, missed: [], installation }, { names: listed }, now)
	expect(watched.missed).toEqual([])
})

test('the newest copy is clear unless two installations sent copies at the same time', () => {
	const copies = (installation: string, ...hours: number[]) =>
		hours.map((hours) => copyNameAt(start + hours * hour, installation))
	expect(isNewestClear([])).toBe(true)
	const burnt = copies('aaaaaa', 0, 1, 2)
	expect(isNewestClear([...burnt, ...copies('bbbbbb', 3, 4)])).toBe(true)
	const rehearsal = copies('bbbbbb', 1.5)
	expect(isNewestClear([...burnt, ...rehearsal])).toBe(false)
	expect(isNewestClear([...burnt, ...copies('bbbbbb', 1.5, 3)])).toBe(false)
	const goesOn = [...burnt, ...rehearsal, ...copies('aaaaaa', 60)]
	expect(isNewestClear(goesOn), 'or the rehearsal is the older one').toBe(false)
})

test('two installations that sent copies side by side are never clear, however long one outlives the other', () => {
	const daily = (installation: string, from: number, to: number) =>
		Array.from({ length: to - from + 1 }, (_, index) =>
			copyNameAt(start + (from + index) * day, installation),
		)
	const site = daily('aaaaaa', 1, 14)
	expect(isNewestClear([...site, ...daily('bbbbbb', 11, 17)])).toBe(false)
	expect(isNewestClear([...site, ...daily('bbbbbb', 11, 30)])).toBe(false)
	expect(isNewestClear([...site, ...daily('bbbbbb', 15, 30)])).toBe(true)
	const older = daily('111111', 1, 13)
	const burnt = daily('222222', 4, 10)
	expect(isNewestClear([...older, ...burnt]), 'an older one outlives the site').toBe(false)
	expect(sendersOf([...burnt, ...older, 'foto.jpg'])).toEqual([
		{ installation: '111111', copies: 13, first: start + day, last: start + 13 * day },
		{ installation: '222222', copies: 7, first: start + 4 * day, last: start + 10 * day },
	])
})
