import { expect, test } from 'vitest'
import { dayInBogota } from '#domain/time/dates.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { createDailyTasks } from './daily-tasks.ts'
import { readNotices } from './store/notices-repository.ts'

describeSqlite(({ open }) => {
	test('a day that began while the database was down begins once it is back', async () => {
		const { query } = await open()
		const now = Date.parse('2026-11-15T12:00:00Z')
		let isDown = true
		const database = {
			get query() {
				if (isDown) throw new Error('the database is down')
				return query
			},
		}
		const deps = { database, now: () => now, today: () => dayInBogota(now) }
		const [beginDay] = createDailyTasks(deps as never)
		const old = Date.parse('2023-11-15T12:00:00Z')
		await query
			.insertInto('notices')
			.values({ id: 'old', at: old, about: 'request-deleted', details: '{}' })
			.execute()

		await expect(beginDay?.()).rejects.toThrow('the database is down')
		isDown = false
		await beginDay?.()
		expect(await readNotices(query)).toEqual([])
	})
})
