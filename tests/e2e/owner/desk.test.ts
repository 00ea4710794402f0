import type { Page } from '@playwright/test'
import { deskWords } from '#content/enquiries/desk-words.ts'
import { todayRequestsWords } from '#content/enquiries/today-requests-words.ts'
import { type DeskSection, deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import { readinessWords } from '#content/owner/readiness-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect, hydrated, ownerPassword, test } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

test.use({ viewport: { width: 360, height: 740 } })
const sections: DeskSection[] = ['requests', 'calendar', 'reviews', 'settings', 'today']

function deskOf(page: Page, locale: Locale) {
	const frame = deskFrameWords[locale]
	const bar = page.getByRole('navigation', { name: frame.navigation })
	return {
		frame,
		login: ownerWords[locale].login,
		bar,
		link: (section: DeskSection) =>
			bar.getByRole('link', { name: frame.sections[section], exact: true }),
		heading: (section: DeskSection) =>
			page.getByRole('heading', { level: 1, name: frame.sections[section], exact: true }),
	}
}

for (const locale of locales)
	test(
		`the owner goes through the desk on a phone, by keyboard (${locale})`,
		sweep,
		async ({ page, request }) => {
			const { frame, login, bar, link, heading } = deskOf(page, locale)
			const today = new Date(Date.now() - 5 * 60 * 60 * 1000).toISOString().slice(0, 10)
			const guest = `Ana ${crypto.randomUUID().slice(0, 8)}`
			const booking = aBooking({ Name: guest, ArrivalDate: today })
			const headers = { 'x-forwarded-for': randomAddress() }
			expect((await request.post('/api/bookings', { data: booking, headers })).status()).toBe(201)

			await page.goto(localizePath('/admin', locale))
			await expect(page).toHaveURL(new RegExp(`${localizePath('/admin/today', locale)}$`))
			await hydrated(page)
			await expect(bar).toBeHidden()
			await page.getByLabel(login.password).focus()
			await page.keyboard.type(ownerPassword)
			await page.keyboard.press('Enter')
			await expect(heading('today')).toBeVisible()
			// The tourist's frame is not the owner's.
			await expect(page.getByRole('contentinfo')).toHaveCount(0)
			await expect(page.getByText(ownerWords[locale].edit, { exact: true })).toHaveCount(0)

			const words = todayRequestsWords[locale]
			for (const title of [words.unanswered, words.arrivals, words.weekend])
				await expect(page.getByRole('heading', { name: new RegExp(`^${title}`) })).toBeVisible()
			const { items, title } = readinessWords[locale]
			await expect(page.getByRole('heading', { name: title })).toBeVisible()
			await expect(page.getByText(items['mail-missing'].todo)).toHaveCount(1)
			const arriving = page.getByRole('region', { name: words.arrivals })
			await expect(arriving.getByText(guest)).toBeVisible()

			for (const section of sections) {
				await link(section).focus()
				await page.keyboard.press('Enter')
				await expect(heading(section)).toBeFocused()
				await expect(link(section)).toHaveAttribute('aria-current', 'page')
				await expect(page).toHaveTitle(new RegExp(`^${frame.sections[section]} `))
				await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
				await expectFitsPhones(page, 'light', 'dark')
			}
			for (const name of await bar.getByRole('link').all()) {
				const box = await name.boundingBox()
				expect(box?.height).toBeGreaterThanOrEqual(44)
				expect(box?.width).toBeGreaterThanOrEqual(44)
			}
			// Otherwise the bar scrolls sideways, and nothing says so.
			for (const width of [390, 412, 430, 600, 360]) {
				await page.setViewportSize({ width, height: 780 })
				for (const name of await bar.getByRole('link').all())
					await expect(name, `${width} px`).toBeInViewport({ ratio: 1 })
			}

			await page.goBack()
			await page.goBack()
			await expect(heading('reviews')).toBeVisible()
			await link('today').click()
			await arriving.getByText(guest).click()
			await expect(heading('requests')).toBeVisible()
			const card = page.getByRole('article', { name: guest })
			await expect(card).toContainText(booking.Email)
			await expect(card).not.toContainText(deskWords[locale].statuses.unconfigured)

			const other = locale === 'es' ? 'en' : 'es'
			await page.getByRole('link', { name: { es: 'Español', en: 'English' }[other] }).click()
			await expect(deskOf(page, other).heading('requests')).toBeVisible()
			await page.keyboard.press('Control+q')
			await expect(page.getByLabel(ownerWords[other].login.password)).toBeVisible()
			await expect(page).toHaveURL(new RegExp(localizePath('/admin/requests', other)))
		},
	)

test(
	'signing in and out at the desk moves the focus to the heading of the new screen',
	sweep,
	async ({ page }) => {
		const { frame, login, heading } = deskOf(page, 'es')
		await page.goto('/admin/reviews')
		await hydrated(page)
		await page.getByLabel(login.password).fill(ownerPassword)
		await page.keyboard.press('Enter')
		await expect(heading('reviews')).toBeFocused()
		await page.getByRole('button', { name: frame.signOut }).press('Enter')
		await expect(page.getByRole('heading', { name: frame.signIn.title })).toBeFocused()
	},
)

test(
	'a bar that is too narrow for all sections scrolls to the current one',
	sweep,
	async ({ page }) => {
		const { link } = deskOf(page, 'es')
		// A phone whose browser enlarges pages by half.
		await page.setViewportSize({ width: 240, height: 490 })
		await signIn(page)
		await page.goto('/admin/settings')
		await expect(link('settings')).toBeInViewport({ ratio: 0.99 })
		await expect(link('today')).not.toBeInViewport({ ratio: 0.99 })
		for (const section of ['today', 'settings'] as const) {
			// Unlike a click, an event does not scroll to the link.
			await link(section).dispatchEvent('click')
			await expect(link(section)).toHaveAttribute('aria-current', 'page')
			await expect(link(section)).toBeInViewport({ ratio: 0.99 })
		}
	},
)

for (const locale of locales)
	test(`sign-in says what to do when it fails (${locale})`, sweep, async ({ page }) => {
		const { login, heading } = deskOf(page, locale)
		await page.goto(localizePath('/admin/reviews', locale))
		await hydrated(page)
		const password = page.getByLabel(login.password)
		const press = () => page.getByRole('button', { name: login.signIn }).click()
		const refusals = [
			{ answer: { status: 503, json: { code: 'database-unavailable' } }, says: login.failed },
			{
				answer: {
					status: 429,
					headers: { 'retry-after': '600' },
					json: { code: 'too-many-requests' },
				},
				says: login.tooMany.replace('{time}', '10 min'),
			},
			{ answer: undefined, says: login.offline },
		]
		for (const { answer, says } of refusals) {
			await page.route('**/api/auth', (route) => (answer ? route.fulfill(answer) : route.abort()))
			await password.fill(ownerPassword)
			await press()
			await expect(password).toHaveAccessibleDescription(says)
			await page.unroute('**/api/auth')
		}
		await password.fill('guess')
		await press()
		await expect(password).toHaveAccessibleDescription(login.wrong)
		await expectFitsPhones(page, 'light', 'dark')
		await password.fill(ownerPassword)
		await press()
		await expect(heading('reviews')).toBeVisible()
	})

test('a signed-in owner never sees the form while the desk opens', sweep, async ({ page }) => {
	const { login, heading } = deskOf(page, 'es')
	await signIn(page)
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/admin/requests')
	await expect(page.getByText(login.opening)).toBeVisible()
	await expect(page.getByLabel(login.password)).toBeHidden()
	await page.unroute('**/assets/*.js')
	await page.reload()
	await expect(heading('requests')).toBeVisible()
})

test('Ctrl+Q shows the form of a desk whose scripts do not come', sweep, async ({ page }) => {
	const { login } = deskOf(page, 'es')
	await signIn(page)
	await page.route('**/assets/*.js', (route) => route.abort())
	await page.goto('/admin/requests')
	await expect(page.getByText(login.opening)).toBeVisible()
	await page.keyboard.press('Control+q')
	await expect(page.getByLabel(login.password)).toBeVisible()
	await expect(page.getByText(login.opening)).toBeHidden()
})
