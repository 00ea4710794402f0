import { everyPage } from '#tests/helpers/site/every-page.ts'
import { expectFits, expectNoOverflow } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { sampled, sampleOf } from '../views.ts'
import { findBrokenWords } from './broken-words.ts'
import { findCovered } from './covered.ts'
import { findOddShapes } from './odd-shapes.ts'
import { collectShifts } from './shifts.ts'

const widths = [360, 768, 1024, 1440]

test.setTimeout(480_000)

/*
 * The whole suite walks every page in both languages at each width. `npm test` walks every page at one width, in the
 * language that axe does not see (every-page.test.ts).
 */
for (const [turn, width] of widths.entries())
	test(`nothing fixed covers text or controls, no word is broken, no picture is too narrow, nothing shifts at ${width} px; small screens and large text fit`, async ({
		page,
	}) => {
		const sample = everyPage.filter(({ locale }, index) => {
			const pageNumber = Math.floor(index / 2)
			return pageNumber % widths.length === turn && locale !== sampleOf(pageNumber)
		})
		await page.addInitScript(collectShifts)
		for (const { path } of sampled(everyPage, sample)) {
			await page.emulateMedia({ reducedMotion: null })
			await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
			await page.goto(path)
			const covered = await page.evaluate(findCovered)
			const broken = await page.evaluate(findBrokenWords, 'body')
			const odd = await page.evaluate(findOddShapes)
			const shifts = await page.evaluate(() => window.shifts)
			expect({ path, covered, broken, odd, shifts }).toEqual({
				path,
				covered: [],
				broken: [],
				odd: [],
				shifts: [],
			})
			await page.emulateMedia({ reducedMotion: 'reduce' })
			await test.step(path, async () => {
				await expectNoOverflow(page)
				await expectFits(page)
			})
		}
	})
