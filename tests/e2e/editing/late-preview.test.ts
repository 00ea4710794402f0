import type { Page, Request } from '@playwright/test'
import { editingKey } from '#app/site/editing-key.ts'
import { editingWords } from '#content/editing/editing-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { camping } from '#content/pages/camping.ts'
import { previewHeader } from '#domain/editing/text-ids.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { changeDraft, startEditing } from './editing-steps.ts'

const test = base.extend({
	site: ownSite(() => startOwnersSite()),
})
const words = editingWords.es
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const isPreview = (request: Request) => previewHeader in request.headers()

const changeTitle = (site: SiteProcess, token: string) =>
	changeDraft(site, token, 'camping', { path: 'title', locale: 'es', value: 'Bajo la lona' })

/** The draft is shown when the signal goes. */
async function editWithoutSignal(page: Page, site: SiteProcess) {
	const { token } = await signIn(page.context())
	await changeTitle(site, token)
	await startEditing(page, '/camping')
	await expect(heading(page)).toHaveText('Bajo la lona')
	await page.context().setOffline(true)
}

/** Editing begins, the draft changes, and the first preview that shows it does not arrive. */
async function holdPreview(page: Page, site: SiteProcess, token: string) {
	await startEditing(page, '/camping')
	await changeTitle(site, token)
	let late: Request | undefined
	await page.route('**/camping', (route) => {
		if (late || !isPreview(route.request())) return route.continue()
		late = route.request()
	})
	await page.evaluate(() => dispatchEvent(new Event('focus')))
	await expect.poll(() => late).toBeDefined()
	return late
}

test(
	'a preview that is late when editing ends is dropped',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		const late = await holdPreview(page, site, token)
		const dropped = page.waitForEvent('requestfailed', (request) => request === late)
		await page.getByRole('button', { name: words.bar.done }).click()
		await dropped
		await expect(heading(page)).toHaveText(camping.copy.es.title)
		await expect(page.locator('[data-text]')).toHaveCount(0)
	},
)

test(
	'a preview that is late when the owner signs out is dropped',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		const late = await holdPreview(page, site, token)
		const dropped = page.waitForEvent('requestfailed', (request) => request === late)
		await page.keyboard.press('Control+q')
		await dropped
		await expect(heading(page)).toHaveText(camping.copy.es.title)
	},
)

test(
	'without a signal, nothing of a draft stays when its author signs out',
	sweep,
	async ({ page, site }) => {
		await editWithoutSignal(page, site)
		await page.keyboard.press('Control+q')
		await expect(heading(page)).toHaveText(camping.copy.es.title)
		await expect(page.locator('[data-text]')).toHaveCount(0)
		expect(await page.content()).not.toContain('Bajo la lona')
	},
)

test(
	'without a signal, the page that everybody sees is shown when editing ends',
	sweep,
	async ({ page, site }) => {
		await editWithoutSignal(page, site)
		await page.getByRole('button', { name: words.bar.done }).click()
		await expect(heading(page)).toHaveText(camping.copy.es.title)
	},
)

test(
	'who signs in after somebody who was editing does not begin by editing',
	sweep,
	async ({ page, context, request }) => {
		await signIn(context)
		await startEditing(page, '/menu')
		await page.keyboard.press('Control+q')
		const edit = page.getByRole('button', { name: ownerWords.es.edit, exact: true })
		await expect(edit).toHaveCount(0)
		expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain(editingKey)
		// Signed out while the tab showed another site.
		await page.evaluate((key) => {
			sessionStorage.setItem(key, JSON.stringify('owner'))
		}, editingKey)
		const { token } = await signInByCall(request, 'restaurant')
		await page.evaluate((token) => {
			localStorage.setItem('token', token)
		}, token)
		await page.reload()
		await expect(edit).toBeVisible()
		await expect(page.getByRole('button', { name: words.bar.done })).toHaveCount(0)
	},
)

test(
	'of two previews the later one is shown, in whatever order they arrive',
	sweep,
	async ({ page, context, site }) => {
		const { token } = await signIn(context)
		const late = await holdPreview(page, site, token)
		const dropped = page.waitForEvent('requestfailed', (request) => request === late)
		// The route stays: without one, the browser would let go of the preview that it holds.
		await page.evaluate(() => dispatchEvent(new Event('focus')))
		await dropped
		await expect(heading(page)).toHaveText('Bajo la lona')
	},
)
