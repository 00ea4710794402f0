import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { dayMs, monthsBefore } from '#domain/time/dates.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { deleteOlderThan } from '#server/enquiries/store/enquiries-repository.ts'
import { runCommand } from '#server/run-command.ts'

const usage = 'Say how old: npm run enquiries:purge -- --older-than 24m (months; also 90d, 2y)'

/** '24m' → the moment 24 months ago. */
function readAge(args: string[]): number | undefined {
	const [flag = '', given] = args
	const age = given ?? /^--older-than=(.*)$/.exec(flag)?.[1] ?? ''
	if (!flag.startsWith('--older-than')) return undefined
	const [, amount, unit] = /^([1-9]\d{0,3})([dmy])$/.exec(age) ?? []
	if (!amount || !unit) return undefined
	if (unit === 'd') return Date.now() - Number(amount) * dayMs
	return monthsBefore(Date.now(), Number(amount) * (unit === 'y' ? 12 : 1))
}

await runCommand(async () => {
	const before = readAge(process.argv.slice(2))
	if (before === undefined) throw new ConfigError(usage)
	const { databaseUrl, dataDir } = readConfig()
	const database = await openDatabase({ url: databaseUrl, dataDir })
	try {
		await migrate(database)
		const deleted = await deleteOlderThan(database.query, before)
		const day = new Date(before).toISOString().slice(0, 10)
		process.stdout.write(`Deleted ${deleted} enquiries from before ${day}.\n`)
	} finally {
		await database.close()
	}
})
