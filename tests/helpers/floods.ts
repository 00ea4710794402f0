import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { FastifyInstance } from 'fastify'
import type { Database } from '#db/connect.ts'
import type { Challenge } from '#domain/forms/form-guard.ts'
import { limits } from '#server/limits/limits.ts'

/** Malformed posts from the address until its network is closed: three of them, with the counts that hundreds leave. */
export async function closeNetwork(app: FastifyInstance, database: Database, address: string) {
	for (const name of ['malformed', 'flood'] as const) {
		await postMalformed(app, address)
		await database.query
			.updateTable('rate_limits')
			.set({ count: limits[name].most })
			.where('bucket', 'like', `${name}:%`)
			.execute()
	}
	await postMalformed(app, address)
}

function postMalformed(app: FastifyInstance, address: string) {
	const headers = { 'x-forwarded-for': address }
	return app.inject({ method: 'POST', url: '/api/contact', headers, payload: {} })
}

/** The solution of the challenge that comes with a ticket, as the parameter of an address. */
export async function proofFor(app: FastifyInstance, address: string): Promise<string> {
	const headers = { 'x-forwarded-for': address }
	const { challenge } = (await app.inject({ url: '/api/ticket', headers })).json()
	return `altcha=${encodeURIComponent(await solve(challenge))}`
}

export async function solve(challenge: Challenge): Promise<string> {
	const solution = await solveChallenge({ challenge, deriveKey })
	return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}
