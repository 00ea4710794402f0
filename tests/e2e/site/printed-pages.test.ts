import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, test } from '../fixtures.ts'
import { expectReadableInBlackAndWhite } from '../printing.ts'

/** The stars that a review does not have. */
const withPaleStars = ['/who-are-we', '/reviews']

test('the words of a page are readable on paper', sweep, async ({ page }) => {
	for (const { path, locale } of everyPage) {
		if (locale !== 'es' || withPaleStars.includes(path)) continue
		await test.step(path, async () => {
			await page.goto(path)
			await expect(page.getByText('LOADING')).toBeHidden()
			await expectReadableInBlackAndWhite(page)
		})
	}
})
