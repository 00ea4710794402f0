import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#db/connect.ts'
import { buildApp, type Deps } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type BuiltSite, loadBuiltSite } from '#server/pages/built-site.ts'

let site: Promise<BuiltSite> | undefined

/** Without social cards a change of the name draws three pictures instead of forty. */
type Options = Pick<Deps, 'mostInProgress'> & { hasCards?: boolean }

/** The real app with the built pages, in this process; closed after the test. */
export async function buildTestApp(...deps: Parameters<typeof buildSharedApp>) {
	const app = await buildSharedApp(...deps)
	onTestFinished(() => app.close())
	return app
}

/** The same, shared by several tests; the caller closes it. */
export async function buildSharedApp(
	database: Database,
	environment: NodeJS.ProcessEnv = {},
	{ mostInProgress, hasCards = true }: Options = {},
) {
	site ??= loadBuiltSite(join(import.meta.dirname, '../../../build'))
	const built = await site
	const pictures = hasCards ? built.pictures : { ...built.pictures, cards: {} }
	const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost', ...environment })
	return buildApp({
		config,
		database,
		site: { ...built, pictures },
		// Long, so that tests on a busy machine wait instead of getting the stale page.
		renderTimeoutMs: 60_000,
		...(mostInProgress !== undefined && { mostInProgress }),
	})
}
