import { dayInBogota, dayMs, hourMs } from '#domain/time/dates.ts'

const hourlyMs = 2 * dayMs
const dailyMs = 31 * dayMs
const monthlyMs = 366 * dayMs

/** Names of copies and their ages are by our clock, so it must be about right. S3 itself refuses a quarter of an hour. */
export const mostClockDifferenceMs = hourMs

/** SQLite, compressed, encrypted: `age -d COPY | gunzip` opens it without this program. */
const copyName =
	/^site-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z(?:-([0-9a-f]{6}))?\.sqlite\.gz\.age$/

/** Copies from before installations had an id have none in their names. */
export function copyNameAt(time: number, installation = ''): string {
	const stamp = new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
	return `site-${stamp}Z${installation && `-${installation}`}.sqlite.gz.age`
}

type NamedCopy = { name: string; time: number; installation: string }

/** When a copy was made and by which installation, by its name; undefined for a file that is not ours. */
export function readCopyName(name: string): NamedCopy | undefined {
	const [, year, month, day, hour, minute, second, installation = ''] = copyName.exec(name) ?? []
	const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
	// `Date` rolls over invalid dates such as 30 February.
	const isOurs = !Number.isNaN(time) && copyNameAt(time, installation) === name
	return isOurs ? { name, time, installation } : undefined
}

export function timeOfCopy(name: string): number | undefined {
	return readCopyName(name)?.time
}

export function readCopyNames(names: readonly string[]): NamedCopy[] {
	return names.map(readCopyName).filter((copy) => copy !== undefined)
}

/**
 * The copies that may be deleted: the expired ones, without the first of the installation that sent the newest while another
 * overlaps it. Only that one tells that either may be a rehearsal.
 */
export function outdatedCopies(names: readonly string[], now: number): string[] {
	const expired = expiredCopies(names, now)
	if (isNewestClear(names)) return expired
	const [newest] = sendersOf(names)
	return expired.filter((name) => {
		const copy = readCopyName(name)
		return copy?.installation !== newest?.installation || copy?.time !== newest?.first
	})
}

/**
 * The copies that may expire. Keeps every copy for two days, the first of each day for a month, and the first of each month
 * for a year, per installation: no copy of a rehearsal replaces one of the site. Below a year a copy goes only when an
 * earlier one of its day or month stays, so a list with gaps costs nothing. The newest of each installation always stays: a
 * site that slept for years wakes up with a copy, and one that burnt down loses nothing to its rehearsal.
 */
export function expiredCopies(names: readonly string[], now: number): string[] {
	const copies = readCopyNames(names).toSorted((one, other) => one.time - other.time)
	const days = new Set<string>()
	const months = new Set<string>()
	const expired = copies.filter(({ time, installation }) => {
		const age = now - time
		const day = `${installation} ${dayInBogota(time)}`
		const month = day.slice(0, -3)
		const stays =
			age <= hourlyMs || (age <= dailyMs ? !days.has(day) : age <= monthlyMs && !months.has(month))
		// One that goes does not count as the first of its month.
		if (stays) {
			days.add(day)
			months.add(month)
		}
		return !stays
	})
	// Later ones of the same installation replace earlier ones in the map.
	const newest = new Map(copies.map(({ installation, name }) => [installation, name]))
	return expired
		.filter(({ installation, name }) => name !== newest.get(installation))
		.map(({ name }) => name)
}

type Sender = { installation: string; copies: number; first: number; last: number }

/** The installations that sent these copies, the one that sent the newest first. */
export function sendersOf(names: readonly string[]): Sender[] {
	const byInstallation = Map.groupBy(readCopyNames(names), ({ installation }) => installation)
	const senders = [...byInstallation].map(([installation, copies]) => {
		const times = copies.map(({ time }) => time)
		const [first, last] = [Math.min(...times), Math.max(...times)]
		return { installation, copies: copies.length, first, last }
	})
	return senders.toSorted((one, other) => other.last - one.last)
}

/**
 * False if another installation sent a copy after the first one of the installation that sent the newest: either may be a
 * rehearsal of the other.
 */
export function isNewestClear(names: readonly string[]): boolean {
	const [newest, ...others] = sendersOf(names)
	return !newest || others.every(({ last }) => last < newest.first)
}
