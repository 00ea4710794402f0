import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { firstOwnerId } from '#domain/owner/roles.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { countRecoveryCodes } from '#server/owner/credentials/recovery-codes.ts'
import {
	deleteTwoFactor,
	findTwoFactor,
	isConfirmed,
} from '#server/owner/credentials/two-factor-repository.ts'
import { runCommand } from '#server/run-command.ts'

const usage = `
  Switch it off (the phone and the recovery codes are lost): npm run admin:two-factor -- --off
  Switch it on: sign in at /admin.
`

/** For a lost phone. A person who can run commands on the server could change the database anyway. */
async function main(args: string[]) {
	if (args.some((arg) => arg !== '--off')) throw new ConfigError(usage)
	const { databaseUrl, dataDir } = readConfig()
	const database = await openDatabase({ url: databaseUrl, dataDir })
	try {
		await migrate(database)
		if (args.includes('--off')) {
			await database.query.transaction().execute(async (transaction) => {
				await deleteTwoFactor(transaction, firstOwnerId)
				await transaction.deleteFrom('sessions').execute()
				await transaction.deleteFrom('login_failures').execute()
			})
			return 'Two-factor is off: the password alone signs in. All sessions are signed out.\n'
		}
		const isOn = isConfirmed(await findTwoFactor(database.query, firstOwnerId))
		const left = await countRecoveryCodes(database.query, firstOwnerId)
		return `Two-factor is ${isOn ? `on; ${left} recovery codes are left` : 'off'}.\n${usage}`
	} finally {
		await database.close()
	}
}

await runCommand(async () => {
	process.stdout.write(await main(process.argv.slice(2)))
})
