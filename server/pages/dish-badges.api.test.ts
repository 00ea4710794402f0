import { expect, onTestFinished, test, vi } from 'vitest'
import { dishBadges } from '#content/pages/menu.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { storeOwnerPassword } from '#tests/helpers/site/build-api.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { signInOwner } from '#tests/helpers/site/sign-in-owner.ts'

describeSqlite(({ open }) => {
	test('a dish is today’s or sold out until midnight in Colombia, also on a cached page', async () => {
		vi.useFakeTimers({ toFake: ['Date'] })
		onTestFinished(() => {
			vi.useRealTimers()
		})
		vi.setSystemTime('2026-11-15T20:00:00Z')
		const database = await open()
		await storeOwnerPassword(database)
		const app = await buildTestApp(database)
		const owner = await signInOwner(app)
		const call = async (method: 'PATCH' | 'POST', url: string, body?: object) => {
			expect((await owner.call(method, url, body)).statusCode).toBe(200)
		}
		const dish = (name: string, badge: string) => ({ name, text: 'Con patacón', mark: badge })
		const both = (item: object) => ({ es: item, en: item })
		await call('PATCH', '/api/content/menu', {
			changes: [
				{
					path: 'sections.0.dishes',
					value: [
						both(dish('Trucha', 'today 2026-11-15')),
						both(dish('Ajiaco', 'soldOut 2026-11-15')),
						both(dish('Mute', 'soldOut 2026-11-14')),
					],
				},
			],
		})
		await call('POST', '/api/content/publish')
		const badgesAt = async (url: string) =>
			(await app.inject({ url })).body.match(/data-badge="\w+"/g) ?? []

		expect(await badgesAt('/menu')).toEqual(['data-badge="today"', 'data-badge="soldOut"'])
		expect((await app.inject({ url: '/en/menu' })).body).toContain(dishBadges.en.soldOut)
		vi.setSystemTime('2026-11-16T04:59:59Z')
		expect(await badgesAt('/menu')).toHaveLength(2)
		vi.setSystemTime('2026-11-16T05:00:00Z')
		expect(await badgesAt('/menu')).toEqual([])
		expect(await badgesAt('/en/menu')).toEqual([])
	})
})
