import { everyPage } from '#tests/helpers/site/every-page.ts'
import { openLine } from '#tests/helpers/site/line.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, test } from '../fixtures.ts'
import { collectShifts } from './shifts.ts'

/** A figure or an icon may move as its last letters arrive; nothing larger may. */
const noticeable = 0.0005

// A phone widens a page that something sticks out of, and all of it moves.
test.use({ viewport: { width: 412, height: 823 }, isMobile: true })

test('a page that arrives in small pieces does not shift', sweep, async ({ page, site }) => {
	const line = await openLine(site.url)
	line.trickle()
	await page.addInitScript(collectShifts)
	for (const { path } of everyPage) {
		await page.goto(line.url + path)
		const all = await page.evaluate(() => window.shifts)
		const shifts = all.filter(({ value }) => value > noticeable)
		expect({ path, shifts }).toEqual({ path, shifts: [] })
	}
	await line.close()
})
