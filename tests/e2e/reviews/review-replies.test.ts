import type { Page } from '@playwright/test'
import { chrome } from '#content/chrome.ts'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { ownWords } from '#content/reviews/own-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn, expectFitsPhones } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { inLanguage, schemeFor } from '../views.ts'
import { publish } from './reviews-fixtures.ts'
import { fillIn, reviewsPage, withoutTicket } from './reviews-steps.ts'

/** On a phone, also with a long label on its button. */
async function expectNoticeAboveMenu(page: Page, text: string, locale: Locale) {
	await page.setViewportSize({ width: 360, height: 740 })
	await page.getByRole('button', { name: chrome[locale].menu, exact: true }).click()
	await expect(page.getByRole('button', { name: chrome[locale].closeMenu })).toBeVisible()
	const seen = await page.getByText(text).evaluate((words) => {
		const { left, top, height } = words.getBoundingClientRect()
		const isOnTop = document.elementFromPoint(left + 20, top + height / 2) === words
		const button = document.createElement('button')
		button.textContent = 'Try once more when there is a signal'
		words.after(button)
		words.textContent += ' There is no signal here, and this page is not kept in the browser.'
		return { isOnTop, isLegible: words.getBoundingClientRect().width > 240 }
	})
	expect(seen).toEqual({ isOnTop: true, isLegible: true })
}

for (const [locale, step] of inLanguage('en')) {
	test(
		`a visitor corrects and withdraws their own review in the same browser (${locale})`,
		sweep,
		async ({ page, browser, site }) => {
			const steps = reviewsPage(page, locale)
			const { open, dialog, name, message, score, send, items, words, refusals } = steps
			const own = ownWords[locale]
			await withoutTicket(page)
			await page.goto(steps.path)
			await hydrated(page)
			await open.click()
			const text = await fillIn(steps)
			await send.click()
			const item = items.filter({ hasText: text })
			await expect(item.getByText(own.note)).toBeVisible()

			await item.getByRole('button', { name: own.correct }).click()
			const correction = page.getByRole('dialog', { name: own.correctTitle })
			const typed = correction.getByRole('textbox').nth(1)
			await expect(typed).toHaveValue(text)
			await expect(correction.getByRole('checkbox')).toBeChecked()
			await expectAccessibleIn(schemeFor(locale), page)
			await typed.fill('')
			const save = correction.getByRole('button', { name: own.save })
			await save.click()
			await expect(typed).toHaveAccessibleDescription(new RegExp(refusals.errors.reviewRequired))
			await typed.fill(`${text}, corregido`)
			await expect(correction.getByRole('alert')).toHaveCount(0)
			await correction
				.getByRole('radio', { name: words.scores[4] as string, exact: true })
				.check({ force: true })
			await save.click()
			await expect(correction).toBeHidden()
			await expect(page.getByText(own.corrected)).toBeVisible()
			await expect(item).toContainText('corregido')
			await expect(item).toContainText(words.scores[4] as string)

			// The dialog is for new reviews again.
			await open.click()
			await expect(dialog).toBeVisible()
			await expect(name).toHaveValue('')
			await expect(message).toHaveValue('')
			await expect(score(words.scores[4] as string)).not.toBeChecked()
			await page.keyboard.press('Escape')

			const stranger = await browser.newContext({ baseURL: site.url })
			const theirs = await stranger.newPage()
			await theirs.goto(steps.path)
			await hydrated(theirs)
			await expect(theirs.getByText(`${text}, corregido`)).toBeVisible()
			await expect(theirs.getByText(own.note)).toHaveCount(0)
			await stranger.close()

			// A review with a reply cannot be corrected any more, and the page does not offer it.
			const { headers: owner } = await signInByCall(page.request)
			const headers = { ...owner, 'content-type': 'application/json' }
			const reviews = await fetch(`${site.url}/api/reviews`).then((response) => response.json())
			const { _id } = reviews.find((it: { message: string }) => it.message.includes(text))
			const answered = await fetch(`${site.url}/api/reviews/${_id}/answer?language=${locale}`, {
				method: 'PUT',
				headers,
				body: JSON.stringify({ message: 'Gracias por venir.' }),
			})
			expect(answered.ok).toBe(true)
			await page.reload()
			await expect(item.getByText(own.answered)).toBeVisible()
			await expect(item.getByText(own.note)).toHaveCount(0)
			await expect(item.getByRole('button', { name: own.correct })).toHaveCount(0)
			await item.getByRole('button', { name: own.withdraw }).click()
			const asked = page.getByRole('dialog', { name: own.withdrawTitle })
			await asked.getByRole('button', { name: own.cancel }).click()
			await expect(item).toHaveCount(1)
			await item.getByRole('button', { name: own.withdraw }).click()
			await asked.getByRole('button', { name: own.confirm }).click()
			await expect(page.getByText(own.withdrawn)).toBeVisible()
			await expect(item).toHaveCount(0)
			await expectNoticeAboveMenu(page, own.withdrawn, locale)
			expect(await page.evaluate(() => localStorage.length)).toBe(0)
			const listed = await fetch(`${site.url}/api/reviews?limit=100`).then((r) => r.text())
			expect(listed).not.toContain(text)
		},
	)

	test(
		`the owner replies to a review, changes and withdraws the reply, hides the review and shows it again (${locale})`,
		step,
		async ({ page, site }) => {
			const words = deskReviewsWords[locale]
			const { words: reviewWords, path } = reviewsPage(page, locale)
			const review = await publish(site)
			const label = (text: string) => fill(text, { name: review.name })
			const main = page.getByRole('main')
			const item = main.getByRole('listitem').filter({ hasText: review.message })
			const press = (name: string) => item.getByRole('button', { name, exact: true }).click()
			/** The page for a visitor without scripts. */
			const visitors = async () => (await fetch(site.url + path)).text()

			await signIn(page)
			await page.setViewportSize({ width: 360, height: 740 })
			await page.goto(localizePath('/admin/reviews', locale))
			await expect(main.getByRole('heading', { name: words.unreplied })).toBeVisible()
			await expect(main.getByRole('listitem').first()).toContainText(review.message)
			await press(label(words.reply.writeTo))
			const field = item.getByRole('textbox', { name: words.reply.label })
			await expect(field).toBeFocused()
			await press(words.reply.save)
			await expect(field).toHaveAccessibleDescription(new RegExp(words.reply.errors.answerRequired))
			await expectFitsPhones(page, schemeFor(locale))
			await field.fill('¡Gracias, vuelvan pronto!')
			await expect(field).not.toHaveAttribute('aria-invalid')
			// The draft survives a reload, and opens by itself.
			await page.reload()
			await expect(field).toHaveValue('¡Gracias, vuelvan pronto!')
			await expect(field).not.toBeFocused()
			await press(words.reply.save)
			await expect(page.getByText(words.reply.saved)).toBeVisible()
			await expect(item).toContainText(reviewWords.answer)
			await expect.poll(visitors).toContain('¡Gracias, vuelvan pronto!')

			await press(label(words.reply.editTo))
			await expect(field).toHaveValue('¡Gracias, vuelvan pronto!')
			// Somebody else changes it meanwhile.
			const { _id } = (await fetch(`${site.url}/api/reviews`).then((it) => it.json())).find(
				({ message }: { message: string }) => message === review.message,
			)
			await fetch(`${site.url}/api/reviews/${_id}/answer`, {
				method: 'PUT',
				headers: {
					...(await signInByCall(page.request)).headers,
					'content-type': 'application/json',
				},
				body: JSON.stringify({ message: 'Gracias de parte de Rosa.' }),
			})
			await field.fill('Gracias de parte de todos.')
			await press(words.reply.save)
			await expect(item.getByText(words.elsewhere)).toBeVisible()
			await press(words.saveMine)
			await expect(item).toContainText('Gracias de parte de todos.')
			await press(label(words.reply.editTo))
			await field.fill('Gracias por venir')
			await press(words.reply.save)
			await expect(item).toContainText('Gracias por venir')
			await expectFitsPhones(page, schemeFor(locale))
			await press(label(words.reply.withdrawFrom))
			await expect(page.getByText(words.reply.withdrawn)).toBeVisible()
			await expect(item).not.toContainText('Gracias por venir')

			await press(label(words.hideOf))
			const hidden = item.getByText(words.hidden, { exact: true })
			await expect(hidden).toBeVisible()
			await expect.poll(visitors).not.toContain(review.message)
			await press(label(words.showOf))
			await expect(hidden).toHaveCount(0)
			await expect.poll(visitors).toContain(review.message)
		},
	)
}

test(
	'a reply that is written in another tab is the one that this tab shows and saves',
	sweep,
	async ({ page, site }) => {
		const words = deskReviewsWords.es
		const review = await publish(site)
		const itemIn = (tab: Page) => tab.getByRole('listitem').filter({ hasText: review.message })
		await signIn(page)
		await page.goto('/admin/reviews')
		const item = itemIn(page)
		const label = fill(words.reply.writeTo, { name: review.name })
		await item.getByRole('button', { name: label, exact: true }).click()
		const field = item.getByRole('textbox', { name: words.reply.label })
		await field.fill('Gracias')
		const other = await page.context().newPage()
		await other.goto('/admin/reviews')
		// The draft opens the form.
		await itemIn(other).getByRole('textbox', { name: words.reply.label }).fill('Gracias por venir')
		await page.bringToFront()
		await expect(field).toHaveValue('Gracias por venir')
		await item.getByRole('button', { name: words.reply.save, exact: true }).click()
		await expect(item).toContainText('Gracias por venir')
	},
)
