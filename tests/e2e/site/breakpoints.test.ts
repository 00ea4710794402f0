import { sweep } from '#tests/helpers/steps.ts'
import { expect, test } from '../fixtures.ts'

test(
	'headings are smaller up to 375 px, and pictures wider beyond 1600 px',
	sweep,
	async ({ page }) => {
		await page.goto('/lodging')
		const at = async (width: number) => {
			await page.setViewportSize({ width, height: 900 })
			return await page.evaluate(() => {
				const heading = getComputedStyle(document.querySelector('h1') as Element)
				const picture = document.querySelector('main section[aria-roledescription], main img')
				return {
					heading: Number.parseFloat(heading.fontSize),
					picture: picture?.getBoundingClientRect().width ?? 0,
				}
			})
		}
		const [small, phone, desktop, wide] = [
			await at(375),
			await at(376),
			await at(1600),
			await at(1700),
		]
		expect(small.heading).toBeLessThan(phone.heading)
		expect(wide.picture).toBeGreaterThan(desktop.picture * 1.1)
	},
)
