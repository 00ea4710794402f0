import { sql } from 'kysely'
import type { DatabasePlace } from '#db/connect.ts'
import { type Database, openDatabase } from '#db/connect.ts'

/** Reads the site's database over a separate connection, closed afterwards so that no connection survives the next crash. */
export async function lookInto<Result>(
	place: DatabasePlace,
	look: (database: Database) => Promise<Result>,
): Promise<Result> {
	const database = await openDatabase(place)
	try {
		return await look(database)
	} finally {
		await database.close()
	}
}

/** Else the site treats the load as spam and asks for proofs of work. */
export async function forgetLimits({ query }: Database) {
	await query.deleteFrom('rate_limits').execute()
}

/** The ids and review texts among these that are not stored. */
export async function missing({ query }: Database, keys: Iterable<string>): Promise<string[]> {
	const enquiries = await query.selectFrom('enquiries').select('id').execute()
	const reviews = await query.selectFrom('reviews').select('message').execute()
	const there = new Set([...enquiries.map(({ id }) => id), ...reviews.map((it) => it.message)])
	return [...keys].filter((key) => !there.has(key))
}

/** Damaged pages and indexes, and rows that contradict each other. */
export async function damage(database: Database): Promise<string[]> {
	const found = database.kind === 'sqlite' ? await sqliteDamage(database) : await indexes(database)
	const { query } = database
	const unmailed = await query
		.selectFrom('enquiries')
		.leftJoin('outbox', 'outbox.enquiry_id', 'enquiries.id')
		.select('enquiries.id')
		.where('outbox.id', 'is', null)
		.execute()
	const { total } = await query
		.selectFrom('review_scores')
		.select(({ fn }) => fn.sum<number | null>('count').as('total'))
		.executeTakeFirstOrThrow()
	const { reviews } = await query
		.selectFrom('reviews')
		.select(({ fn }) => fn.countAll<number>().as('reviews'))
		.executeTakeFirstOrThrow()
	found.push(...unmailed.map(({ id }) => `enquiry ${id} without a mail to the owner`))
	if (Number(total ?? 0) !== Number(reviews)) found.push(`${reviews} reviews, ${total} scores`)
	return found
}

async function sqliteDamage({ query }: Database) {
	const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(query)
	const orphans = await sql`pragma foreign_key_check`.execute(query)
	const said = rows.map((row) => row.integrity_check).filter((line) => line !== 'ok')
	return [...said, ...orphans.rows.map((row) => JSON.stringify(row))]
}

/** amcheck compares every index with its table. Not every PostgreSQL package includes it. */
async function indexes({ query }: Database): Promise<string[]> {
	const { rows } = await sql`select 1 from pg_available_extensions where name = 'amcheck'`.execute(
		query,
	)
	if (rows.length === 0) return []
	await sql`create extension if not exists amcheck`.execute(query)
	try {
		await sql`select bt_index_check(indexrelid, true) from pg_index
			join pg_class on pg_class.oid = indexrelid
			where relnamespace = 'public'::regnamespace and relam = (select oid from pg_am where amname = 'btree')`.execute(
			query,
		)
		return []
	} catch (error) {
		return [(error as Error).message]
	}
}
