import { everyPage } from '#tests/helpers/site/every-page.ts'
import { openLine } from '#tests/helpers/site/line.ts'
import { expect, test } from '../fixtures.ts'
import { pagesOfEachKind, sampled } from '../views.ts'
import { collectShifts } from './shifts.ts'

/** A figure or an icon may move as its last letters arrive; nothing larger may. */
const noticeable = 0.0005

// A phone widens a page that something sticks out of, and all of it moves.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true })

test('a page that arrives in small pieces does not shift', async ({ page, site }) => {
	const line = await openLine(site.url)
	line.trickle()
	await page.addInitScript(collectShifts)
	const paths = everyPage.map(({ path }) => path)
	for (const path of sampled(
		paths,
		pagesOfEachKind.filter((path) => paths.includes(path)),
	)) {
		await page.goto(line.url + path)
		const all = await page.evaluate(() => window.shifts)
		const shifts = all.filter(({ value }) => value > noticeable)
		expect({ path, shifts }).toEqual({ path, shifts: [] })
	}
	await line.close()
})
