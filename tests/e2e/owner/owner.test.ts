import type { Locator, Page } from '@playwright/test'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { sessionWords } from '#content/owner/session-words.ts'
import { deletionWords } from '#content/reviews/deletion-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessibleIn } from '../accessibility.ts'
import { expect, hydrated, ownerPassword, test } from '../fixtures.ts'
import { publish } from '../reviews/reviews-fixtures.ts'
import { reviewsPage } from '../reviews/reviews-steps.ts'
import { inLanguage, schemeFor } from '../views.ts'

function owner(page: Page, locale: Locale) {
	const words = ownerWords[locale]
	const dialog = page.getByRole('dialog', { name: words.login.title })
	return {
		words,
		edit: page.getByRole('button', { name: words.edit, exact: true }),
		dialog,
		password: dialog.getByLabel(words.login.password),
		signIn: dialog.getByRole('button', { name: words.login.signIn }),
	}
}

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function signInByKeys(page: Page, locale: Locale) {
	const { edit, password, words } = owner(page, locale)
	await page.keyboard.press('Control+e')
	await edit.click()
	await password.fill(ownerPassword)
	await page.keyboard.press('Enter')
	await expect(page.getByText(words.signedIn, { exact: true })).toBeVisible()
}

function listen(page: Page): string[] {
	const said: string[] = []
	page.on('console', (message) => said.push(message.text()))
	return said
}

/** Opens the reviews page with two new reviews, signed in as the owner. */
async function openAsOwner(page: Page, locale: Locale, site: Parameters<typeof publish>[0]) {
	const other = await publish(site, { name: `Rosa ${locale}` })
	const review = await publish(site)
	const { path, items } = reviewsPage(page, locale)
	const item = items.filter({ hasText: review.message })
	// Under load the site may still send the cached page.
	await expect(async () => {
		await page.goto(path)
		await expect(item).toHaveCount(1, { timeout: 1000 })
	}).toPass()
	await hydrated(page)
	await signInByKeys(page, locale)
	const remove = deletionWords[locale]
	const buttonOf = ({ name, message }: typeof review) =>
		items.filter({ hasText: message }).getByRole('button', { name: fill(remove.button, { name }) })
	return {
		review,
		item,
		remove,
		button: buttonOf(review),
		otherButton: buttonOf(other),
		dialog: page.getByRole('dialog', { name: remove.title }),
	}
}

test('only the last notice about the session is shown', sweep, async ({ page }) => {
	const words = ownerWords.es
	const [signedIn, signedOut] = [words.signedIn, sessionWords.es.signedOut].map((text) =>
		page.getByText(text, { exact: true }),
	) as [Locator, Locator]
	await page.goto('/')
	await signInByKeys(page, 'es')
	await page.keyboard.press('Control+q')
	await expect(signedOut).toBeVisible()
	expect(await signedIn.count()).toBe(0)
	await signInByKeys(page, 'es')
	expect(await signedOut.count()).toBe(0)
})

for (const [locale, step] of inLanguage('es')) {
	test(
		`Ctrl+E shows the edit button on any page, even before scripts; only the right password signs in (${locale})`,
		step,
		async ({ page }) => {
			const said = listen(page)
			const { edit, dialog, password, signIn, words } = owner(page, locale)
			for (const path of ['/', '/camping', '/reviews']) {
				await page.goto(localizePath(path, locale))
				await expect(edit).toBeHidden()
				await page.keyboard.press('Control+e')
				await expect(edit).toBeVisible()
			}
			// As a browser does that fills in a form by itself: an event without a key.
			await page.evaluate(() =>
				document.body.dispatchEvent(new Event('keydown', { bubbles: true })),
			)
			await edit.click()
			await expect(password).toBeFocused()
			await expectAccessibleIn(schemeFor(locale), page)
			await dialog.getByRole('button', { name: words.login.cancel }).click()
			await expect(edit).toBeFocused()
			await page.keyboard.press('Control+q')
			await expect(edit).toBeHidden()

			expect(words.login.empty).toBe(locale === 'es' ? 'Contraseña Invalida' : 'Invalid password')
			await page.keyboard.press('Control+e')
			await edit.click()
			await signIn.click()
			await expect(password).toHaveAccessibleDescription(words.login.empty)
			await password.fill('wrong')
			await page.route('**/api/auth', (route) => route.abort())
			await signIn.click()
			await expect(password).toHaveAccessibleDescription(words.login.offline)
			expect(said.filter((text) => text === 'Not authentified')).toHaveLength(1)
			await page.unroute('**/api/auth')
			await signIn.click()
			await expect(password).toHaveAccessibleDescription(words.login.wrong)
			expect(said.filter((text) => text === 'Not authentified')).toHaveLength(2)
			expect(await tokenOf(page)).toBeNull()
			await password.fill(ownerPassword)
			await signIn.click()
			await expect(dialog).toBeHidden()
			expect(await tokenOf(page)).toMatch(/^[\w-]{43}$/)
			await expect(edit).toBeFocused()
		},
	)

	test(
		`Ctrl+Q hides the controls and revokes the token; other tabs follow (${locale})`,
		sweep,
		async ({ page, site, context }) => {
			const { button } = await openAsOwner(page, locale, site)
			const { edit } = owner(page, locale)
			await expect(button).toBeVisible()
			const token = (await tokenOf(page)) as string
			const other = await context.newPage()
			await other.goto(localizePath('/', locale))
			await expect(owner(other, locale).edit).toBeVisible()
			await page.reload()
			await expect(button).toBeVisible()
			await page.keyboard.press('Control+q')
			await expect(button).toBeHidden()
			await expect(edit).toBeHidden()
			await expect(owner(other, locale).edit).toBeHidden()
			expect(await tokenOf(page)).toBeNull()
			const stillGood = () =>
				fetch(`${site.url}/api/auth`, { headers: { 'x-auth-token': token } }).then((r) => r.status)
			await expect.poll(stillGood).toBe(401)
		},
	)

	test(
		`a review is deleted after a confirmation and can be restored for ten seconds (${locale})`,
		step,
		async ({ page, site }) => {
			const said = listen(page)
			await page.clock.install()
			const { review, item, button, otherButton, dialog, remove } = await openAsOwner(
				page,
				locale,
				site,
			)
			const confirm = dialog.getByRole('button', { name: remove.confirm })
			const undo = page.getByRole('button', { name: remove.undo })
			await page.route('**/api/delete/*', (route) =>
				route.fulfill({ status: 503, json: { code: 'database-unavailable' } }),
			)
			await button.click()
			await expectAccessibleIn(schemeFor(locale), page)
			await dialog.getByRole('button', { name: remove.cancel }).click()
			await expect(button).toBeFocused()
			await button.click()
			// The second tap of a double tap on the button that asks deletes nothing.
			await confirm.dispatchEvent('click', { detail: 2 })
			await expect(confirm).toBeEnabled()
			await confirm.click()
			await expect(page.getByText(remove.failed)).toBeVisible()
			expect(said.some((text) => text.startsWith('ERROR'))).toBe(true)
			await page.unroute('**/api/delete/*')

			await button.click()
			const call = page.waitForRequest('**/api/delete/*')
			await confirm.click()
			expect((await call).headers()['x-auth-token']).toBe(await tokenOf(page))
			expect(remove.done).toBe(locale === 'es' ? 'Reseña eliminada' : 'Review deleted')
			await expect(page.getByRole('status').getByText(remove.done)).toBeVisible()
			await expect(item).toHaveCount(0)
			await expect(undo).toBeFocused()
			await page.keyboard.press('Enter')
			await expect(item).toHaveCount(1)
			await expect(page.getByText(remove.restored)).toBeVisible()

			await button.click()
			await confirm.click()
			await expect(undo).toBeVisible()
			await page.clock.runFor(9000)
			await expect(undo).toBeVisible()
			await page.clock.runFor(1500)
			await expect(undo).toBeHidden()
			await expect(reviewsPage(page, locale).region).toBeFocused()
			await expect(item).toHaveCount(0)
			const listed = await fetch(`${site.url}/api/reviews?limit=100`).then((r) => r.text())
			expect(listed).not.toContain(review._id)

			await otherButton.click()
			await page.evaluate(() => localStorage.removeItem('token'))
			await confirm.click()
			await expect(page.getByText(remove.notSignedIn)).toBeVisible()
			expect(said).toContain('No admin connected')
		},
	)

	test(`an expired token signs out with a message (${locale})`, sweep, async ({ page }) => {
		const { edit, words } = owner(page, locale)
		await page.goto(localizePath('/', locale))
		// A server under load does not answer; the next page asks again.
		await expect(async () => {
			await page.evaluate(() => localStorage.setItem('token', 'x'.repeat(43)))
			await page.reload()
			await expect(page.getByText(words.expired)).toBeVisible({ timeout: 8000 })
		}).toPass()
		await expect(edit).toBeHidden()
		expect(await tokenOf(page)).toBeNull()
	})

	test(
		`/admin offers the same login and is hidden from search engines (${locale})`,
		sweep,
		async ({ page, site }) => {
			await page.setViewportSize({ width: 360, height: 740 })
			const { words } = owner(page, locale)
			const frame = deskFrameWords[locale]
			await page.goto(localizePath('/admin', locale))
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(frame.signIn.title)
			await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
			expect(await fetch(`${site.url}/sitemap.xml`).then((r) => r.text())).not.toContain('/admin')
			await hydrated(page)
			await expectAccessibleIn(schemeFor(locale), page)
			await page.getByLabel(words.login.password).fill(ownerPassword)
			await page.getByRole('button', { name: words.login.signIn }).click()
			const heading = page.getByRole('heading', { level: 1, name: frame.sections.today })
			await expect(heading).toBeVisible()
			await page.getByRole('button', { name: frame.signOut }).click()
			await expect(heading).toBeHidden()
			expect(await tokenOf(page)).toBeNull()
		},
	)
}
