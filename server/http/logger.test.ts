import Fastify from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { cpuMsOf } from '#tests/helpers/measuring/measures.ts'
import { serializers } from './logger.ts'

const logged = (url: string, pattern?: string) =>
	serializers.req({ method: 'GET', url, routeOptions: { url: pattern } } as never)

test('a logged request has no query, headers or address', () => {
	const request = {
		method: 'GET',
		url: '/reviews?before=abc&email=ana@example.com',
		headers: { 'x-auth-token': 'secret' },
		ip: '203.0.113.7',
		routeOptions: { url: '/*' },
	}
	expect(serializers.req(request as never)).toEqual({ method: 'GET', path: '/reviews' })
})

test('a logged path is the pattern of its route, or that of a page', () => {
	expect(logged('/en/lodging?month=2099-01', '/*').path).toBe('/en/lodging')
	expect(logged('/api/enquiries/3f2b8c1e', '/api/enquiries/:id').path).toBe('/api/enquiries/:id')
	expect(logged('/anything', '/*').path).toBe('/*')
	expect(logged('/%', undefined).path).toBe('/*')
})

test('a secret in an address is not logged, however it is spelt', async () => {
	const lines: string[] = []
	const app = Fastify({
		loggerInstance: pino({ level: 'trace', serializers }, { write: (line) => lines.push(line) }),
	})
	for (const path of [
		'/api/requests/:key',
		'/api/invitations/:token',
		'/api/calendar/:offer/:file',
		'/*',
	])
		app.get(path, async () => 'ok')
	const key = 'AbCd-_12'.repeat(5)
	for (const url of [
		...[`/request/${key}`, `/request//${key}`, `/reques%74/${key}`, `/en/./request/${key}`],
		...[`/api/requests/${key}`, `/api/%72equests/${key}`, `/api/requests/${key}/`],
		...[`/api/invitations/${key}`, `/api/invitation%73/${key}`, `/en/admin/invitation/${key}`],
		...[`/api/calendar/cabin/${key}.ics`, `/%61pi/calendar/cabin/${key}.ics`, `/%/${key}`],
	])
		await app.inject({ url })
	await app.close()
	expect(lines.join('')).toContain('/api/requests/:key')
	expect(lines.join('')).not.toContain(key.slice(0, 8))
})

test('a logged error quotes no e-mail address and no phone number', () => {
	const error = new Error('550 no such user ana.maria@example.com, call +57 300 123 4567')
	const logged = JSON.stringify(serializers.err(error))
	expect(logged).not.toContain('ana.maria')
	expect(logged).not.toContain('300 123')
	expect(logged).toContain('550 no such user')
})

test('a long error is logged in a moment', () => {
	for (const text of ['a', 'a@', '-', '1 ', '+1('])
		expect(
			cpuMsOf(() => serializers.err(new Error(`a@${text.repeat(64_000 / text.length)}`))),
		).toBeLessThan(500)
})

test('any thrown value can be logged', () => {
	expect(serializers.err({ status: 405 })).toMatchObject({ code: 405 })
	expect(serializers.err(undefined)).toMatchObject({ message: '' })
})
