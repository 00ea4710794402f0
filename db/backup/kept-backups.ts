const days = 14
const months = 12
const backupName = /^site-(\d{4}-\d{2}-\d{2})\.sqlite$/

export function backupNameOf(day: string): string {
	return `site-${day}.sqlite`
}

/**
 * The nightly backups that may be deleted: all but those of the last 14 days and the first of each of the last 12 months.
 * Counted by backups, not by the clock: one that is years ahead deletes no more than one that is right.
 */
export function outdatedBackups(names: readonly string[]): string[] {
	const nightly = names.filter((name) => backupName.test(name)).toSorted()
	const firstOfMonth = new Map<string, string>()
	for (const name of nightly) {
		const month = backupName.exec(name)?.[1]?.slice(0, 7) ?? ''
		if (!firstOfMonth.has(month)) firstOfMonth.set(month, name)
	}
	const kept = new Set([...nightly.slice(-days), ...[...firstOfMonth.values()].slice(-months)])
	return nightly.filter((name) => !kept.has(name))
}
