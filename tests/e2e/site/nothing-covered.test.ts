import { locales } from '#domain/locale.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFits, expectNoOverflow } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { findBrokenWords } from './broken-words.ts'
import { findCovered } from './covered.ts'
import { findOddShapes } from './odd-shapes.ts'
import { collectShifts } from './shifts.ts'

const widths = [360, 768, 1024, 1440]

test.setTimeout(480_000)

for (const [locale, width] of locales.flatMap((it) => widths.map((width) => [it, width] as const)))
	test(
		`nothing fixed covers text or controls, no word is broken, no picture is too narrow, nothing shifts at ${width} px; small screens and large text fit (${locale})`,
		sweep,
		async ({ page }) => {
			await page.addInitScript(collectShifts)
			for (const { path } of everyPage.filter((it) => it.locale === locale)) {
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
		},
	)
