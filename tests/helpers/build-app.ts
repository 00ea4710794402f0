import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Database } from '#db/connect.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { type BuiltSite, loadBuiltSite } from '#server/pages/built-site.ts'

let site: Promise<BuiltSite> | undefined

/** The real app in this process, on the built pages; closed after the test. */
export async function buildTestApp(database: Database, environment: NodeJS.ProcessEnv = {}) {
	site ??= loadBuiltSite(join(import.meta.dirname, '../../build'))
	const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost', ...environment })
	const app = await buildApp({ config, database, site: await site })
	onTestFinished(() => app.close())
	return app
}
