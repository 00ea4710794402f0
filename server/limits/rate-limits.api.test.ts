import { array, assert, asyncProperty, nat } from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { hourMs } from '#domain/time/dates.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { type LimitName, limits, limitNames as names } from './limits.ts'
import { createRateLimits } from './rate-limits.ts'

const start = 1_800_000_000_000

function limitsOf(database: Database, clock = { now: start }) {
	const rateLimits = createRateLimits({
		database,
		secret: createSiteSecret(database),
		now: () => clock.now,
	})
	/** Whether the use is within its limit, however the limit says that it is not. */
	const take = (name: LimitName, address: string) =>
		rateLimits.take(name, address).catch((error) => {
			if (error.code !== 'too-many-requests') throw error
			return false
		})
	/** Uses all but `left`: the limits of hundreds are as exact as those of three. */
	async function leave(left: number, name: LimitName, address: string) {
		await take(name, address)
		await database.query
			.updateTable('rate_limits')
			.set({ count: limits[name].most - left })
			.where('bucket', 'like', `${name}:%`)
			.where('count', '=', 1)
			.execute()
	}
	return { clock, rateLimits, take, leave }
}

/** Addresses that count as one, and others. */
const addresses = {
	network: {
		same: ['2001:db8:0:7::1', '2001:db8:0:7:ffff::1'],
		others: ['2001:db8:0:8::1', '203.0.113.2', '203.0.113.3'],
	},
	'mail address': {
		same: ['ana@example.com', ' Ana@EXAMPLE.com'],
		others: ['ane@example.com', 'ana%1@example.com', 'ana%2@example.com'],
	},
	site: { same: ['', 'anything'], others: [] },
}

describeEachDatabase(({ open, newPlace, kind }) => {
	test('of thirty uses at once, over all processes, exactly those within the limit are granted', async () => {
		const place = await newPlace()
		const databases =
			kind === 'postgres' ? [await open(place), await open(place)] : [await open(place)]
		const processes = databases.map((database) => limitsOf(database))
		for (const name of names) {
			const left = Math.min(limits[name].most - 1, 7)
			await processes[0]?.leave(left, name, '203.0.113.3')
			const uses = Array.from({ length: 30 }, (_, index) =>
				processes[index % processes.length]?.take(name, '203.0.113.3'),
			)
			expect((await Promise.all(uses)).filter(Boolean), name).toHaveLength(left)
		}
	})

	test('whenever they come, uses are refused while there were as many within the window, and no longer', async () => {
		const { take, leave, clock } = limitsOf(await open())
		let runs = 0
		for (const name of names.filter((it) => limits[it].per !== 'site')) {
			const { most, windowMs } = limits[name]
			const sliceMs = windowMs / 60
			const pauses = array(nat(Math.round(windowMs / 3)), { maxLength: 12 })
			const property = asyncProperty(pauses, async (pauses) => {
				runs += 1
				clock.now = start
				const address = `visitor-${runs}`
				const left = Math.min(most - 1, 3)
				await leave(left, name, address)
				const uses = Array<number>(most - left).fill(start)
				for (const pause of pauses) {
					clock.now += pause
					const within = (period: number) => uses.filter((at) => at > clock.now - period).length
					if (await take(name, address)) {
						expect(within(windowMs - sliceMs), name).toBeLessThan(most)
						uses.push(clock.now)
					} else expect(within(windowMs), name).toBeGreaterThanOrEqual(most)
				}
			})
			await assert(property, { numRuns: 8 })
		}
	})

	test.each(names)('%s: addresses of one kind count together, others apart', async (name) => {
		const { take, leave } = limitsOf(await open())
		const { same, others } = addresses[limits[name].per]
		await leave(1, name, String(same[0]))
		expect(await take(name, String(same[1]))).toBe(true)
		for (const address of same) expect(await take(name, address)).toBe(false)
		for (const other of others) {
			await leave(1, name, other)
			expect(await take(name, other), other).toBe(true)
			expect(await take(name, other), other).toBe(false)
		}
		for (const other of names.filter((it) => it !== name))
			expect(await take(other, String(same[0])), other).toBe(true)
	})

	test('a use counted in a transaction is rolled back with it', async () => {
		const database = await open()
		const { rateLimits } = limitsOf(database)
		for (const name of names) {
			const count = await rateLimits.prepare(name, '203.0.113.5')
			const failing = database.query.transaction().execute(async (transaction) => {
				expect(await count(transaction)).toBe(true)
				throw new Error('the work failed')
			})
			await expect(failing).rejects.toThrow('the work failed')
			expect(await rateLimits.used(name, '203.0.113.5'), name).toBe(0)
		}
	})

	test('a refusal says when the next use is free', async () => {
		const { rateLimits, leave, clock } = limitsOf(await open())
		for (const name of names.filter((it) => limits[it].beyond === 'refused')) {
			clock.now = start
			await leave(1, name, '203.0.113.1')
			clock.now += 5 * 60_000
			await rateLimits.take(name, '203.0.113.1')
			const { windowMs } = limits[name]
			await expect(rateLimits.take(name, '203.0.113.1'), name).rejects.toMatchObject({
				code: 'too-many-requests',
				retryAfterSeconds: windowMs / 1000 - 5 * 60,
			})
			clock.now = start + windowMs
			await rateLimits.take(name, '203.0.113.1')
		}
	})

	test('uses counted while the clock ran ahead do not refuse anybody once it is right', async () => {
		const database = await open()
		const { rateLimits, take, clock } = limitsOf(database)
		const year = 365 * 24 * hourMs
		clock.now += year
		for (const _ of [1, 2, 3]) await take('letters', 'ana@example.com')
		clock.now -= year
		expect(await take('letters', 'ana@example.com')).toBe(true)
		expect(await rateLimits.used('letters', 'ana@example.com')).toBe(1)

		await rateLimits.forgetOld()
		const rows = await database.query.selectFrom('rate_limits').select('count').execute()
		expect(rows).toHaveLength(1)
	})

	test('counts survive a restart', async () => {
		const place = await newPlace()
		const before = await open(place)
		const first = limitsOf(before)
		for (const _ of [1, 2, 3]) await first.take('letters', 'ana@example.com')
		await before.close()

		const { take } = limitsOf(await open(place))
		expect(await take('letters', 'ana@example.com')).toBe(false)
	})

	test('addresses are not stored, and old counts are deleted', async () => {
		const database = await open()
		const { rateLimits, take, clock } = limitsOf(database)
		for (const name of names) await take(name, '203.0.113.6')
		const rows = () => database.query.selectFrom('rate_limits').selectAll().execute()
		expect(JSON.stringify(await rows())).not.toContain('203.0.113')
		clock.now += hourMs + 60_000
		await rateLimits.forgetOld()
		expect(await rows()).toEqual([])
	})
})
