import type { Page } from '@playwright/test'
import { ownWords } from '#content/reviews/own-words.ts'
import { waitingReviewWords } from '#content/reviews/waiting-words.ts'
import { splitLocale } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as cached, goBack, mark, open } from '../back-forward-cache.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import { fillIn, reviewsPage, withoutTicket } from './reviews-steps.ts'

/** A review is published, and its correction opened. */
async function beginCorrection(page: Page) {
	const steps = reviewsPage(page, 'es')
	const { correctTitle, correct } = ownWords.es
	await withoutTicket(page)
	await page.goto(steps.path)
	await hydrated(page)
	await steps.open.click()
	const item = steps.items.filter({ hasText: await fillIn(steps) })
	await steps.send.click()
	await item.getByRole('button', { name: correct }).click()
	const correction = page.getByRole('dialog', { name: correctTitle })
	return { steps, item, correction, text: correction.getByRole('textbox').nth(1) }
}

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

cached(
	'back at a cached page, the dialog holds what was written since, and nothing of what was sent',
	sweep,
	async ({ page }) => {
		const [spanish, english] = [reviewsPage(page, 'es'), reviewsPage(page, 'en')]
		await open(page, spanish.path)
		await spanish.open.click()
		await spanish.message.fill('Volveremos')
		await spanish.cancel.click()
		await mark(page)
		await open(page, english.path)
		await english.open.click()
		await english.message.fill('We shall be back, with the children')
		await english.score(english.words.scores[3] as string).press('Space')
		await goBack(page, spanish.path)
		await spanish.open.click()
		await expect(spanish.message).toHaveValue('We shall be back, with the children')
		await expect(spanish.score(spanish.words.scores[3] as string)).toBeChecked()
		await spanish.name.fill('Marta')
		await spanish.consent.check()
		await spanish.cancel.click()
		await open(page, '/privacy')
		await goBack(page, spanish.path)
		await spanish.open.click()
		await expect(spanish.consent).toBeChecked()

		await spanish.cancel.click()
		await open(page, english.path)
		await withoutTicket(page)
		await english.open.click()
		const text = await fillIn(english)
		await english.send.click()
		await expect(page.getByText(english.form.sent).first()).toBeVisible()
		await expect(english.items.first()).toContainText(text)
		// Sending takes the other page out of the cache: its fields are the browser’s.
		await page.goBack()
		await hydrated(page)
		await spanish.open.click()
		await expect(spanish.message).toHaveValue('')
		await expect(spanish.name).toHaveValue('')
		await expect(spanish.consent).not.toBeChecked()
	},
)

test(
	'of a review that came back with errors before React, nothing stays in the dialog once it is sent',
	sweep,
	async ({ page }) => {
		const steps = reviewsPage(page, 'es')
		await withoutTicket(page)
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto(steps.path)
		await steps.open.click()
		const text = await fillIn(steps)
		await steps.name.fill('')
		await steps.send.click()
		await expect(steps.dialog.getByRole('alert')).toContainText(steps.refusals.errors.nameRequired)
		release()
		await hydrated(page)
		await steps.name.fill('Marta')
		await steps.consent.check()
		await steps.send.click()
		await expect(steps.items.first()).toContainText(text)
		await expect(page.getByText(steps.form.sent).first()).toBeVisible()
		await steps.open.click()
		await expect(steps.message).toHaveValue('')
		await expect(steps.name).toHaveValue('')
		await expect(steps.dialog.getByRole('alert')).toHaveCount(0)
	},
)

test(
	'a half-written review is still there after another was corrected',
	sweep,
	async ({ page }) => {
		const steps = reviewsPage(page, 'es')
		await withoutTicket(page)
		await page.goto(steps.path)
		await hydrated(page)
		await steps.open.click()
		await fillIn(steps)
		await steps.send.click()
		await expect(page.getByText(steps.form.sent).first()).toBeVisible()
		await steps.open.click()
		await steps.message.fill('Otra, a medias')
		await steps.cancel.click()
		await page.getByRole('button', { name: ownWords.es.correct }).click()
		const correction = page.getByRole('dialog', { name: ownWords.es.correctTitle })
		await correction.getByRole('button', { name: steps.form.cancel }).click()
		await steps.open.click()
		await expect(steps.message).toHaveValue('Otra, a medias')
	},
)

test(
	'a correction that is half written is there again after a reload, until it is saved',
	sweep,
	async ({ page }) => {
		const { correct, save, corrected } = ownWords.es
		const { steps, item, correction, text } = await beginCorrection(page)
		await text.fill('Con neblina, a medio correg')
		await page.reload()
		await hydrated(page)
		await steps.open.click()
		await expect(steps.message).toHaveValue('')
		await steps.cancel.click()
		await item.getByRole('button', { name: correct }).click()
		await expect(text).toHaveValue('Con neblina, a medio correg')

		await text.fill('Con neblina y sol')
		await correction.getByRole('button', { name: save }).click()
		await expect(page.getByText(corrected)).toBeVisible()
		const saved = steps.items.filter({ hasText: 'Con neblina y sol' })
		await page.reload()
		await hydrated(page)
		await saved.getByRole('button', { name: correct }).click()
		await expect(text).toHaveValue('Con neblina y sol')
		expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['draft-review'])
	},
)

test(
	'a correction whose dialog was closed while it was saved comes back when that fails',
	sweep,
	async ({ page }) => {
		const { save, corrected } = ownWords.es
		const { steps, correction, text } = await beginCorrection(page)
		await text.fill('Con neblina, corregido')
		const { promise: answer, resolve: fail } = Promise.withResolvers<void>()
		await page.route('**/api/reviews/*', async (route) => {
			await answer
			await route.fulfill({ status: 503, body: '' })
		})
		const asked = page.waitForRequest('**/api/reviews/*')
		await correction.getByRole('button', { name: save }).click()
		await asked
		await page.keyboard.press('Escape')
		await expect(correction).toBeHidden()
		fail()
		await expect(correction.getByRole('alert')).toBeVisible()
		await expect(text).toHaveValue('Con neblina, corregido')

		// Closed while it is saved, and saved: the dialog is for new reviews again.
		await page.unroute('**/api/reviews/*')
		const release = await holdRequests(page, '**/api/reviews/*')
		const again = page.waitForRequest('**/api/reviews/*')
		await correction.getByRole('button', { name: save }).click()
		await again
		await page.keyboard.press('Escape')
		release()
		await expect(page.getByText(corrected)).toBeVisible()
		await steps.open.click()
		await expect(steps.message).toHaveValue('')
	},
)

for (const [kind, next] of [
	['went to another page', '/privacy'],
	['changed the language', '/en/reviews'],
] as const)
	cached(
		`a review that was sent while its writer ${kind} does not come back`,
		sweep,
		async ({ page }) => {
			const spanish = reviewsPage(page, 'es')
			await withoutTicket(page)
			await open(page, spanish.path)
			await spanish.open.click()
			await fillIn(spanish)
			const release = await holdRequests(page, '**/api/create')
			const asked = page.waitForRequest('**/api/create')
			await spanish.send.click()
			await asked
			await open(page, next)
			release()
			const { locale } = splitLocale(next)
			await expect(page.getByText(waitingReviewWords[locale].published)).toBeVisible()
			const steps = reviewsPage(page, locale)
			if (next !== steps.path) await open(page, steps.path)
			await steps.open.click()
			await expect(steps.message).toHaveValue('')
			await expect(steps.name).toHaveValue('')
		},
	)
