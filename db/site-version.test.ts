import { sql } from 'kysely'
import pg from 'pg'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { inWriteTransaction, readSiteVersion, watchSiteVersion } from '#db/site-version.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'

function watch(db: Database) {
	const versions: number[] = []
	const stop = watchSiteVersion(db, (version) => versions.push(version))
	onTestFinished(stop)
	return { versions, stop, reaches: (version: number) => reaches(versions, version) }
}

async function reaches(versions: number[], version: number) {
	await vi.waitFor(() => expect(versions.at(-1)).toBe(version), { timeout: 30_000, interval: 5 })
}

function addReview(db: Database) {
	return inWriteTransaction(db, (transaction) =>
		transaction.insertInto('reviews').values(aReview()).execute(),
	)
}

describeEachDatabase(({ kind, newPlace, open }) => {
	test('the writing process is notified before the write returns', async () => {
		const db = await open()
		const watcher = watch(db)

		await addReview(db)

		expect(watcher.versions.at(-1)).toBe(2)
	})

	test('a write that fails changes neither the rows nor the version', async () => {
		const db = await open()
		const watcher = watch(db)
		await watcher.reaches(1)

		const failing = inWriteTransaction(db, async (transaction) => {
			await transaction.insertInto('reviews').values(aReview()).execute()
			throw new Error('not found')
		})

		await expect(failing).rejects.toThrow('not found')
		expect(await readSiteVersion(db)).toBe(1)
		expect(watcher.versions).toEqual([1])
		expect(await db.query.selectFrom('reviews').selectAll().execute()).toEqual([])
	})

	test('concurrent writers each increment the version, and watchers see it only rise', async () => {
		const place = await newPlace()
		const [here, there] = [await open(place), await open(place)]
		const watcher = watch(here)
		await watcher.reaches(1)

		await Promise.all(
			[here, there].flatMap((db) => Array.from({ length: 20 }, () => addReview(db))),
		)

		await watcher.reaches(41)
		expect(watcher.versions).toEqual(watcher.versions.toSorted((a, b) => a - b))
	})

	test('a stopped watch gets no more notifications', async () => {
		const db = await open()
		const watcher = watch(db)
		await watcher.reaches(1)

		await watcher.stop()
		await addReview(db)

		expect(watcher.versions).toEqual([1])
	})

	if (kind === 'sqlite') return

	test('changes made while the connection was lost are noticed after reconnecting', async () => {
		const place = await newPlace()
		const [here, there] = [await open(place), await open(place)]
		const watcher = watch(there)
		await watcher.reaches(1)

		for (let round = 0; round < 3; round += 1) {
			const version = await here.query.transaction().execute(async (transaction) => {
				// Cut every other connection and change the version without a notification.
				await sql`
					select pg_terminate_backend(pid) from pg_stat_activity
					where datname = current_database() and pid <> pg_backend_pid()`.execute(transaction)
				const row = await transaction
					.updateTable('site_version')
					.set((it) => ({ version: it('version', '+', 1) }))
					.returning('version')
					.executeTakeFirstOrThrow()
				return row.version
			})
			await watcher.reaches(version)
			await addReview(here)
			await watcher.reaches(version + 1)
		}
	})

	test.runIf(kind === 'postgres')(
		'each write notifies, and a notification is enough for another process',
		async () => {
			const place = await newPlace()
			const [here, there] = [await open(place), await open(place)]
			const watcher = watch(there)
			await watcher.reaches(1)
			const listener = new pg.Client(place.url)
			const payloads: (string | undefined)[] = []
			listener.on('notification', ({ payload }) => payloads.push(payload))
			await listener.connect()
			onTestFinished(() => listener.end())
			await listener.query('listen site_version')

			await addReview(here)
			await vi.waitFor(() => expect(payloads).toEqual(['2']), { timeout: 30_000 })
			// The table does not have this version, so the watch cannot have read it there.
			await sql`select pg_notify('site_version', '7')`.execute(here.query)
			await watcher.reaches(7)
		},
	)
})
