import type { FastifyInstance } from 'fastify'
import { ownerPassword } from './build-api.ts'

type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE'

/** Signs in with the password of `storeOwnerPassword`; `call` reaches the API with the token. */
export async function signInOwner(app: FastifyInstance) {
	const signIn = { name: 'admin', password: ownerPassword }
	const { token } = (await app.inject({ method: 'POST', url: '/api/auth', payload: signIn })).json()
	const headers = { 'x-auth-token': String(token) }
	const call = (method: Method, url: string, payload?: object) =>
		app.inject({ method, url, headers, ...(payload && { payload }) })
	return { headers, call }
}
