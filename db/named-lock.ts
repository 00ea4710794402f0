import { PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Tables } from '#db/tables.ts'

/**
 * Whoever holds the same name waits until this transaction ends. On SQLite a writing transaction is
 * alone already.
 */
export async function holdNamedLock(transaction: Transaction<Tables>, name: string): Promise<void> {
	if (!(transaction.getExecutor().adapter instanceof PostgresAdapter)) return
	await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction)
}
