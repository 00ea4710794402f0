import { dayMs, hourMs } from '#domain/time/dates.ts'

const firstPauseMs = 10_000
export const longestPauseMs = 6 * hourMs

/** A mail that could not be sent for this long has failed. */
export const giveUpAfterMs = 7 * dayMs

/** The pause after an attempt: doubling from 5 s to 6 h, with jitter. */
export function pauseAfter(attempts: number, random: () => number): number {
	const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
	return Math.round(pause / 2 + (random() * pause) / 2)
}
