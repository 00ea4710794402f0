import { resolve } from 'node:path'
import { BackupError } from '#db/backup/check-database.ts'
import { restoreDatabase } from '#db/backup/restore.ts'
import { readConfig } from '#server/config.ts'
import { runCommand } from '#server/run-command.ts'

async function main([file]: string[]) {
	const { dataDir, databaseUrl } = readConfig()
	if (databaseUrl) throw new BackupError('This site keeps its data in PostgreSQL: use pg_restore.')
	if (!file) throw new BackupError('Name the file to put back: npm run restore -- FILE')

	const source = resolve(file)
	const { kept, hasLostCodes } = await restoreDatabase(dataDir, source)
	process.stdout.write(`Put back ${source}. Whoever was signed in is signed out.\n`)
	if (hasLostCodes)
		process.stdout.write(
			'The recovery codes in it no longer count, since some may have been used: make new ones at /admin.\n',
		)
	if (kept) process.stdout.write(`The database that was there is kept as ${kept}.\n`)
}

await runCommand(() => main(process.argv.slice(2)), 'Nothing was restored.')
