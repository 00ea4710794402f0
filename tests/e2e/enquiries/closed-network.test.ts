import type { APIRequestContext } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { refusedPostWords } from '#content/refused-post-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { limits } from '#server/limits/limits.ts'
import { inSteps } from '#tests/helpers/steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { fieldOf, fillIn, person, send } from './enquiry-steps.ts'

/** A neighbour on the visitor's network floods the forms until its posts are no longer read. */
async function flood(request: APIRequestContext) {
	const most = limits.malformed.most + limits.flood.most
	const post = () => request.post('/api/contact', { data: {} })
	for (let sent = 0; sent < most; sent += 50) await Promise.all(Array.from({ length: 50 }, post))
	await expect.poll(async () => (await (await post()).json()).challenge).toBeDefined()
}

for (const [isOpened, step] of inSteps(['before'], ['after']))
	test(
		`a form that was opened ${isOpened} its network was closed by a flood arrives, and the guest's page acts`,
		step,
		async ({ page, request }) => {
			if (isOpened === 'after') await flood(request)
			await page.goto('/booking')
			await hydrated(page)
			await fillIn(page, 'booking')
			if (isOpened === 'before') await flood(request)
			await send(page, 'booking')
			const confirmation = page.getByRole('region', { name: formWords.es.sent.bookingTitle })
			await expect(confirmation).toBeVisible()

			await confirmation.getByRole('link', { name: formWords.es.sent.ownLink }).click()
			await hydrated(page)
			const { actions, text, done } = requestWords.es
			const message = page.locator('details', { hasText: actions.message })
			await message.locator('summary').click()
			await message.getByLabel(text).fill('Llegamos a las tres')
			await message.getByRole('button', { name: actions.message }).click()
			await expect(page.getByText(done.message)).toBeVisible()
			await expect(page.getByText('Llegamos a las tres')).toBeVisible()
		},
	)

test.describe('without scripts', () => {
	test.use({ javaScriptEnabled: false })

	test('the visitor reads when to send it, and finds the form again', async ({ page, request }) => {
		await page.goto('/en/booking')
		await fillIn(page, 'booking', { locale: 'en' })
		await flood(request)
		await send(page, 'booking', 'en')
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(
			refusedPostWords.en.tooMany.title,
		)
		await page.goBack()
		await expect(fieldOf(page, 'Name', 'en')).toHaveValue(person.Name)
	})
})
