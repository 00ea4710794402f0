import { addDays } from '#domain/time/dates.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, settled, test } from '../fixtures.ts'
import {
	addressOf,
	arrival,
	consentOf,
	enquiryId,
	fieldOf,
	fillIn,
	offerBox,
	sendButton,
} from './enquiry-steps.ts'

test(
	'what is typed before React mounts goes on to the page in the other language, and becomes the draft',
	sweep,
	async ({ page }) => {
		const release = await holdRequests(page, '**/assets/*.js')
		await page.goto('/booking?for=camping')
		await fieldOf(page, 'Name').fill('José Ñandú')
		await offerBox(page, 'cabin', 'es').check({ force: true })
		await consentOf(page).check()
		await page.locator('header a[hreflang=en]').first().click()
		await page.waitForURL('**/en/booking?*')
		const isCarried = async () => {
			await expect(fieldOf(page, 'Name', 'en')).toHaveValue('José Ñandú')
			for (const offer of ['camping', 'cabin'] as const)
				await expect(offerBox(page, offer, 'en')).toBeChecked()
			await expect(consentOf(page, 'en')).not.toBeChecked()
		}
		await isCarried()
		release()
		await hydrated(page)
		await isCarried()
		// The draft goes on from here, with what is changed.
		await fieldOf(page, 'Name', 'en').fill('José')
		await page.reload()
		await hydrated(page)
		await expect(fieldOf(page, 'Name', 'en')).toHaveValue('José')
	},
)

test(
	'pictures that come late take back neither the consent nor a day half typed',
	sweep,
	async ({ page }) => {
		await holdRequests(page, '**/assets/*.js')
		const release = await holdRequests(page, '**/*.{webp,woff2}')
		await page.goto('/en/booking', { waitUntil: 'domcontentloaded' })
		await fieldOf(page, 'Name', 'en').fill('José')
		await consentOf(page, 'en').check()
		const day = fieldOf(page, 'ArrivalDate', 'en')
		await day.focus()
		await page.keyboard.type('12')
		release()
		await page.waitForFunction(() => document.readyState === 'complete')
		await settled(page)
		await page.keyboard.type('102030')
		await expect(day).toHaveValue('2030-12-10')
		await expect(consentOf(page, 'en')).toBeChecked()
	},
)

test('what the browser itself has sent does not come back', sweep, async ({ page }) => {
	const release = await holdRequests(page, '**/assets/*.js')
	await page.goto(addressOf('contact'))
	await fillIn(page, 'contact')
	await sendButton(page, 'contact').click()
	await page.waitForURL(/sent/)
	release()
	await hydrated(page)
	await expect(enquiryId(page, 'contact')).not.toHaveValue('')
	await expect(fieldOf(page, 'Message')).toHaveValue('')
})

test(
	'nights chosen in a calendar win over dates typed before, and an unticked choice stays unticked',
	sweep,
	async ({ page }) => {
		await holdRequests(page, '**/assets/*.js')
		await page.goto('/booking?for=camping')
		await fieldOf(page, 'Name').fill('José')
		await fieldOf(page, 'ArrivalDate').focus()
		await fieldOf(page, 'ArrivalDate').fill(arrival)
		await offerBox(page, 'camping', 'es').uncheck({ force: true })
		await page.locator('header a[hreflang=en]').first().click()
		await page.waitForURL('**/en/booking?*')
		await expect(offerBox(page, 'camping', 'en')).not.toBeChecked()

		const [from, to] = [addDays(arrival, 9), addDays(arrival, 11)]
		await page.goto(`/booking?for=camping&from=${from}&to=${to}`)
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(from)
		await expect(fieldOf(page, 'DepartureDate')).toHaveValue(to)
		await expect(offerBox(page, 'camping', 'es')).toBeChecked()
		await expect(fieldOf(page, 'Name')).toHaveValue('José')
	},
)

test(
	'the nights of a link win again when it is followed again, but not after a reload',
	sweep,
	async ({ page }) => {
		await holdRequests(page, '**/assets/*.js')
		const [from, to] = [addDays(arrival, 9), addDays(arrival, 11)]
		const follow = () =>
			page.evaluate((address) => {
				const link = document.createElement('a')
				link.href = address
				document.body.append(link)
				link.click()
			}, `/booking?for=camping&from=${from}&to=${to}`)
		await page.goto('/camping')
		await follow()
		await page.waitForURL('**/booking?*')
		await fieldOf(page, 'Name').fill('José')
		await fieldOf(page, 'ArrivalDate').focus()
		await fieldOf(page, 'ArrivalDate').fill(arrival)
		await page.reload()
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)

		await page.goto('/camping')
		await follow()
		await page.waitForURL('**/booking?*')
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(from)
		await expect(fieldOf(page, 'DepartureDate')).toHaveValue(to)
		await expect(offerBox(page, 'camping', 'es')).toBeChecked()
		await expect(fieldOf(page, 'Name')).toHaveValue('José')
	},
)

test(
	'a form that was returned with errors, or could not be sent, keeps its words too',
	sweep,
	async ({ page, context }) => {
		await holdRequests(page, '**/assets/*.js')
		await page.goto('/contact-us')
		await fieldOf(page, 'Name').fill('José')
		await fieldOf(page, 'Message').fill('¿Hay caballos?')
		await sendButton(page, 'contact').click()
		await expect(page.getByRole('alert')).toBeVisible()
		await page.locator('header a[hreflang=en]').first().click()
		await page.waitForURL('**/en/contact-us')
		await expect(fieldOf(page, 'Message', 'en')).toHaveValue('¿Hay caballos?')

		await context.setOffline(true)
		await sendButton(page, 'contact', 'en').click()
		await page.waitForURL(/chrome-error/)
		await context.setOffline(false)
		await page.goto('/contact-us')
		await expect(fieldOf(page, 'Name')).toHaveValue('José')
		await expect(fieldOf(page, 'Message')).toHaveValue('¿Hay caballos?')
	},
)

test('a form that nobody touched leaves nothing in the storage', sweep, async ({ page }) => {
	await holdRequests(page, '**/assets/*.js')
	for (const path of ['/booking', '/contact-us', '/reviews', '/privacy']) await page.goto(path)
	expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
})
