import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { aReview } from '#db/fixtures/a-review.ts'
import { addReview, reviewNames, using } from '#db/fixtures/reviews-in.ts'
import { migrations } from '#db/migrations/index.ts'
import { readSetting, writeSetting } from '#db/settings.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { stepAt } from '#domain/owner/sign-in.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'
import { backupDatabase } from './backup.ts'
import { checkDatabase } from './check-database.ts'
import { offSiteSetting } from './fingerprint.ts'
import { restoreDatabase } from './restore.ts'

test('a restored backup has the old rows, and the replaced database is kept', async () => {
	const dataDir = await newDataDir()
	const file = join(await newDataDir(), 'backup.sqlite')
	await addReview(dataDir, 'before')
	await backupDatabase({ dataDir }, file)
	await addReview(dataDir, 'after')

	const { replaced } = await restoreDatabase(dataDir, file)

	expect(await reviewNames(dataDir)).toEqual(['before'])
	const previous = new DatabaseSync(String(replaced))
	onTestFinished(() => previous.close())
	expect(previous.prepare('select name from reviews order by name').all()).toMatchObject([
		{ name: 'after' },
		{ name: 'before' },
	])
})

test('a restored backup knows no copies of another machine: those it knew may have been thinned since', async () => {
	const dataDir = await newDataDir()
	const file = join(await newDataDir(), 'backup.sqlite')
	await using(dataDir, ({ query }) => writeSetting(query, offSiteSetting, '{}'))
	await backupDatabase({ dataDir }, file)
	await restoreDatabase(dataDir, file)
	const stored = await using(dataDir, ({ query }) => readSetting(query, offSiteSetting))
	expect(stored).toBeUndefined()
})

test('restoring is refused while a server uses the database', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'before')
	await backupDatabase({ dataDir }, file)
	const server = startChild('db/fixtures/write-process.ts', [dataDir])
	await server.line(/./)

	await expect(restoreDatabase(dataDir, file)).rejects.toThrow('stop it first')

	server.process.kill('SIGKILL')
	await server.ended
	await restoreDatabase(dataDir, file)
	expect(await reviewNames(dataDir)).toEqual(['before'])
})

test('a damaged, foreign, empty or newer file is refused and nothing changes', async () => {
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
	await backupDatabase({ dataDir }, damaged)
	const bytes = await readFile(damaged)
	bytes.fill(0xaa, 40_000, 60_000)
	await writeFile(damaged, bytes)
	new DatabaseSync(foreign).exec('create table other (id integer)')
	await writeFile(empty, '')
	await writeFile(text, 'not a database at all, but long enough to look at'.repeat(50))
	await backupDatabase({ dataDir }, newer)
	new DatabaseSync(newer).exec("insert into kysely_migration values ('9999-future', '2100')")
	const before = await readdir(dataDir)

	await expect(restoreDatabase(dataDir, damaged)).rejects.toThrow('damaged')
	await expect(restoreDatabase(dataDir, foreign)).rejects.toThrow('not a database of this site')
	await expect(restoreDatabase(dataDir, empty)).rejects.toThrow('not a database of this site')
	await expect(restoreDatabase(dataDir, text)).rejects.toThrow('not a database')
	await expect(restoreDatabase(dataDir, newer)).rejects.toThrow('newer version')
	await expect(restoreDatabase(dataDir, join(folder, 'absent'))).rejects.toThrow('There is no file')
	await expect(restoreDatabase(dataDir, folder)).rejects.toThrow('is a folder')

	expect(await readdir(dataDir)).toEqual(before)
	expect(await reviewNames(dataDir)).toHaveLength(200)
})

const twoFactorOn = { id: 'owner', begun_at: 1, confirmed_at: 2 } as const

/** Signed in, with two-factor on and recovery codes. */
async function setUpAccess(dataDir: string, { secret = 'abcd', codes = ['aaaa', 'bbbb'] } = {}) {
	await using(dataDir, async ({ query }) => {
		const session = { created_at: 1, last_used_at: 1, expires_at: 9e12 }
		await query
			.insertInto('sessions')
			.values({ token_hash: 'token', person_id: 'owner', ...session })
			.execute()
		await query
			.insertInto('two_factor')
			.values({ ...twoFactorOn, secret, last_step: 7 })
			.execute()
		const rows = codes.map((id) => ({ person_id: 'owner', id, code_hash: `hash of ${id}` }))
		await query.insertInto('recovery_codes').values(rows).execute()
	})
}

async function accessIn(dataDir: string) {
	return await using(dataDir, async ({ query }) => ({
		sessions: await query.selectFrom('sessions').selectAll().execute(),
		codes: (await query.selectFrom('recovery_codes').select('id').orderBy('id').execute()).map(
			({ id }) => id,
		),
		step: (await query.selectFrom('two_factor').select('last_step').executeTakeFirst())?.last_step,
	}))
}

test('a restore revives neither sessions nor used codes', async () => {
	const dataDir = await newDataDir()
	const file = join(await newDataDir(), 'backup')
	await setUpAccess(dataDir)
	await backupDatabase({ dataDir }, file)
	await using(dataDir, async ({ query }) => {
		await query.deleteFrom('sessions').execute()
		await query.deleteFrom('recovery_codes').where('id', '=', 'aaaa').execute()
		await query
			.updateTable('two_factor')
			.set({ last_step: stepAt(Date.now()) + 1 })
			.execute()
	})

	const { hasLostCodes } = await restoreDatabase(dataDir, file)

	expect(hasLostCodes).toBe(false)
	const access = await accessIn(dataDir)
	expect(access).toMatchObject({ sessions: [], codes: ['bbbb'] })
	expect(access.step).toBeGreaterThanOrEqual(stepAt(Date.now()))
})

test('when it is unknown which recovery codes were used, all are deleted', sweep, async () => {
	const dataDir = await newDataDir()
	const file = join(await newDataDir(), 'backup')
	await setUpAccess(dataDir)
	await backupDatabase({ dataDir }, file)
	const otherKey = await newDataDir()
	await setUpAccess(otherKey, { secret: 'ef01', codes: ['cccc'] })
	const damaged = await newDataDir()
	await writeFile(sqliteFile(damaged), 'what a failing disk left behind')

	for (const place of [otherKey, damaged, await newDataDir()]) {
		expect(await restoreDatabase(place, file)).toMatchObject({ hasLostCodes: true })
		expect(await accessIn(place)).toMatchObject({ sessions: [], codes: [] })
	}
})

testSampled([
	['create trigger spy after insert on enquiries begin delete from reviews; end', 'trigger "spy"'],
	['create view spy as select * from enquiries', 'view "spy"'],
	['create table spy (id integer)', 'table "spy"'],
	['alter table reviews add column spy text', 'table "reviews" is not as'],
	['drop index outbox_due', 'index "outbox_due" is missing'],
])('a backup with another schema is refused: %s', async (change, reason) => {
	const dataDir = await newDataDir()
	const file = join(await newDataDir(), 'backup')
	await addReview(dataDir, 'Ana')
	await backupDatabase({ dataDir }, file)
	const connection = new DatabaseSync(file)
	connection.exec(change)
	connection.close()
	const before = await readdir(dataDir)

	await expect(restoreDatabase(dataDir, file)).rejects.toThrow(reason)

	expect(await readdir(dataDir)).toEqual(before)
	expect(await reviewNames(dataDir)).toEqual(['Ana'])
})

test('a backup of any earlier version can be restored', sweep, async () => {
	for (const last of Object.keys(migrations)) {
		const file = join(await newDataDir(), 'backup')
		const connection = new DatabaseSync(file)
		const db = new Kysely<never>({ dialect: createSqliteDialect(connection) })
		const provider = { getMigrations: async () => migrations }
		const { error } = await new Migrator({ db, provider }).migrateTo(last)
		await db.destroy()
		expect(error).toBeUndefined()

		const dataDir = await newDataDir()
		await restoreDatabase(dataDir, file)
		expect(await reviewNames(dataDir), last).toEqual([])
	}
})

test('a damaged database can be replaced', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'Ana')
	await backupDatabase({ dataDir }, file)
	await writeFile(sqliteFile(dataDir), 'what a failing disk left behind')

	const { replaced } = await restoreDatabase(dataDir, file)

	expect(await reviewNames(dataDir)).toEqual(['Ana'])
	expect(existsSync(String(replaced))).toBe(true)
})

test('a backup can be restored on a machine without a database', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'Ana')
	await backupDatabase({ dataDir }, file)
	const elsewhere = join(await newDataDir(), 'data')

	const { replaced } = await restoreDatabase(elsewhere, file)

	expect(replaced).toBeUndefined()
	expect(await reviewNames(elsewhere)).toEqual(['Ana'])
	checkDatabase(sqliteFile(elsewhere))
})

test('the log of the replaced database is not applied to the restored one', sweep, async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	await addReview(dataDir, 'before')
	await backupDatabase({ dataDir }, file)
	const writer = startChild('db/fixtures/write-process.ts', [dataDir])
	await writer.line(/./)
	writer.process.kill('SIGKILL')
	await writer.ended
	expect(existsSync(`${sqliteFile(dataDir)}-wal`)).toBe(true)

	const { replaced } = await restoreDatabase(dataDir, file)

	expect(await reviewNames(dataDir)).toEqual(['before'])
	const otherDir = await newDataDir()
	await restoreDatabase(otherDir, String(replaced))
	expect(await reviewNames(otherDir)).toContain('Ana')
})
