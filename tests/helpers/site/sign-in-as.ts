import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connect.ts'
import type { Role } from '#domain/owner/roles.ts'
import { insertPerson } from '#server/owner/people/people-repository.ts'
import { insertSession } from '#server/owner/session/sessions-repository.ts'

type Method = 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE'

/** Somebody with this role, signed in without a password; `call` reaches the API with their token. */
export async function signInAs(
	{ query }: Database,
	app: FastifyInstance,
	role: Role,
	name: string = role,
) {
	const id = randomUUID()
	const at = Date.now()
	await insertPerson(query, { id, name, role, is_on: 1, created_at: at, last_seen_at: null })
	const signIn = async () => {
		const token = Buffer.from(randomUUID().replaceAll('-', '').repeat(2), 'hex').toString(
			'base64url',
		)
		const times = { created_at: at, last_used_at: at, expires_at: at + 1e9 }
		await insertSession(query, token, { person_id: id, ...times })
		return token
	}
	const token = await signIn()
	const call = (method: Method, url: string, payload?: object, as = token) =>
		app.inject({ method, url, headers: { 'x-auth-token': as }, ...(payload && { payload }) })
	return { id, token, signIn, call }
}
