import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { expect, test } from 'vitest'
import { migrateToLatest } from '#db/migrate.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { rowsAtOnce, tablesInOrder } from './contents.ts'

test('rows with pictures and receipts are held two at a time, others by the hundred', async () => {
	const source = new DatabaseSync(':memory:')
	const db = new Kysely<never>({ dialect: createSqliteDialect(source) })
	await migrateToLatest(db)
	const few = tablesInOrder(source).filter((table) => rowsAtOnce(source, table) <= 2)
	expect(few.toSorted()).toEqual(['deposits', 'picture_files'])
	expect(rowsAtOnce(source, 'enquiries')).toBe(500)
	await db.destroy()
})
