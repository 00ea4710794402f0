import { ownWords } from '#content/reviews/own-words.ts'
import { reviewLimits } from '#domain/reviews/review-scale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatNumber, plural } from '#domain/text/numbers.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn } from '../accessibility.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import { inLanguage, schemeFor } from '../views.ts'
import { fillIn, reviewsPage, withoutTicket } from './reviews-steps.ts'

for (const [locale, step] of inLanguage('es')) {
	test(
		`the dialog takes the focus, shows the specified message of each field and the characters left (${locale})`,
		sweep,
		async ({ page }) => {
			const steps = reviewsPage(page, locale)
			const { path, open, dialog, name, score, message, consent, cancel, send } = steps
			const { form, words, refusals } = steps
			const { errors } = refusals
			if (locale === 'en')
				expect(errors).toMatchObject({
					nameRequired: 'Please fill out your name',
					scoreRequired: 'Please give us a score',
					reviewRequired: 'Please leave us your opinion',
				})
			await page.goto(path)
			await hydrated(page)
			await open.focus()
			await page.keyboard.press('Enter')
			await expect(name).toBeFocused()
			await expect(consent).not.toBeChecked()
			await page.keyboard.press('Escape')
			await expect(dialog).toBeHidden()
			await expect(open).toBeFocused()

			await open.click()
			const shows = (text: string) => expect(dialog.getByText(text).first()).toBeVisible()
			for (const limit of [reviewLimits.name, reviewLimits.message])
				await shows(fill(form.counter.limit, { limit: formatNumber(limit, locale) }))
			await send.click()
			const summary = dialog.getByRole('alert')
			await expect(summary).toBeFocused()
			await expect(name).toHaveAccessibleDescription(new RegExp(errors.nameRequired))
			await expect(dialog.getByRole('group')).toHaveAccessibleDescription(
				new RegExp(errors.scoreRequired),
			)
			await expect(message).toHaveAccessibleDescription(new RegExp(errors.reviewRequired))
			await expect(consent).toHaveAccessibleDescription(errors.consentRequired)
			await summary.getByRole('link', { name: errors.scoreRequired }).click()
			await expect(score(words.scores[0] as string)).toBeFocused()
			await expectAccessibleIn(schemeFor(locale), page)

			await expect(summary.getByRole('link')).toHaveCount(4)
			await name.fill('Ana')
			await expect(summary.getByRole('link')).toHaveCount(3)
			await expect(name).not.toHaveAttribute('aria-invalid')
			await expect(name).toBeFocused()
			await shows(plural(77, form.counter.left, locale))
			await expect(message).toHaveAttribute('aria-invalid', 'true')
			await score(words.scores[2] as string).check({ force: true })
			await expect(summary.getByText(errors.scoreRequired)).toHaveCount(0)
			await message.fill('Volveremos')
			await dialog.getByRole('checkbox').check()
			await expect(summary).toHaveCount(0)

			await cancel.click()
			await open.click()
			await expect(name).toHaveValue('Ana')
			await name.fill('a'.repeat(reviewLimits.name - 1))
			await shows(plural(1, form.counter.left, locale))
			await message.fill('a'.repeat(2003))
			await shows(plural(3, form.counter.over, locale))
			await send.click()
			await expect(message).toHaveAccessibleDescription(new RegExp(errors.reviewTooLong))
			await expect(message).toHaveValue('a'.repeat(2003))
		},
	)

	test(
		`a refused review returns to the dialog; sent, it appears at once, is stored, and is refused a second time (${locale})`,
		step,
		async ({ page }) => {
			const steps = reviewsPage(page, locale)
			const { path, open, dialog, name, message, consent, score, send, items } = steps
			const { form, list, words, refusals } = steps
			await withoutTicket(page)
			await page.goto(path)
			await hydrated(page)
			await open.click()
			const text = await fillIn(steps)
			const responses = [
				[429, 'too-many-requests', refusals.failures.tooMany],
				[503, 'database-unavailable', refusals.failures.unavailable],
			] as const
			for (const [status, code, reason] of responses) {
				await page.route('**/api/create', (route) => route.fulfill({ status, json: { code } }))
				await send.click()
				await expect(dialog.getByRole('alert')).toContainText(reason)
				await expect(items.filter({ hasText: text })).toHaveCount(0)
				await expect(name).toHaveValue('Marta')
				await expect(message).toHaveValue(text)
				await expect(score(words.scores[2] as string)).toBeChecked()
				await expect(consent).toBeChecked()
				await page.unroute('**/api/create')
			}

			const release = await holdRequests(page, '**/api/create')
			await send.click()
			await expect(dialog).toBeHidden()
			await expect(items.first()).toContainText(text)
			await expect(items.first()).toContainText(list.sending)
			release()
			await expect(page.getByText(form.sent)).toBeVisible()
			await expect(items.first()).not.toContainText(list.sending)
			await expect(items.filter({ hasText: text })).toHaveCount(1)
			// Under load the site may still send the cached page.
			await expect(async () => {
				await page.reload()
				await expect(items.filter({ hasText: text })).toContainText(words.scores[2] as string, {
					timeout: 1000,
				})
			}).toPass()

			await hydrated(page)
			await open.click()
			await expect(name).toHaveValue('')
			await fillIn(steps, text)
			await name.fill('Rosa')
			await send.click()
			await expect(message).toHaveAccessibleDescription(new RegExp(refusals.errors.reviewDuplicate))
		},
	)

	test(
		`without scripts the dialog opens or is part of the page, and a form post shows errors or the review (${locale})`,
		sweep,
		async ({ browser, site }) => {
			const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
			const page = await context.newPage()
			const steps = reviewsPage(page, locale)
			const { path, open, dialog, name, message, consent, send, items, form, words, refusals } =
				steps
			await page.goto(path)
			await page.getByRole('link', { name: form.notOpening }).click()
			await expect(name).toBeVisible()
			await page.goto(path)
			await open.click()
			await expect(name).toBeFocused()
			await message.fill('Sin nombre')
			await steps.score(words.scores[4] as string).check({ force: true })
			await send.click()
			await expect(dialog.getByRole('alert')).toContainText(refusals.errors.nameRequired)
			await expect(dialog.getByRole('alert')).toBeInViewport()
			await expect(name).toHaveAccessibleDescription(new RegExp(refusals.errors.nameRequired))
			await expect(consent).toHaveAccessibleDescription(refusals.errors.consentRequired)
			await expect(message).toHaveValue('Sin nombre')
			await expect(steps.score(words.scores[4] as string)).toBeChecked()
			const text = await fillIn(steps)
			await send.click()
			await expect(page).toHaveURL(new RegExp(`${path}\\?sent=[\\w-]+&key=[\\w-]{22}#sent$`))
			await expect(page.getByRole('status').filter({ hasText: form.sent })).toBeVisible()
			await expect(items.first()).toContainText(text)

			const own = ownWords[locale]
			await page.getByRole('button', { name: own.correct }).click()
			const correction = page.getByRole('dialog', { name: own.correctTitle })
			const written = correction.getByRole('textbox', { name: form.message })
			await expect(written).toHaveValue(text)
			await written.fill(`${text} Corregida.`)
			await correction.getByRole('button', { name: own.save }).click()
			await expect(items.first()).toContainText('Corregida.')
			await page.getByText(own.withdraw, { exact: true }).click()
			await page.getByRole('button', { name: own.confirm }).click()
			await expect(page.getByRole('status').filter({ hasText: own.withdrawn })).toBeVisible()
			await expect(items.filter({ hasText: text })).toHaveCount(0)
			await context.close()
		},
	)
}

test(
	'a form sent faster than a person could is asked for a proof of work, which the browser computes',
	sweep,
	async ({ page }) => {
		const steps = reviewsPage(page, 'es')
		const statuses: number[] = []
		page.on('response', (response) => {
			if (/\/api\/create(\?|$)/.test(response.url())) statuses.push(response.status())
		})
		await page.goto(steps.path)
		await hydrated(page)
		const ticket = page.waitForResponse('**/api/ticket')
		await steps.open.click()
		await ticket
		const text = await fillIn(steps)
		await steps.send.click()
		await expect(steps.items.first()).toContainText(text)
		await expect.poll(() => statuses, { timeout: 90_000 }).toEqual([428, 201])
	},
)

test('without invoker commands, scripts open and close the dialog', sweep, async ({ page }) => {
	await page.addInitScript(() => {
		Reflect.deleteProperty(HTMLButtonElement.prototype, 'command')
		addEventListener('click', (event) => event.preventDefault(), { capture: true })
	})
	const { path, open, dialog, cancel } = reviewsPage(page, 'es')
	await page.goto(path)
	await hydrated(page)
	await open.click()
	await expect(dialog).toBeVisible()
	await cancel.click()
	await expect(dialog).toBeHidden()
})

test(
	'stylesheets fetched for a later page do not change the order of layers',
	sweep,
	async ({ page }) => {
		const { path, open } = reviewsPage(page, 'es')
		await page.goto(path)
		const colours = () => open.evaluate((button) => getComputedStyle(button).color)
		const atFirst = await colours()
		await page.goto('/')
		await hydrated(page)
		await page.getByRole('contentinfo').locator(`a[href="${path}"]`).click()
		await expect(open).toBeVisible()
		expect(await colours()).toBe(atFirst)
	},
)
