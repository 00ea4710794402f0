import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { createDatabase } from '#tests/helpers/postgres.ts'

/** Where a database is: what `openDatabase` takes. */
export interface DatabasePlace {
	url?: string | undefined
	dataDir: string
}

export interface DatabaseUnderTest {
	kind: Database['kind']
	/** A new and empty place, gone after the test. Open it twice for two processes' views of it. */
	newPlace(): Promise<DatabasePlace>
	/** An open database with its tables, in a new place unless told where; closed after the test. */
	open(place?: DatabasePlace): Promise<Database>
}

/** Runs the same tests on both databases. */
export function describeEachDatabase(define: (database: DatabaseUnderTest) => void) {
	describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => {
		const newPlace = () => createPlace(kind)
		define({
			kind,
			newPlace,
			open: async (place) => await openMigrated(place ?? (await newPlace())),
		})
	})
}

export async function newDataDir() {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-data-'))
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
	return dataDir
}

async function createPlace(kind: Database['kind']): Promise<DatabasePlace> {
	const dataDir = await newDataDir()
	return kind === 'sqlite'
		? { dataDir }
		: { dataDir, url: await createDatabase(inject('postgresUrl')) }
}

async function openMigrated(place: DatabasePlace) {
	const db = await openDatabase(place)
	onTestFinished(() => db.close())
	await migrate(db)
	return db
}
