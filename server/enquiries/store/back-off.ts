const firstPauseMs = 10_000
const longestPauseMs = 6 * 60 * 60 * 1000

export const patienceMs = 7 * 24 * 60 * 60 * 1000

/** The pause after the given number of attempts: doubling, from 5 s to 6 h, never twice quite the same. */
export function pauseAfter(attempts: number, random: () => number): number {
	const pause = Math.min(firstPauseMs * 2 ** (attempts - 1), longestPauseMs)
	return Math.round(pause / 2 + (random() * pause) / 2)
}
