import type { Page } from '@playwright/test'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, test } from '../fixtures.ts'

const pages = everyPage.filter(({ locale }) => locale === 'es')

for (const width of [360, 768, 1024, 1440])
	test(
		`the element around an island changes nothing of what a page looks like (${width} px)`,
		sweep,
		async ({ page }) => {
			await page.emulateMedia({ reducedMotion: 'reduce' })
			await page.setViewportSize({ width, height: 800 })
			// As the server rendered it: what React does with an island is up to the island.
			await page.route('**/assets/*.js', (route) => route.abort())
			for (const { path } of pages)
				await test.step(path, async () => {
					await page.goto(path)
					await expect(page.getByText('LOADING')).toBeHidden()
					expect(await movedByIslands(page)).toEqual([])
				})
		},
	)

/** Elements that are elsewhere or look different once every `<page-island>` has given way to its content. */
function movedByIslands(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const elements = [...document.body.querySelectorAll('*:not(page-island, script)')]
		const looks = () => {
			// An element that is put elsewhere in the document starts its animations again.
			for (const animation of document.getAnimations()) animation.finish()
			return elements.map((element) => {
				const { x, y, width, height } = element.getBoundingClientRect()
				const { backgroundColor, color, fontSize, display } = getComputedStyle(element)
				const box = [x, y + scrollY, width, height].map(Math.round)
				return `${box}; ${backgroundColor} ${color} ${fontSize} ${display}`
			})
		}
		const before = looks()
		for (const island of document.querySelectorAll('page-island'))
			island.replaceWith(...island.childNodes)
		const after = looks()
		const moved = elements.flatMap((element, at) =>
			before[at] === after[at]
				? []
				: [`${element.outerHTML.slice(0, 60)}: ${before[at]} → ${after[at]}`],
		)
		// One that moves moves all below it.
		return moved.slice(0, 5)
	})
}
