/** The header that carries the owner's token. */
export const tokenHeader = 'x-auth-token'
