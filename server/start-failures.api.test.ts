import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, inject, onTestFinished, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { describeDatabaseFailure } from '#db/describe-failure.ts'
import { migrate } from '#db/migrate.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { failToStart, freePort, startSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'

async function dataDirWithDatabase() {
	const dataDir = await newDataDir()
	const database = await openDatabase({ dataDir })
	await migrate(database)
	await database.close()
	return dataDir
}

async function expectSentence(
	environment: NodeJS.ProcessEnv,
	sentence: string,
	options: { before?: string } = {},
) {
	const port = String(await freePort())
	const { code, said } = await failToStart(
		{ DATABASE_URL: '', PORT: port, ...environment },
		options,
	)
	expect(said).toContain(sentence)
	expect(said).not.toContain('    at ')
	expect(code).toBe(1)
}

test('a damaged database stops the start with a sentence', sweep, async () => {
	const dataDir = await dataDirWithDatabase()
	await writeFile(sqliteFile(dataDir), 'what a failing disk left behind'.repeat(400))
	await expectSentence({ DATA_DIR: dataDir }, `The database in ${dataDir} is damaged.`)
	const half = await dataDirWithDatabase()
	const bytes = await readFile(sqliteFile(half))
	await writeFile(sqliteFile(half), bytes.fill(0xaa, 100, 8192))
	await expectSentence({ DATA_DIR: half }, `The database in ${half} is damaged.`)
})

test('a database of a newer version stops the start with a sentence', sweep, async () => {
	const dataDir = await dataDirWithDatabase()
	const file = new DatabaseSync(sqliteFile(dataDir))
	file.exec("insert into kysely_migration values ('9999-future', '2100')")
	file.close()
	await expectSentence({ DATA_DIR: dataDir }, 'made by a newer version of this site')
})

test('a data directory that cannot be used stops the start with a sentence', sweep, async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'file')
	await writeFile(file, '')
	await expectSentence({ DATA_DIR: file }, `${file} is not a folder`)
	await expectSentence({ DATA_DIR: join(file, 'below') }, 'is not a folder')
	// Root may write anywhere, but cannot open a folder as a file either.
	await mkdir(join(dataDir, 'in-use.lock'))
	await expectSentence({ DATA_DIR: dataDir }, `The site cannot write in ${dataDir}`)
})

test(
	'on PostgreSQL, too, a data directory that cannot be used stops the start with a sentence',
	sweep,
	async () => {
		const file = join(await newDataDir(), 'file')
		await writeFile(file, '')
		const environment = { DATABASE_URL: inject('postgresUrl'), DATA_DIR: file }
		await expectSentence(environment, `${file} is not a folder: set DATA_DIR to one.`)
		const error = { code: 'EROFS', path: '/site/data/fetching-XXXXXX' }
		const place = { url: 'postgres://site@database/site', dataDir: '/site/data' }
		const sentence = describeDatabaseFailure(Object.assign(new Error(), error), place)
		expect(sentence).toContain('The site cannot write in /site/data')
		expect(sentence).toContain('set DATA_DIR')
	},
)

test('a start removes what an interrupted restore left', sweep, async () => {
	const dataDir = await newDataDir()
	const left = ['fetching-Xy12ab', 'restoring-Xy12ab']
	for (const name of left) await mkdir(join(dataDir, name))
	await writeFile(`${sqliteFile(dataDir)}.restoring`, "guests' data")
	const site = await startSite({ DATA_DIR: dataDir, DATABASE_URL: '' })
	onTestFinished(() => site.stop().then(() => {}))
	const names = await readdir(dataDir)
	expect(names).toContain('site.sqlite')
	for (const name of [...left, 'site.sqlite.restoring']) expect(names).not.toContain(name)
})

test('a full disk stops the start with a sentence', sweep, async () => {
	const dataDir = await newDataDir()
	// Files may grow to 16 blocks: less than the tables need.
	const before = 'ulimit -f 16; '
	await expectSentence({ DATA_DIR: dataDir }, `${dataDir} is full or failing`, { before })
})

test(
	'PostgreSQL that refuses the password, or lacks the database, stops the start with a sentence',
	sweep,
	async () => {
		const url = new URL(inject('postgresUrl'))
		url.pathname = '/nowhere'
		await expectSentence({ DATABASE_URL: url.href }, 'has no database "nowhere"')
		url.password = 'wrong'
		await expectSentence({ DATABASE_URL: url.href }, 'refuses the name or the password')
	},
)

test.each([
	[{ errcode: 8 }, 'cannot write'],
	[{ errcode: 1032 }, 'cannot write'],
	[{ errcode: 13 }, 'full or failing'],
	[{ errcode: 4874 }, 'full or failing'],
	[{ errcode: 5 }, 'Another process'],
	[{ code: 'EROFS' }, 'cannot write'],
	[{ code: 'EACCES' }, 'cannot write'],
	[{ code: 'ENOSPC' }, 'full or failing'],
])('the failure %j of the data directory is described in a sentence', (details, sentence) => {
	const error = Object.assign(new Error('failure'), details)
	expect(describeDatabaseFailure(error, { dataDir: 'data' })).toContain(sentence)
})

test('an unreachable PostgreSQL is described without the password, and a bug is not described', () => {
	const place = { url: 'postgres://site:secret@db.example:5432/site', dataDir: '' }
	const refused = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' })
	const sentence = describeDatabaseFailure(refused, place)
	expect(sentence).toContain('PostgreSQL at db.example:5432 cannot be reached')
	expect(sentence).not.toContain('secret')
	expect(describeDatabaseFailure(new TypeError('undefined'), place)).toBeUndefined()
	expect(describeDatabaseFailure(new TypeError('undefined'), { dataDir: '' })).toBeUndefined()
})

test(
	'other accounts cannot read the database, even in a folder that they can read',
	sweep,
	async () => {
		const dataDir = await newDataDir()
		await chmod(dataDir, 0o755)
		const modes = async () =>
			await Promise.all(
				['site.sqlite', 'site.sqlite-wal', 'site.sqlite-shm', 'in-use.lock'].map(
					async (name) => (await stat(join(dataDir, name))).mode & 0o777,
				),
			)
		const first = await startSite({ DATA_DIR: dataDir, DATABASE_URL: '' })
		expect(await modes()).toEqual([0o600, 0o600, 0o600, 0o600])
		await first.stop()

		await chmod(join(dataDir, 'site.sqlite'), 0o644)
		await chmod(join(dataDir, 'in-use.lock'), 0o644)
		const kept = join(dataDir, 'site.sqlite.before-restore-2026')
		await writeFile(kept, '', { mode: 0o644 })
		const second = await startSite({ DATA_DIR: dataDir, DATABASE_URL: '' })
		onTestFinished(() => second.stop().then(() => {}))
		expect(await modes()).toEqual([0o600, 0o600, 0o600, 0o600])
		expect((await stat(kept)).mode & 0o777).toBe(0o600)
	},
)
