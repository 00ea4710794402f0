const days = 14
const months = 12
/** A database that `npm run restore` replaced stays this long, in case the restore was a mistake. */
const replacedMs = 30 * 24 * 60 * 60_000
const replacedName = /\.before-restore-(\d{4}-\d{2}-\d{2})T[\d-]+Z(-wal|-shm)?$/
const backupName = /^site-(\d{4}-\d{2}-\d{2})\.sqlite$/
const mostAsked = 10
const askedName = /^site-\d{4}-\d{2}-\d{2}T\d{6}\.sqlite$/

export function backupNameOf(day: string): string {
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
 * The backups that may be deleted: of those that the owner asked for all but the last 10, and of the nightly ones: all but those of the last 14 days and the first of each of the last 12 months.
 * Counted by backups, not by the clock: one that is years ahead deletes no more than one that is right.
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
