import { resolve } from 'node:path'
import { backupDatabase } from '#db/backup/backup.ts'
import { BackupError } from '#db/backup/check-database.ts'
import { readConfig } from '#server/config.ts'
import { runCommand } from '#server/run-command.ts'

async function main([file]: string[]) {
	const { dataDir, databaseUrl: url } = readConfig()
	if (!file) throw new BackupError('Name the file to write: npm run backup -- FILE')

	const target = resolve(file)
	const { bytes } = await backupDatabase({ dataDir, url }, target)
	process.stdout.write(`Copied the database to ${target} (${bytes} bytes) and checked the copy.\n`)
}

await runCommand(() => main(process.argv.slice(2)), 'No backup was made.')
