import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from '#db/migrations/index.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { BackupError } from './check-database.ts'

/**
 * Throws unless the file has exactly the tables and indexes that its migrations create. A trigger planted in a backup would
 * run with every later write.
 */
export async function checkSchema(file: string) {
	const connection = new DatabaseSync(file, { readOnly: true })
	try {
		const done = connection.prepare('select name from kysely_migration order by name').all()
		const expected = await expectedSchema(done.map(({ name }) => String(name)))
		const found = schemaOf(connection)
		for (const [name, definition] of found) {
			if (!expected.has(name)) throw new BackupError(`It holds a ${name} that is not this site's.`)
			if (expected.get(name) !== definition)
				throw new BackupError(`Its ${name} is not as this site makes it.`)
		}
		for (const name of expected.keys())
			if (!found.has(name)) throw new BackupError(`Its ${name} is missing.`)
	} finally {
		connection.close()
	}
}

async function expectedSchema(done: string[]) {
	const known = Object.keys(migrations).slice(0, done.length)
	const last = known.at(-1)
	if (!last || known.join() !== done.join())
		throw new BackupError('It is not a database of this site.')
	const connection = new DatabaseSync(':memory:')
	const db = new Kysely<never>({ dialect: createSqliteDialect(connection) })
	try {
		const provider = { getMigrations: async () => migrations }
		const { error } = await new Migrator({ db, provider }).migrateTo(last)
		if (error) throw error
		return schemaOf(connection)
	} finally {
		await db.destroy()
	}
}

/** Tables that SQLite adds for its statistics. */
const statistics = /^sqlite_stat\d$/

function schemaOf(connection: DatabaseSync): Map<string, string> {
	const rows = connection.prepare('select type, name, tbl_name, sql from sqlite_schema').all()
	return new Map(
		rows
			.filter(({ type, name }) => !(type === 'table' && statistics.test(String(name))))
			.map(({ type, name, tbl_name, sql }) => {
				const definition = String(sql)
					.toLowerCase()
					.replace(/[\s"`]/g, '')
				return [`${type} "${name}"`, `${tbl_name} ${definition}`]
			}),
	)
}
