import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject, onTestFinished } from 'vitest'
import { type Database, type DatabasePlace, openDatabase } from '#db/connect.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { createDatabase } from './postgres.ts'

export interface DatabaseUnderTest {
	kind: Database['kind']
	/** A new database without tables, removed after the test. */
	newEmptyPlace(): Promise<DatabasePlace>
	/** A new database with its tables, removed after the test. Open it twice for the views of two processes. */
	newPlace(): Promise<DatabasePlace>
	/** Opens the given database, or a new one with its tables; closes it after the test. */
	open(place?: DatabasePlace): Promise<Database>
}

/** Runs the same tests on both databases in either step: for SQL, transactions and the main way through each capability. */
export function describeEachDatabase(define: (database: DatabaseUnderTest) => void) {
	describe.each(['sqlite', 'postgres'] as const)('on %s', (kind) => define(databaseOf(kind)))
}

/**
 * Runs the same tests on both databases, one of them in the first step, the other in the sweeps: for rules above the database.
 * The files of a folder take turns, so that the first step tries both.
 */
export function describeSampledDatabase(
	sample: Database['kind'],
	define: (database: DatabaseUnderTest) => void,
) {
	for (const kind of ['sqlite', 'postgres'] as const)
		describe(`on ${kind}`, kind === sample ? {} : sweep, () => define(databaseOf(kind)))
}

/** Runs tests on SQLite alone: for code that uses the database but does not depend on its kind. */
export function describeSqlite(define: (database: DatabaseUnderTest) => void) {
	describe('on sqlite', () => define(databaseOf('sqlite')))
}

function databaseOf(kind: Database['kind']): DatabaseUnderTest {
	const newPlace = kind === 'sqlite' ? newSqlitePlace : newPostgresPlace
	return {
		kind,
		newPlace,
		newEmptyPlace: async () => ({
			dataDir: await newDataDir(),
			...(kind === 'postgres' && { url: patient(await createDatabase(inject('postgresUrl'))) }),
		}),
		async open(place) {
			const db = await openDatabase(place ?? (await newPlace()))
			onTestFinished(() => db.close())
			return db
		},
	}
}

export async function newDataDir() {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-data-'))
	onTestFinished(() => rm(dataDir, { recursive: true, force: true }))
	return dataDir
}

async function newSqlitePlace(): Promise<DatabasePlace> {
	const dataDir = await newDataDir()
	await copyFile(inject('sqliteTemplate'), sqliteFile(dataDir))
	return { dataDir }
}

async function newPostgresPlace(): Promise<DatabasePlace> {
	const url = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
	return { dataDir: await newDataDir(), url: patient(url) }
}

/**
 * On a busy machine a connection or a statement takes longer than a visitor should wait. In the address, so that child
 * processes and sites started with it are patient too. Tests of the timeouts themselves start their own server.
 */
function patient(address: string): string {
	const url = new URL(address)
	url.searchParams.set('connect_timeout', '60')
	for (const limit of ['statement_timeout', 'query_timeout']) url.searchParams.set(limit, '60000')
	return url.href
}
