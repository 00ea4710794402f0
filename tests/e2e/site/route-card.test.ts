import { arrive } from '#content/pages/arrive.ts'
import { menu } from '#content/pages/menu.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import { expectPrintedPictures, expectReadableInBlackAndWhite } from '../printing.ts'

for (const locale of locales)
	test(
		`the route card prints on one page of Letter and of A4, with its map and codes (${locale})`,
		sweep,
		async ({ page }) => {
			await page.goto(localizePath('/arrive', locale))
			await expectPrintedPictures(page)
			await hydrated(page)
			const { place } = arrive.copy[locale].codes
			await expect(page.getByText(place)).toBeHidden()
			await page.emulateMedia({ media: 'print' })
			await expect(page.getByRole('img', { name: place })).toBeVisible()
			await expect(page.getByRole('contentinfo')).toBeHidden()
			await expectReadableInBlackAndWhite(page)
			await page.emulateMedia({ media: 'print' })
			for (const format of ['Letter', 'A4'])
				for (const side of ['10mm', '19mm']) {
					const margin = { top: side, right: side, bottom: side, left: side }
					const pdf = (await page.pdf({ format, margin })).toString('latin1')
					const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length
					expect({ format, side, pages }).toEqual({ format, side, pages: 1 })
				}
		},
	)

test(
	'before React mounts the menu prints with every picture, and its codes; on one page',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/menu')
		await expectPrintedPictures(page)
		await page.emulateMedia({ media: 'print' })
		for (const label of Object.values(menu.copy.es.codes))
			await expect(page.getByRole('img', { name: label })).toBeVisible()
		await expectReadableInBlackAndWhite(page)
		release()
		await page.emulateMedia({ media: 'print' })
		for (const locale of locales) {
			await page.goto(localizePath('/menu', locale))
			const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
			const pages = pdf.match(/\/Type\s*\/Page\b/g)?.length
			expect({ locale, pages }).toEqual({ locale, pages: 1 })
		}
	},
)
