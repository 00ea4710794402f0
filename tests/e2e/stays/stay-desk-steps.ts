import type { Page } from '@playwright/test'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { test as base, expect, hydrated, ownSite, startOwnersSite } from '../fixtures.ts'

/** A site of their own: prices and full days would show in other tests. */
export const test = base.extend({
	site: ownSite(() => startOwnersSite()),
})

/** Opens a booking request on the desk by its reference or id. */
export async function openRequest(page: Page, request: string, locale: Locale) {
	await page.goto(`${localizePath('/admin/requests', locale)}?request=${request}`)
	await hydrated(page)
	return panelOf(page, locale)
}

/** The part of an opened request in which the owner decides. */
function panelOf(page: Page, locale: Locale) {
	const words = deskRequestWords[locale]
	const panel = page.getByRole('region', { name: words.title })
	return {
		words,
		panel,
		/** Opens the form of an action. */
		async open(action: keyof typeof words.actions) {
			const form = panel.getByRole('form', { name: words.actions[action].title })
			await panel.getByText(words.actions[action].title, { exact: true }).click()
			await expect(form).toBeVisible()
			return {
				form,
				price: form.getByLabel(words.price),
				heldUntil: form.getByLabel(words.held),
				text: form.getByLabel(words.actions[action].text),
				send: form.getByRole('button', { name: words.actions[action].send }),
			}
		},
		done: (action: keyof typeof words.actions) => panel.getByText(words.actions[action].done),
		whatsapp: panel.getByRole('link', { name: words.whatsapp }),
		state: (state: keyof typeof words.states) =>
			panel.getByText(words.states[state].next, { exact: false }),
	}
}

/** Opens a section of the desk and waits for its data. */
export async function openLoaded(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
	await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
}

export const boxOf = (page: Page, label: string) =>
	page.getByRole('textbox', { name: label.split('{')[0] as string })
