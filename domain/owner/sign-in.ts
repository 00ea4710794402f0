// Apart from sign-in-schemas.ts, so that browsers do not load schemas with these.

/** The header that carries the owner's token. */
export const tokenHeader = 'x-auth-token'

/**
 * The name that the site's own forms send with the password. The server takes it for the configured one (ADMIN_NAME),
 * so visitors' pages do not contain that.
 */
export const signInName = 'admin'

const stepMs = 30_000

/** The time step of RFC 6238 that codes of an authenticator app belong to. */
export function stepAt(time: number): number {
	return Math.floor(time / stepMs)
}
