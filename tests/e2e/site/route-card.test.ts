import type { Page } from '@playwright/test'
import { arrive } from '#content/pages/arrive.ts'
import { menu } from '#content/pages/menu.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'

/** Before paper, the page is asked whether its pictures are there. */
async function watchPrinting(page: Page) {
	await page.addInitScript(() => {
		const missing = () =>
			[...document.images].filter((image) => !image.complete || image.naturalWidth === 0).length
		Object.assign(window, { missing: [], print: () => printed().push(missing()) })
		const printed = () => (window as unknown as { missing: number[] }).missing
	})
	return () => page.evaluate(() => (window as unknown as { missing: number[] }).missing)
}

for (const locale of locales)
	test(`the route card prints on one page of Letter and of A4, with its map and codes (${locale})`, async ({
		page,
	}) => {
		const missing = await watchPrinting(page)
		await page.goto(localizePath('/arrive', locale))
		await page.getByRole('button', { name: arrive.copy[locale].routeCard.print }).click()
		await expect.poll(missing).toEqual([0])
		await hydrated(page)
		const { place } = arrive.copy[locale].codes
		await expect(page.getByText(place)).toBeHidden()
		await page.emulateMedia({ media: 'print' })
		await expect(page.getByRole('img', { name: place })).toBeVisible()
		await expect(page.getByRole('contentinfo')).toBeHidden()
		for (const format of ['Letter', 'A4'])
			for (const side of ['10mm', '19mm']) {
				const margin = { top: side, right: side, bottom: side, left: side }
				const pdf = (await page.pdf({ format, margin })).toString('latin1')
				const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length
				expect({ format, side, pages }).toEqual({ format, side, pages: 1 })
			}
	})

test('Ctrl+P before React has come prints the menu with every picture, and its codes', async ({
	page,
}) => {
	const missing = await watchPrinting(page)
	const release = await holdRequests(page, '**/assets/*.js')
	await page.goto('/menu')
	await page.keyboard.press('Control+p')
	await expect.poll(missing).toEqual([0])
	await page.emulateMedia({ media: 'print' })
	for (const label of Object.values(menu.copy.es.codes))
		await expect(page.getByRole('img', { name: label })).toBeVisible()
	release()
})
