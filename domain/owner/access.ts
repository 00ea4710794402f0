import {
	everybody,
	ownersAndReception,
	ownersAndRestaurant,
	type Role,
} from '#domain/owner/roles.ts'

const owner: readonly Role[] = ['owner']

const rules = {
	// One's own account.
	'GET /api/auth': everybody,
	'DELETE /api/auth': everybody,
	'GET /api/auth/me': everybody,
	'GET /api/auth/password': everybody,
	'POST /api/auth/password': everybody,
	'GET /api/auth/sessions': everybody,
	'DELETE /api/auth/sessions': everybody,
	'GET /api/two-factor': everybody,
	'POST /api/two-factor': everybody,
	'POST /api/two-factor/confirm': everybody,
	'POST /api/two-factor/recovery-codes': everybody,
	'POST /api/two-factor/off': everybody,

	// Guests and their requests.
	'GET /api/desk/today': ownersAndReception,
	'GET /api/enquiries': ownersAndReception,
	'POST /api/enquiries/search': ownersAndReception,
	'PATCH /api/enquiries/:id': ownersAndReception,
	'POST /api/enquiries/:id/deliver': ownersAndReception,
	'GET /api/enquiries/:id/stay': ownersAndReception,
	'POST /api/enquiries/:id/offer': ownersAndReception,
	'POST /api/enquiries/:id/confirm': ownersAndReception,
	'POST /api/enquiries/:id/decline': ownersAndReception,
	'POST /api/enquiries/:id/cancel': ownersAndReception,
	'POST /api/enquiries/:id/reopen': ownersAndReception,
	'POST /api/enquiries/:id/note': ownersAndReception,
	'GET /api/enquiries/:id/receipt': ownersAndReception,
	'POST /api/enquiries/:id/deposit': ownersAndReception,
	'GET /api/notices': ownersAndReception,
	// Reception may delete a request by the guest's link, and bookings by phone: it must not be able to delete the notice too.
	'DELETE /api/notices/:id': owner,
	'GET /api/blocks': ownersAndReception,
	'POST /api/blocks': ownersAndReception,
	'GET /api/blocks/:id': ownersAndReception,
	'PUT /api/blocks/:id': ownersAndReception,
	'DELETE /api/blocks/:id': ownersAndReception,
	'GET /api/stays': ownersAndReception,
	'GET /api/stays/arrivals': ownersAndReception,
	'GET /api/stays/overbooked': ownersAndReception,
	'GET /api/stays/options': ownersAndReception,
	'PUT /api/stays/options': owner,
	'GET /api/rates': ownersAndReception,
	'PUT /api/rates': owner,
	'GET /api/units': ownersAndReception,
	'PUT /api/units': owner,
	'GET /api/calendars': ownersAndReception,
	'PUT /api/calendars': owner,
	'POST /api/calendars/:offer/renew': owner,

	// Tables, without what is personal.
	'GET /api/tables': everybody,
	'POST /api/tables/:id/confirm': everybody,

	// Words, facts and photographs. The restaurant changes and publishes the menu alone (content-routes.ts).
	'GET /api/content': ownersAndRestaurant,
	'GET /api/content/:document': ownersAndRestaurant,
	'PATCH /api/content/:document': ownersAndRestaurant,
	'POST /api/content/publish': ownersAndRestaurant,
	'DELETE /api/content/draft': owner,
	'GET /api/content/history': owner,
	'POST /api/content/history/:version/restore': owner,
	'GET /api/photos': owner,
	'PUT /api/photos/:slot': owner,
	'PATCH /api/photos/:slot': owner,
	'DELETE /api/photos/:slot': owner,

	'GET /api/desk/reviews': ownersAndReception,
	'PUT /api/reviews/:id/answer': ownersAndReception,
	'DELETE /api/reviews/:id/answer': ownersAndReception,
	'PUT /api/reviews/:id/hidden': owner,
	'DELETE /api/reviews/:id/hidden': owner,
	'DELETE /api/delete/:id': owner,
	'POST /api/restore/:id': owner,

	// Calls that send data out of the house, delete for good, or concern everybody.
	'POST /api/enquiries.csv': owner,
	'DELETE /api/enquiries/:id': owner,
	'DELETE /api/enquiries': owner,
	'GET /api/desk/readiness': owner,
	'DELETE /api/desk/sample-reviews': owner,
	'POST /api/desk/test-mail': owner,
	'GET /api/backups': owner,
	'POST /api/backups': owner,
	'POST /api/backups/:name': owner,
	'GET /api/people': owner,
	'GET /api/people/given-access': owner,
	'POST /api/people': owner,
	'POST /api/people/:id/invitation': owner,
	'PATCH /api/people/:id': owner,
	'POST /api/people/:id/sign-out': owner,
} as const satisfies Record<string, readonly Role[]>

/**
 * The one table of who may call what: `require-owner.ts` asks it on every call, and access.api.test.ts compares it with the
 * routes. A call that is not listed is for owners alone.
 */
export const access: Record<string, readonly Role[]> = rules

/**
 * Calls whose effect outlasts the session that makes them: they give lasting power, or a copy of everything. They ask for the
 * password again, and with two-factor on for a code, because a token alone may come from an unlocked desk: `require-owner.ts`
 * refuses them without. The value is the field of the password.
 */
export const asksAgain = {
	// There `password` is the new one.
	'POST /api/auth/password': 'current',
	'POST /api/two-factor': 'password',
	'POST /api/two-factor/recovery-codes': 'password',
	'POST /api/two-factor/off': 'password',
	'POST /api/people': 'password',
	'POST /api/people/:id/invitation': 'password',
	'PATCH /api/people/:id': 'password',
	'POST /api/backups/:name': 'password',
} as const satisfies Partial<Record<keyof typeof rules, string>>

export function mayCall(role: Role, method: string, route: string): boolean {
	return (access[`${method} ${route}`] ?? owner).includes(role)
}

/** The field of the body that has the password again; undefined for calls that do not ask. */
export function passwordFieldOf(method: string, route: string): 'password' | 'current' | undefined {
	const fields: Record<string, 'password' | 'current'> = asksAgain
	return fields[`${method} ${route}`]
}

/** A preview shows the draft of texts, facts and photographs. */
export function mayPreview(role: Role): boolean {
	return ownersAndRestaurant.includes(role)
}
