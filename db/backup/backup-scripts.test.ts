import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { migrate } from '#db/migrate.ts'
import { migrations } from '#db/migrations/index.ts'
import { createSqliteDialect } from '#db/sqlite/sqlite-dialect.ts'
import { dayMs, formatTime } from '#domain/time/dates.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { createDatabase } from '#tests/helpers/database/postgres.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'

async function run(script: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
	const child = startChild(`scripts/owner/${script}.ts`, args, { DATABASE_URL: '', ...env })
	const { code, errors } = await child.ended
	return { code, said: child.lines.join('\n') + errors }
}

test('the backup and restore commands report their result', sweep, async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	const db = await openDatabase({ dataDir })
	await migrate(db)
	const newest = Date.parse('2026-03-04T20:15:00Z')
	await db.query
		.insertInto('reviews')
		.values([aReview({ created_at: newest - 1 }), aReview({ created_at: newest })])
		.execute()
	await db.query
		.insertInto('content_versions')
		.values({ version: 1, published_at: newest - dayMs, entries: '[]', changes: '[]' })
		.execute()
	const env = { DATA_DIR: dataDir }

	const backup = await run('backup', [file], env)
	const again = await run('backup', [file], env)
	const tooEarly = await run('restore', [file], env)
	await db.close()
	await mkdir(join(dataDir, 'fetching-Xy12ab'))
	const restore = await run('restore', [file], env)

	expect(backup).toMatchObject({ code: 0, said: expect.stringContaining(file) })
	expect(again).toMatchObject({ code: 1, said: expect.stringContaining('exists already') })
	expect(tooEarly).toMatchObject({ code: 1, said: expect.stringContaining('stop it first') })
	expect(restore.code).toBe(0)
	const time = formatTime(newest, 'en')
	expect(restore.said).toContain(`or publication in it is from ${time}.`)
	const kept = /kept as (.+)\.$/.exec(restore.said)?.[1]
	expect(existsSync(String(kept))).toBe(true)
	expect(await readdir(dataDir), 'left by an interrupted restore').not.toContain('fetching-Xy12ab')
})

test('a leftover of an interrupted restore can be put back, and is never lost', sweep, async () => {
	const dataDir = await newDataDir()
	const folder = join(dataDir, 'fetching-Xy12ab')
	await mkdir(folder)
	const db = await openDatabase({ dataDir: folder })
	await migrate(db)
	await db.close()
	const fetched = join(folder, 'site.sqlite')
	const incoming = join(dataDir, 'site.sqlite.restoring')
	await copyFile(fetched, incoming)
	const env = { DATA_DIR: dataDir }

	expect(await run('restore', [incoming], env)).toMatchObject({
		code: 1,
		said: expect.stringContaining('Copy it to another place'),
	})
	expect(existsSync(incoming)).toBe(true)
	await mkdir(folder, { recursive: true })
	await rename(incoming, fetched)
	expect(await run('restore', [fetched], env)).toMatchObject({ code: 0 })
	expect(existsSync(fetched)).toBe(true)
})

test.each(['sqlite', 'postgres'])(
	'a backup from before accounts is put back with one, that of the owner, on %s',
	sweep,
	async (kind) => {
		const file = join(await newDataDir(), 'old.sqlite')
		const db = new Kysely<never>({ dialect: createSqliteDialect(new DatabaseSync(file)) })
		const provider = { getMigrations: async () => migrations }
		await new Migrator({ db, provider }).migrateTo('0023-picture-uses')
		await sql`insert into two_factor values (1, 'ab', 0, 1, 2)`.execute(db)
		await db.destroy()
		const url = kind === 'postgres' ? await createDatabase(inject('postgresUrl')) : ''
		const env = { DATA_DIR: await newDataDir(), DATABASE_URL: url, ADMIN_NAME: 'rosa' }

		const { code, said } = await run('restore', [file], env)

		expect(code, said).toBe(0)
		expect(said).toMatch(/^ +1 {2}accounts/m)
		expect(said).toContain('the owner signs in with the one password of that time')
		expect(said).toContain('The first owner signs in as admin or as rosa (ADMIN_NAME).')
		expect(said).toContain('Two-factor is on for rosa, as when it was made')
	},
)

test(
	'a restore says that ADMIN_NAME is the name of an invited person, with which the site would not start',
	sweep,
	async () => {
		const dataDir = await newDataDir()
		const db = await openDatabase({ dataDir })
		await migrate(db)
		const since = { created_at: 1, last_seen_at: null }
		const people = [
			{ id: 'luz', name: 'Luz Inés', role: 'owner', is_on: 0, ...since },
			{ id: 'ana', name: 'Ana', role: 'reception', is_on: 1, ...since },
		] as const
		await db.query.insertInto('people').values(people).execute()
		const passwords = ['owner', 'ana'].map((id) => ({ id, password_hash: 'x', updated_at: 1 }))
		await db.query.insertInto('credentials').values(passwords).execute()
		await db.close()
		const file = join(dataDir, 'backup')
		await run('backup', [file], { DATA_DIR: dataDir })
		const restore = (name: string) =>
			run('restore', [file], { DATA_DIR: dataDir, ADMIN_NAME: name })

		const { code, said } = await restore('luz ines')
		expect(code, said).toBe(0)
		expect(said).toContain('signs in as admin. ADMIN_NAME in .env is luz ines, but')
		expect(said).toContain('the account of Luz Inés')
		expect(said).toContain('can again: admin (owner), Ana (reception).')
		expect((await restore('Eva')).said).toContain('signs in as admin or as Eva (ADMIN_NAME).')
		expect((await restore('Admin')).said).toContain('signs in as admin: ADMIN_NAME')
	},
)

test(
	'a restore says who can sign in if it is one person, but not the first owner',
	sweep,
	async () => {
		const dataDir = await newDataDir()
		const db = await openDatabase({ dataDir })
		await migrate(db)
		await db.query.updateTable('people').set({ is_on: 0 }).execute()
		const since = { created_at: 1, last_seen_at: null }
		const laura = { id: 'laura', name: 'Laura', role: 'owner', is_on: 1, ...since } as const
		await db.query.insertInto('people').values(laura).execute()
		const passwords = ['owner', 'laura'].map((id) => ({ id, password_hash: 'x', updated_at: 1 }))
		await db.query.insertInto('credentials').values(passwords).execute()
		await db.close()
		const file = join(dataDir, 'backup')
		await run('backup', [file], { DATA_DIR: dataDir })

		const { code, said } = await run('restore', [file], { DATA_DIR: dataDir })
		expect(code, said).toBe(0)
		expect(said).toContain('can again: Laura (owner).')
		expect(said).not.toContain('The first owner signs in')
	},
)

test('a restore says whose phone will be asked for a code', sweep, async () => {
	const dataDir = await newDataDir()
	const env = { DATA_DIR: dataDir, ADMIN_NAME: 'Eva' }
	const db = await openDatabase({ dataDir })
	await migrate(db)
	const since = { created_at: 1, last_seen_at: null }
	const luz = { id: 'luz', name: 'Luz', role: 'owner', is_on: 1, ...since } as const
	await db.query.insertInto('people').values(luz).execute()
	const passwords = ['owner', 'luz'].map((id) => ({ id, password_hash: 'x', updated_at: 1 }))
	await db.query.insertInto('credentials').values(passwords).execute()
	const key = { secret: 'ab', last_step: 0, begun_at: 1 }
	await db.query
		.insertInto('two_factor')
		.values({ id: 'luz', ...key, confirmed_at: null })
		.execute()
	const [none, both] = [join(dataDir, 'none'), join(dataDir, 'both')]
	await run('backup', [none], env)
	await db.query.updateTable('two_factor').set({ confirmed_at: 2 }).execute()
	await db.query
		.insertInto('two_factor')
		.values({ id: 'owner', ...key, confirmed_at: 2 })
		.execute()
	await run('backup', [both], env)
	await db.close()

	const without = await run('restore', [none], env)
	expect(without.said).toContain('Two-factor is off for everybody, as when it was made')
	expect(without.said).toContain('the password alone signs in')
	const withIt = await run('restore', [both], env)
	expect(withIt.said).toContain('Two-factor is on for Eva, Luz, as when it was made')
	expect(withIt.said).toContain('npm run admin:two-factor -- --off')
})

test('without a file argument, the commands print their usage', sweep, async () => {
	const env = { DATA_DIR: await newDataDir() }
	const expected = { code: 1, said: expect.stringContaining('-- FILE') }
	expect(await run('backup', [], env)).toMatchObject(expected)
	expect(await run('restore', [], env)).toMatchObject(expected)
})

test(
	'a backup of PostgreSQL is put back into an empty PostgreSQL database, and into no other',
	sweep,
	async () => {
		const dataDir = await newDataDir()
		const file = join(dataDir, 'site.sqlite')
		const url = await createDatabase(inject('postgresUrl'), inject('postgresTemplate'))
		const db = await openDatabase({ url, dataDir })
		await db.query
			.insertInto('reviews')
			.values(aReview({ name: 'Ana' }))
			.execute()
		await db.close()
		const emptyUrl = await createDatabase(inject('postgresUrl'))

		const backup = await run('backup', [file], { DATA_DIR: dataDir, DATABASE_URL: url })
		const used = await run('restore', [file], { DATA_DIR: dataDir, DATABASE_URL: url })
		const restore = await run('restore', [file], { DATA_DIR: dataDir, DATABASE_URL: emptyUrl })

		expect(backup).toMatchObject({ code: 0, said: expect.stringContaining(file) })
		expect(used).toMatchObject({ code: 1, said: expect.stringContaining('not empty') })
		expect(restore.code).toBe(0)
		const restored = await openDatabase({ url: emptyUrl, dataDir })
		onTestFinished(() => restored.close())
		const names = await restored.query.selectFrom('reviews').select('name').execute()
		expect(names).toEqual([{ name: 'Ana' }])
		expect(await readdir(dataDir)).toEqual(['site.sqlite'])
	},
)

test('for a dump of PostgreSQL the command refers to pg_restore', sweep, async () => {
	expect(await run('restore', ['site.dump'], { DATA_DIR: await newDataDir() })).toMatchObject({
		code: 1,
		said: expect.stringContaining('pg_restore'),
	})
})
