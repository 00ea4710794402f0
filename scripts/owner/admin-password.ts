import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { shortestPassword } from '#domain/owner/sign-in-schemas.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { isFixedPassword, storePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { isEasyPassword } from '#server/owner/credentials/password-strength.ts'
import { createPasswords } from '#server/owner/credentials/passwords.ts'
import { readablePassword } from '#server/owner/credentials/readable-password.ts'
import { runCommand } from '#server/run-command.ts'
import { ask } from './ask.ts'

const { stdout } = process

async function main() {
	const config = readConfig()
	if (isFixedPassword(config.admin))
		throw new ConfigError(
			'The password is set by ADMIN_PASSWORD or ADMIN_PASSWORD_HASH, which count at every start: change it there.',
		)
	const typed = await ask(
		`New password, at least ${shortestPassword} characters (Enter: make one): `,
		{ isHidden: true },
	)
	if (typed && typed.length < shortestPassword)
		throw new ConfigError(`Nothing was changed: use at least ${shortestPassword} characters.`)
	if (typed && (await isEasyPassword(typed, config.admin.name)))
		throw new ConfigError('Nothing was changed: that one is too easy to guess.')
	const password = typed || readablePassword()

	const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
	try {
		await migrate(database)
		await storePasswordHash(database, await createPasswords().hash(password), Date.now())
	} finally {
		await database.close()
	}
	if (!typed) stdout.write(`\n    name      ${config.admin.name}\n    password  ${password}\n\n`)
	stdout.write('The new password counts from now on. All sessions are signed out.\n')
}

await runCommand(main)
