import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'

async function run(script: 'backup' | 'restore', args: string[], env: NodeJS.ProcessEnv) {
	const child = startChild(`scripts/owner/${script}.ts`, args, { DATABASE_URL: '', ...env })
	const { code, errors } = await child.ended
	return { code, said: child.lines.join('\n') + errors }
}

test('the backup and restore commands report their result', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'backup')
	const db = await openDatabase({ dataDir })
	await migrate(db)
	const env = { DATA_DIR: dataDir }

	const backup = await run('backup', [file], env)
	const again = await run('backup', [file], env)
	const tooEarly = await run('restore', [file], env)
	await db.close()
	const restore = await run('restore', [file], env)

	expect(backup).toMatchObject({ code: 0, said: expect.stringContaining(file) })
	expect(again).toMatchObject({ code: 1, said: expect.stringContaining('exists already') })
	expect(tooEarly).toMatchObject({ code: 1, said: expect.stringContaining('stop it first') })
	expect(restore.code).toBe(0)
	const kept = /kept as (.+)\.$/.exec(restore.said)?.[1]
	expect(existsSync(String(kept))).toBe(true)
})

test('without a file argument, the commands print their usage', async () => {
	const env = { DATA_DIR: await newDataDir() }
	const expected = { code: 1, said: expect.stringContaining('-- FILE') }
	expect(await run('backup', [], env)).toMatchObject(expected)
	expect(await run('restore', [], env)).toMatchObject(expected)
})

test('on PostgreSQL the commands refer to pg_dump and pg_restore', async () => {
	const env = { DATA_DIR: await newDataDir(), DATABASE_URL: 'postgres://127.0.0.1/site' }
	expect(await run('backup', ['file'], env)).toMatchObject({
		code: 1,
		said: expect.stringContaining('pg_dump'),
	})
	expect(await run('restore', ['file'], env)).toMatchObject({
		code: 1,
		said: expect.stringContaining('pg_restore'),
	})
})
