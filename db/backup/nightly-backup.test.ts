import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { backUpNightly, backupsFolder } from './nightly-backup.ts'

const day = 24 * 60 * 60_000
const now = Date.parse('2026-11-16T12:00:00Z')

describeSqlite(({ newPlace, open }) => {
	test('replaced databases go after a month, and copies left behind by killed processes after a day', async () => {
		const place = await newPlace()
		await open(place)
		const folder = backupsFolder(place.dataDir)
		await mkdir(folder)
		const write = async (file: string, age: number) => {
			await writeFile(file, '')
			const time = (now - age) / 1000
			await utimes(file, time, time)
			return file
		}
		const replaced = (time: string) => join(place.dataDir, `site.sqlite.before-restore-${time}`)
		const [old, oldLog, recent, other, left, unfinished] = [
			await write(replaced('2026-10-01T10-00-00-000Z'), 0),
			await write(replaced('2026-10-01T10-00-00-000Z-wal'), 0),
			await write(replaced('2026-11-01T10-00-00-000Z'), 90 * day),
			await write(join(place.dataDir, 'notes-2020.txt'), 900 * day),
			await write(join(folder, 'site-2026-10-01.sqlite.x.unfinished'), 2 * day),
			await write(join(folder, 'site-2026-11-16.sqlite.x.unfinished'), day / 24),
		]
		await backUpNightly(place.dataDir, () => now)
		const exists = [old, oldLog, recent, other, left, unfinished].map((file) => existsSync(file))
		expect(exists).toEqual([false, false, true, true, false, true])
	})
})
