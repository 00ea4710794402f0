import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

describeSampledDatabase('postgres', ({ open, newPlace, kind }) => {
	test('a publication shows on every process that shares the database, and restoring takes it back', async () => {
		const place = await newPlace()
		const database = await open(place)
		await storeOwnerPassword(database)
		const app = await buildTestApp(database)
		// SQLite serves one process.
		const other = kind === 'postgres' ? await buildTestApp(await open(place)) : app
		const pageOf = async (path: string) => (await other.inject({ url: path })).body
		const [first, firstArrive] = [await pageOf('/camping'), await pageOf('/arrive')]
		const owner = await signInOwner(app)
		const call = async (method: 'PATCH' | 'POST', path: string, payload?: object) => {
			const response = await owner.call(method, `/api/content${path}`, payload)
			expect(response.statusCode).toBeLessThan(300)
		}
		const phones = ['+573109876543', '+573000000002']

		await call('PATCH', '/camping', {
			changes: [{ path: 'price.text', locale: 'es', value: 'Impuestos incluidos. Hay café.' }],
		})
		await call('PATCH', '/facts', {
			changes: [
				{ path: 'campingPesos', value: 31_000 },
				{ path: 'phones', value: phones },
			],
		})
		expect(await pageOf('/camping'), 'a draft is the owner’s alone').toBe(first)
		await call('POST', '/publish')
		await expect.poll(() => pageOf('/camping')).toContain('Hay café.')
		expect(await pageOf('/camping')).toContain('31.000')
		expect(await pageOf('/arrive'), 'the route card').toContain(`tel:${phones[0]}`)

		await call('POST', '/history/0/restore')
		await expect.poll(() => pageOf('/camping')).toBe(first)
		expect(await pageOf('/arrive')).toBe(firstArrive)
	})
})
