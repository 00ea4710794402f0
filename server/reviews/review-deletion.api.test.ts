import { expect, test } from 'vitest'
import { readSiteVersion } from '#db/site-version.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { list, post } from '#tests/helpers/reviews.ts'
import { buildTestApi, storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

describeSampledDatabase('postgres', ({ open }) => {
	test('the owner deletes a review and can undo it for 30 seconds', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const clock = { now: Date.now() }
		const app = await buildTestApi(database, { clock })
		const created = (await post(app)).json()
		const { call } = await signInOwner(app)
		const version = await readSiteVersion(database)

		const deleted = await call('DELETE', `/api/delete/${created._id}`)
		expect([deleted.statusCode, deleted.json()]).toEqual([200, { deleted: created._id }])
		expect(await list(app)).toEqual([])
		expect(await readSiteVersion(database)).toBe(version + 1)
		const again = await call('DELETE', `/api/delete/${created._id}`)
		expect(again.statusCode).toBe(404)

		clock.now += 10_000
		const restored = await call('POST', `/api/restore/${created._id}`)
		expect([restored.statusCode, restored.json()]).toEqual([200, created])
		expect(await list(app)).toEqual([created])
		expect(await readSiteVersion(database)).toBe(version + 2)

		await call('DELETE', `/api/delete/${created._id}`)
		clock.now += 60_000
		const late = await call('POST', `/api/restore/${created._id}`)
		expect(late.statusCode).toBe(404)
		const unknown = ['nothing', '%00', "'%20or%201=1", 'x'.repeat(90)]
		for (const id of unknown)
			expect((await call('DELETE', `/api/delete/${id}`)).statusCode).toBe(404)
	})

	test('deleted reviews are removed from the database after a minute', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const clock = { now: Date.now() }
		const app = await buildTestApi(database, { clock })
		const { _id } = (await post(app)).json()
		const { call } = await signInOwner(app)
		await call('DELETE', `/api/delete/${_id}`)
		await app.close()
		clock.now += 61_000
		await (await buildTestApi(database, { clock })).close()
		expect(await database.query.selectFrom('reviews').selectAll().execute()).toEqual([])
	})

	test('without a valid token no call deletes or restores anything', async () => {
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApi(database)
		const created = (await post(app)).json()
		const { headers: owner, call } = await signInOwner(app)
		const token = owner['x-auth-token']
		await call('DELETE', '/api/auth')

		const attempts: Record<string, string>[] = [
			{},
			{ 'x-auth-token': '' },
			owner,
			{ 'x-auth-token': 'A'.repeat(43) },
			{ authorization: `Bearer ${token}` },
			{ cookie: `x-auth-token=${token}` },
			{ 'x-forwarded-for': '127.0.0.1' },
			{ 'x-http-method-override': 'DELETE' },
		]
		for (const headers of attempts) {
			for (const method of ['DELETE', 'POST', 'PUT', 'PATCH', 'GET', 'HEAD', 'OPTIONS'] as const) {
				for (const name of ['delete', 'restore', '/delete', 'delete//', 'Delete']) {
					const url = `/api/${name}/${created._id}?x-auth-token=${token}&token=${token}`
					const { statusCode } = await app.inject({ method, url, headers })
					expect(statusCode).toBeGreaterThanOrEqual(300)
				}
			}
		}
		expect(await list(app)).toEqual([created])
		const bare = await app.inject({ method: 'DELETE', url: `/api/delete/${created._id}` })
		expect([bare.statusCode, bare.json().code]).toEqual([401, 'unauthenticated'])
	})
})
