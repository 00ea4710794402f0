import { BackupError } from '#db/backup/check-database.ts'
import { moveToPostgres } from '#db/backup/move-to-postgres.ts'
import { describeDatabaseFailure } from '#db/describe-failure.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { runCommand } from '#server/run-command.ts'

/** Copies a SQLite site into PostgreSQL: npm run move -- postgres://… */
async function main([url = '']: string[]) {
	if (!/^postgres(ql)?:\/\/./.test(url) || !URL.canParse(url))
		throw new ConfigError(
			'Name the new database: npm run move -- postgres://name:password@host/database',
		)
	const { dataDir } = readConfig()
	const moved = await moveToPostgres(dataDir, url).catch((error) => {
		const sentence = describeDatabaseFailure(error, { url, dataDir })
		throw sentence ? new BackupError(sentence) : error
	})
	for (const { table, rows } of moved)
		process.stdout.write(`${String(rows).padStart(9)}  ${table}\n`)
	process.stdout.write(
		`Copied, and read back as they are. Now set DATABASE_URL in .env to that address and start the site.\nThe SQLite database stays in ${dataDir}; delete it when you no longer need it.\n`,
	)
}

await runCommand(() => main(process.argv.slice(2)), 'Nothing was moved.')
