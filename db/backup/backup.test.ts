import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { startChild } from '#tests/helpers/child.ts'
import { newDataDir } from '#tests/helpers/database.ts'
import { backupDatabase } from './backup.ts'
import { checkDatabase } from './check-database.ts'
import { restoreDatabase } from './restore.ts'

async function reviewNames(dataDir: string) {
	return await using(dataDir, async ({ query }) =>
		(await query.selectFrom('reviews').select('name').orderBy('name').execute()).map(
			(row) => row.name,
		),
	)
}

async function addReview(dataDir: string, name: string) {
	await using(dataDir, ({ query }) =>
		query.insertInto('reviews').values(aReview({ name })).execute(),
	)
}

async function using<Result>(
	dataDir: string,
	work: (db: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>,
) {
	const db = await openDatabase({ dataDir })
	try {
		await migrate(db)
		return await work(db)
	} finally {
		await db.close()
	}
}

test('a backup holds what was there, and restoring it keeps what it replaces', async () => {
	const dataDir = await newDataDir()
	const file = join(await newDataDir(), 'backup.sqlite')
	await addReview(dataDir, 'before')
	await backupDatabase(dataDir, file)
	await addReview(dataDir, 'after')

	const { kept } = await restoreDatabase(dataDir, file)

	expect(await reviewNames(dataDir)).toEqual(['before'])
	const previous = new DatabaseSync(String(kept))
	onTestFinished(() => previous.close())
	expect(previous.prepare('select name from reviews order by name').all()).toMatchObject([
		{ name: 'after' },
		{ name: 'before' },
	])
})

test('a backup is one file that needs no other', async () => {
	const dataDir = await newDataDir()
	const folder = await newDataDir()
	await addReview(dataDir, 'Ana')

	const { bytes } = await backupDatabase(dataDir, join(folder, 'backup.sqlite'))

	expect(bytes).toBeGreaterThan(0)
	expect(await readdir(folder)).toEqual(['backup.sqlite'])
})

test('a backup never overwrites a file', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'precious')
	await addReview(dataDir, 'Ana')
	await writeFile(file, 'mine')

	await expect(backupDatabase(dataDir, file)).rejects.toThrow('exists already')
	await expect(backupDatabase(join(dataDir, 'nowhere'), `${file}2`)).rejects.toThrow('no database')
})

test('backups taken while another process writes are whole and agree with themselves', async () => {
	const dataDir = await newDataDir()
	await addReview(dataDir, 'first')
	await using(dataDir, ({ query }) =>
		query.updateTable('review_scores').set({ count: 1 }).where('evaluation', '=', 4).execute(),
	)
	const writer = startChild('db/fixtures/write-process.ts', [dataDir])
	onTestFinished(() => void writer.process.kill('SIGKILL'))
	await writer.line(/./)

	for (let round = 0; round < 5; round += 1) {
		const acknowledged = [...writer.lines]
		const file = join(dataDir, `backup-${round}`)
		await backupDatabase(dataDir, file)

		const copy = new DatabaseSync(file, { readOnly: true })
		const ids = copy.prepare('select id from reviews').all()
		const score = copy.prepare('select sum(count) as sum from review_scores').get()
		copy.close()
		expect(score?.sum).toBe(ids.length)
		expect(ids.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged))
	}
})

test('restoring is refused while a server uses the database', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'before')
	await backupDatabase(dataDir, file)
	const server = startChild('db/fixtures/write-process.ts', [dataDir])
	await server.line(/./)

	await expect(restoreDatabase(dataDir, file)).rejects.toThrow('stop it first')

	server.process.kill('SIGKILL')
	await server.ended
	await restoreDatabase(dataDir, file)
	expect(await reviewNames(dataDir)).toEqual(['before'])
})

test('a damaged, foreign, empty or newer file is refused and nothing is touched', async () => {
	const dataDir = await newDataDir()
	const folder = await newDataDir()
	await using(dataDir, async ({ query }) => {
		const many = Array.from({ length: 200 }, () =>
			aReview({ name: 'Ana', message: 'x'.repeat(500) }),
		)
		await query.insertInto('reviews').values(many).execute()
	})
	const [damaged, foreign, empty, text, newer] = [
		'damaged',
		'foreign',
		'empty',
		'text',
		'newer',
	].map((name) => join(folder, name)) as [string, string, string, string, string]
	await backupDatabase(dataDir, damaged)
	const bytes = await readFile(damaged)
	bytes.fill(0xaa, 40_000, 60_000)
	await writeFile(damaged, bytes)
	new DatabaseSync(foreign).exec('create table other (id integer)')
	await writeFile(empty, '')
	await writeFile(text, 'not a database at all, but long enough to look at'.repeat(50))
	await backupDatabase(dataDir, newer)
	new DatabaseSync(newer).exec("insert into kysely_migration values ('9999-future', '2100')")
	const before = await readdir(dataDir)

	await expect(restoreDatabase(dataDir, damaged)).rejects.toThrow('damaged')
	await expect(restoreDatabase(dataDir, foreign)).rejects.toThrow('not a database of this site')
	await expect(restoreDatabase(dataDir, empty)).rejects.toThrow('not a database of this site')
	await expect(restoreDatabase(dataDir, text)).rejects.toThrow('not a database')
	await expect(restoreDatabase(dataDir, newer)).rejects.toThrow('newer version')
	await expect(restoreDatabase(dataDir, join(folder, 'absent'))).rejects.toThrow('There is no file')

	expect(await readdir(dataDir)).toEqual(before)
	expect(await reviewNames(dataDir)).toHaveLength(200)
})

test('a damaged database can be replaced', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'Ana')
	await backupDatabase(dataDir, file)
	await writeFile(sqliteFile(dataDir), 'what a failing disk left behind')

	const { kept } = await restoreDatabase(dataDir, file)

	expect(await reviewNames(dataDir)).toEqual(['Ana'])
	expect(existsSync(String(kept))).toBe(true)
})

test('a backup can be restored on a machine without a database', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'Ana')
	await backupDatabase(dataDir, file)
	const elsewhere = join(await newDataDir(), 'data')

	const { kept } = await restoreDatabase(elsewhere, file)

	expect(kept).toBeUndefined()
	expect(await reviewNames(elsewhere)).toEqual(['Ana'])
	checkDatabase(sqliteFile(elsewhere))
})

test('the log of the replaced database is not applied to the restored one', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'before')
	await backupDatabase(dataDir, file)
	const writer = startChild('db/fixtures/write-process.ts', [dataDir])
	await writer.line(/./)
	writer.process.kill('SIGKILL')
	await writer.ended
	expect(existsSync(`${sqliteFile(dataDir)}-wal`)).toBe(true)

	const { kept } = await restoreDatabase(dataDir, file)

	expect(await reviewNames(dataDir)).toEqual(['before'])
	const keptDir = await newDataDir()
	await restoreDatabase(keptDir, String(kept))
	expect(await reviewNames(keptDir)).toContain('Ana')
})
