import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { addReview, using } from '#db/fixtures/reviews-in.ts'
import { newDataDir } from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { backupDatabase } from './backup.ts'

test('a backup is a single self-contained file', async () => {
	const dataDir = await newDataDir()
	const folder = await newDataDir()
	await addReview(dataDir, 'Ana')

	const { bytes } = await backupDatabase({ dataDir }, join(folder, 'backup.sqlite'))

	expect(bytes).toBeGreaterThan(0)
	expect(await readdir(folder)).toEqual(['backup.sqlite'])
})

test('a backup never overwrites a file', async () => {
	const dataDir = await newDataDir()
	const file = join(dataDir, 'precious')
	await addReview(dataDir, 'Ana')
	await writeFile(file, 'mine')

	await expect(backupDatabase({ dataDir }, file)).rejects.toThrow('exists already')
	await expect(backupDatabase({ dataDir: join(dataDir, 'nowhere') }, `${file}2`)).rejects.toThrow(
		'no database',
	)
})

test('backups taken while another process writes are complete and consistent', sweep, async () => {
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
		await backupDatabase({ dataDir }, file)

		const copy = new DatabaseSync(file, { readOnly: true })
		const ids = copy.prepare('select id from reviews').all()
		const score = copy.prepare('select sum(count) as sum from review_scores').get()
		copy.close()
		expect(score?.sum).toBe(ids.length)
		expect(ids.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged))
	}
})
