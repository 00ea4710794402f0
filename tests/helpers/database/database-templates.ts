import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
	interface ProvidedContext {
		/** The administrator's database, through which tests create their own. */
		postgresUrl: string
		/** A database with all tables and no rows, to be cloned. */
		postgresTemplate: string
		sqliteTemplate: string
	}
}

/**
 * Vitest runs this once before all tests that need a database. Each gets a copy of a migrated database: on PostgreSQL that
 * takes 40 ms of processor time instead of 220, and on SQLite 3 ms and no sync of the disk instead of 14 ms and eight.
 */
export default async function setup(project: TestProject) {
	// No test needs these data after a crash of the machine.
	const server = await startPostgres({ fsync: false })
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-template-'))
	const postgresUrl = await server.createDatabase()
	await makeTables({ url: postgresUrl, dataDir })
	await makeTables({ dataDir })
	project.provide('postgresUrl', server.url('postgres'))
	project.provide('postgresTemplate', new URL(postgresUrl).pathname.slice(1))
	project.provide('sqliteTemplate', sqliteFile(dataDir))
	return async () => {
		await server.stop()
		await rm(dataDir, { recursive: true, force: true })
	}
}

async function makeTables(place: Parameters<typeof openDatabase>[0]) {
	const database = await openDatabase(place)
	await migrate(database)
	await database.close()
}
