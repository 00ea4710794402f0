import { expect, test } from 'vitest'
import { camping } from '#content/pages/camping.ts'
import { readTextIds } from '#domain/editing/text-ids.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'
import { sweep } from '#tests/helpers/steps.ts'

const draft = 'Solo el propietario lo ve.'

describeSqlite(({ open }) => {
	async function siteWithDraft() {
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApp(database)
		const { headers: owner, call } = await signInOwner(app)
		const changes = [{ path: 'lead', locale: 'es', value: draft }]
		await call('PATCH', '/api/content/camping', { changes })
		const get = (url: string, headers = {}) => app.inject({ url, headers })
		return { app, owner, get, preview: { ...owner, 'x-preview': '1' } }
	}

	test('the owner sees the draft with its text ids; none of it is cached or shown to others', async () => {
		const { get, preview, app, owner } = await siteWithDraft()
		await get('/camping')
		const response = await get('/camping', preview)
		expect(response.headers['cache-control']).toBe('no-store')
		const { plain, ids } = readTextIds(response.body)
		expect(plain).toContain(draft)
		for (const path of ['lead', 'price.text', 'rules.items.0', 'services.items.5.title'])
			expect(ids).toContainEqual(expect.objectContaining({ document: 'camping', path }))
		expect(ids).toContainEqual(
			expect.objectContaining({ document: 'chrome', path: 'footer.hours' }),
		)
		expect(ids.some(({ path }) => path.startsWith('meta.') || path.endsWith('.to'))).toBe(false)

		const { body } = await get('/camping')
		expect(body).toContain(camping.copy.es.lead)
		expect(readTextIds(body).ids).toEqual([])

		await app.inject({ method: 'POST', url: '/api/content/publish', headers: owner })
		expect((await get('/camping')).body).toContain(draft)
	})

	test('without a valid token there is no preview', async () => {
		const { get } = await siteWithDraft()
		for (const token of [undefined, 'x'.repeat(43)]) {
			const response = await get('/camping', {
				'x-preview': '1',
				...(token && { 'x-auth-token': token }),
			})
			expect(response.statusCode).toBe(401)
		}
	})

	test('every page has a preview in both languages', sweep, async () => {
		const { get, preview } = await siteWithDraft()
		for (const { path } of everyPage) {
			const response = await get(path, preview)
			expect({ path, status: response.statusCode }).toEqual({ path, status: 200 })
			expect(readTextIds(response.body).ids.length, path).toBeGreaterThan(20)
		}
	})
})
