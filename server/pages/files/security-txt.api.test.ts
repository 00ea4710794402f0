import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { buildTestApi } from '#tests/helpers/site/build-api.ts'

const address = '/.well-known/security.txt'
const day = 24 * 60 * 60 * 1000

describeSqlite(({ open }) => {
	test('security.txt has contact, expiry, languages and canonical address', async () => {
		const app = await buildTestApi(await open(), {
			environment: { PUBLIC_URL: 'https://p.example' },
		})
		const response = await app.inject({ url: address })
		expect(response.statusCode).toBe(200)
		expect(response.headers['content-type']).toBe('text/plain; charset=utf-8')
		const fields = response.body
			.trim()
			.split('\n')
			.map((line) => line.split(/: (.*)/).slice(0, 2))
		const { Expires, ...others } = Object.fromEntries(fields)
		expect(others).toEqual({
			Contact: `mailto:${facts.email}`,
			'Preferred-Languages': 'es, en',
			Canonical: `https://p.example${address}`,
		})
		expect(Expires).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
		const ahead = Date.parse(Expires) - Date.now()
		expect(ahead).toBeGreaterThan(90 * day)
		expect(ahead).toBeLessThan(365 * day)
	})

	test('security.txt is found with parameters and doubled slashes too', async () => {
		const app = await buildTestApi(await open())
		expect((await app.inject({ url: `${address}?x=1` })).statusCode).toBe(200)
		const redirected = await app.inject({ url: '/.well-known//security.txt/' })
		expect([redirected.statusCode, redirected.headers.location]).toEqual([308, address])
	})
})
