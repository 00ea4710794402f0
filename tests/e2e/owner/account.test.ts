import type { Page } from '@playwright/test'
import { accountWords } from '#content/owner/account-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { codeOnPhone } from '#tests/helpers/authenticator.ts'
import { type SiteProcess, startQuickSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { test as base, expect, hydrated, ownSite } from '../fixtures.ts'
import { inLanguage, schemeFor } from '../views.ts'

type Key = { password: string }

const keys = new WeakMap<SiteProcess, Key>()

const test = base.extend<{ key: Key }>({
	site: ownSite(() => startQuickSite()),
	/** The password that the site printed at its first start, until a test changes it. */
	key: async ({ site }, use) => {
		await expect.poll(site.output).toContain('password  ')
		const printed = { password: String(/password {2}(\S+)/.exec(site.output())?.[1]) }
		const key = keys.get(site) ?? printed
		keys.set(site, key)
		await use(key)
	},
	viewport: { width: 320, height: 740 },
})

// In one worker, so that one site is started.
test.describe.configure({ mode: 'default' })

function partsOf(page: Page, locale: Locale) {
	const main = page.getByRole('main')
	const { password: words, sessions } = accountWords[locale]
	return {
		words,
		sessions,
		main,
		press: (name: string) => main.getByRole('button', { name, exact: true }).click(),
		current: main.getByLabel(words.current, { exact: true }),
		fresh: main.getByLabel(words.fresh, { exact: true }),
		list: main.getByRole('listitem').filter({ hasText: new RegExp(sessions.thisOne) }),
		others: main.getByRole('listitem').filter({ hasText: new RegExp(sessions.other) }),
	}
}

async function signIn(page: Page, locale: Locale, { password }: Key) {
	const { login } = ownerWords[locale]
	await page.goto(localizePath('/admin/settings', locale))
	await hydrated(page)
	const main = page.getByRole('main')
	await main.getByLabel(login.password, { exact: true }).fill(password)
	await main.getByRole('button', { name: login.signIn }).click()
}

async function post(site: SiteProcess, path: string, body: object, token = '') {
	const response = await fetch(site.url + path, {
		method: 'POST',
		headers: { 'content-type': 'application/json', 'x-auth-token': token },
		body: JSON.stringify(body),
	})
	return response.status === 204 ? undefined : await response.json()
}

const tokenOf = (page: Page) => page.evaluate(() => String(localStorage.getItem('token')))

/** Signs in as another browser; returns a function that tells whether it is still signed in. */
async function signInElsewhere(site: SiteProcess, { password }: Key) {
	const { token } = await post(site, '/api/auth', { name: 'admin', password })
	return async () =>
		(await fetch(`${site.url}/api/auth`, { headers: { 'x-auth-token': token } })).status === 204
}

for (const [locale, step] of inLanguage('en')) {
	test(
		`the owner changes the password on a small phone, and stays signed in (${locale})`,
		step,
		async ({ page, site, key }) => {
			const { words, sessions, main, press, current, fresh, list, others } = partsOf(page, locale)
			const isGoodElsewhere = await signInElsewhere(site, key)
			await signIn(page, locale, key)
			await expect(list).toHaveCount(1)
			await expect(others.first()).toBeVisible()
			await press(words.open)
			await expect(current).toBeFocused()
			await expect(current).toHaveAttribute('autocomplete', 'current-password')
			await expect(fresh).toHaveAttribute('autocomplete', 'new-password')
			await expect(fresh).toHaveAttribute('type', 'password')

			await press(words.submit)
			await expect(main.getByText(words.refusals.passwordInvalid)).toBeVisible()
			await expect(main.getByText(words.refusals.passwordShort)).toBeVisible()
			await expect(current).toBeFocused()
			await expectFitsPhones(page, schemeFor(locale))

			await current.fill(key.password)
			// The value being typed is no longer the refused one.
			await expect(main.getByText(words.refusals.passwordInvalid)).toBeHidden()
			await expect(main.getByText(words.refusals.passwordShort)).toBeVisible()
			await fresh.fill('Cocora2026!')
			await expect(main.getByText(words.refusals.passwordShort)).toBeHidden()
			await press(words.submit)
			await expect(main.getByText(words.refusals.passwordEasy)).toBeVisible()
			await expect(main.getByText(words.refusals.passwordInvalid)).toBeHidden()
			await expect(fresh).toBeFocused()
			await expect(fresh).toHaveAccessibleDescription(new RegExp(words.refusals.passwordEasy))

			const next = `tres mulas bajo el yarumo ${locale}`
			await current.fill('guess')
			await fresh.fill(next)
			await main.getByLabel(words.show).check()
			await expect(fresh).toHaveAttribute('type', 'text')
			await press(words.submit)
			await expect(main.getByText(words.refusals.passwordInvalid)).toBeVisible()
			await expect(current).toBeFocused()
			await current.fill(key.password)
			await page.keyboard.press('Enter')
			await expect(page.getByText(words.doneOfOwner)).toBeVisible()
			key.password = next
			await expect(main.getByRole('heading', { name: words.title })).toBeFocused()
			await expect(main.getByText(sessions.onlyThis)).toBeVisible()
			expect(await isGoodElsewhere()).toBe(false)

			await page.reload()
			await expect(list).toHaveCount(1)
			await page.getByRole('button', { name: ownerWords[locale].signOut }).click()
			await signIn(page, locale, key)
			await expect(list).toHaveCount(1)
		},
	)

	test(
		`the owner sees open sessions, and ends the others (${locale})`,
		sweep,
		async ({ page, site, key }) => {
			const { sessions, main, press, list, others } = partsOf(page, locale)
			const isGoodElsewhere = await signInElsewhere(site, key)
			await signIn(page, locale, key)
			await expect(list).toHaveCount(1)
			await expect(others.first()).toBeVisible()
			await expectFitsPhones(page, schemeFor(locale))
			await press(sessions.endOthers)
			await expect(page.getByText(sessions.endedOfOwner)).toBeVisible()
			await expect(main.getByRole('heading', { name: sessions.title })).toBeFocused()
			await expect(others).toHaveCount(0)
			await expect(main.getByText(sessions.onlyThis)).toBeVisible()
			expect(await isGoodElsewhere()).toBe(false)
		},
	)
}

test('with two-factor on, the form asks for a code', sweep, async ({ page, site, key }) => {
	const { words, main, press, current, fresh } = partsOf(page, 'es')
	const { login } = ownerWords.es
	await signIn(page, 'es', key)
	await press(words.open)
	const token = await tokenOf(page)
	const { secret } = await post(site, '/api/two-factor', key, token)
	const confirmation = { code: codeOnPhone(secret, Date.now()) }
	const { recoveryCodes } = await post(site, '/api/two-factor/confirm', confirmation, token)

	await current.fill(key.password)
	const next = 'cuatro gansos en la laguna'
	await fresh.fill(next)
	await press(words.submit)
	const code = main.getByRole('textbox', { name: login.code })
	await expect(code).toBeFocused()
	await expect(main.getByText(words.refusals.codeInvalid)).toBeHidden()
	await press(words.submit)
	await expect(main.getByText(words.refusals.codeInvalid)).toBeVisible()
	await expect(code).toBeFocused()
	await expectFitsPhones(page, 'light', 'dark')
	await code.fill(String(recoveryCodes[0]))
	await page.keyboard.press('Enter')
	await expect(page.getByText(words.doneOfOwner)).toBeVisible()
	key.password = next
	const proof = { password: next, code: recoveryCodes[1] }
	await post(site, '/api/two-factor/off', proof, await tokenOf(page))
})
