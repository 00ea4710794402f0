import type { TestProject } from 'vitest/node'
import { startPostgres } from '#tests/helpers/postgres.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** Of the administrator's database: tests make their own databases through it. */
		postgresUrl: string
	}
}

export default async function setup(project: TestProject) {
	// Nothing here outlives the machine's own failure, and databases are made much faster so.
	const server = await startPostgres({ fsync: false })
	project.provide('postgresUrl', server.url('postgres'))
	return () => server.stop()
}
