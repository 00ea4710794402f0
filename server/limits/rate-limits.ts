import { type Database, holdNamedLock, type Query, type Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import { foldEmail } from '#domain/text/email.ts'
import { hourMs } from '#domain/time/dates.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { type LimitName, limitNames, limits } from './limits.ts'
import { keyedCode, networkOf } from './visitor-code.ts'

const slicesPerWindow = 60
const longestWindowMs = Math.max(...Object.values(limits).map(({ windowMs }) => windowMs))
const networkLimits = limitNames.filter((name) => limits[name].per === 'network')
/** Between the clocks of processes that share a database. */
const clockDifferenceMs = hourMs

/** Addresses that count as one. */
const keyOf = { network: networkOf, 'mail address': foldEmail, site: () => '' }

export type RateLimits = ReturnType<typeof createRateLimits>
type Options = { database: Database; secret: SiteSecret; now?: () => number }

/**
 * Counts uses in the database, so that processes share the counts and a restart keeps them. When the database fails, so does
 * the call, and what it guards is refused.
 */
export function createRateLimits({ database, secret, now = Date.now }: Options) {
	/** Stored in place of an address: a keyed hash, different for each limit. */
	async function bucketOf(name: LimitName, address: string) {
		const key = keyOf[limits[name].per](address)
		return `${name}:${await keyedCode(secret, `${name}\n${key}`)}`
	}

	/** Counts one use and returns true. Beyond the limit it counts nothing, and throws or returns false as the limit says. */
	async function take(name: LimitName, address: string, hasProof?: boolean): Promise<boolean> {
		const count = await prepare(name, address, hasProof)
		return await database.query.transaction().execute(count)
	}

	/**
	 * Refuses like `take`, and returns the counting for the caller's transaction: it counts if that commits. A post with a proof
	 * of work has paid otherwise: it is neither refused nor counted.
	 */
	async function prepare(name: LimitName, address: string, hasProof = false) {
		if (hasProof) return async () => true
		const bucket = await bucketOf(name, address)
		// A plain read first: a flood that is over the limit takes no write lock.
		if (limits[name].beyond === 'refused') await isWithin(database.query, name, bucket)
		return async (transaction: Transaction): Promise<boolean> => {
			await holdNamedLock(transaction, bucket)
			if (!(await isWithin(transaction, name, bucket))) return false
			await transaction
				.insertInto('rate_limits')
				.values({ bucket, window_start: sliceStart(name, now()), count: 1 })
				.onConflict((conflict) =>
					conflict
						.columns(['bucket', 'window_start'])
						.doUpdateSet((row) => ({ count: row('rate_limits.count', '+', 1) })),
				)
				.execute()
			return true
		}
	}

	async function isWithin(query: Query, name: LimitName, bucket: string): Promise<boolean> {
		const { most, windowMs, beyond } = limits[name]
		let left: number = most
		for (const slice of await readSlices(query, name, bucket)) {
			left -= slice.count
			if (left > 0) continue
			if (beyond === 'left to the caller') return false
			const freeAt = slice.window_start + windowMs
			throw new AppError('too-many-requests', { retryAfterSeconds: (freeAt - now()) / 1000 })
		}
		return true
	}

	/** How many uses there were within the window: by the time of the answer there may be more. */
	async function used(name: LimitName, address: string) {
		const slices = await readSlices(database.query, name, await bucketOf(name, address))
		return slices.reduce((sum, slice) => sum + slice.count, 0)
	}

	/** Whether a network has used up one of its limits. */
	async function isUsedUp(address: string): Promise<boolean> {
		const buckets = await Promise.all(networkLimits.map((name) => bucketOf(name, address)))
		const rows = await database.query
			.selectFrom('rate_limits')
			.select(['bucket', 'window_start', 'count'])
			.where('bucket', 'in', buckets)
			.where('window_start', '<=', now())
			.execute()
		return networkLimits.some((name, index) => {
			const since = now() - limits[name].windowMs
			const own = rows.filter((row) => row.bucket === buckets[index] && row.window_start > since)
			return own.reduce((sum, { count }) => sum + count, 0) >= limits[name].most
		})
	}

	/** Slices of the future are from a clock that ran ahead: counted, they would refuse everybody until then. */
	function readSlices(query: Query, name: LimitName, bucket: string) {
		return query
			.selectFrom('rate_limits')
			.select(['window_start', 'count'])
			.where('bucket', '=', bucket)
			.where('window_start', '>', now() - limits[name].windowMs)
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
					eb('window_start', '<=', now() - longestWindowMs),
					eb('window_start', '>', now() + clockDifferenceMs),
				]),
			)
			.execute()
	}

	return { take, prepare, used, isUsedUp, forgetOld }
}

function sliceStart(name: LimitName, time: number) {
	const slice = Math.ceil(limits[name].windowMs / slicesPerWindow)
	return Math.floor(time / slice) * slice
}
