/** The header that carries the owner's token. Apart from session.ts: every page loads it, without the schemas. */
export const tokenHeader = 'x-auth-token'
