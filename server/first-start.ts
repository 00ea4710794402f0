import type { Database } from '#db/connect.ts'
import type { Config } from './config.ts'
import { ensureOwnerPassword } from './owner/credentials/owner-credentials.ts'
import { createPasswords } from './owner/credentials/passwords.ts'
import { seedSamples } from './reviews/seed-samples.ts'

type Options = { config: Config; database: Database }

/** Fills an empty new database. A password made here is printed at once: if the start fails later, it counts all the same. */
export async function prepareFirstStart({ config, database }: Options) {
	if (config.sampleReviews) await seedSamples(database, Date.now())
	const password = await ensureOwnerPassword(config.admin, {
		database,
		passwords: createPasswords(),
	})
	if (password === undefined) return
	process.stdout.write(`
  The owner's key, made just now and shown only this once: write it down.

      name      ${config.admin.name}
      password  ${password}

  Sign in at /admin, or with Ctrl+E on any page; /admin also changes the password. If it is lost: npm run admin:password

`)
}
