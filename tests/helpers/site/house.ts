import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connect.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { withPassword } from '#tests/helpers/site/with-password.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The password that invited people choose. */
export const password = 'tres mulas bajo el yarumo'

/** A site with its owner signed in, and the calls of people they invite. */
export async function house(database: Database) {
	await storeOwnerPassword(database)
	const clock = { now: Date.now() }
	const app = await buildTestApi(database, { clock })
	const owner = await signInOwner(app)
	const invite = async (name: string, role: string) => {
		const response = await owner.call('POST', '/api/people', { name, role })
		const { id, link = '' } = response.json()
		return { response, id, token: String(link.split('/').at(-1)) }
	}
	return { app, clock, database, owner, invite, ...callsOf(app) }
}

export function callsOf(app: FastifyInstance) {
	const post = (url: string, payload: object) => app.inject({ method: 'POST', url, payload })
	return {
		accept: (token: string, body: object = { password }) => post(`/api/invitations/${token}`, body),
		signIn: (name: string, word = password, code?: string) =>
			post('/api/auth', { name, password: word, ...(code && { code }) }),
		/** As somebody invited, who gives `password` where it is asked for. */
		as: (token: string, method: Method, url: string, body?: object) => {
			const payload = withPassword(method, url, body, password)
			const headers = { 'x-auth-token': token }
			return app.inject({ method, url, headers, ...(payload && { payload }) })
		},
	}
}
