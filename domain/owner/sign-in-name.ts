/**
 * The name that the site's own forms send with the password. The server takes it for the configured one (ADMIN_NAME),
 * which visitors' pages therefore need not hold.
 */
export const signInName = 'admin'
