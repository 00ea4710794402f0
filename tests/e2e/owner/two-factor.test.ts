import type { Page } from '@playwright/test'
import { accountWords } from '#content/owner/account-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { twoFactorWords } from '#content/owner/two-factor-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { expectFitsPhones } from '../accessibility.ts'
import {
	test as base,
	expect,
	hydrated,
	ownerPassword,
	ownSite,
	startOwnersSite,
} from '../fixtures.ts'
import { inLanguage, schemeFor } from '../views.ts'

const codeTurn = 30_000

const test = base.extend({
	site: ownSite(() => startOwnersSite()),
	viewport: { width: 360, height: 740 },
	hasTouch: true,
	isMobile: true,
	permissions: ['clipboard-read', 'clipboard-write'],
})

// In one worker, so that one site is started.
test.describe.configure({ mode: 'default' })

function partsOf(page: Page, locale: Locale) {
	const [words, { login, ...owner }] = [twoFactorWords[locale], ownerWords[locale]]
	const main = page.getByRole('main')
	const press = (name: string) => main.getByRole('button', { name, exact: true }).click()
	return {
		words,
		login,
		owner,
		main,
		press,
		password: main.getByLabel(words.password, { exact: true }),
		code: main.getByRole('textbox', { name: words.code }),
		anyCode: main.getByRole('textbox', { name: words.codeOrRecovery }),
		loginCode: main.getByRole('textbox', { name: login.code }),
		async signOut() {
			await page.getByRole('button', { name: owner.signOut }).click()
			await expect(main.getByRole('button', { name: login.signIn })).toBeVisible()
		},
	}
}

for (const [locale, step] of inLanguage('es'))
	test(
		`the owner switches two-factor on, signs in with it, and off again, on a phone (${locale})`,
		step,
		async ({ page }) => {
			const { words, login, owner, main, press, ...fields } = partsOf(page, locale)
			await page.goto(localizePath('/admin/settings', locale))
			await hydrated(page)
			await fields.password.fill(ownerPassword)
			await press(login.signIn)
			await expect(main.getByText(words.offText)).toBeVisible()
			// This site's password comes from the environment.
			await expect(main.getByText(accountWords[locale].password.fixed)).toBeVisible()
			await expectFitsPhones(page, schemeFor(locale))

			await press(words.switchOn)
			await expect(fields.password).toBeFocused()
			await fields.password.fill('guess')
			await press(words.next)
			await expect(main.getByText(words.wrongPassword)).toBeVisible()
			await fields.password.fill(ownerPassword)
			await press(words.next)
			await expect(main.getByRole('heading', { name: words.scanTitle })).toBeFocused()
			const drawing = main.getByRole('img', { name: words.qrAlt })
			await expect(drawing).toBeVisible()
			// A phone cannot scan its own screen: the secret comes first.
			const topOf = async (part: typeof drawing) => (await part.boundingBox())?.y ?? 0
			expect(await topOf(main.locator('code'))).toBeLessThan(await topOf(drawing))
			await expect(main.getByRole('link', { name: words.openApp })).toHaveAttribute(
				'href',
				/^otpauth:\/\/totp\//,
			)
			await expectFitsPhones(page, schemeFor(locale))

			const secret = String(await main.locator('code').textContent()).replaceAll(' ', '')
			await fields.code.fill('000000')
			await press(words.confirm)
			await expect(main.getByText(words.wrongCode)).toBeVisible()
			await expect(fields.code).toBeFocused()
			await fields.code.fill(codeOnPhone(secret, Date.now()))
			await page.keyboard.press('Enter')
			await expect(main.getByRole('heading', { name: words.recoveryTitle })).toBeFocused({
				timeout: 20_000,
			})
			const codes = await main.locator('li code').allTextContents()
			expect(codes).toHaveLength(10)
			await expectFitsPhones(page, schemeFor(locale))
			await press(words.copy)
			await expect(page.getByText(words.copied)).toBeVisible()
			expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(codes.join('\n'))
			await page.emulateMedia({ media: 'print' })
			// By text: `main` is not printed.
			await expect(page.getByText(String(codes[9]))).toBeVisible()
			await expect(page.getByRole('button', { name: owner.signOut })).toHaveCount(0)
			await page.emulateMedia({ media: 'screen' })
			await press(words.kept)
			await expect(main.getByText(words.onText)).toBeVisible()
			await expect(main.getByText(fill(words.codesLeft, { count: '10' }))).toBeVisible()
			await expectFitsPhones(page, schemeFor(locale))

			await fields.signOut()
			await fields.password.fill(ownerPassword)
			await press(login.signIn)
			await expect(fields.loginCode).toBeFocused()
			await expect(main.getByText(login.wrongCode)).toBeHidden()
			await expectFitsPhones(page, schemeFor(locale))
			await fields.loginCode.fill('000000')
			await page.keyboard.press('Enter')
			await expect(main.getByText(login.wrongCode)).toBeVisible()
			// The next turn’s code: the one that confirmed is used up.
			await fields.loginCode.fill(codeOnPhone(secret, Date.now() + codeTurn))
			await page.keyboard.press('Enter')
			await expect(main.getByText(words.onText)).toBeVisible()
			await fields.signOut()

			await page.goto(localizePath('/', locale))
			await hydrated(page)
			await page.keyboard.press('Control+e')
			await page.getByRole('button', { name: owner.edit, exact: true }).click()
			const dialog = page.getByRole('dialog', { name: login.title })
			await dialog.getByLabel(login.password).fill(ownerPassword)
			await page.keyboard.press('Enter')
			await expect(dialog.getByRole('textbox', { name: login.code })).toBeFocused()
			await dialog.getByRole('button', { name: login.useRecovery }).click()
			await dialog.getByRole('textbox', { name: login.recoveryCode }).fill(String(codes[0]))
			await page.keyboard.press('Enter')
			await expect(page.getByText(owner.signedIn, { exact: true })).toBeVisible()

			await page.goto(localizePath('/admin/settings', locale))
			await expect(main.getByText(fill(words.codesLeft, { count: '9' }))).toBeVisible()
			await press(words.newCodes)
			await press(words.cancel)
			await press(words.switchOff)
			await expectFitsPhones(page, schemeFor(locale))
			await fields.password.fill(ownerPassword)
			await fields.anyCode.fill(String(codes[1]))
			await press(words.switchOff)
			await expect(page.getByText(words.isOff)).toBeVisible()
			await expect(main.getByText(words.offText)).toBeVisible()
		},
	)
