import { expect, test } from 'vitest'
import { roles } from '#domain/owner/roles.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'
import { signInAs } from '#tests/helpers/site/sign-in-as.ts'
import { access, mayCall } from './access.ts'

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
]

describeSampledDatabase('sqlite', ({ open: openDatabase }) => {
	test('every route has a rule, and every rule a route', async () => {
		const app = await buildTestApi(await openDatabase())
		const routes = await routesOf(app)
		const named = (isOpen: boolean) =>
			routes.filter((it) => it.isOpen === isOpen).map((it) => `${it.method} ${it.route}`)
		expect(named(false).toSorted()).toEqual(Object.keys(access).toSorted())
		const ofGuests = (route: string) => /^POST \/api\/requests\/:key\/\w+$/.test(route)
		expect(
			named(true)
				.filter((route) => !ofGuests(route))
				.toSorted(),
		).toEqual(open.toSorted())
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
