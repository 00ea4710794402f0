import type { Page } from '@playwright/test'
import { deskWords } from '#content/enquiries/desk-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { deskTablesWords } from '#content/stays/desk/desk-tables-words.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signIn, signInByCall } from '../sign-in.ts'
import { post, testWithOwnerAlone } from './people-steps.ts'

const test = testWithOwnerAlone()

const aMinute = 61_000
const day = new Date(Date.now() + 10 * 24 * 60 * 60_000).toISOString().slice(0, 10)

const askForTable = (site: SiteProcess, name: string) =>
	post(
		site,
		'/api/bookings',
		aBooking({
			Name: name,
			ArrivalDate: day,
			DepartureDate: day,
			items: [{ offer: 'table', units: 1, hour: '13:00' }],
		}),
	)

/** Counts the calls to an address from now on. */
function callsTo(page: Page, path: string) {
	const calls = { count: 0 }
	page.on('request', (request) => {
		if (new URL(request.url()).pathname === path) calls.count += 1
	})
	return calls
}

const setVisibility = (page: Page, state: DocumentVisibilityState) =>
	page.evaluate((value) => {
		Object.defineProperty(document, 'visibilityState', { value, configurable: true })
	}, state)

test(
	'a desk that is left open shows new tables, keeps them without a signal, and asks to sign in after the session',
	sweep,
	async ({ page, site, request, context }) => {
		const { headers } = await signInByCall(request)
		await page.clock.install()
		const { id } = await signIn(page, 'restaurant')
		await page.goto('/admin/tables')
		await hydrated(page)
		const main = page.getByRole('main')
		await expect(main.getByText(deskTablesWords.es.empty)).toBeVisible()
		await askForTable(site, 'Ana Ruiz')
		await page.clock.runFor(aMinute)
		await expect(main.getByText('Ana Ruiz')).toBeVisible()

		// Nobody sees a hidden tab.
		const calls = callsTo(page, '/api/tables')
		await setVisibility(page, 'hidden')
		await page.clock.runFor(3 * aMinute)
		await setVisibility(page, 'visible')
		await askForTable(site, 'Luis Paz')
		await page.clock.runFor(aMinute)
		await expect(main.getByText('Luis Paz')).toBeVisible()
		expect(calls.count).toBe(1)

		await context.setOffline(true)
		await page.clock.runFor(aMinute)
		await expect(main.getByText(deskTablesWords.es.failed)).toBeVisible()
		await expect(main.getByText('Luis Paz')).toBeVisible()
		await context.setOffline(false)
		await page.clock.runFor(aMinute)
		await expect(main.getByText(deskTablesWords.es.failed)).toHaveCount(0)

		await request.post(`/api/people/${id}/sign-out`, { headers })
		await page.clock.runFor(aMinute)
		await expect(page.getByLabel(ownerWords.es.login.password, { exact: true })).toBeVisible()
		await expect(page.getByText('Luis Paz')).toHaveCount(0)
	},
)

test(
	'the list of requests shows new ones by itself, but not while somebody types or has one open',
	sweep,
	async ({ page, site }) => {
		await page.clock.install()
		await signIn(page, 'reception')
		await page.goto('/admin/requests')
		await hydrated(page)
		await askForTable(site, 'Rosa Gil')
		await page.clock.runFor(aMinute)
		const card = page.getByRole('article', { name: 'Rosa Gil' })
		await expect(card).toBeVisible()

		const calls = callsTo(page, '/api/enquiries/search')
		await card.getByText('Rosa Gil').click()
		await expect(card.getByText(deskWords.es.record)).toBeVisible()
		await page.clock.runFor(3 * aMinute)
		await card.getByText('Rosa Gil').first().click()
		await expect(card.getByText(deskWords.es.record)).toBeHidden()
		const search = page.getByRole('searchbox', { name: deskWords.es.search })
		await search.focus()
		await page.clock.runFor(3 * aMinute)
		await search.blur()
		await askForTable(site, 'Iván Sol')
		await page.clock.runFor(aMinute)
		await expect(page.getByRole('article', { name: 'Iván Sol' })).toBeVisible()
		expect(calls.count).toBe(1)
	},
)
