import type { Page } from '@playwright/test'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { deskReviewsWords } from '#content/reviews/desk-reviews-words.ts'
import { deskRatesWords } from '#content/stays/desk/desk-rates-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { fill } from '#domain/text/fill.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, ownerPassword } from '../fixtures.ts'
import { publish } from '../reviews/reviews-fixtures.ts'
import { invite, signInByCall, staffPassword } from '../sign-in.ts'
import { post, testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()
test.describe.configure({ mode: 'default' })

const { login, expired } = ownerWords.es
const { note } = deskRequestWords.es.actions
const typedNote = 'La señora de la 3 paga en efectivo'
const ids = { Marta: '', Pedro: '' }

test.beforeEach(async ({ request }) => {
	if (ids.Marta) return
	const { headers } = await signInByCall(request)
	for (const name of ['Marta', 'Pedro'] as const)
		ids[name] = (await invite(request, headers, { name, role: 'reception' })).id
})

async function enter(page: Page, name: string, password = staffPassword) {
	await page.getByLabel(login.name).fill(name)
	await page.getByLabel(login.password, { exact: true }).fill(password)
	await page.getByRole('button', { name: login.signIn }).click()
	await expect(page.getByRole('banner').getByText(name)).toBeVisible()
}

/** Opens a section for a person who signs in there. */
async function openAs(page: Page, name: string, path: string, password?: string) {
	await page.goto(path)
	await hydrated(page)
	await enter(page, name, password)
}

const leave = (page: Page) =>
	page.getByRole('button', { name: deskFrameWords.es.signOut, exact: true }).click()

const noteIn = (page: Page) => page.getByLabel(note.text)

async function openNote(page: Page) {
	await page.getByText(note.title, { exact: true }).click()
	return noteIn(page)
}

/** Marta has typed a note about a guest, and not saved it. Returns the address of the request. */
async function typeNote(page: Page, site: SiteProcess) {
	const booking = aBooking()
	await post(site, '/api/bookings', booking)
	const path = `/admin/requests?request=${booking.bookingId}`
	await openAs(page, 'Marta', path)
	await (await openNote(page)).fill(typedNote)
	await expect.poll(() => storedIn(page)).toContain(typedNote)
	return path
}

const storedIn = (page: Page) =>
	page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test(
	'a role that only reads rates sees those in force, and the owner’s draft stays theirs',
	sweep,
	async ({ page }) => {
		const words = deskRatesWords.es
		const label = fill(words.pesosOf, {
			offer: offerWords.es.cabin.name,
			unit: priceWords.es.perUnit.night,
		})
		const rest = page.getByRole('region', { name: words.restOfYear })
		const pesos = rest.getByRole('textbox', { name: label })
		const rates = '/admin/calendar/rates'
		await openAs(page, 'admin', rates, ownerPassword)
		const inForce = await pesos.inputValue()
		await pesos.fill('40.000')
		await expect(page.getByText(words.unsaved)).toBeVisible()
		await leave(page)

		await enter(page, 'Marta')
		await expect(page.getByText(words.readOnly)).toBeVisible()
		await expect(pesos).toHaveValue(inForce)
		await expect(page.getByText(words.restored)).toHaveCount(0)
		await leave(page)

		await enter(page, 'admin', ownerPassword)
		await expect(page.getByText(words.restored)).toBeVisible()
		await expect(pesos).toHaveValue('40.000')
		await page.getByRole('button', { name: words.discard }).click()
	},
)

test(
	'signing out forgets what was typed about a guest in every tab',
	sweep,
	async ({ page, site }) => {
		const path = await typeNote(page, site)
		const other = await page.context().newPage()
		await other.goto('/admin/requests')
		await leave(other)
		await expect(page.getByLabel(login.password, { exact: true })).toBeVisible()
		expect(await storedIn(page)).not.toContain(typedNote)

		await enter(other, 'Pedro')
		await expect(page.getByRole('banner').getByText('Pedro')).toBeVisible()
		await page.goto(path)
		await expect(await openNote(page)).toHaveValue('')
		await leave(page)
		await other.close()
	},
)

test(
	'signing out forgets it also in a tab that shows a page of visitors',
	sweep,
	async ({ page, site }) => {
		await typeNote(page, site)
		await page.goto('/lodging')
		await hydrated(page)
		await expect(page.getByRole('link', { name: ownerWords.es.toDesk })).toBeVisible()
		expect(await storedIn(page)).toContain(typedNote)
		const other = await page.context().newPage()
		await other.goto('/admin/requests')
		await leave(other)
		await expect.poll(() => storedIn(page)).not.toContain(typedNote)
		await other.close()
	},
)

test(
	'after a session that ended, a note is there again for its writer and for nobody else',
	sweep,
	async ({ page, site, request }) => {
		await typeNote(page, site)
		const { headers } = await signInByCall(request)
		const ended = await request.post(`/api/people/${ids.Marta}/sign-out`, { headers })
		expect(ended.ok()).toBe(true)
		await page.reload()
		await expect(page.getByText(expired)).toBeVisible()

		await enter(page, 'Pedro')
		await expect(await openNote(page)).toHaveValue('')
		await request.post(`/api/people/${ids.Pedro}/sign-out`, { headers })
		await page.reload()
		await enter(page, 'Marta')
		await expect(await openNote(page)).toHaveValue(typedNote)
		await leave(page)
	},
)

test(
	'a session that ends in one tab leaves the note in another',
	sweep,
	async ({ page, site, request }) => {
		await typeNote(page, site)
		const other = await page.context().newPage()
		await other.goto('/admin/requests')
		await expect(other.getByRole('banner').getByText('Marta')).toBeVisible()
		const { headers } = await signInByCall(request)
		await request.post(`/api/people/${ids.Marta}/sign-out`, { headers })
		await other.reload()
		await expect(other.getByText(expired)).toBeVisible()
		await expect(page.getByLabel(login.password, { exact: true })).toBeVisible()
		await other.close()
		await enter(page, 'Marta')
		await expect(await openNote(page)).toHaveValue(typedNote)
		await leave(page)
	},
)

test(
	'a tab follows the person who signs in elsewhere without signing out first',
	sweep,
	async ({ page, site }) => {
		await typeNote(page, site)
		const { token } = await post<{ token: string }>(site, '/api/auth', {
			name: 'Pedro',
			password: staffPassword,
		})
		const other = await page.context().newPage()
		await other.goto('/offline')
		await other.evaluate((theirs) => localStorage.setItem('token', theirs), token)
		await expect(page.getByRole('banner').getByText('Pedro')).toBeVisible()
		await expect(await openNote(page)).toHaveValue('')
		await leave(page)
		await other.close()
	},
)

test(
	'a reply to a review is open again for its writer and for nobody else',
	sweep,
	async ({ page, site }) => {
		const review = await publish(site)
		const { reply } = deskReviewsWords.es
		const item = page.getByRole('listitem').filter({ hasText: review.message })
		const answer = item.getByLabel(reply.label)
		const write = item.getByRole('button', { name: fill(reply.writeTo, { name: review.name }) })
		await openAs(page, 'Pedro', '/admin/reviews')
		await write.click()
		await answer.fill('Gracias por venir')
		await leave(page)

		await enter(page, 'Marta')
		await expect(write).toBeVisible()
		await expect(answer).toHaveCount(0)
		await leave(page)

		await enter(page, 'Pedro')
		await expect(answer).toHaveValue('Gracias por venir')
	},
)
