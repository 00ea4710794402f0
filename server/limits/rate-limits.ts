import { type Database, holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import { hourMs } from '#domain/time/dates.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { visitorCode } from './visitor-code.ts'

/** At most `max` uses in any period of `windowMs`, which may be an hour at most. */
export type RateLimit = { name: string; max: number; windowMs: number }

const slicesPerWindow = 60
/** Between the clocks of processes that share a database. */
const clockDifferenceMs = hourMs

export type RateLimits = ReturnType<typeof createRateLimits>
type Options = { database: Database; secret: SiteSecret; now?: () => number }

/**
 * Counts uses per network address in the database, so that processes share the counts and a restart keeps them. When the
 * database fails, so does the call, and what it guards is refused.
 */
export function createRateLimits({ database, secret, now = Date.now }: Options) {
	async function bucketOf(limit: RateLimit, address: string) {
		return `${limit.name}:${await visitorCode(secret, limit.name, address)}`
	}

	/** Counts one use, or throws `too-many-requests`. */
	async function take(limit: RateLimit, address: string) {
		const count = await prepare(limit, address)
		await database.query.transaction().execute(count)
	}

	/** Throws like `take`, and returns the counting for the caller's transaction: it counts if that commits. */
	async function prepare(limit: RateLimit, address: string) {
		const bucket = await bucketOf(limit, address)
		// A plain read first: a flood that is over the limit takes no write lock.
		await refuseIfFull(database.query, limit, bucket)
		return async (transaction: Transaction) => {
			await holdNamedLock(transaction, bucket)
			await refuseIfFull(transaction, limit, bucket)
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
	}

	async function refuseIfFull(query: Query, limit: RateLimit, bucket: string) {
		let left = limit.max
		for (const slice of await readSlices(query, limit, bucket)) {
			left -= slice.count
			if (left > 0) continue
			const freeAt = slice.window_start + limit.windowMs
			throw new AppError('too-many-requests', { retryAfterSeconds: (freeAt - now()) / 1000 })
		}
	}

	/** How many uses the address made within the window. */
	async function used(limit: RateLimit, address: string) {
		const slices = await readSlices(database.query, limit, await bucketOf(limit, address))
		return slices.reduce((sum, slice) => sum + slice.count, 0)
	}

	/** Slices of the future are from a clock that ran ahead: counted, they would refuse everybody until then. */
	function readSlices(query: Query, limit: RateLimit, bucket: string) {
		return query
			.selectFrom('rate_limits')
			.select(['window_start', 'count'])
			.where('bucket', '=', bucket)
			.where('window_start', '>', now() - limit.windowMs)
			.where('window_start', '<=', now())
			.orderBy('window_start', 'desc')
			.execute()
	}

	/** Counts are deleted as soon as no limit needs them, as the privacy policy promises. */
	async function forgetOld() {
		await database.query
			.deleteFrom('rate_limits')
			.where(({ eb, or }) =>
				or([
					eb('window_start', '<=', now() - hourMs),
					eb('window_start', '>', now() + clockDifferenceMs),
				]),
			)
			.execute()
	}

	return { take, prepare, used, forgetOld }
}

function sliceStart({ windowMs }: RateLimit, time: number) {
	const slice = Math.ceil(windowMs / slicesPerWindow)
	return Math.floor(time / slice) * slice
}
