import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connect.ts'
import { buildTestApi, storeOwnerPassword } from './site/build-api.ts'
import { signInOwner } from './site/sign-in-owner.ts'

type Method = 'GET' | 'PATCH' | 'POST' | 'DELETE'
type Call = Awaited<ReturnType<typeof contentCalls>>

/** The app, and calls of `/api/content` as the owner. */
export async function signedIn(database: Database) {
	await storeOwnerPassword(database)
	const app = await buildTestApi(database)
	return { app, call: await contentCalls(app) }
}

export async function contentCalls(app: FastifyInstance) {
	const { call } = await signInOwner(app)
	return (method: Method, url: string, payload?: object) =>
		call(method, `/api/content${url}`, payload)
}

export function change(call: Call, document: string, ...changes: object[]) {
	return call('PATCH', `/${document}`, { changes })
}

export async function fieldAt(call: Call, document: string, path: string) {
	const { fields } = (await call('GET', `/${document}`)).json()
	return fields.find((field: { path: string }) => field.path === path)
}
