import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { refuseLongLists } from './long-lists.ts'
import { sendErrorsAsProblems } from './problems.ts'

test('a list of more than a thousand items is refused before schemas read it, however deep it is', async () => {
	const app = Fastify()
	sendErrorsAsProblems(app)
	refuseLongLists(app)
	app.post('/', async () => 'read')
	const status = async (payload: string) => {
		const headers = { 'content-type': 'application/json' }
		return (await app.inject({ method: 'POST', url: '/', headers, payload })).statusCode
	}
	const list = (length: number) => JSON.stringify(Array(length).fill(1))
	expect(await status(`{"changes":${list(1_000)}}`)).toBe(200)
	expect(await status(`{"changes":${list(1_001)}}`)).toBe(413)
	expect(await status(`{"a":[{"b":${list(1_001)}}]}`)).toBe(413)
	expect(await status('['.repeat(30_000) + ']'.repeat(30_000))).toBe(200)
})
