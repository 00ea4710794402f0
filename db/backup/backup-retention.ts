import { type Day, dayInBogota, dayMs, hourMs } from '#domain/time/dates.ts'

const days = 14
const months = 12
/** A database that `npm run restore` replaced stays this long, in case the restore was a mistake. */
const replacedMs = 30 * dayMs
const replacedName = /\.before-restore-(\d{4}-\d{2}-\d{2})T[\d-]+Z(-wal|-shm)?$/
const backupName = /^site-(\d{4}-\d{2}-\d{2})\.sqlite$/
const mostAsked = 10
const askedName = /^site-\d{4}-\d{2}-\d{2}T\d{6}\.sqlite$/

/** Backups are made after three in the morning, when hardly anybody books. */
const nightEndsMs = 3 * hourMs

export function backupNightOf(time: number): Day {
	return dayInBogota(time - nightEndsMs)
}

export function backupNameOf(day: Day): string {
	return `site-${day}.sqlite`
}

/** The name of a backup that the owner asked for, of which there may be several in a day. */
export function backupNameAt(time: number): string {
	return `site-${new Date(time).toISOString().slice(0, 19).replaceAll(':', '')}.sqlite`
}

/** The replaced databases that may be deleted: they hold data that their owners have deleted since. */
export function outdatedReplaced(names: readonly string[], now: number): string[] {
	return names.filter((name) => {
		const day = replacedName.exec(name)?.[1]
		return day !== undefined && Date.parse(`${day}T00:00:00Z`) < now - replacedMs
	})
}

/**
 * Keeps the last 10 that the owner asked for, the last 14 nightly ones, and the first of each of the last 12 months; returns the
 * others. It counts backups, not days: a clock that is years ahead deletes no more than a correct one.
 */
export function outdatedBackups(names: readonly string[]): string[] {
	const nightly = names.filter((name) => backupName.test(name)).toSorted()
	const firstOfMonth = new Map<string, string>()
	for (const name of nightly) {
		const month = backupName.exec(name)?.[1]?.slice(0, 7) ?? ''
		if (!firstOfMonth.has(month)) firstOfMonth.set(month, name)
	}
	const retained = new Set([...nightly.slice(-days), ...[...firstOfMonth.values()].slice(-months)])
	const asked = names.filter((name) => askedName.test(name)).toSorted()
	return [...nightly.filter((name) => !retained.has(name)), ...asked.slice(0, -mostAsked)]
}
