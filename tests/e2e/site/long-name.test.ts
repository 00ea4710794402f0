import { localizePath } from '#domain/locale.ts'
import { longName, withFacts } from '#tests/helpers/other-facts.ts'
import { startSite } from '#tests/helpers/site-process.ts'
import { test as base, expect, siteOfWorker } from '../fixtures.ts'

const test = base.extend({ site: siteOfWorker(() => startSite(withFacts({ name: longName }))) })

/** At and beside each of the specification's breakpoints. */
const widths = [320, 375, 480, 576, 768, 991, 992, 1199, 1440, 1601]

for (const locale of ['es', 'en'] as const) {
	test(`a name of 40 characters leaves the header whole (${locale})`, async ({ page }) => {
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 })
			await page.goto(localizePath('/contact-us', locale))
			const header = page.getByRole('banner')
			await expect(header.getByRole('link', { name: longName })).toBeVisible()
			const seen = await header.evaluate((bar) => {
				const parts = [...bar.querySelectorAll('a, button')]
					.map((part) => ({ text: part.textContent, ...part.getBoundingClientRect().toJSON() }))
					.filter((part) => part.width > 0)
				const overlapping = parts.flatMap((one, index) =>
					parts
						.slice(index + 1)
						.filter(
							(other) =>
								one.left < other.right - 1 &&
								other.left < one.right - 1 &&
								one.top < other.bottom - 1 &&
								other.top < one.bottom - 1,
						)
						.map((other) => [one.text, other.text]),
				)
				const logo = bar.querySelector('a')
				return {
					overlapping,
					isNameCut: !logo || logo.scrollWidth > logo.clientWidth + 1,
					isTooWide: document.documentElement.scrollWidth > innerWidth,
					height: bar.getBoundingClientRect().height,
				}
			})
			const whole = { overlapping: [], isNameCut: false, isTooWide: false }
			expect({ width, ...seen }).toMatchObject({ width, ...whole })
			expect(seen.height, `${width} px`).toBeLessThanOrEqual(72)
		}
	})
}
