import type { PersistentTrouble } from '#domain/owner/off-site.ts'
import { dayMs } from '#domain/time/dates.ts'
import { expiredCopies, mostClockDifferenceMs, readCopyNames } from './copy-names.ts'
import { copyOfAnother, type Installation, settled } from './installation.ts'
import type { Arrived, Trouble } from './jobs/copy-jobs.ts'
import type { OffSiteState } from './off-site-state.ts'

const weekMs = 7 * dayMs

type Watched = Pick<OffSiteState, 'known' | 'missed'> & { installation: Installation }

/** Compares what the store lists with what it should have. */
export function watchCopies(state: Watched, { names, notRemoved }: Arrived, now: number) {
	const installation = settled(state.installation, names, now)
	const another = copyOfAnother(state.installation, names, now)
	const missed = missedCopies(state, names, now)
	const troubles: Partial<Record<PersistentTrouble, Trouble | undefined>> = {
		'copies-lost': missed[0] && { detail: describeMissed(missed), cause: '' },
		'other-installation': another ? { detail: another, cause: '' } : undefined,
		'not-removed': notRemoved,
	}
	return { watched: { installation, missed, known: ownCopies(installation, names) }, troubles }
}

/** Those of another installation are not ours to miss. */
function ownCopies({ id, since }: ReturnType<typeof settled>, names: string[]): string[] {
	return readCopyNames(names)
		.filter(({ installation, time }) => installation === id || time <= since)
		.map(({ name }) => name)
}

/** They are missed for a week: the owner cannot bring them back, and has been told by mail. */
function missedCopies({ known, missed }: Watched, names: string[], now: number) {
	const expected = [...new Set([...known, ...missed.map(({ name }) => name)])]
	// Another installation deletes by the same rules, and its clock may be ahead. Which first copy stays while two overlap
	// depends on who had sent the newest.
	const all = [...new Set([...expected, ...names])]
	const accounted = new Set([...names, ...expiredCopies(all, now + mostClockDifferenceMs)])
	return expected
		.filter((name) => !accounted.has(name))
		.map((name) => ({ name, at: missed.find((it) => it.name === name)?.at ?? now }))
		.filter(({ at }) => now - at < weekMs)
}

function describeMissed(missed: { name: string }[]): string {
	const [first, ...others] = missed.map(({ name }) => name)
	return others.length > 0 ? `${first} + ${others.length}` : String(first)
}

/** Moves the last copy from the known to the missed ones, which are reported for a week. */
export function missLast(state: OffSiteState, at: number): OffSiteState {
	if (!state.copy) return state
	const { name } = state.copy
	return { ...without(name, state), missed: [...state.missed, { name, at }] }
}

export function without(name: string, state: OffSiteState): OffSiteState {
	return { ...state, known: state.known.filter((it) => it !== name) }
}
