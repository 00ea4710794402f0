import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { feeds } from '#db/migrations/0021-feeds.ts'
import { migrations } from '#db/migrations/index.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'

const PROCESSES = 4

describeEachDatabase(({ newEmptyPlace, open }) => {
	test('processes that start at once on an empty database all succeed', sweep, async () => {
		const place = await newEmptyPlace()
		const args = [place.dataDir, ...(place.url ? [place.url] : [])]
		const children = Array.from({ length: PROCESSES }, () =>
			startChild('db/fixtures/migrate-process.ts', args),
		)
		await Promise.all(children.map((child) => child.line(/ready/)))

		for (const child of children) child.process.stdin.end('go\n')

		const ends = await Promise.all(children.map((child) => child.ended))
		expect(ends).toEqual(Array(PROCESSES).fill({ code: 0, errors: '' }))
		expect(children.map((child) => child.lines.at(-1))).toEqual(Array(PROCESSES).fill('6 scores'))
	})

	test('migrating again changes nothing', async () => {
		const db = await open()
		await db.query.updateTable('site_version').set({ version: 7 }).execute()

		await migrate(db)

		const done = await sql<{
			name: string
		}>`select name from kysely_migration order by name`.execute(db.query)
		expect(done.rows.map((row) => row.name)).toEqual(Object.keys(migrations))
		expect(await db.query.selectFrom('site_version').selectAll().execute()).toEqual([
			{ id: 1, version: 7 },
		])
	})

	test('calendars that were imported twice become one, with its nights', async () => {
		const { query } = await open()
		await query.schema.dropIndex('imported_calendars_once').execute()
		for (const column of ['skipped', 'skipped_count', 'echoes'])
			await query.schema.alterTable('imported_calendars').dropColumn(column).execute()
		const url = 'https://example.com/a.ics'
		for (const [id, offer, address] of [
			['1', 'cabin', url],
			['2', 'cabin', `${url}#again`],
			['3', 'camping', url],
		])
			await sql`insert into imported_calendars (id, offer, url, events, next_read_at)
				values (${id}, ${offer}, ${address}, 1, 0)`.execute(query)

		await feeds.up(query)

		expect(
			await query
				.selectFrom('imported_calendars')
				.select(['offer', 'url', 'skipped', 'skipped_count', 'echoes'])
				.orderBy('offer')
				.execute(),
		).toEqual(
			['cabin', 'camping'].map((offer) => ({
				offer,
				url,
				skipped: '[]',
				skipped_count: 0,
				echoes: '{}',
			})),
		)
	})

	test('a database made by a newer version is refused', async () => {
		const db = await open()
		await sql`insert into kysely_migration values ('9999-future', '2100-01-01')`.execute(db.query)

		await expect(migrate(db)).rejects.toThrow('9999-future')
	})
})
