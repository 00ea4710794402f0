import { facts } from '#content/facts.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { longName, withFacts } from '#tests/helpers/site/other-facts.ts'
import { startQuickSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, settled } from '../fixtures.ts'

const test = base.extend({
	site: ownSite(() => startQuickSite(withFacts({ name: longName }))),
})

/** At and beside each of the specification's breakpoints. */
const widths = [320, 375, 480, 576, 768, 991, 992, 1199, 1440, 1601]

// In one worker, so that one site is started.
test.describe.configure({ mode: 'default' })

for (const locale of locales) {
	test(`a name of 40 characters leaves the header whole (${locale})`, sweep, async ({ page }) => {
		await page.goto(localizePath('/contact-us', locale))
		const header = page.getByRole('banner')
		for (const width of widths) {
			await page.setViewportSize({ width, height: 800 })
			await settled(page)
			await expect(header.getByRole('link', { name: longName })).toBeVisible()
			const seen = await header.evaluate((bar, shortName) => {
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
				const [logo, name] = [bar.querySelector('a'), bar.querySelector('a span')]
				if (!logo || !name) throw new Error('The header has no logo.')
				const isNameCut = logo.scrollWidth > logo.clientWidth + 1
				const isTooWide = document.documentElement.scrollWidth > innerWidth
				const { height } = bar.getBoundingClientRect()
				const [longName, { className }] = [name.textContent, logo]
				name.textContent = shortName
				logo.className = String(logo.classList[0])
				const higher = height - bar.getBoundingClientRect().height
				name.textContent = longName
				logo.className = className
				return { overlapping, isNameCut, isTooWide, higher }
			}, facts.name)
			const whole = { overlapping: [], isNameCut: false, isTooWide: false }
			expect({ width, ...seen }).toMatchObject({ width, ...whole })
			expect(seen.higher, `${width} px`).toBeLessThanOrEqual(20)
		}
	})
}
