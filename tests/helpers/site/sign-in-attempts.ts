import type { FastifyInstance } from 'fastify'
import { vi } from 'vitest'
import type { Database } from '#db/connect.ts'
import { buildTestApi, ownerPassword, quickPasswords, storeOwnerPassword } from './build-api.ts'

/** Signs in with the owner's name and password, or with others. */
export function signIn(app: FastifyInstance, changes: object = {}, address = '203.0.113.1') {
	return app.inject({
		method: 'POST',
		url: '/api/auth',
		headers: { 'x-forwarded-for': address },
		payload: { name: 'admin', password: ownerPassword, ...changes },
	})
}

/** Passwords whose checks can be counted. */
export function countingPasswords() {
	const verify = vi.fn(quickPasswords.verify)
	return { ...quickPasswords, verify }
}

/** An API whose owner has `ownerPassword`. */
export async function withOwner(database: Database, clock = { now: Date.now() }) {
	await storeOwnerPassword(database)
	const passwords = countingPasswords()
	return { clock, passwords, app: await buildTestApi(database, { clock, passwords }) }
}
