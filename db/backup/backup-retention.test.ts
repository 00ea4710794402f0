import { expect, test } from 'vitest'
import { addDays } from '#domain/time/dates.ts'
import { backupNameAt, backupNameOf, outdatedBackups } from './backup-retention.ts'

function afterNights(nights: number, first = '2026-01-10'): string[] {
	let kept: string[] = []
	for (let night = 0; night < nights; night += 1) {
		kept.push(backupNameOf(addDays(first, night)))
		const outdated = outdatedBackups(kept)
		kept = kept.filter((name) => !outdated.includes(name))
	}
	return kept
}

test('the last 14 days and the first backup of each of 12 months are kept', () => {
	const kept = afterNights(800)
	expect(kept.slice(-14)).toEqual(
		Array.from({ length: 14 }, (_, index) => backupNameOf(addDays('2026-01-10', 786 + index))),
	)
	const monthly = kept.filter((name) => name.endsWith('-01.sqlite'))
	expect(monthly).toHaveLength(12)
	expect(kept).toHaveLength(14 + 12)
})

test('a clock that is years ahead costs one backup a night, not all', () => {
	const kept = afterNights(30)
	expect(outdatedBackups([...kept, backupNameOf('2031-05-05')])).toHaveLength(1)
})

test('other files in the folder are never touched', () => {
	const others = ['before-the-fair.sqlite', 'site-2026-01-01.dump', 'notes.txt']
	expect(outdatedBackups([...others, ...afterNights(60)])).toEqual([])
})

test('ten of the backups that the owner asked for are kept', () => {
	const asked = Array.from({ length: 12 }, (_, index) =>
		backupNameAt(Date.UTC(2026, 10, 15, 8, index)),
	)
	expect(outdatedBackups([...asked, backupNameOf('2026-11-15')])).toEqual(asked.slice(0, 2))
})
