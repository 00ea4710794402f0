import { DatabaseSync } from 'node:sqlite'
import { migrations } from '#db/migrations/index.ts'

/** Why a backup, a restore or a move was refused, worded for the owner. */
export class BackupError extends Error {
	override name = 'BackupError'
}

/** Throws unless the file is an undamaged database of this site, of this version or an earlier one. */
export function checkDatabase(file: string) {
	const connection = new DatabaseSync(file, { readOnly: true })
	try {
		checkIntegrity(connection)
		checkOrigin(connection)
	} catch (error) {
		if (error instanceof BackupError) throw error
		throw new BackupError(`It is damaged, or not a database: ${(error as Error).message}.`, {
			cause: error,
		})
	} finally {
		connection.close()
	}
}

function checkIntegrity(connection: DatabaseSync) {
	const findings = connection.prepare('pragma integrity_check').all()
	const first = findings[0]?.integrity_check
	if (first !== 'ok') throw new BackupError(`It is damaged: ${first}.`)
	if (connection.prepare('pragma foreign_key_check').get()) {
		throw new BackupError('It is damaged: some rows refer to others that are missing.')
	}
}

function checkOrigin(connection: DatabaseSync) {
	const tables = connection
		.prepare("select name from sqlite_schema where name in ('kysely_migration', 'site_version')")
		.all()
	if (tables.length < 2) throw new BackupError('It is not a database of this site.')

	const done = connection.prepare('select name from kysely_migration').all()
	const unknown = done.find(({ name }) => !Object.hasOwn(migrations, String(name)))
	if (unknown) throw new BackupError('It was made by a newer version of this site: update first.')
}
