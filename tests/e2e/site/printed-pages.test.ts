import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, test } from '../fixtures.ts'
import { expectReadableInBlackAndWhite } from '../printing.ts'

/** Words on pictures and on the night sky, which are printed with them, and the stars that a review does not have. */
const withPaleWords = ['/restaurant', '/cocora-nidos-del-condor', '/who-are-we', '/reviews']

test('the words of a page are readable on paper', sweep, async ({ page }) => {
	for (const { path, locale } of everyPage) {
		if (locale !== 'es' || withPaleWords.includes(path)) continue
		await test.step(path, async () => {
			await page.goto(path)
			await expect(page.getByText('LOADING')).toBeHidden()
			await expectReadableInBlackAndWhite(page)
		})
	}
})
