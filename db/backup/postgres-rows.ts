import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { postgresConfig } from '#db/postgres/postgres.ts'
import type { Row } from './contents.ts'

export type AnyTables = Record<string, Row>

// A copy runs beside the site, behind its visitors: on a busy machine its connection takes longer than theirs may.
const connectTimeoutMs = 15_000

/** A connection of its own, without the pool's timeouts: reading or writing a whole site takes longer than a request. */
export async function connectAlone(url: string): Promise<Kysely<AnyTables>> {
	const { default: pg } = await import('pg')
	const pool = new pg.Pool({ ...postgresConfig(url, connectTimeoutMs), max: 1 })
	pool.on('error', () => {})
	// Also while a connection is in use: its query fails, and the process goes on.
	pool.on('connect', (client) => client.on('error', () => {}))
	return new Kysely<AnyTables>({ dialect: new PostgresDialect({ pool }) })
}

/** A rest after each reading: so many times as long as it took. */
export type Rest = { times: number; longestMs: number }

/** All rows of a table, a few at a time. Needs a transaction. */
export async function* postgresRows(
	transaction: Kysely<AnyTables>,
	table: string,
	atOnce: number,
	rest?: Rest,
): AsyncGenerator<Row> {
	await sql`declare table_rows no scroll cursor for select * from ${sql.table(table)}`.execute(
		transaction,
	)
	for (;;) {
		const startedAt = performance.now()
		const { rows } = await sql<Row>`fetch ${sql.lit(atOnce)} from table_rows`.execute(transaction)
		const tookMs = performance.now() - startedAt
		yield* rows
		if (rows.length < atOnce) break
		if (rest) await sleep(Math.min(tookMs * rest.times, rest.longestMs))
	}
	await sql`close table_rows`.execute(transaction)
}
