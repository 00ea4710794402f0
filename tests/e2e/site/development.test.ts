import { startSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'

test('in development, islands are hydrated and the desk opens', sweep, async ({ page }) => {
	const site = await startSite({ NODE_ENV: 'development' }, { args: ['scripts/dev-server.ts'] })
	try {
		await page.goto(`${site.url}/camping`)
		await hydrated(page)
		await expect(page.locator('page-island[data-of="Slideshow"][data-live]')).toBeVisible()
		await page.goto(`${site.url}/admin/today`)
		await expect(page.getByLabel('Contraseña')).toBeEditable()
	} finally {
		await site.remove()
	}
})
