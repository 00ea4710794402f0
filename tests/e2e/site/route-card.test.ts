import { locales, localizePath } from '#domain/locale.ts'
import { expect, hydrated, test } from '../fixtures.ts'

const isThere = (map: HTMLImageElement) => map.complete && map.naturalWidth > 0

for (const locale of locales)
	test(`the route card prints on one page of Letter and of A4, with its map (${locale})`, async ({
		page,
	}) => {
		await page.goto(localizePath('/arrive', locale))
		await hydrated(page)
		await expect.poll(() => page.locator('article figure img').evaluate(isThere)).toBe(true)
		for (const format of ['Letter', 'A4'])
			for (const side of ['10mm', '19mm']) {
				const margin = { top: side, right: side, bottom: side, left: side }
				const pdf = (await page.pdf({ format, margin })).toString('latin1')
				const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length
				expect({ format, side, pages }).toEqual({ format, side, pages: 1 })
			}
	})
