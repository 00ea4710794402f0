import { calendarWords } from '#content/stays/calendar-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'

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
