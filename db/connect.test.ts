import { existsSync } from 'node:fs'
import { open as openFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Database, openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { isDatabaseUnavailable } from '#db/unavailable.ts'
import { describeEachDatabase, newDataDir } from '#tests/helpers/database/database.ts'
import { startPostgres } from '#tests/helpers/database/postgres.ts'
import { sweep } from '#tests/helpers/steps.ts'

async function timed(work: Promise<unknown>) {
	const start = performance.now()
	const [outcome] = await Promise.allSettled([work])
	return { failed: outcome.status === 'rejected', took: performance.now() - start }
}

const longest = (outcomes: readonly { took: number }[]) =>
	Math.max(...outcomes.map((it) => it.took))

function addReview({ query }: Database) {
	return query.insertInto('reviews').values(aReview()).execute()
}

const pageBytes = 4096

describeEachDatabase(({ kind, open, newPlace }) => {
	test('a burst far larger than the pool is served completely', async () => {
		const db = await open()
		await Promise.all(
			Array.from({ length: 500 }, () =>
				db.query
					.transaction()
					.execute((transaction) => transaction.insertInto('reviews').values(aReview()).execute()),
			),
		)
		const { count } = await db.query
			.selectFrom('reviews')
			.select(({ fn }) => fn.countAll<number>().as('count'))
			.executeTakeFirstOrThrow()
		expect(count).toBe(500)
	})

	test('a closed database reports that it is not ready, and can be closed again', async () => {
		const db = await open()
		await db.close()
		expect(await db.isReady()).toBe(false)
		await db.close()
	})

	if (kind === 'sqlite') {
		test('a damaged database reports that it is not ready', async () => {
			const place = await newPlace()
			const before = await open(place)
			await addReview(before)
			await before.close()
			const connection = new DatabaseSync(sqliteFile(place.dataDir))
			const roots = connection
				.prepare("select rootpage from sqlite_schema where tbl_name = 'reviews' and rootpage > 0")
				.all()
			connection.close()
			const file = await openFile(sqliteFile(place.dataDir), 'r+')
			for (const { rootpage } of roots)
				await file.write(
					Buffer.alloc(pageBytes, 0xff),
					0,
					pageBytes,
					(Number(rootpage) - 1) * pageBytes,
				)
			await file.close()
			const db = await open(place)
			expect(await db.isReady()).toBe(false)
		})
		return
	}

	test('connections that all drop at once are replaced', async () => {
		const db = await open()
		await Promise.all(Array.from({ length: 10 }, () => addReview(db)))

		await sql`
			select pg_terminate_backend(pid) from pg_stat_activity
			where datname = current_database() and pid <> pg_backend_pid()`.execute(db.query)

		await vi.waitFor(() => addReview(db), { timeout: 30_000 })
	})

	test('a connection lost within a transaction counts as an unavailable database', async () => {
		const db = await open()
		for (const pause of [0, 50]) {
			const losing = db.query.transaction().execute(async (transaction) => {
				await transaction.insertInto('reviews').values(aReview()).execute()
				await sql`select pg_terminate_backend(pg_backend_pid())`
					.execute(transaction)
					.catch(() => {})
				await sleep(pause)
				await transaction.insertInto('reviews').values(aReview()).execute()
			})
			expect(isDatabaseUnavailable(await losing.catch((error) => error))).toBe(true)
		}
		expect(await db.query.selectFrom('reviews').selectAll().execute()).toEqual([])
	})
})

test('SQLite creates its data directory', async () => {
	const dataDir = join(await newDataDir(), 'not', 'yet', 'there')
	const db = await openDatabase({ dataDir })
	onTestFinished(() => db.close())
	expect(existsSync(sqliteFile(dataDir))).toBe(true)
})

test('SQLite flushes every commit and checks foreign keys', async () => {
	const db = await openDatabase({ dataDir: await newDataDir() })
	onTestFinished(() => db.close())
	const read = async (pragma: string) => (await sql.raw(`pragma ${pragma}`).execute(db.query)).rows
	expect(await read('journal_mode')).toEqual([{ journal_mode: 'wal' }])
	expect(await read('synchronous')).toEqual([{ synchronous: 2 }])
	expect(await read('foreign_keys')).toEqual([{ foreign_keys: 1 }])
})

test('a full disk fails the write with its reason, and later writes work', async () => {
	const db = await openDatabase({ dataDir: await newDataDir() })
	onTestFinished(() => db.close())
	await migrate(db)
	const addMany = () =>
		db.query.transaction().execute(async (transaction) => {
			for (let index = 0; index < 50; index += 1) {
				await transaction
					.insertInto('reviews')
					.values(aReview({ message: 'x'.repeat(2000) }))
					.execute()
			}
		})

	await sql.raw('pragma max_page_count = 1').execute(db.query)
	const error = await addMany().catch((reason) => reason)
	expect(error.message).toContain('full')
	expect(isDatabaseUnavailable(error)).toBe(true)
	await sql.raw('pragma max_page_count = 1000000').execute(db.query)

	await addMany()
	expect(await db.query.selectFrom('reviews').select('id').execute()).toHaveLength(50)
})

test('a write waits for another process’s lock without blocking the event loop', async () => {
	const dataDir = await newDataDir()
	const db = await openDatabase({ dataDir })
	onTestFinished(() => db.close())
	await migrate(db)
	const other = new DatabaseSync(sqliteFile(dataDir))
	onTestFinished(() => other.close())
	other.exec('begin immediate')

	let isDone = false
	const writing = addReview(db).then(() => {
		isDone = true
	})
	// Timers run only if nothing blocks the thread.
	for (let tick = 0; tick < 20; tick += 1) await sleep(5)
	expect(isDone).toBe(false)
	other.exec('commit')

	await writing
	expect(isDone).toBe(true)
})

test('an unreachable PostgreSQL is an error, not a crash', async () => {
	const db = await openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', dataDir: '' })
	onTestFinished(() => db.close())
	expect(await db.isReady()).toBe(false)
	expect(isDatabaseUnavailable(await migrate(db).catch((error) => error))).toBe(true)
	expect(isDatabaseUnavailable(await addReview(db).catch((error) => error))).toBe(true)
})

test(
	'a frozen PostgreSQL fails everybody after one timeout, and works again after it resumes',
	sweep,
	async () => {
		const server = await startPostgres()
		onTestFinished(() => server.stop())
		const db = await openDatabase({ url: await server.createDatabase(), dataDir: '' })
		onTestFinished(() => db.close())
		await migrate(db)
		const transaction = await db.query.startTransaction().execute()
		await transaction.insertInto('reviews').values(aReview()).execute()

		await server.freeze()
		const midway = timed(
			transaction
				.insertInto('reviews')
				.values(aReview())
				.execute()
				.finally(() => transaction.rollback().execute()),
		)
		const reason = db.query
			.transaction()
			.execute((it) => it.insertInto('reviews').values(aReview()).execute())
			.catch((error) => error)
		const crowd = Array.from({ length: 60 }, () => timed(addReview(db)))
		const outcomes = await Promise.all([midway, ...crowd, timed(db.isReady())])
		expect(isDatabaseUnavailable(await reason)).toBe(true)
		expect(isDatabaseUnavailable(await addReview(db).catch((error) => error))).toBe(true)
		const afterwards = await Promise.all(Array.from({ length: 60 }, () => timed(addReview(db))))
		const alone = await timed(addReview(db))
		expect(await db.isReady()).toBe(false)
		server.thaw()

		expect(outcomes.slice(0, -1).every((outcome) => outcome.failed)).toBe(true)
		expect([...afterwards, alone].every((outcome) => outcome.failed)).toBe(true)
		// Ten have a connection. One after the other the sixty would take six timeouts, and with their rollbacks twelve.
		expect(longest(outcomes)).toBeLessThan(3 * alone.took)
		expect(longest(afterwards)).toBeLessThan(3 * alone.took)
		await expect.poll(() => db.isReady()).toBe(true)
		await addReview(db)
	},
)
