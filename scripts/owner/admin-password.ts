import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { firstOwnerId } from '#domain/owner/roles.ts'
import { shortestPassword } from '#domain/owner/sign-in-schemas.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { isFixedPassword, storePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { isEasyPassword } from '#server/owner/credentials/password-strength.ts'
import { createPasswords } from '#server/owner/credentials/passwords.ts'
import { readablePassword } from '#server/owner/credentials/readable-password.ts'
import { runCommand } from '#server/run-command.ts'
import { ask } from './ask.ts'
import { type Account, chooseAccount, readAccounts } from './choose-account.ts'

const { stdout } = process

/** npm run admin:password -- NAME; without a name, for the only owner who can sign in. */
async function main(args: string[]) {
	const config = readConfig()
	const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
	try {
		await migrate(database)
		const accounts = await readAccounts(database.query, config.admin.name)
		await setPassword(database, config, await chooseAccount(accounts, args.join(' ')))
	} finally {
		await database.close()
	}
}

async function setPassword(database: Database, { admin }: Config, account: Account) {
	const { id, name, role, isOn } = account
	if (id === firstOwnerId && isFixedPassword(admin))
		throw new ConfigError(
			`The password of ${name} is set by ADMIN_PASSWORD or ADMIN_PASSWORD_HASH, which count at every start: change it there.`,
		)
	const typed = await ask(
		`New password of ${name}, at least ${shortestPassword} characters (Enter: make one): `,
		{ isHidden: true },
	)
	if (typed && typed.length < shortestPassword)
		throw new ConfigError(`Nothing was changed: use at least ${shortestPassword} characters.`)
	if (typed && (await isEasyPassword(typed, name)))
		throw new ConfigError('Nothing was changed: that one is too easy to guess.')
	const password = typed || readablePassword()

	await storePasswordHash(database, await createPasswords().hash(password), Date.now(), id)
	if (!typed) stdout.write(`\n    name      ${name}\n    password  ${password}\n\n`)
	stdout.write(
		`The new password of ${name} counts from now on. All sessions are signed out, and open links have ended.\n`,
	)
	if (!isOn) stdout.write(`The account of ${name} was switched off and is on again.\n`)
	if (id === firstOwnerId && role !== 'owner')
		stdout.write(`The account of ${name} is an owner’s again.\n`)
}

await runCommand(() => main(process.argv.slice(2)))
