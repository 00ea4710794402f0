import { dayMs, hourMs, minuteMs } from '#domain/time/dates.ts'
import type { OffSiteState } from './off-site-state.ts'

/** The first minute after a start is busy; most tests end within it. */
export const restAtStartMs = minuteMs
const weekMs = 7 * dayMs
const firstPauseMs = 2 * minuteMs

/** Whether the last copy should still be there, and none has failed since it was sent. */
export function expectsLast({ copy, failure }: OffSiteState): boolean {
	return copy !== null && failure === null
}

/** The desk reports a lost copy until its successor has lasted an hour: a store may lose every copy. */
export function hasLasted(state: OffSiteState, now: number): boolean {
	return expectsLast(state) && state.copy !== null && now - state.copy.at >= hourMs
}

/** Every hour, and after a failure with pauses from two minutes to an hour. */
export function isDue({ triedAt, failure }: OffSiteState, now: number): boolean {
	const pause = failure ? Math.min(firstPauseMs * 2 ** (failure.attempts - 1), hourMs) : hourMs
	// A clock that was set back must not stop the copies.
	return triedAt === null || now < triedAt || now - triedAt >= pause
}

export function isCheckDue({ checkedAt }: OffSiteState, now: number): boolean {
	return checkedAt === null || now < checkedAt || now - checkedAt >= weekMs
}
