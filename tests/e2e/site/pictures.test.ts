import { sweep } from '#tests/helpers/steps.ts'
import { expect, test } from '../fixtures.ts'

const pictures = '#content img'

test.describe('on a phone', () => {
	test.use({ viewport: { width: 360, height: 740 } })

	test(
		'a picture below the first screen loads after the first screen, and every picture is in its place',
		sweep,
		async ({ page }) => {
			await page.goto('/camping')
			await expect(page.locator(pictures).nth(1)).toHaveJSProperty('complete', true)
			const [first = 0, second = 0] = await page.locator(pictures).evaluateAll((images) =>
				images
					.slice(0, 2)
					.map((image) => performance.getEntriesByName((image as HTMLImageElement).currentSrc))
					.map(([loading]) => loading?.startTime ?? Number.NaN),
			)
			expect(second - first).toBeGreaterThanOrEqual(200)
			for (const picture of await page.locator(pictures).all())
				await expect(picture).toHaveCSS('translate', 'none')
		},
	)
})

test('on a wide screen no picture is delayed', sweep, async ({ page }) => {
	await page.goto('/camping')
	const waiting = await page
		.locator(pictures)
		.evaluateAll((images) => images.filter((image) => image.getAnimations().length > 0).length)
	expect(waiting).toBe(0)
})
