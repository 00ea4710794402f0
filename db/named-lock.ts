import { PostgresAdapter, sql } from 'kysely'
import type { Transaction } from '#db/connect.ts'

/** Serialises transactions that hold the same name. SQLite runs one writing transaction at a time anyway. */
export async function holdNamedLock(transaction: Transaction, name: string): Promise<void> {
	if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
	await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
