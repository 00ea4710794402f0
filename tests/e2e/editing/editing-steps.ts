import type { BrowserContext, Page } from '@playwright/test'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { expect, ownerPassword } from '../fixtures.ts'

const words = ownerWords.es

/** A token for the owner, put where the sign-in form puts it. */
export async function signIn(context: BrowserContext, site: SiteProcess): Promise<string> {
	const response = await fetch(`${site.url}/api/auth`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'admin', password: ownerPassword }),
	})
	const { token } = (await response.json()) as { token: string }
	await context.addInitScript((value) => {
		// Once: signing out must last.
		if (sessionStorage.getItem('signed-in')) return
		sessionStorage.setItem('signed-in', '1')
		localStorage.setItem('token', value)
	}, token)
	return token
}

/** One change to the draft of a document. */
export async function changeDraft(
	site: SiteProcess,
	token: string,
	document: string,
	change: object,
) {
	await fetch(`${site.url}/api/content/${document}`, {
		method: 'PATCH',
		headers: { 'content-type': 'application/json', 'x-auth-token': token },
		body: JSON.stringify({ changes: [change] }),
	})
}

export async function startEditing(page: Page, path: string) {
	await page.goto(path)
	await page.getByRole('button', { name: words.edit, exact: true }).click()
	await expect(page.locator('[data-text]').first()).toBeVisible()
}

/** Opens the sheet of a text on the page. */
export async function openText(page: Page, text: string) {
	await page.locator('main').getByText(text).first().click()
	const sheet = page.getByRole('dialog')
	await expect(sheet.getByRole('textbox').first()).toBeVisible()
	return sheet
}
