import type { APIRequestContext, Page } from '@playwright/test'
import { requestWords } from '#content/stays/request-words.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { open, test } from '../kept-pages.ts'

const words = requestWords.es

async function openRequest(page: Page, request: APIRequestContext) {
	const data = aBooking({ language: 'es', items: [{ offer: 'cabin' }] })
	const { link } = await (await request.post('/api/bookings', { data })).json()
	const { pathname } = new URL(link)
	await open(page, pathname)
	const posts: string[] = []
	page.on('request', (sent) => {
		if (sent.method() === 'POST')
			posts.push(new URLSearchParams(sent.postData() ?? '').get('text') ?? '')
	})
	return { pathname, posts, name: data.Name }
}

const message = (page: Page) => page.getByLabel(words.text, { exact: true })
const sendButton = (page: Page) => page.getByRole('button', { name: words.actions.message })

async function write(page: Page, text: string) {
	await page.locator('summary', { hasText: words.actions.message }).click()
	await message(page).fill(text)
}

test(
	'back at a kept request, it is the current one, and a double tap has sent once',
	sweep,
	async ({ page, request }) => {
		const { pathname, posts, name } = await openRequest(page, request)
		const back = () => page.evaluate(() => history.back())
		await write(page, 'Llegamos tarde.')
		await sendButton(page).dblclick()
		await expect(page.getByText(words.done.message)).toBeVisible()
		expect(posts).toHaveLength(1)
		await back()
		await expect(page).toHaveURL(new RegExp(`${pathname}$`))
		await expect(page.getByText('Llegamos tarde.', { exact: true })).toBeVisible()
		await open(page, pathname)
		await page.locator('summary', { hasText: words.actions.cancel }).click()
		await page.getByRole('button', { name: words.confirm.cancel }).click()
		await expect(page.getByText(words.done.cancel)).toBeVisible()
		await back()
		await expect(page.getByRole('heading', { name: words.states.cancelled.name })).toBeVisible()
		await open(page, pathname)
		await page.locator('summary', { hasText: words.deleteData }).click()
		await page.getByRole('button', { name: words.confirm.delete }).click()
		await expect(page.getByText(words.deleted)).toBeVisible()
		await back()
		await expect(page.getByText(words.unknown)).toBeVisible()
		await expect(page.getByText(name)).toHaveCount(0)
	},
)
