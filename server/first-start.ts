import type { Database } from '#db/connect.ts'
import { firstOwnerId } from '#domain/owner/roles.ts'
import { type Config, ConfigError } from './config.ts'
import { ensureOwnerPassword } from './owner/credentials/owner-credentials.ts'
import { createPasswords, type Passwords } from './owner/credentials/passwords.ts'
import { findIdByName, findPerson } from './owner/people/people-repository.ts'
import { seedSampleReviews } from './reviews/sample-reviews.ts'

type Options = { config: Config; database: Database; passwords?: Passwords | undefined }

/** Fills a new database. A generated password is printed at once: it is stored, even if the start fails later. */
export async function prepareFirstStart({
	config,
	database,
	passwords = createPasswords(),
}: Options) {
	if (config.sampleReviews) await seedSampleReviews(database, Date.now())
	await refuseNameOfAnother(config.admin.name, database)
	const { query } = database
	const before = await findPerson(query, firstOwnerId)
	const password = await ensureOwnerPassword(config.admin, { database, passwords })
	const after = await findPerson(query, firstOwnerId)
	const say = (change: string) =>
		process.stdout.write(
			`The account of ${config.admin.name} ${change}: its password was changed in the environment.\n`,
		)
	if (before?.is_on === 0 && after?.is_on === 1) say('was switched off and is on again')
	if (before?.role !== 'owner' && after?.role === 'owner') say('is an owner’s again')
	if (password === undefined) return
	process.stdout.write(`
  The owner's password was generated. It is shown only this once: write it down.

      name      ${config.admin.name}
      password  ${password}

  Sign in at /admin, or with Ctrl+E on any page; /admin also changes the password. If it is lost: npm run admin:password

`)
}

/** The name would become the first owner's, and the person who has it could no longer sign in. */
async function refuseNameOfAnother(name: string, { query }: Database) {
	if ((await findIdByName(query, name)) === undefined) return
	throw new ConfigError(
		'The configuration is wrong.\nADMIN_NAME: expects a name that none of the invited people has',
	)
}
