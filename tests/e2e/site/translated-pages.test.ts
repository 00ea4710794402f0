import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { fieldOf, send } from '../enquiries/enquiry-steps.ts'
import { expect, test } from '../fixtures.ts'
import { reviewsPage } from '../reviews/reviews-steps.ts'

test.afterEach(({ complaints }) => {
	complaints.length = 0
})

/** Puts every text into elements of its own, as the browser's translation does. Runs in the page. */
function translate() {
	const texts: Text[] = []
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
	while (walker.nextNode()) texts.push(walker.currentNode as Text)
	for (const text of texts) {
		if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue
		const [outer, inner] = [document.createElement('font'), document.createElement('font')]
		inner.textContent = text.data
		outer.append(inner)
		text.replaceWith(outer)
	}
}

/** Resolves once an island has given up, and the server's HTML is back. */
async function leftAsServed(page: Page) {
	await page.waitForEvent('console', (message) => message.text().includes('An island failed'))
	await expect(page.locator('page-island:has(form)').last()).not.toHaveAttribute('data-live')
}

test(
	'on a page that the browser has translated, a form keeps what is typed, and sends it',
	sweep,
	async ({ page }) => {
		await page.goto('/contact-us')
		await page.evaluate(translate)
		const left = leftAsServed(page)
		const name = fieldOf(page, 'Name', 'es')
		await name.click()
		await page.keyboard.type('Ana ')
		await left
		await page.keyboard.type('Ñáñez')
		await expect(name).toHaveValue('Ana Ñáñez')
		await send(page, 'contact')
		await expect(page.getByText(formWords.es.summaryTitle)).toBeVisible()
		await expect(name).toHaveValue('Ana Ñáñez')
	},
)

for (const [how, change] of [
	['translated', undefined],
	['of an older version', (html: string) => html.replace(/,"newTab":"[^"]*"/, '')],
] as const)
	test(
		`a dialog of a page that is ${how} stays open, with what is typed`,
		sweep,
		async ({ page }) => {
			const steps = reviewsPage(page, 'es')
			if (change)
				await page.route(`**${steps.path}`, async (route) => {
					const response = await route.fetch()
					const html = await response.text()
					expect(change(html)).not.toBe(html)
					await route.fulfill({ response, body: change(html) })
				})
			await page.goto(steps.path)
			if (!change) await page.evaluate(translate)
			const left = leftAsServed(page)
			await steps.open.click()
			await steps.name.click()
			await page.keyboard.type('Ana ')
			await left
			await page.keyboard.type('Ñáñez')
			await expect(steps.name).toHaveValue('Ana Ñáñez')
			await expect(steps.dialog).toBeVisible()
			await page.keyboard.press('Escape')
			await expect(steps.dialog).toBeHidden()
		},
	)
