import type { Page } from '@playwright/test'
import { chrome } from '#content/chrome.ts'
import { connectionWords } from '#content/connection-words.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { facts } from '#content/facts.ts'
import { camping } from '#content/pages/camping.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { games } from '#content/pages/games.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { servicesPage } from '#content/pages/services.ts'
import { factsInWords } from '#domain/facts.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { expectAccessible } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { inLanguage, sampled, whole } from '../views.ts'

const titleOf = (page: PageContent, locale: Locale = 'es') =>
	fill(page.copy[locale].title, factsInWords(facts, locale))
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const retryOf = (page: Page, locale: Locale) =>
	page.getByRole('button', { name: connectionWords[locale].retry })

for (const locale of inLanguage('es'))
	test(`a change of page without a connection keeps the visitor and what they typed (${locale})`, async ({
		page,
		context,
	}) => {
		const here = localizePath(contactUs.path, locale)
		await page.goto(here)
		await hydrated(page)
		await page.waitForLoadState('networkidle')
		const name = page.getByLabel(formWords[locale].labels.Name)
		await name.fill('Ana Ñáñez')

		await context.setOffline(true)
		await page.getByRole('contentinfo').getByRole('link', { name: chrome[locale].services }).click()
		await expect(page.getByText(connectionWords[locale].failed)).toBeVisible()
		await expect(page).toHaveURL(here)
		await expect(name).toHaveValue('Ana Ñáñez')
		await expectAccessible(page)
		// Without a connection the second attempt fails as the first one did, and says so once.
		await retryOf(page, locale).click()
		await expect(retryOf(page, locale)).toBeVisible()
		await expect(page.getByText(connectionWords[locale].failed)).toHaveCount(1)
		await expect(page).toHaveURL(here)

		await context.setOffline(false)
		await retryOf(page, locale).click()
		await expect(heading(page)).toHaveText(titleOf(servicesPage, locale))
		await expect(page).toHaveURL(localizePath('/services', locale))
	})

test(
	'without a connection "back" stays too, and works once it returns',
	whole,
	async ({ page, context }) => {
		await page.goto('/games')
		await hydrated(page)
		await page.waitForLoadState('networkidle')
		await page.getByRole('contentinfo').getByRole('link', { name: chrome.es.contact }).click()
		await expect(heading(page)).toHaveText(titleOf(contactUs))
		await context.setOffline(true)
		await page.evaluate(() => history.back())
		await expect(page.getByText(connectionWords.es.failed)).toBeVisible()
		await expect(heading(page)).toHaveText(titleOf(contactUs))
		await expect(page).toHaveURL('/contact-us')

		await context.setOffline(false)
		await page.evaluate(() => history.back())
		await expect(heading(page)).toHaveText(titleOf(games))
		await page.evaluate(() => history.forward())
		await expect(heading(page)).toHaveText(titleOf(contactUs))
	},
)

const hanging = [
	['data', '**/services.data*'],
	['code', '**/assets/services-*.js'],
] as const

for (const [what, address] of sampled(hanging, hanging.slice(1)))
	test(`after ten seconds a line on which a page’s ${what} hangs is as good as none`, async ({
		page,
	}) => {
		await page.clock.install()
		await page.goto('/camping')
		await page.clock.runFor(5000)
		await hydrated(page)
		await page.waitForLoadState('networkidle')
		await page.route(address, () => {})
		const asked = page.waitForRequest(address)
		await page.getByRole('contentinfo').getByRole('link', { name: chrome.es.services }).click()
		await asked
		await page.clock.runFor(9_000)
		await expect(page.locator('#progress')).toBeVisible()
		await expect(page.getByText(connectionWords.es.failed)).toBeHidden()
		await page.clock.runFor(1_500)
		await expect(page.getByText(connectionWords.es.failed)).toBeVisible()
		await expect(page.locator('#progress')).toBeHidden()
		await expect(heading(page)).toHaveText(titleOf(camping))

		await page.unroute(address)
		await retryOf(page, 'es').click()
		await expect(heading(page)).toHaveText(titleOf(servicesPage))
	})

test('when a newer version of the site has replaced a page’s code, the page opens as a document', async ({
	page,
}) => {
	await page.goto('/camping')
	await hydrated(page)
	await page.waitForLoadState('networkidle')
	await page.route('**/assets/services-*.js', (route) => route.fulfill({ status: 404 }))
	await page.evaluate(() => Object.assign(window, { isFirstDocument: true }))
	await page.getByRole('contentinfo').getByRole('link', { name: chrome.es.services }).click()
	await expect(heading(page)).toHaveText(titleOf(servicesPage))
	expect(await page.evaluate(() => 'isFirstDocument' in window)).toBe(false)
})
