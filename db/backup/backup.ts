import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { BackupError } from './check-database.ts'
import { copyDatabase, flushFolder } from './copy-database.ts'

/** Copies a consistent state of the database while servers use it. */
export async function backupDatabase(dataDir: string, file: string): Promise<{ bytes: number }> {
	const source = sqliteFile(dataDir)
	if (!existsSync(source)) throw new BackupError(`There is no database at ${source}.`)
	refuseExisting(file)
	if (!existsSync(dirname(file))) throw new BackupError(`There is no folder ${dirname(file)}.`)

	// The final name only ever holds a complete backup.
	const unfinished = `${file}.${randomUUID()}.unfinished`
	try {
		await copyDatabase(source, unfinished)
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
