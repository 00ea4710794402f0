import { expect, test } from 'vitest'
import { access, mayCall } from '#domain/owner/access.ts'
import { roles } from '#domain/owner/roles.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'

type Operation = { security?: object[] }
type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE'

/** The routes themselves say which need somebody who is signed in: `ownersRoute` describes them so. */
async function routesOf(app: Awaited<ReturnType<typeof buildTestApi>>) {
	const { paths } = (await app.inject({ url: '/api/openapi.json' })).json()
	// The pages, and what answers 404 below /api, take every path.
	return Object.entries(paths as Record<string, Record<string, Operation>>)
		.flatMap(([path, operations]) =>
			Object.entries(operations).map(([method, { security }]) => ({
				method: method.toUpperCase() as Method,
				route: path.replaceAll(/\{(\w+)\}/g, ':$1'),
				isOpen: !security,
			})),
		)
		.filter(({ route }) => !route.includes('*'))
}

/** Open to visitors, or guarded by a secret of their own. Named here so that a new one is a decision. */
const open = [
	'GET /api/reviews',
	'POST /api/create',
	'PUT /api/reviews/:id',
	'DELETE /api/reviews/:id',
	'POST /api/auth',
	'GET /api/auth/form',
	'POST /api/invitations/:token',
	'POST /api/bookings',
	'POST /api/contact',
	'GET /api/bookings/:id/calendar.ics',
	'GET /api/ticket',
	'GET /api/health',
	'GET /api/ready',
	'GET /api/offers',
	'GET /api/estimate',
	'GET /api/estimate/form',
	'GET /api/availability',
	'GET /api/calendar/:offer/:file',
	'GET /api/calendar/:offer/:unit/:file',
	'GET /api/requests/:key',
	'DELETE /api/requests/:key',
	'GET /api/requests/:key/calendar.ics',
	'POST /api/requests/:key/accept',
	'POST /api/requests/:key/change',
	'POST /api/requests/:key/withdraw',
	'POST /api/requests/:key/cancel',
	'POST /api/requests/:key/message',
	'POST /api/requests/:key/receipt',
]

const all = ['owner', 'reception', 'restaurant'] as const
const owner = ['owner'] as const
const ownersAndReception = ['owner', 'reception'] as const
const ownersAndRestaurant = ['owner', 'restaurant'] as const

/** The rights that were decided, written out here because the other tests compare access.ts with itself. */
const decided: Record<string, { roles: readonly string[]; calls: string[] }> = {
	'requests and what guests wrote': {
		roles: ownersAndReception,
		calls: ['GET /api/enquiries', 'POST /api/enquiries/search', 'GET /api/desk/today'],
	},
	'replies to requests': {
		roles: ownersAndReception,
		calls: ['offer', 'confirm', 'decline', 'cancel', 'reopen', 'note', 'deliver'].map(
			(action) => `POST /api/enquiries/x/${action}`,
		),
	},
	'calendar and bookings by phone': {
		roles: ownersAndReception,
		calls: ['GET /api/stays', 'POST /api/blocks', 'PUT /api/blocks/x', 'DELETE /api/blocks/x'],
	},
	tables: { roles: all, calls: ['GET /api/tables', 'POST /api/tables/x/confirm'] },
	'rates and calendars, to read': {
		roles: ownersAndReception,
		calls: ['GET /api/rates', 'GET /api/calendars'],
	},
	'rates and calendars, to change': {
		roles: owner,
		calls: ['PUT /api/rates', 'PUT /api/calendars', 'POST /api/calendars/cabin/renew'],
	},
	'menu and dishes of today': {
		roles: ownersAndRestaurant,
		calls: ['GET /api/content/menu', 'PATCH /api/content/menu', 'POST /api/content/publish'],
	},
	'texts and facts': {
		roles: owner,
		calls: ['PATCH /api/content/facts', 'GET /api/content/home', 'DELETE /api/content/draft'],
	},
	photographs: { roles: owner, calls: ['PUT /api/photos/x', 'DELETE /api/photos/x'] },
	'reviews: answer': { roles: ownersAndReception, calls: ['PUT /api/reviews/x/answer'] },
	'reviews: hide, delete': {
		roles: owner,
		calls: ['PUT /api/reviews/x/hidden', 'DELETE /api/delete/x', 'POST /api/restore/x'],
	},
	export: { roles: owner, calls: ['POST /api/enquiries.csv'] },
	"a person's data": { roles: owner, calls: ['DELETE /api/enquiries/x', 'DELETE /api/enquiries'] },
	backups: { roles: owner, calls: ['GET /api/backups', 'POST /api/backups/x'] },
	accounts: { roles: owner, calls: ['GET /api/people', 'POST /api/people', 'PATCH /api/people/x'] },
	settings: {
		roles: owner,
		calls: ['PUT /api/units', 'PUT /api/stays/options', 'GET /api/desk/readiness'],
	},
}

describeSampledDatabase('sqlite', ({ open: openDatabase }) => {
	test('the server gives each role what the house decided', async () => {
		const database = await openDatabase()
		const app = await buildTestApi(database)
		const wrong: string[] = []
		for (const role of all) {
			const person = await signInAs(database, app, role)
			for (const [cell, { roles, calls }] of Object.entries(decided))
				for (const [method, url] of calls.map((it) => it.split(' ') as [Method, string])) {
					// Whose document it is, is asked once the body has been read.
					const change = { changes: [{ path: 'rnt', value: '12345' }] }
					const { statusCode, body } = await person.call(
						method,
						url,
						method === 'PATCH' ? change : undefined,
					)
					const isRefused = statusCode === 403 && body.includes('"not-allowed"')
					if (isRefused === roles.includes(role))
						wrong.push(`${cell}: ${role} ${method} ${url} ${statusCode}`)
				}
		}
		expect(wrong).toEqual([])
	})

	test('every route has a rule, and every rule a route', async () => {
		const app = await buildTestApi(await openDatabase())
		const routes = await routesOf(app)
		const named = (isOpen: boolean) =>
			routes.filter((it) => it.isOpen === isOpen).map((it) => `${it.method} ${it.route}`)
		expect(named(false).toSorted()).toEqual(Object.keys(access).toSorted())
		expect(named(true).toSorted()).toEqual(open.toSorted())
	})

	test('each role may call what the table says and nothing else; signed out, nothing', async () => {
		const database = await openDatabase()
		const app = await buildTestApi(database)
		const people = await Promise.all(roles.map((role) => signInAs(database, app, role)))
		const guarded = (await routesOf(app)).filter(({ isOpen }) => !isOpen)
		expect(guarded.length).toBeGreaterThan(50)
		const wrong: string[] = []
		for (const { method, route } of guarded) {
			const url = route.replaceAll(/:\w+/g, 'x')
			const outside = await app.inject({ method, url })
			if (outside.statusCode !== 401) wrong.push(`signed out: ${method} ${route}`)
			for (const [index, role] of roles.entries()) {
				const person = people[index]
				// A call may end the session.
				const response = await person?.call(method, url, undefined, await person.signIn())
				const isAllowed = mayCall(role, method, route)
				const isRefused = response?.statusCode === 403 && response.json().code === 'not-allowed'
				// The restaurant may change one document alone.
				const isOther = role === 'restaurant' && route === '/api/content/:document'
				if (response?.statusCode === 401 || (!isOther && isRefused === isAllowed))
					wrong.push(`${role}: ${method} ${route} ${response?.statusCode}`)
			}
		}
		expect(wrong).toEqual([])
	})

	test('a route that nobody listed is for owners alone', () => {
		expect(mayCall('owner', 'POST', '/api/new')).toBe(true)
		expect(mayCall('reception', 'POST', '/api/new')).toBe(false)
		expect(mayCall('restaurant', 'POST', '/api/new')).toBe(false)
	})
})
