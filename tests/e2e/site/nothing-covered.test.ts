import { everyPage } from '#tests/helpers/every-page.ts'
import { expect, test } from '../fixtures.ts'
import { findCovered } from './covered.ts'

const widths = [360, 768, 1440]

test.setTimeout(240_000)

/*
 * Each width walks every page once, in languages that take turns: over the widths every page is walked in both.
 */
for (const [turn, width] of widths.entries())
	test(`nothing fixed covers text or controls at ${width} px`, async ({ page }) => {
		await page.setViewportSize({ width, height: width < 500 ? 740 : 900 })
		const pages = everyPage.filter(
			({ locale }, index) => (Math.floor(index / 2) + turn) % 2 === (locale === 'es' ? 0 : 1),
		)
		expect(pages.length).toBe(everyPage.length / 2)
		for (const { path } of pages) {
			await page.goto(path)
			expect({ path, covered: await page.evaluate(findCovered) }).toEqual({ path, covered: [] })
		}
	})
