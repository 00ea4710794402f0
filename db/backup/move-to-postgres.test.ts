import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import { writeSetting } from '#db/settings.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { mostPesos } from '#domain/text/money.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { createDatabase } from '#tests/helpers/database/postgres.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { backupDatabase } from './backup.ts'
import { BackupError } from './check-database.ts'
import { checkSchema } from './check-schema.ts'
import { feedReadSettings, fingerprint, offSiteSetting } from './fingerprint.ts'
import { moveToPostgres } from './move-to-postgres.ts'

/** A value that the column takes, unlike those of the other rows and columns. */
function someValue({ name, type, tbl }: { name: string; type: string; tbl: string }, row: number) {
	const choices: Record<string, string[]> = {
		kind: ['booking', 'contact'],
		'takes.kind': ['confirmed', 'blocked'],
		state: ['new', 'answered'],
		'stay_requests.state': ['offered', 'confirmed'],
		recipient: ['owner', 'guest'],
		status: ['sent', 'failed'],
		enquiry_id: ['id of enquiries 0 ñ 🌴', 'id of enquiries 1 ñ 🌴'],
		take_id: ['id of takes 0 ñ 🌴', 'id of takes 1 ñ 🌴'],
		calendar_id: ['id of imported_calendars 0 ñ 🌴', 'id of imported_calendars 1 ñ 🌴'],
		by: ['guest', 'owner'],
		role: ['owner', 'reception'],
		person_id: ['id of people 0 ñ 🌴', 'id of people 1 ñ 🌴'],
		made_by: ['id of people 0 ñ 🌴', 'id of people 1 ñ 🌴'],
		given_by: ['id of people 0 ñ 🌴', 'id of people 1 ñ 🌴'],
		'credentials.id': ['id of people 0 ñ 🌴', 'id of people 1 ñ 🌴'],
		'two_factor.id': ['id of people 0 ñ 🌴', 'id of people 1 ñ 🌴'],
		'agreements.kind': ['quote', 'confirmation'],
		'given_access.kind': ['invited', 'joined'],
	}
	const choice = choices[`${tbl}.${name}`] ?? choices[name]
	if (choice) return choice[row]
	if (/pesos$|^total$/.test(name)) return mostPesos - row
	if (/int/i.test(type)) return /^(id|is_\w+)$/.test(name) ? 1 : row + 3
	if (/blob/i.test(type)) return Buffer.from([0, 255, row])
	return `${name} of ${tbl} ${row} ñ 🌴`
}

/** Rows in every table there is, so that a new table is moved and checked without a word here. */
async function siteWithRowsEverywhere() {
	const dataDir = await newDataDir()
	const db = await openDatabase({ dataDir })
	await migrate(db)
	await db.close()
	const file = new DatabaseSync(sqliteFile(dataDir))
	const tables = file
		.prepare("select name from sqlite_schema where type = 'table' and name not like 'kysely%'")
		.all()
		.map(({ name }) => String(name))
	file.exec('pragma foreign_keys = off')
	for (const table of tables) {
		const columns = file.prepare('select name, type from pragma_table_info(?)').all(table)
		file.exec(`delete from ${table}`)
		for (const row of [0, 1]) {
			const values = columns.map(({ name, type }) =>
				someValue({ name: String(name), type: String(type), tbl: table }, row),
			)
			const places = columns.map(() => '?').join()
			file.prepare(`insert or ignore into ${table} values (${places})`).run(...(values as string[]))
		}
	}
	expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
	const rows = rowsOf(tables, (table) => file.prepare(`select * from ${table}`).all())
	for (const [table, found] of Object.entries(await rows))
		expect(found.length, table).toBeGreaterThan(0)
	file.close()
	return { dataDir, tables, rows: await rows }
}

async function rowsOf(
	tables: string[],
	read: (table: string) => unknown[] | Promise<unknown[]>,
): Promise<Record<string, string[]>> {
	const entries = tables.map(
		async (table) =>
			[table, (await read(table)).map((row) => plain(row as object)).toSorted()] as const,
	)
	return Object.fromEntries(await Promise.all(entries))
}

/** Bytes as text: the two drivers have different types for them. */
function plain(row: object): string {
	const values = Object.entries(row).map(([column, value]) => [
		column,
		value instanceof Uint8Array ? Buffer.from(value).toString('hex') : value,
	])
	return JSON.stringify(Object.fromEntries(values))
}

async function emptyPostgres() {
	const url = await createDatabase(inject('postgresUrl'))
	const client = new pg.Client(url)
	await client.connect()
	onTestFinished(() => client.end())
	return { url, client }
}

async function tablesIn(client: pg.Client) {
	const { rows } = await client.query(
		"select table_name from information_schema.tables where table_schema = 'public'",
	)
	return rows
}

test('a site moves to PostgreSQL whole, and goes on there', async () => {
	const { dataDir, tables, rows } = await siteWithRowsEverywhere()
	const { url } = await emptyPostgres()

	const moved = await moveToPostgres(dataDir, url)

	expect(moved.map(({ table }) => table).toSorted()).toEqual(tables.toSorted())
	for (const { table, rows: count } of moved) expect(count).toBe(rows[table]?.length)
	const db = await openDatabase({ url, dataDir: '' })
	onTestFinished(() => db.close())
	await migrate(db)
	const arrived = await rowsOf(tables, (table) =>
		db.query
			.selectFrom(table as 'reviews')
			.selectAll()
			.execute(),
	)
	expect(arrived).toEqual(rows)
	await db.query.insertInto('reviews').values(aReview()).execute()
})

test(
	'a backup of PostgreSQL is a SQLite database with every row, which this site accepts',
	sweep,
	async () => {
		const { dataDir, tables, rows } = await siteWithRowsEverywhere()
		const { url, client } = await emptyPostgres()
		await moveToPostgres(dataDir, url)
		const before = join(dataDir, 'before.sqlite')
		const file = join(dataDir, 'backup.sqlite')
		await backupDatabase({ dataDir }, before)

		await backupDatabase({ dataDir, url }, file)

		const copy = new DatabaseSync(file, { readOnly: true })
		onTestFinished(() => copy.close())
		expect(await rowsOf(tables, (table) => copy.prepare(`select * from ${table}`).all())).toEqual(
			rows,
		)
		await checkSchema(file)
		expect(fingerprint(file)).toBe(fingerprint(before))
		await client.query("update reviews set message = 'otra' where name like '% 0 %'")
		await client.query('update sessions set last_used_at = last_used_at + 1')
		const later = join(dataDir, 'later.sqlite')
		await backupDatabase({ dataDir, url }, later)
		expect(fingerprint(later)).not.toBe(fingerprint(file))
	},
)

test('expiring data does not change the fingerprint', sweep, async () => {
	const { dataDir } = await siteWithRowsEverywhere()
	const [before, after] = [join(dataDir, 'before.sqlite'), join(dataDir, 'after.sqlite')]
	await backupDatabase({ dataDir }, before)
	const db = await openDatabase({ dataDir })
	await db.query.updateTable('sessions').set({ last_used_at: 99 }).execute()
	await db.query.updateTable('imported_calendars').set({ next_read_at: 99, echoes: '{}' }).execute()
	await db.query.updateTable('people').set({ last_seen_at: 99 }).execute()
	await db.query.updateTable('two_factor').set({ last_step: 99 }).execute()
	await db.query.deleteFrom('invitations').execute()
	await writeSetting(db.query, `${feedReadSettings}cabin`, '99')
	await db.query.updateTable('site_version').set({ version: 99 }).execute()
	await writeSetting(db.query, offSiteSetting, '{}')
	await db.close()
	await backupDatabase({ dataDir }, after)
	expect(fingerprint(after)).toBe(fingerprint(before))

	const reopened = await openDatabase({ dataDir })
	await reopened.query.updateTable('people').set({ role: 'restaurant' }).execute()
	await reopened.close()
	const changed = join(dataDir, 'changed.sqlite')
	await backupDatabase({ dataDir }, changed)
	expect(fingerprint(changed)).not.toBe(fingerprint(before))
})

test('thousands of rows move in batches', sweep, async () => {
	const dataDir = await newDataDir()
	const db = await openDatabase({ dataDir })
	await migrate(db)
	for (let batch = 0; batch < 13; batch += 1) {
		const many = Array.from({ length: 100 }, () => aReview())
		await db.query.insertInto('reviews').values(many).execute()
	}
	await db.close()
	const { url, client } = await emptyPostgres()
	const moved = await moveToPostgres(dataDir, url)
	expect(moved.find(({ table }) => table === 'reviews')?.rows).toBe(1300)
	const { rows } = await client.query('select count(*)::int as count from reviews')
	expect(rows).toEqual([{ count: 1300 }])
})

test('a database that is in use, or not empty, or not there is refused', sweep, async () => {
	const dataDir = await newDataDir()
	const { url, client } = await emptyPostgres()
	await expect(moveToPostgres(dataDir, url)).rejects.toThrow('There is no database')
	const db = await openDatabase({ dataDir })
	await migrate(db)
	await expect(moveToPostgres(dataDir, url)).rejects.toThrow('stop it first')
	await db.close()
	await client.query('create table guests (id integer)')
	await expect(moveToPostgres(dataDir, url)).rejects.toThrow('has a table "guests"')
	await client.query('drop table guests')
	await moveToPostgres(dataDir, url)
	await expect(moveToPostgres(dataDir, url)).rejects.toThrow('is not empty')
})

test(
	'when two moves into one database run at once, one ends with a clear message',
	sweep,
	async () => {
		const { url } = await emptyPostgres()
		const sites = await Promise.all([siteWithRowsEverywhere(), siteWithRowsEverywhere()])
		const moves = await Promise.allSettled(sites.map(({ dataDir }) => moveToPostgres(dataDir, url)))
		const refused = moves.filter((move) => move.status === 'rejected')
		expect(refused.map(({ reason }) => reason)).toEqual([expect.any(BackupError)])
	},
)

test('a row that PostgreSQL refuses leaves it empty', sweep, async () => {
	const dataDir = await newDataDir()
	const db = await openDatabase({ dataDir })
	await migrate(db)
	await db.query
		.insertInto('reviews')
		.values(aReview({ message: 'a zero byte: \u0000' }))
		.execute()
	await db.close()
	const { url, client } = await emptyPostgres()
	await expect(moveToPostgres(dataDir, url)).rejects.toThrow()
	expect(await tablesIn(client)).toEqual([])
})

test('no column counts by itself: a sequence would have to be moved, too', async () => {
	const { url, client } = await emptyPostgres()
	const db = await openDatabase({ url, dataDir: '' })
	onTestFinished(() => db.close())
	await migrate(db)
	const { rows } = await client.query(
		"select table_name, column_name from information_schema.columns where table_schema = 'public' and (column_default like 'nextval%' or is_identity = 'YES')",
	)
	expect(rows).toEqual([])
})

async function run(args: string[], env: NodeJS.ProcessEnv) {
	const child = startChild('scripts/owner/move.ts', args, { DATABASE_URL: '', ...env })
	const { code, errors } = await child.ended
	return { code, said: child.lines.join('\n') + errors }
}

test('the command says what it did, or why not, and never the password', sweep, async () => {
	const { dataDir } = await siteWithRowsEverywhere()
	const { url } = await emptyPostgres()
	const env = { DATA_DIR: dataDir }
	const { password } = new URL(url)

	const done = await run([url], env)
	expect(done.said).toMatch(/2 {2}enquiries\n/)
	expect(done.said).toContain('DATABASE_URL')
	expect(done.code).toBe(0)
	const again = await run([url], env)
	expect(again.said).toContain('Nothing was moved. The PostgreSQL database is not empty')
	expect(again.code).toBe(1)
	expect(done.said + again.said).not.toContain(password)
	expect(await run([], env)).toMatchObject({
		code: 1,
		said: expect.stringContaining('npm run move -- postgres://'),
	})
	const unreachable = await run(['postgres://site:secret@127.0.0.1:1/site'], env)
	expect(unreachable.said).toContain('PostgreSQL at 127.0.0.1:1 cannot be reached')
	expect(unreachable.said).not.toContain('secret')
})
