import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connect.ts'
import { codeOnPhone } from './authenticator.ts'
import { buildTestApi, ownerPassword, storeOwnerPassword } from './site/build-api.ts'

/** How long a code of the phone lasts. */
export const step = 30_000

export function ownerOf(app: FastifyInstance) {
	const address = { 'x-forwarded-for': '203.0.113.1' }
	const headers: Record<string, string> = { ...address }
	const post = (url: string, payload: object) =>
		app.inject({ method: 'POST', url, headers, payload })
	return {
		headers,
		post,
		/** From another browser, which has no token yet. */
		signIn: (code?: string, changes: object = {}) =>
			app.inject({
				method: 'POST',
				url: '/api/auth',
				headers: address,
				payload: { name: 'admin', password: ownerPassword, code, ...changes },
			}),
		begin: (password = ownerPassword) => post('/api/two-factor', { password }),
		confirm: (code: string) => post('/api/two-factor/confirm', { code }),
		renew: (code: string, password = ownerPassword) =>
			post('/api/two-factor/recovery-codes', { password, code }),
		switchOff: (code: string, password = ownerPassword) =>
			post('/api/two-factor/off', { password, code }),
		status: async () => (await app.inject({ url: '/api/two-factor', headers })).json(),
		isSignedIn: async (token = headers['x-auth-token']) => {
			const more = { ...headers, 'x-auth-token': token }
			return (await app.inject({ url: '/api/auth', headers: more })).statusCode === 204
		},
	}
}

/** The owner, signed in. Two-factor is off. */
export async function signedIn(database: Database, clock = { now: Date.now() }) {
	await storeOwnerPassword(database)
	const app = await buildTestApi(database, { clock })
	const owner = ownerOf(app)
	owner.headers['x-auth-token'] = (await owner.signIn()).json().token
	return { app, clock, ...owner }
}

/** The same with two-factor on, one time step later, because the confirming code is spent. */
export async function withTwoFactor(database: Database, clock = { now: Date.now() }) {
	const owner = await signedIn(database, clock)
	const { secret } = (await owner.begin()).json()
	const phone = (distance = 0) => codeOnPhone(secret, clock.now + distance * step)
	const codes: string[] = (await owner.confirm(phone())).json().recoveryCodes
	clock.now += 2 * step
	return { ...owner, phone, codes, secret }
}
