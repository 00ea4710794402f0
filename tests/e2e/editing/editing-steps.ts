import type { Page } from '@playwright/test'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { expect } from '../fixtures.ts'

const words = ownerWords.es

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
