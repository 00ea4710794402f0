import { randomBytes } from 'node:crypto'
import { hourMs } from '#domain/time/dates.ts'
import { mostClockDifferenceMs, readCopyNames } from './copy-names.ts'

/** Installations send a copy each night, at most an hour after the time of the last one. */
const latelyMs = 26 * hourMs

/**
 * Tells the copies of this database from those of another one that was restored from them. The time is that of the newest
 * copy in the store at the first one of ours: the machine that burnt down has sent none since.
 */
export type Installation = { id: string; since: number | null }

export function newInstallation(): Installation {
	return { id: randomBytes(3).toString('hex'), since: null }
}

/** The installation after its first copy. */
export function settled({ id, since }: Installation, names: string[], now: number) {
	const times = readCopyNames(names).map(({ time }) => time)
	const believed = times.filter((time) => time <= now + mostClockDifferenceMs)
	return { id, since: since ?? Math.max(now, ...believed) }
}

/** The newest copy that another installation has sent lately. */
export function copyOfAnother({ id, since }: Installation, names: string[], now: number) {
	if (since === null) return undefined
	return readCopyNames(names)
		.filter(({ installation, time }) => installation !== id && time > since)
		.filter(({ time }) => time > now - latelyMs && time <= now + mostClockDifferenceMs)
		.toSorted((one, other) => one.time - other.time)
		.at(-1)?.name
}
