import type { Transaction } from 'kysely'
import type { Database } from '#db/connect.ts'
import { holdNamedLock } from '#db/named-lock.ts'
import type { Tables } from '#db/tables.ts'
import { AppError } from '#domain/errors.ts'
import { RememberedRefusals } from './remembered-refusals.ts'
import type { SiteSecret } from './site-secret.ts'
import { visitorCode } from './visitor-code.ts'

/** At most `max` uses in any stretch of `windowMs`, which may be an hour at most. */
export type RateLimit = { name: string; max: number; windowMs: number }

export const hourMs = 60 * 60 * 1000
const slicesPerWindow = 60

export type RateLimits = ReturnType<typeof createRateLimits>
type Options = { database: Database; secret: SiteSecret; now?: () => number }

/**
 * Counts per network address, kept in the database: every process sees the same counts, and a restart forgets none.
 * When the database fails so does the call, and what it guards is refused.
 */
export function createRateLimits({ database, secret, now = Date.now }: Options) {
	const refusals = new RememberedRefusals()

	async function bucketOf(limit: RateLimit, address: string) {
		return `${limit.name}:${await visitorCode(secret, limit.name, address)}`
	}

	/** Counts one use, or throws `too-many-requests`. */
	async function take(limit: RateLimit, address: string) {
		const bucket = await bucketOf(limit, address)
		refuseUntil(refusals.until(bucket, now()))
		await database.query.transaction().execute((transaction) => takeIn(transaction, limit, bucket))
	}

	/** Throws like `take`, but leaves the counting to the transaction that does the work: it counts if that succeeds. */
	async function prepare(limit: RateLimit, address: string) {
		const bucket = await bucketOf(limit, address)
		await checkBucket(limit, bucket)
		return (transaction: Transaction<Tables>) => takeIn(transaction, limit, bucket)
	}

	async function takeIn(transaction: Transaction<Tables>, limit: RateLimit, bucket: string) {
		await holdNamedLock(transaction, bucket)
		refuseUntil(await fullUntil(transaction, limit, bucket))
		await transaction
			.insertInto('rate_limits')
			.values({ bucket, window_start: sliceStart(limit, now()), count: 1 })
			.onConflict((conflict) =>
				conflict
					.columns(['bucket', 'window_start'])
					.doUpdateSet((row) => ({ count: row('rate_limits.count', '+', 1) })),
			)
			.execute()
	}

	async function checkBucket(limit: RateLimit, bucket: string) {
		refuseUntil(refusals.until(bucket, now()))
		refuseUntil(await fullUntil(database.query, limit, bucket))
	}

	/** How many uses the address made within the window. */
	async function used(limit: RateLimit, address: string) {
		const slices = await readSlices(database.query, limit, await bucketOf(limit, address))
		return slices.reduce((sum, slice) => sum + slice.count, 0)
	}

	/** When the next use will be free; undefined when one is free now. */
	async function fullUntil(query: Database['query'], limit: RateLimit, bucket: string) {
		let left = limit.max
		for (const slice of await readSlices(query, limit, bucket)) {
			left -= slice.count
			if (left > 0) continue
			const until = slice.window_start + limit.windowMs
			refusals.remember(bucket, until)
			return until
		}
	}

	function readSlices(query: Database['query'], limit: RateLimit, bucket: string) {
		return query
			.selectFrom('rate_limits')
			.select(['window_start', 'count'])
			.where('bucket', '=', bucket)
			.where('window_start', '>', now() - limit.windowMs)
			.orderBy('window_start', 'desc')
			.execute()
	}

	function refuseUntil(until: number | undefined) {
		if (until === undefined) return
		throw new AppError('too-many-requests', { retryAfterSeconds: (until - now()) / 1000 })
	}

	/** Counts are forgotten as soon as no limit needs them (the privacy policy promises it). */
	async function forgetOld() {
		await database.query
			.deleteFrom('rate_limits')
			.where('window_start', '<=', now() - hourMs)
			.execute()
	}

	return { take, prepare, used, forgetOld }
}

function sliceStart({ windowMs }: RateLimit, time: number) {
	const slice = Math.ceil(windowMs / slicesPerWindow)
	return Math.floor(time / slice) * slice
}
