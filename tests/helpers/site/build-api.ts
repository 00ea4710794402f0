import { onTestFinished } from 'vitest'
import type { Database } from '#db/connect.ts'
import { buildApp, type Deps } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { storePasswordHash } from '#server/owner/credentials/owner-credentials.ts'
import { createPasswords } from '#server/owner/credentials/passwords.ts'
import { quickCost, quickEffort } from '#tests/helpers/site/quick-costs.ts'
import { siteWithoutPages } from '#tests/helpers/site/site-without-pages.ts'

type Options = {
	environment?: NodeJS.ProcessEnv
	clock?: { now: number }
} & Pick<Deps, 'passwords' | 'runCopyJob' | 'outboxNapMs'>

export const ownerPassword = 'la-clave-de-la-casa'

export const quickPasswords = createPasswords(quickCost)

let storedHash: Promise<string> | undefined

/** The real app without pages. Trusts `x-forwarded-for`, so that one test can act as many visitors. */
export async function buildTestApi(database: Database, options: Options = {}) {
	const { environment, clock, passwords = quickPasswords, runCopyJob, outboxNapMs } = options
	const config = readConfig({
		LOG_LEVEL: 'silent',
		PUBLIC_URL: 'http://localhost',
		TRUST_PROXY: 'true',
		...environment,
	})
	const app = await buildApp({
		config,
		database,
		site: siteWithoutPages(),
		passwords,
		effort: quickEffort,
		// Tests stay on this machine.
		fetchFeed: (_address, stopped) =>
			new Promise((_resolve, reject) => {
				stopped.addEventListener('abort', () => reject(new Error('stopped')))
			}),
		...(clock && { now: () => clock.now }),
		...(runCopyJob && { runCopyJob }),
		...(outboxNapMs && { outboxNapMs }),
	})
	onTestFinished(() => app.close())
	return app
}

export async function storeOwnerPassword(database: Database) {
	storedHash ??= quickPasswords.hash(ownerPassword)
	await storePasswordHash(database, await storedHash, Date.now())
}
