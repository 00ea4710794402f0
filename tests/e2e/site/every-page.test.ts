import { chrome } from '#content/chrome.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { missingWords } from '#tests/helpers/site/page-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessible, expectFits } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { viewOf } from '../views.ts'

const views = everyPage.map((shown, index) => {
	const pageNumber = Math.floor(index / locales.length)
	return { ...shown, ...viewOf(pageNumber, shown.locale) }
})
const byView = Map.groupBy(views, ({ colorScheme, width }) => `${colorScheme}, ${width} px`)

for (const [view, pages] of byView)
	test(
		`pages pass axe (${view}), fit small screens and large text, and show all their words`,
		sweep,
		async ({ page }) => {
			for (const { colorScheme, width, ...shown } of pages)
				await test.step(shown.path, async () => {
					// Before the page loads: axe would measure colours in the middle of their transition.
					await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
					await page.setViewportSize({ width, height: 900 })
					await page.goto(shown.path)
					await expect(page.getByText('LOADING')).toBeHidden()
					await expectAccessible(page)
					await expectFits(page)
					await hydrated(page)
					expect(missingWords(await page.content(), shown)).toEqual([])
				})
		},
	)

for (const locale of locales)
	for (const colorScheme of ['light', 'dark'] as const)
		test(
			`the open menu of a small screen passes axe (${locale}, ${colorScheme})`,
			sweep,
			async ({ page }) => {
				await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
				await page.setViewportSize({ width: 320, height: 900 })
				await page.goto(localizePath('/', locale))
				await expect(page.getByText('LOADING')).toBeHidden()
				await page.getByRole('button', { name: chrome[locale].menu, exact: true }).click()
				await expectAccessible(page, 'header')
			},
		)
