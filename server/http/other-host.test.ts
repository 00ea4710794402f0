import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { otherHostWarning, warnOfOtherHosts } from './other-host.ts'

test('a host that differs from PUBLIC_URL is logged once, and no more than twenty of them', async () => {
	const lines: string[] = []
	const app = Fastify({ logger: { level: 'warn', stream: { write: (line) => lines.push(line) } } })
	warnOfOtherHosts(app, 'https://www.palma.example')
	app.get('/', async () => 'here')
	const askAt = (host: string) => app.inject({ url: '/', headers: { host } })
	await askAt('www.palma.example')
	expect(lines).toEqual([])
	await askAt('127.0.0.1:3000')
	await askAt('127.0.0.1:3000')
	expect(lines.map((line) => JSON.parse(line))).toMatchObject([
		{ host: '127.0.0.1:3000', publicUrl: 'https://www.palma.example' },
	])
	for (let count = 0; count < 50; count += 1) await askAt(`name-${count}.example`)
	expect(lines).toHaveLength(20)
	await app.close()
})

test('the start warns when PUBLIC_URL is elsewhere', () => {
	expect(otherHostWarning('http://localhost:3000', 3000)).toBe('')
	expect(otherHostWarning('http://127.0.0.1:3000', 3000)).toBe('')
	for (const elsewhere of ['https://www.palma.example', 'http://localhost:3001'])
		expect(otherHostWarning(elsewhere, 3000)).toContain(elsewhere)
})
