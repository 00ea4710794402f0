import type { FastifyInstance } from 'fastify'
import { ownerPassword } from './build-api.ts'
import { withPassword } from './with-password.ts'

type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE'

/** Signs in with the password of `storeOwnerPassword`; `call` reaches the API with the token, and the password where it is asked for. */
export async function signInOwner(app: FastifyInstance) {
	const signIn = { name: 'admin', password: ownerPassword }
	const { token } = (await app.inject({ method: 'POST', url: '/api/auth', payload: signIn })).json()
	const headers = { 'x-auth-token': String(token) }
	const call = (method: Method, url: string, body?: object) => {
		const payload = withPassword(method, url, body, ownerPassword)
		return app.inject({ method, url, headers, ...(payload && { payload }) })
	}
	return { headers, call }
}
