import type { Page } from '@playwright/test'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, ownerPassword, test } from '../fixtures.ts'

const tokenOf = (page: Page) => page.evaluate(() => localStorage.getItem('token'))

async function signInEarly(page: Page, locale: Locale, password: string) {
	const { login } = ownerWords[locale]
	// The desk's scripts are held back, and with them the load event.
	await page.goto(localizePath('/admin/settings', locale), { waitUntil: 'commit' })
	await page.getByLabel(login.password).fill(password)
	await page.getByRole('button', { name: login.signIn }).click()
}

for (const locale of locales) {
	const [words, frame] = [ownerWords[locale], deskFrameWords[locale]]

	test(
		`the owner signs in before scripts arrive; a reload does not post again (${locale})`,
		sweep,
		async ({ page }) => {
			const posts: string[] = []
			page.on('request', (request) => {
				if (request.method() === 'POST' && request.isNavigationRequest()) posts.push(request.url())
			})
			const release = await holdRequests(page, '**/assets/*.js')
			await signInEarly(page, locale, ownerPassword)
			await expect(page.getByRole('status').filter({ hasText: words.login.opening })).toBeVisible()
			expect(await tokenOf(page)).toBeNull()
			release()
			const desk = page.getByRole('heading', { level: 1, name: frame.sections.settings })
			await expect(desk).toBeVisible()
			await expect(page.getByText(words.signedIn, { exact: true })).toBeVisible()
			const token = String(await tokenOf(page))
			expect(token).toMatch(/^[\w-]{43}$/)
			expect(await page.content()).not.toContain(token)
			expect(page.url()).not.toContain(token)
			await page.reload()
			await expect(desk).toBeVisible()
			expect(posts).toHaveLength(1)
			await page.getByRole('button', { name: frame.signOut }).click()
			await expect(page.getByLabel(words.login.password)).toBeVisible()
			expect(await tokenOf(page)).toBeNull()
		},
	)

	test(
		`a wrong password sent before scripts arrive is refused as afterwards (${locale})`,
		sweep,
		async ({ page }) => {
			const said: string[] = []
			page.on('console', (message) => said.push(message.text()))
			const release = await holdRequests(page, '**/assets/*.js')
			await signInEarly(page, locale, 'wrong')
			const password = page.getByLabel(words.login.password)
			await expect(password).toHaveAccessibleDescription(words.login.wrong)
			await expect(password).toBeFocused()
			await page.keyboard.type('typed before React')
			release()
			await hydrated(page)
			await expect(password).toHaveAccessibleDescription(words.login.wrong)
			await expect(password).toHaveValue('typed before React')
			expect(said).toContain('Not authentified')
			await password.fill(ownerPassword)
			await page.getByRole('button', { name: words.login.signIn }).click()
			await expect(
				page.getByRole('heading', { level: 1, name: frame.sections.settings }),
			).toBeVisible()
		},
	)

	test(
		`without scripts the page says that the desk needs them (${locale})`,
		sweep,
		async ({ browser, site }) => {
			const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
			const page = await context.newPage()
			await page.goto(localizePath('/admin', locale))
			await expect(page.getByText(deskFrameWords[locale].signIn.needsScripts).first()).toBeVisible()
			await context.close()
		},
	)
}
