import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { sweep } from '#tests/helpers/steps.ts'

const KILLS = 5

describeEachDatabase(({ newPlace, open }) => {
	test(
		'killing the process during writes loses no write that was acknowledged',
		sweep,
		async () => {
			const place = await newPlace()
			await (await open(place)).close()
			const acknowledged: string[] = []

			for (let round = 0; round < KILLS; round += 1) {
				const child = startChild('db/fixtures/write-process.ts', [
					place.dataDir,
					...(place.url ? [place.url] : []),
				])
				await child.line(/./)
				await sleep(Math.random() * 150)
				child.process.kill('SIGKILL')
				await child.ended
				// The last line may be incomplete.
				acknowledged.push(...child.lines.filter((line) => line.length === 36))
			}

			const db = await open(place)
			const stored = await db.query.selectFrom('reviews').select('id').execute()
			const score = await db.query
				.selectFrom('review_scores')
				.select(({ fn }) => fn.sum<number>('count').as('sum'))
				.executeTakeFirstOrThrow()
			expect(acknowledged.length).toBeGreaterThanOrEqual(KILLS)
			expect(stored.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged))
			expect(score.sum).toBe(stored.length)
		},
	)
})
