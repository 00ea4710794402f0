import { everybody, guests, kitchen, type Role } from '#domain/owner/roles.ts'

const owner: readonly Role[] = ['owner']

/**
 * The one table of who may call what: `require-owner.ts` asks it on every call, and access.api.test.ts compares it with the
 * routes. A call that is not listed is for owners alone.
 */
export const access: Record<string, readonly Role[]> = {
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
	'GET /api/desk/today': guests,
	'GET /api/enquiries': guests,
	'POST /api/enquiries/search': guests,
	'PATCH /api/enquiries/:id': guests,
	'POST /api/enquiries/:id/deliver': guests,
	'GET /api/enquiries/:id/stay': guests,
	'POST /api/enquiries/:id/offer': guests,
	'POST /api/enquiries/:id/confirm': guests,
	'POST /api/enquiries/:id/decline': guests,
	'POST /api/enquiries/:id/cancel': guests,
	'POST /api/enquiries/:id/reopen': guests,
	'POST /api/enquiries/:id/note': guests,
	'GET /api/enquiries/:id/receipt': guests,
	'POST /api/enquiries/:id/deposit': guests,
	'GET /api/notices': guests,
	// Reception may delete a request by the guest's link, and bookings by phone: it must not be able to delete the notice too.
	'DELETE /api/notices/:id': owner,
	'GET /api/blocks': guests,
	'POST /api/blocks': guests,
	'GET /api/blocks/:id': guests,
	'PUT /api/blocks/:id': guests,
	'DELETE /api/blocks/:id': guests,
	'GET /api/stays': guests,
	'GET /api/stays/arrivals': guests,
	'GET /api/stays/overbooked': guests,
	'GET /api/stays/options': guests,
	'PUT /api/stays/options': owner,
	'GET /api/rates': guests,
	'PUT /api/rates': owner,
	'GET /api/units': guests,
	'PUT /api/units': owner,
	'GET /api/calendars': guests,
	'PUT /api/calendars': owner,
	'POST /api/calendars/:offer/renew': owner,

	// Tables, without what is personal.
	'GET /api/tables': everybody,
	'POST /api/tables/:id/confirm': everybody,

	// Words, facts and photographs. The restaurant changes and publishes the menu alone (content-routes.ts).
	'GET /api/content': kitchen,
	'GET /api/content/:document': kitchen,
	'PATCH /api/content/:document': kitchen,
	'POST /api/content/publish': kitchen,
	'DELETE /api/content/draft': owner,
	'GET /api/content/history': owner,
	'POST /api/content/history/:version/restore': owner,
	'GET /api/photos': owner,
	'PUT /api/photos/:slot': owner,
	'PATCH /api/photos/:slot': owner,
	'DELETE /api/photos/:slot': owner,

	'GET /api/desk/reviews': guests,
	'PUT /api/reviews/:id/answer': guests,
	'DELETE /api/reviews/:id/answer': guests,
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
	'POST /api/people': owner,
	'POST /api/people/:id/invitation': owner,
	'PATCH /api/people/:id': owner,
	'POST /api/people/:id/sign-out': owner,
}

export function mayCall(role: Role, method: string, route: string): boolean {
	return (access[`${method} ${route}`] ?? owner).includes(role)
}

/** A preview shows the draft of texts, facts and photographs. */
export function mayPreview(role: Role): boolean {
	return kitchen.includes(role)
}
