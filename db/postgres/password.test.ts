import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { openDatabase } from '#db/connect.ts'

test('a password with any characters is taken from PGPASSWORD', async () => {
	const password = 'a/b@c:d?e#f%20g h'
	const admin = new pg.Client(inject('postgresUrl'))
	await admin.connect()
	await admin.query(`create role odd login password '${password}'`)
	onTestFinished(async () => {
		await admin.query('drop role odd')
		await admin.end()
	})
	const url = new URL(inject('postgresUrl'))
	url.username = 'odd'
	url.password = ''
	vi.stubEnv('PGPASSWORD', password)
	onTestFinished(() => void vi.unstubAllEnvs())

	const db = await openDatabase({ url: url.href, dataDir: '' })
	onTestFinished(() => db.close())
	await sql`select 1`.execute(db.query)
	vi.stubEnv('PGPASSWORD', 'wrong')
	const refused = await openDatabase({ url: url.href, dataDir: '' })
	onTestFinished(() => refused.close())
	expect(await refused.isReady()).toBe(false)
})
