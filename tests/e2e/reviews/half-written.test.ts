import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { reviewsPage } from './reviews-steps.ts'

test(
	'a review that is half written survives a reload and a change of language, until it is sent',
	sweep,
	async ({ page }) => {
		const { path, open, name, score, message, words, dialog, consent } = reviewsPage(page, 'es')
		await page.goto(path)
		await hydrated(page)
		await open.click()
		await name.fill('Marta')
		await message.fill('Volveremos')
		await score(words.scores[2] as string).press('Space')
		await consent.check()
		await page.reload()
		await page.locator('header a[hreflang=en]').first().click()
		await page.waitForURL('**/en/reviews')
		const english = reviewsPage(page, 'en')
		await hydrated(page)
		await english.open.click()
		await expect(english.name).toHaveValue('Marta')
		await expect(english.message).toHaveValue('Volveremos')
		await expect(english.score(english.words.scores[2] as string)).toBeChecked()
		await expect(english.consent).not.toBeChecked()

		await english.consent.check()
		await english.send.click()
		await expect(english.dialog).toBeHidden()
		// Until the response has come, the words are kept.
		await expect(page.getByText(english.form.sent).first()).toBeVisible()
		await expect(english.items.first()).toContainText('Volveremos')
		await page.reload()
		await hydrated(page)
		await english.open.click()
		await expect(english.name).toHaveValue('')
		await expect(english.message).toHaveValue('')
		await expect(dialog).toHaveCount(0)
	},
)
