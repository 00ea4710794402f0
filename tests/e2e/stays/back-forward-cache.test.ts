import type { APIRequestContext, Page, Route } from '@playwright/test'
import { requestWords } from '#content/stays/request-words.ts'
import { addDays, type Day } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { goBack, mark, open, test } from '../back-forward-cache.ts'
import { expect, hydrated } from '../fixtures.ts'

const words = requestWords.es

async function openRequest(page: Page, request: APIRequestContext) {
	const data = aBooking({ language: 'es', items: [{ offer: 'cabin' }] })
	const { link } = await (await request.post('/api/bookings', { data })).json()
	const { pathname } = new URL(link)
	await open(page, pathname)
	await mark(page)
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
	'a message that found no signal, or was stopped, can be sent again',
	sweep,
	async ({ page, context, request }) => {
		const { pathname, posts } = await openRequest(page, request)
		await write(page, 'Llegamos tarde.')
		await context.setOffline(true)
		await sendButton(page).click()
		await expect.poll(() => posts.length).toBe(1)
		await expect.poll(() => page.url()).not.toContain(pathname)
		await context.setOffline(false)
		await goBack(page, pathname)
		await expect(message(page)).toHaveValue('Llegamos tarde.')
		/** Not Playwright's click, which waits for the page that hangs. */
		const press = (count: number) =>
			expect(async () => {
				await sendButton(page).evaluate((button: HTMLButtonElement) => button.click())
				await expect.poll(() => posts.length, { timeout: 1000 }).toBe(count)
			}).toPass()
		// The browser's own button to stop a page ends its request like this.
		const hanging = Promise.withResolvers<Route>()
		await page.route(`**${pathname}`, hanging.resolve)
		await press(2)
		await (await hanging.promise).abort('aborted')
		await page.unroute(`**${pathname}`)
		await press(3)
		await expect(page.getByText(words.done.message)).toBeVisible()
	},
)

test(
	'back at a cached request, it is the current one, and a double tap has sent once',
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
		await hydrated(page)
		await expect(message(page)).toHaveValue('')
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

test(
	'back at a cached request, its form shows what was typed since in the other language',
	sweep,
	async ({ page, request }) => {
		const { pathname } = await openRequest(page, request)
		await write(page, 'Llegamos tarde.')
		await open(page, `/en${pathname}`)
		const inEnglish = page.getByLabel(requestWords.en.text, { exact: true })
		await expect(inEnglish).toHaveValue('Llegamos tarde.')
		await inEnglish.fill('Llegamos a las ocho.')
		await goBack(page, pathname)
		await expect(message(page)).toHaveValue('Llegamos a las ocho.')
	},
)

test(
	'words that a guest typed outlast a change of the request meanwhile',
	sweep,
	async ({ page, request }) => {
		const { pathname } = await openRequest(page, request)
		await write(page, 'Llegamos tarde.')
		await page.locator('summary', { hasText: words.actions.change }).click()
		await page.getByLabel(words.wanted.people).fill('7')
		await open(page, '/camping')
		const other = { action: 'message', text: '¿Hay parqueadero?' }
		await request.post(pathname, { form: other, headers: { origin: new URL(page.url()).origin } })
		await page.evaluate(() => history.back()).catch(() => {})
		await expect(page.getByText(other.text)).toBeVisible()
		await hydrated(page)
		await expect(message(page)).toHaveValue('Llegamos tarde.')
		await expect(message(page)).toBeVisible()
		await expect(page.getByLabel(words.wanted.people)).toHaveValue('7')
		await sendButton(page).click()
		await expect(page.getByText(words.done.message)).toBeVisible()
		await open(page, pathname)
		await expect(message(page)).toHaveValue('')
		await expect(page.getByLabel(words.wanted.people)).toHaveValue('7')
	},
)

test('days that a guest has taken back are not typed again', sweep, async ({ page, request }) => {
	const { pathname } = await openRequest(page, request)
	const summary = page.locator('summary', { hasText: words.actions.change })
	const until = page.locator('#wanted-to')
	const send = page.getByRole('button', { name: words.actions.change })
	await summary.click()
	const agreed = await until.inputValue()
	await until.fill(addDays(agreed as Day, 1))
	await send.click()
	await expect(page.getByText(words.done.change)).toBeVisible()
	await hydrated(page)
	await summary.click()
	await until.fill(agreed)
	await send.click()
	await expect(page.getByText(words.done.withdraw)).toBeVisible()
	await open(page, pathname)
	await hydrated(page)
	await expect(until).toBeHidden()
})
