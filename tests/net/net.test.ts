import { expect, test } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { askAll } from './ask.ts'
import { compareWithNet } from './compare.ts'
import { explained } from './explained.ts'
import { kindsIn } from './kinds.ts'
import { loadNet } from './load-net.ts'
import { readAnswers, readRows } from './net-files.ts'
import { openNetSite } from './net-site.ts'

const shownAtMost = 20

describeEachDatabase(({ newEmptyPlace, open }) => {
	test('of every booking of the net the API says what it said when the net was made', async () => {
		const net = await readRows()
		const database = await open(await newEmptyPlace())
		await loadNet(database, net)
		await migrate(database)
		const site = await openNetSite(database, { clock: { now: net.now } })
		const says = await askAll(site, net.now).finally(site.close)
		const { stories, ...said } = await readAnswers()
		const { unexplained, unused } = compareWithNet(said, says, explained)
		const told = unexplained.map((it) => ({ story: stories[it.path.split('/')[1] ?? ''], ...it }))
		expect(told.slice(0, shownAtMost)).toEqual([])
		expect(unused).toEqual([])
	})
})

test('the net has enough of every kind', async () => {
	const kinds = kindsIn(await readRows(), await readAnswers())
	const tooFew = kinds.filter(({ count, least }) => count < least)
	expect(tooFew).toEqual([])
})
