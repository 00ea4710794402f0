import { calendarWords } from '#content/stays/calendar-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'

test(
	'the keyboard stays on the arrow that has reached the last or the first month',
	sweep,
	async ({ page }) => {
		await page.goto('/lodging')
		await hydrated(page)
		for (const label of [calendarWords.es.next, calendarWords.es.previous]) {
			const arrow = page.locator('#calendar').getByLabel(label)
			await arrow.focus()
			while ((await arrow.getAttribute('aria-disabled')) === null) {
				const href = String(await arrow.getAttribute('href'))
				await page.keyboard.press('Enter')
				await expect(arrow).not.toHaveAttribute('href', href)
			}
			await expect(arrow).toBeFocused()
		}
	},
)

test(
	'impatient taps leave each month once in the history; an unread month can be asked for again',
	sweep,
	async ({ page }) => {
		await page.goto('/lodging')
		await hydrated(page)
		const calendar = page.locator('#calendar')
		const next = calendar.getByLabel(calendarWords.es.next)
		const title = calendar.getByRole('heading', { level: 3 })
		const first = String(await title.textContent())
		const before = await page.evaluate(() => history.length)
		const release = await holdRequests(page, '**/lodging?month=*')
		for (let taps = 0; taps < 3; taps++) await next.click()
		release()
		await expect(title).not.toHaveText(first)
		await expect.poll(() => page.evaluate(() => history.length)).toBe(before + 1)
		await page.goBack()
		await expect(title).toHaveText(first)
		await page.unrouteAll()

		await page.route('**/lodging?month=*', (route) => route.abort())
		await next.click()
		await expect(calendar.getByText(calendarWords.es.unavailable)).toBeVisible()
		const again = calendar.getByRole('navigation').locator('[aria-current]')
		await page.unrouteAll()
		await again.click()
		await expect(calendar.locator('table')).toBeVisible()
		expect(await page.evaluate(() => history.length)).toBe(before + 1)
	},
)
