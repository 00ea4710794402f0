import { directionsWords } from '#content/directions-words.ts'
import { facts } from '#content/facts.ts'
import { hoursInWords } from '#content/hours-in-words.ts'
import { openNowWords } from '#content/opening-words.ts'
import { directionsTo } from '#domain/directions.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { formatDay } from '#domain/time/dates.ts'
import { mapWidth, smallestMapLabel } from '#tests/helpers/map-labels.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'

const pagesWithMap = ['/arrive', '/contact-us', '/booking', '/who-are-we']

test(
	'the page says whether the house is open, and sun and moon of today, as long as it stays open',
	sweep,
	async ({ page, request }) => {
		const served = await (await request.get('/restaurant')).text()
		expect(served).toContain(hoursInWords(facts.hours, 'es'))
		// In the page and in the footer.
		expect(served.split(`<b>${openNowWords.es.hours}</b>`)).toHaveLength(3)

		await page.clock.install({ time: '2027-01-03T18:58:30-05:00' })
		await page.goto('/restaurant')
		await hydrated(page)
		const expectInPageAndFooter = async (text: string) => {
			for (const part of ['main', 'contentinfo'] as const)
				await expect(page.getByRole(part).getByText(text)).toBeVisible()
		}
		await expectInPageAndFooter('Abierto hasta las 7 p. m.')
		await page.clock.fastForward('02:00')
		await expectInPageAndFooter('Abrimos mañana, 8 a. m.')
		await page.clock.fastForward('05:00:00')
		await expectInPageAndFooter('Cerrado hasta las 8 a. m.')

		await page.clock.setSystemTime('2027-01-03T23:58:30-05:00')
		await page.goto('/en/camping')
		await hydrated(page)
		await expect(page.getByText(formatDay('2027-01-03', 'en'))).toBeVisible()
		await page.clock.fastForward('02:00')
		await expect(page.getByText(formatDay('2027-01-04', 'en'))).toBeVisible()
	},
)

test.describe('on a phone of 360 px', () => {
	test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

	test(
		'the words of the map are 12 px or larger, and apps for maps open the route',
		sweep,
		async ({ page }) => {
			for (const path of pagesWithMap) {
				await page.goto(path)
				const map = page.locator('#content img[src*="route-map"]')
				const width = await map.evaluate((image) => image.getBoundingClientRect().width)
				const label = (width / mapWidth) * smallestMapLabel
				expect({ path, isLegible: label >= 12 }).toEqual({ path, isLegible: true })
			}
			for (const locale of locales) {
				await page.goto(localizePath('/arrive', locale))
				const { apps } = directionsWords[locale]
				const links = directionsTo(facts.coordinates, facts.name)
				for (const app of ['google', 'waze', 'apple', 'geo'] as const)
					await expect(page.getByRole('link', { name: apps[app] })).toHaveAttribute(
						'href',
						links[app],
					)
				const large = page.locator('#content a:has(img[src*="route-map"])')
				const picture = await page.request.get((await large.getAttribute('href')) ?? '')
				expect(picture.headers()['content-type']).toContain('image/svg+xml')
			}
		},
	)
})
