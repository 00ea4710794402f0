import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { signEverybodyOut } from '#server/owner/credentials/owner-credentials.ts'
import { countRecoveryCodes } from '#server/owner/credentials/recovery-codes.ts'
import {
	deleteTwoFactor,
	findTwoFactor,
	isConfirmed,
} from '#server/owner/credentials/two-factor-repository.ts'
import { runCommand } from '#server/run-command.ts'
import {
	type Account,
	chooseAccount,
	currentOwners,
	findNamed,
	readAccounts,
} from './choose-account.ts'

const usage = `
  Switch it off (the phone and the recovery codes are lost): npm run admin:two-factor -- --off NAME
  The name may be left out if there is only one owner. Switch it on: sign in at /admin.
`

/** For a lost phone. A person who can run commands on the server could change the database anyway. */
async function main(args: string[]) {
	const name = args.filter((arg) => arg !== '--off').join(' ')
	if (name.startsWith('-')) throw new ConfigError(usage)
	const { databaseUrl, dataDir, admin } = readConfig()
	const database = await openDatabase({ url: databaseUrl, dataDir })
	try {
		await migrate(database)
		const accounts = await readAccounts(database.query, admin.name)
		if (args.includes('--off'))
			return await switchOff(database, await chooseAccount(accounts, name))
		const shown = name ? [findNamed(accounts, name)] : currentOwners(accounts)
		const states = await Promise.all(shown.map((account) => describeState(database, account)))
		return `${states.join('')}${usage}`
	} finally {
		await database.close()
	}
}

async function switchOff({ query }: Database, { id, name, isOn }: Account) {
	await query.transaction().execute(async (transaction) => {
		await signEverybodyOut(transaction)
		await deleteTwoFactor(transaction, id)
	})
	const result = `Two-factor of ${name} is off: the password alone signs in. All sessions are signed out, and open links have ended.\n`
	return isOn
		? result
		: `${result}But the account is switched off: npm run admin:password -- ${name} switches it on.\n`
}

async function describeState({ query }: Database, { id, name }: Account) {
	const isOn = isConfirmed(await findTwoFactor(query, id))
	const left = await countRecoveryCodes(query, id)
	return `Two-factor of ${name} is ${isOn ? `on; ${left} recovery codes are left` : 'off'}.\n`
}

await runCommand(async () => {
	process.stdout.write(await main(process.argv.slice(2)))
})
