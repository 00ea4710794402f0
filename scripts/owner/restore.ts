import { resolve } from 'node:path'
import { BackupError } from '#db/backup/check-database.ts'
import { restoreSite } from '#db/backup/restore-site.ts'
import { readConfig } from '#server/config.ts'
import { runCommand } from '#server/run-command.ts'

async function main([file]: string[]) {
	const { dataDir, databaseUrl: url } = readConfig()
	if (!file) throw new BackupError('Name the file to put back: npm run restore -- FILE')
	if (file.endsWith('.dump'))
		throw new BackupError('That is a dump of PostgreSQL: use pg_restore (docs/deploy.md).')

	const source = resolve(file)
	const { kept, hasLostCodes } = await restoreSite({ dataDir, url }, source)
	process.stdout.write(`Put back ${source}. Whoever was signed in is signed out.\n`)
	if (hasLostCodes)
		process.stdout.write(
			'The recovery codes in it no longer count, since some may have been used: make new ones at /admin.\n',
		)
	if (kept) process.stdout.write(`The database that was there is kept as ${kept}.\n`)
}

await runCommand(() => main(process.argv.slice(2)), 'Nothing was restored.')
