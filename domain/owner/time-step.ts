const stepMs = 30_000

/** The time step of RFC 6238 that codes of an authenticator app belong to. */
export function stepAt(time: number): number {
	return Math.floor(time / stepMs)
}
