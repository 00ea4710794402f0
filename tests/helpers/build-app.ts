import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#db/connect.ts'
import { buildApp, type Parts } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type BuiltSite, loadBuiltSite } from '#server/pages/built-site.ts'

let site: Promise<BuiltSite> | undefined

/** The real app with the built pages, in this process; closed after the test. */
export async function buildTestApp(...parts: Parameters<typeof buildSharedApp>) {
	const app = await buildSharedApp(...parts)
	onTestFinished(() => app.close())
	return app
}

/** The same, shared by several tests; the caller closes it. */
export async function buildSharedApp(
	database: Database,
	environment: NodeJS.ProcessEnv = {},
	{ mostInProgress }: Pick<Parts, 'mostInProgress'> = {},
) {
	site ??= loadBuiltSite(join(import.meta.dirname, '../../build'))
	const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost', ...environment })
	return buildApp({
		...{ config, database, site: await site },
		// On a busy machine a page takes longer than the site lets a visitor wait: no test shall see the outdated one.
		renderTimeoutMs: 60_000,
		...(mostInProgress !== undefined && { mostInProgress }),
	})
}
