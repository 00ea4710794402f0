import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { hourMs } from '#domain/time/dates.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { createRateLimits, type RateLimit } from './rate-limits.ts'

const threeAnHour: RateLimit = { name: 'test', max: 3, windowMs: hourMs }

function limitsOf(database: Database, clock = { now: 1_800_000_000_000 }) {
	const secret = createSiteSecret(database)
	return { clock, limits: createRateLimits({ database, secret, now: () => clock.now }) }
}

describeEachDatabase(({ open, newPlace, kind }) => {
	test('uses over the limit are refused until the first one is an hour old', async () => {
		const { limits, clock } = limitsOf(await open())
		await limits.take(threeAnHour, '203.0.113.1')
		clock.now += 10 * 60_000
		await limits.take(threeAnHour, '203.0.113.1')
		await limits.take(threeAnHour, '203.0.113.1')

		const refused = limits.take(threeAnHour, '203.0.113.1')
		await expect(refused).rejects.toMatchObject({
			code: 'too-many-requests',
			retryAfterSeconds: 50 * 60,
		})
		clock.now += 50 * 60_000
		await limits.take(threeAnHour, '203.0.113.1')
		await expect(limits.take(threeAnHour, '203.0.113.1')).rejects.toThrow('too-many-requests')
	})

	test('addresses are counted separately, those of one IPv6 network together', async () => {
		const { limits } = limitsOf(await open())
		for (const tail of ['1', '2', 'ffff:1']) await limits.take(threeAnHour, `2001:db8:0:7::${tail}`)
		await expect(limits.take(threeAnHour, '2001:db8:0:7::9')).rejects.toThrow('too-many-requests')
		await limits.take(threeAnHour, '2001:db8:0:8::1')
		await limits.take(threeAnHour, '203.0.113.2')
	})

	test('concurrent uses cannot exceed the limit', async () => {
		const place = await newPlace()
		const databases =
			kind === 'postgres' ? [await open(place), await open(place)] : [await open(place)]
		const clock = { now: 1_800_000_000_000 }
		const processes = databases.map((database) => limitsOf(database, clock).limits)
		const uses = Array.from({ length: 20 }, (_, index) =>
			processes[index % processes.length]?.take(threeAnHour, '203.0.113.3'),
		)
		const results = await Promise.allSettled(uses)
		expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
	})

	test('uses counted while the clock ran ahead do not refuse anybody once it is right', async () => {
		const database = await open()
		const { limits, clock } = limitsOf(database)
		const year = 365 * 24 * hourMs
		clock.now += year
		for (const _ of [1, 2, 3]) await limits.take(threeAnHour, '203.0.113.6')
		clock.now -= year
		await limits.take(threeAnHour, '203.0.113.6')
		expect(await limits.used(threeAnHour, '203.0.113.6')).toBe(1)

		await limits.forgetOld()
		const rows = await database.query.selectFrom('rate_limits').select('count').execute()
		expect(rows).toHaveLength(1)
	})

	test('counts survive a restart', async () => {
		const place = await newPlace()
		const before = await open(place)
		const first = limitsOf(before)
		for (const _ of [1, 2, 3]) await first.limits.take(threeAnHour, '203.0.113.4')
		await before.close()

		const { limits } = limitsOf(await open(place))
		await expect(limits.take(threeAnHour, '203.0.113.4')).rejects.toThrow('too-many-requests')
	})

	test('a use counted in a transaction is rolled back with it', async () => {
		const database = await open()
		const { limits } = limitsOf(database)
		const count = await limits.prepare(threeAnHour, '203.0.113.5')
		const failing = database.query.transaction().execute(async (transaction) => {
			await count(transaction)
			throw new Error('the work failed')
		})
		await expect(failing).rejects.toThrow('the work failed')
		expect(await limits.used(threeAnHour, '203.0.113.5')).toBe(0)
	})

	test('the network address is not stored, and old counts are deleted', async () => {
		const database = await open()
		const { limits, clock } = limitsOf(database)
		await limits.take(threeAnHour, '203.0.113.6')
		const rows = () => database.query.selectFrom('rate_limits').selectAll().execute()
		expect(JSON.stringify(await rows())).not.toContain('203.0.113')
		clock.now += hourMs + 60_000
		await limits.forgetOld()
		expect(await rows()).toEqual([])
	})
})
