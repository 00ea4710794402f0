import { dayInBogota } from '#domain/time/dates.ts'

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs
const hourlyMs = 2 * dayMs
const dailyMs = 31 * dayMs
const monthlyMs = 366 * dayMs

/** SQLite, compressed, encrypted: `age -d COPY | gunzip` opens it without this program. */
const copyName = /^site-(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.sqlite\.gz\.age$/

export function copyNameAt(time: number): string {
	const stamp = new Date(time).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')
	return `site-${stamp}Z.sqlite.gz.age`
}

/** When a copy was made, by its name; undefined for a file that is not ours. */
export function timeOfCopy(name: string): number | undefined {
	const [, year, month, day, hour, minute, second] = copyName.exec(name) ?? []
	const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
	// Dates that do not exist, such as the 30th of February, are read as others.
	return !Number.isNaN(time) && copyNameAt(time) === name ? time : undefined
}

/**
 * The copies that may be deleted. Kept are all of two days, the first of each day of a month, and the first of each month
 * of a year. Below a year a copy goes only when an earlier one of its day or month stays, so a list with gaps costs nothing.
 */
export function outdatedCopies(names: readonly string[], now: number): string[] {
	const copies = names
		.map((name) => ({ name, time: timeOfCopy(name) }))
		.filter((copy): copy is { name: string; time: number } => copy.time !== undefined)
		.toSorted((one, other) => one.time - other.time)
	const days = new Set<string>()
	const months = new Set<string>()
	const outdated = copies.filter(({ time }) => {
		const age = now - time
		const day = dayInBogota(time)
		const month = day.slice(0, 7)
		const stays =
			age <= hourlyMs || (age <= dailyMs ? !days.has(day) : age <= monthlyMs && !months.has(month))
		// One that goes does not count as the first of its month.
		if (stays) {
			days.add(day)
			months.add(month)
		}
		return !stays
	})
	// The newest always stays: a site that slept for years wakes up with a copy.
	return outdated.map(({ name }) => name).filter((name) => name !== copies.at(-1)?.name)
}
