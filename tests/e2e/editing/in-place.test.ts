import { editingWords } from '#content/editing/editing-words.ts'
import { photoWords } from '#content/editing/photo-words.ts'
import { siteWords } from '#content/editing/site-words.ts'
import { camping } from '#content/pages/camping.ts'
import { home } from '#content/pages/home.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openText, startEditing } from './editing-steps.ts'

const test = base.extend({
	site: ownSite(() => startOwnersSite()),
	viewport: { width: 390, height: 844 },
	hasTouch: true,
})
const { picture, sheet } = editingWords.es

test(
	'tapping a picture offers to change it, and buttons keep their shape',
	sweep,
	async ({ page, context }) => {
		await signIn(context)
		await page.goto('/')
		const button = page.locator('main a', { hasText: /Reservar/ }).first()
		const shape = () => button.evaluate((element) => getComputedStyle(element).borderRadius)
		const before = await shape()
		await startEditing(page, '/')
		expect(await shape()).toBe(before)
		const image = page.locator('main img[data-slot]').first()
		const slot = await image.getAttribute('data-slot')
		await image.tap()
		const dialog = page.getByRole('dialog', { name: picture.title })
		await dialog.getByRole('link', { name: picture.change }).tap()
		await expect(page).toHaveURL(new RegExp(`/admin/photos\\?slot=${slot}$`))
		await expect(
			page.getByRole('dialog').getByRole('button', { name: photoWords.es.dialog.choose }),
		).toBeVisible()
	},
)

test('the texts of a page can be searched', sweep, async ({ page, context }) => {
	await signIn(context)
	await page.goto('/admin/site')
	await page
		.getByRole('listitem')
		.filter({ hasText: siteWords.es.pages.documents.chrome })
		.getByRole('button')
		.tap()
	const texts = page.getByRole('dialog').getByRole('listitem')
	await expect(texts.nth(20)).toBeVisible()
	await page.getByRole('dialog').getByLabel(sheet.search).fill('INICIO')
	await expect(texts.nth(20)).toHaveCount(0)
	await expect(texts.first()).toContainText(/inicio/i)
	await page.getByRole('dialog').getByLabel(sheet.search).fill('zzzz')
	await expect(page.getByText(sheet.notFound)).toBeVisible()
})

test(
	'an unknown path, which shows the home page, is edited like it',
	sweep,
	async ({ page, context }) => {
		await signIn(context)
		await startEditing(page, '/no-such-page')
		const sheet = await openText(page, home.copy.es.title)
		await expect(sheet.getByRole('textbox').first()).toHaveText(home.copy.es.title)
	},
)

test('a page is edited although session storage is forbidden', sweep, async ({ page, context }) => {
	await signIn(context)
	await page.addInitScript(() => {
		Object.defineProperty(window, 'sessionStorage', {
			get() {
				throw new DOMException('forbidden', 'SecurityError')
			},
		})
	})
	await startEditing(page, '/lodging')
})

test(
	'a price that is a fact leads to where it changes everywhere',
	sweep,
	async ({ page, context }) => {
		await signIn(context)
		await startEditing(page, '/camping')
		const dialog = await openText(page, camping.copy.es.price.unit)
		await expect(dialog.getByText(sheet.hasFacts)).toBeHidden()
		await dialog.getByRole('button', { name: sheet.cancel }).tap()
		await openText(page, '25.000 pesos')
		await expect(dialog.getByText(sheet.hasFacts)).toBeVisible()
		await dialog.getByRole('link', { name: sheet.toFacts }).tap()
		await expect(page).toHaveURL(/\/admin\/site\/facts$/)
	},
)
