import { type Browser, chromium, type Page } from '@playwright/test'
import { sweep } from '#tests/helpers/steps.ts'
import { chromiumFlags, findOrInstallChromium } from '#tests/helpers/tools/chromium.ts'
import { test as base, expect, hydrated } from '../fixtures.ts'
import { consentOf, enquiryId, fieldOf, offerBox } from './enquiry-steps.ts'

/** Playwright switches the back/forward cache off, and Chromium's headless shell has none. */
const test = base.extend<object, { keepingBrowser: Browser }>({
	keepingBrowser: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter.
		async ({}, use) => {
			const browser = await chromium.launch({
				args: chromiumFlags,
				ignoreDefaultArgs: ['--disable-back-forward-cache'],
				executablePath: findOrInstallChromium(),
			})
			await use(browser)
			await browser.close()
		},
		{ scope: 'worker' },
	],
	context: async ({ keepingBrowser, contextOptions, baseURL }, use) => {
		const context = await keepingBrowser.newContext({ ...contextOptions, baseURL: baseURL ?? '' })
		await use(context)
		await context.close()
	},
})

async function open(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
}

/** Goes back to a page that the browser has kept. */
async function goBack(page: Page, path: string) {
	// Not `goBack`, which waits for a load event: a kept page has none.
	await page.evaluate(() => history.back())
	const isKept = () => page.evaluate(() => (window as { isMarked?: true }).isMarked)
	await expect(async () => {
		expect(new URL(page.url()).pathname).toBe(path)
		expect(await isKept()).toBe(true)
	}).toPass()
}

/** Only the kept document still has it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { isMarked: true }) && null)

test('back at a kept form, it shows what was written since, and a key press keeps that', async ({
	page,
}) => {
	await open(page, '/contact-us')
	await fieldOf(page, 'Name').fill('Ana')
	const id = await enquiryId(page, 'contact').inputValue()
	await mark(page)
	await open(page, '/en/contact-us')
	await fieldOf(page, 'Message', 'en').fill('Do you have vegetarian dishes?')
	await goBack(page, '/contact-us')
	await expect(fieldOf(page, 'Message')).toHaveValue('Do you have vegetarian dishes?')
	await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
	await expect(enquiryId(page, 'contact')).toHaveValue(id)
	await fieldOf(page, 'Phone').pressSequentially('3')
	await open(page, '/en/contact-us')
	await expect(fieldOf(page, 'Message', 'en')).toHaveValue('Do you have vegetarian dishes?')
	await expect(fieldOf(page, 'Phone', 'en')).toHaveValue('3')
})

test(
	'back at a kept booking form, it shows the choice that was made since, also instead of its own link’s',
	sweep,
	async ({ page }) => {
		await open(page, '/booking?for=camping')
		await fieldOf(page, 'Name').fill('Ana')
		await mark(page)
		await open(page, '/en/booking')
		await offerBox(page, 'camping', 'en').uncheck()
		await offerBox(page, 'table', 'en').check()
		await fieldOf(page, 'Quantity', 'en').fill('7')
		await goBack(page, '/booking')
		await expect(fieldOf(page, 'Quantity')).toHaveValue('7')
		await expect(offerBox(page, 'table', 'es')).toBeChecked()
		await expect(offerBox(page, 'camping', 'es')).not.toBeChecked()
	},
)

test('a form that was emptied since is empty', sweep, async ({ page }) => {
	await open(page, '/contact-us')
	await fieldOf(page, 'Name').fill('Ana')
	await mark(page)
	await open(page, '/en/contact-us')
	await fieldOf(page, 'Name', 'en').fill('')
	await goBack(page, '/contact-us')
	await expect(fieldOf(page, 'Name')).toHaveValue('')
})

test('a kept form stays as it was left when nothing was written since', sweep, async ({ page }) => {
	// As where storage is forbidden: the form alone has the words.
	for (const isStored of [true, false]) {
		await open(page, '/contact-us')
		if (!isStored)
			await page.evaluate(() => {
				Storage.prototype.getItem = Storage.prototype.setItem = () => {
					throw new DOMException('', 'SecurityError')
				}
			})
		await fieldOf(page, 'Name').fill('Ana')
		await consentOf(page).check()
		await mark(page)
		await open(page, '/privacy')
		await goBack(page, '/contact-us')
		await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
		await expect(consentOf(page)).toBeChecked()
	}
})
