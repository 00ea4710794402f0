import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { DatabasePlace } from '#db/connect.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { BackupError } from './check-database.ts'
import { copyDatabase, flushFolder } from './copy-database.ts'
import { copyFromPostgres } from './copy-from-postgres.ts'

/** Copies a consistent state of the database while servers use it. The copy is a SQLite file, whatever the source. */
export async function backupDatabase(
	{ dataDir, url }: DatabasePlace,
	file: string,
): Promise<{ bytes: number }> {
	const source = sqliteFile(dataDir)
	if (!url && !existsSync(source)) throw new BackupError(`There is no database at ${source}.`)
	refuseExisting(file)
	if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}.`)

	// The final name only ever holds a complete backup.
	const unfinished = `${file}.${randomUUID()}.unfinished`
	try {
		if (url) await copyFromPostgres(url, unfinished)
		else await copyDatabase(source, unfinished)
		refuseExisting(file)
		await rename(unfinished, file)
	} finally {
		await rm(unfinished, { force: true })
	}
	await flushFolder(dirname(file))
	const { size } = await stat(file)
	return { bytes: size }
}

function refuseExisting(file: string) {
	if (existsSync(file)) throw new BackupError(`${file} exists already: choose another name.`)
}
