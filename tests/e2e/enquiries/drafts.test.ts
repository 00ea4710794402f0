import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { addDays } from '#domain/time/dates.ts'
import { aContact } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, holdRequests, hydrated, test } from '../fixtures.ts'
import {
	arrival,
	consentOf,
	departure,
	enquiryId,
	fieldOf,
	fillIn,
	offerBox,
	send,
	uuid,
} from './enquiry-steps.ts'

/*
 * The browser of these tests has no back/forward cache: going back loads the page again and refills its fields.
 * back-forward-cache.test.ts has a browser with one.
 */

const [laterArrival, laterDeparture] = [addDays(arrival, 36), addDays(arrival, 41)]
const chosen = `?for=camping&from=${arrival}&to=${departure}`

async function open(page: Page, path: string) {
	await page.goto(path)
	await hydrated(page)
}

async function changeLanguage(page: Page, hreflang: 'es' | 'en') {
	const { pathname } = new URL(page.url())
	await page.locator(`header a[hreflang=${hreflang}]`).first().click()
	await page.waitForURL((url) => url.pathname !== pathname)
	await hydrated(page)
}

async function goBack(page: Page) {
	await page.goBack()
	await hydrated(page)
}

async function reload(page: Page) {
	await page.reload()
	await hydrated(page)
}

async function chooseDay(page: Page, name: 'ArrivalDate' | 'DepartureDate', day: string) {
	await fieldOf(page, name).focus()
	await fieldOf(page, name).fill(day)
}

test(
	'the days and offers that the guest changed last win over those of the address',
	sweep,
	async ({ page }) => {
		await open(page, `/booking${chosen}`)
		await chooseDay(page, 'ArrivalDate', laterArrival)
		await chooseDay(page, 'DepartureDate', laterDeparture)
		await offerBox(page, 'camping', 'es').uncheck({ force: true })
		await offerBox(page, 'cabin', 'es').check({ force: true })
		await changeLanguage(page, 'en')
		for (const locale of ['en', 'es'] as const) {
			await expect(fieldOf(page, 'ArrivalDate', locale)).toHaveValue(laterArrival)
			await expect(fieldOf(page, 'DepartureDate', locale)).toHaveValue(laterDeparture)
			await expect(offerBox(page, 'cabin', locale)).toBeChecked()
			await expect(offerBox(page, 'camping', locale)).not.toBeChecked()
			await reload(page)
			await expect(fieldOf(page, 'ArrivalDate', locale)).toHaveValue(laterArrival)
			await expect(offerBox(page, 'camping', locale)).not.toBeChecked()
			if (locale === 'en') await changeLanguage(page, 'es')
		}
	},
)

test(
	'the choice of another address replaces that of the draft, and is changed like the first',
	sweep,
	async ({ page }) => {
		await open(page, '/booking?for=cabin')
		await fieldOf(page, 'Name').fill('Ana')
		await open(page, `/booking${chosen}`)
		await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
		await expect(offerBox(page, 'camping', 'es')).toBeChecked()
		await expect(offerBox(page, 'cabin', 'es')).not.toBeChecked()
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await chooseDay(page, 'DepartureDate', laterDeparture)
		await changeLanguage(page, 'en')
		await expect(fieldOf(page, 'DepartureDate', 'en')).toHaveValue(laterDeparture)
		// The same offer, other days.
		await open(page, `/booking?for=camping&from=${laterArrival}&to=${laterDeparture}`)
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(laterArrival)
		// What was chosen last stays when the guest goes back to the first address.
		await goBack(page)
		await expect(fieldOf(page, 'ArrivalDate', 'en')).toHaveValue(laterArrival)
		await changeLanguage(page, 'es')
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(laterArrival)
	},
)

test(
	'a day that is chosen again in a calendar wins over what was changed in the form since',
	sweep,
	async ({ page }) => {
		const chooseInCalendar = async () => {
			await page.goto(`/camping?month=${arrival.slice(0, 7)}&from=${arrival}`)
			await page.locator(`#calendar a[href$="to=${departure}"]`).click()
			await page.waitForURL('**/booking?*')
			await hydrated(page)
		}
		await chooseInCalendar()
		await fieldOf(page, 'Name').fill('Ana')
		await chooseDay(page, 'ArrivalDate', addDays(arrival, -1))
		await offerBox(page, 'camping', 'es').uncheck({ force: true })
		await offerBox(page, 'cabin', 'es').check({ force: true })
		await chooseInCalendar()
		const isChosen = async () => {
			await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
			await expect(offerBox(page, 'camping', 'es')).toBeChecked()
			await expect(offerBox(page, 'cabin', 'es')).not.toBeChecked()
			await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
		}
		await isChosen()
		// Only once: what is changed from then on stays, also in a page that is loaded again.
		await chooseDay(page, 'DepartureDate', laterDeparture)
		await reload(page)
		await expect(fieldOf(page, 'DepartureDate')).toHaveValue(laterDeparture)
		await changeLanguage(page, 'en')
		await expect(fieldOf(page, 'DepartureDate', 'en')).toHaveValue(laterDeparture)
	},
)

test(
	'days that were chosen on a slow line are in the form, also when its page is loaded again before React mounts',
	sweep,
	async ({ page }) => {
		await open(page, '/booking?for=cabin')
		await fieldOf(page, 'Name').fill('Ana')
		await chooseDay(page, 'ArrivalDate', laterArrival)
		const release = await holdRequests(page, '**/assets/**')
		await page.goto(`/booking${chosen}`, { waitUntil: 'commit' })
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await page.reload({ waitUntil: 'commit' })
		release()
		await hydrated(page)
		await expect(fieldOf(page, 'Name')).toHaveValue('Ana')
		await expect(fieldOf(page, 'ArrivalDate')).toHaveValue(arrival)
		await expect(offerBox(page, 'camping', 'es')).toBeChecked()
		await expect(offerBox(page, 'cabin', 'es')).not.toBeChecked()
		await chooseDay(page, 'DepartureDate', laterDeparture)
		await reload(page)
		await expect(fieldOf(page, 'DepartureDate')).toHaveValue(laterDeparture)
	},
)

test('a choice that was emptied stays empty in the other language', sweep, async ({ page }) => {
	await open(page, '/booking?for=camping')
	await offerBox(page, 'camping', 'es').uncheck({ force: true })
	await changeLanguage(page, 'en')
	await expect(offerBox(page, 'camping', 'en')).not.toBeChecked()
})

test('back at a page that the browser refills, the newer words stay', sweep, async ({ page }) => {
	await open(page, '/contact-us')
	await fieldOf(page, 'Name').fill('Ana')
	await fieldOf(page, 'City').fill('Cali')
	await changeLanguage(page, 'en')
	await fieldOf(page, 'Name', 'en').fill('Ana Lucía')
	await fieldOf(page, 'City', 'en').fill('')
	await goBack(page)
	await expect(fieldOf(page, 'Name')).toHaveValue('Ana Lucía')
	await expect(fieldOf(page, 'City')).toHaveValue('')
	await reload(page)
	await expect(fieldOf(page, 'Name')).toHaveValue('Ana Lucía')
})

test(
	'words typed before scripts on a new page win over an older draft, field by field',
	sweep,
	async ({ page }) => {
		await open(page, '/contact-us')
		await fieldOf(page, 'Name').fill('Ana')
		await fieldOf(page, 'City').fill('Cali')
		const release = await holdRequests(page, '**/assets/**')
		await page.goto('/en/contact-us', { waitUntil: 'commit' })
		await fieldOf(page, 'Name', 'en').fill('Berta')
		release()
		await hydrated(page)
		await expect(fieldOf(page, 'City', 'en')).toHaveValue('Cali')
		await expect(fieldOf(page, 'Name', 'en')).toHaveValue('Berta')
	},
)

test(
	'words typed before scripts outlive a reload and the way back beside an older draft',
	sweep,
	async ({ page }) => {
		for (const [kind, comeAgain] of [
			['reload', () => page.reload({ waitUntil: 'commit' })],
			[
				'way back',
				async () => {
					await page.goto('/privacy', { waitUntil: 'commit' })
					await page.goBack({ waitUntil: 'commit' })
				},
			],
		] as const)
			await test.step(kind, async () => {
				await open(page, '/contact-us')
				await fieldOf(page, 'Name').fill('Ana')
				await fieldOf(page, 'City').fill(`Cali, ${kind}`)
				const release = await holdRequests(page, '**/assets/**')
				await page.goto('/en/contact-us', { waitUntil: 'commit' })
				await fieldOf(page, 'Name', 'en').fill('Berta')
				await comeAgain()
				release()
				await hydrated(page)
				await expect(fieldOf(page, 'City', 'en')).toHaveValue(`Cali, ${kind}`)
				await expect(fieldOf(page, 'Name', 'en')).toHaveValue('Berta')
				await page.unroute('**/assets/**')
			})
	},
)

test('a message that was sent does not come back, nor its consent', async ({ page }) => {
	await open(page, '/contact-us')
	await fillIn(page, 'contact')
	await changeLanguage(page, 'en')
	await expect(consentOf(page, 'en')).not.toBeChecked()
	// The page before has an older name.
	await fieldOf(page, 'Name', 'en').fill('Ana Lucía')
	await consentOf(page, 'en').check()
	const id = await enquiryId(page, 'contact').inputValue()
	await send(page, 'contact', 'en')
	await expect(page.getByRole('region', { name: formWords.en.sent.contactTitle })).toBeVisible()
	await goBack(page)
	await expectEmpty(page)
	await expect(enquiryId(page, 'contact')).not.toHaveValue(id)
	await open(page, '/contact-us')
	await expectEmpty(page)
})

test(
	'after a request was sent, a link chooses for the next, which a reload and the flags keep',
	sweep,
	async ({ page }) => {
		await open(page, '/booking')
		await fillIn(page, 'booking')
		await send(page, 'booking')
		await expect(page.getByRole('region', { name: formWords.es.sent.bookingTitle })).toBeVisible()
		const expectChosen = async (locale: 'es' | 'en') => {
			await expect(offerBox(page, 'camping', locale)).toBeChecked()
			await expect(fieldOf(page, 'ArrivalDate', locale)).toHaveValue(arrival)
			await expect(fieldOf(page, 'DepartureDate', locale)).toHaveValue(departure)
			await expect(fieldOf(page, 'Name', locale)).toHaveValue('')
		}
		await open(page, `/booking${chosen}`)
		await expectChosen('es')
		await reload(page)
		await expectChosen('es')
		await changeLanguage(page, 'en')
		await expectChosen('en')
	},
)

async function expectEmpty(page: Page) {
	for (const name of ['Name', 'Email', 'Phone', 'City', 'Message'] as const)
		await expect(fieldOf(page, name)).toHaveValue('')
	await expect(consentOf(page)).not.toBeChecked()
}

test(
	'a request that was sent while the guest went to another page does not come back',
	sweep,
	async ({ page }) => {
		await open(page, '/contact-us')
		await fillIn(page, 'contact')
		const release = await holdRequests(page, '**/api/contact')
		await send(page, 'contact')
		await page.getByRole('banner').getByRole('link').first().click()
		await expect(page).toHaveURL('/')
		release()
		await expect(
			page.getByRole('status').filter({ hasText: formWords.es.sent.contactTitle }),
		).toContainText(/PC-/)
		await open(page, '/contact-us')
		await expectEmpty(page)
	},
)

const refusal = { code: 'invalid-input', errors: [{ field: 'Name', code: 'errNameLong' }] }

test('a form that the server refused outlives a reload', sweep, async ({ page }) => {
	await page.route('**/api/contact', (route) =>
		route.fulfill({
			status: 422,
			contentType: 'application/problem+json',
			body: JSON.stringify(refusal),
		}),
	)
	await open(page, '/contact-us')
	await fillIn(page, 'contact')
	await send(page, 'contact')
	await expect(page.getByRole('alert').first()).toBeVisible()
	await expect(enquiryId(page, 'contact')).toHaveValue(uuid)
	const id = await enquiryId(page, 'contact').inputValue()
	await reload(page)
	await expect(fieldOf(page, 'Message')).toHaveValue(/vegetarianos/)
	await expect(enquiryId(page, 'contact')).toHaveValue(id)
	await changeLanguage(page, 'en')
	await expect(fieldOf(page, 'Message', 'en')).toHaveValue(/vegetarianos/)
})

test(
	'a form whose id was used for other words has a new one, and is stored once under it',
	sweep,
	async ({ page, request }) => {
		await open(page, '/contact-us')
		await fillIn(page, 'contact')
		const used = await enquiryId(page, 'contact').inputValue()
		const language = 'es'
		const data = aContact({ ContactFormId: used, Name: 'Otra persona', language })
		expect((await request.post('/api/contact', { data })).status()).toBe(201)
		await send(page, 'contact')
		await expect(page.getByText(formWords.es.failures.conflict)).toBeVisible()
		await expect(enquiryId(page, 'contact')).toHaveValue(uuid)
		const id = await enquiryId(page, 'contact').inputValue()
		expect(id).not.toBe(used)
		await consentOf(page).check()
		await fieldOf(page, 'City').fill('Pereira')
		await expect(enquiryId(page, 'contact')).toHaveValue(id)
		await reload(page)
		await expect(enquiryId(page, 'contact')).toHaveValue(id)
		await consentOf(page).check()
		const sent = page.waitForRequest('**/api/contact')
		await send(page, 'contact')
		expect((await sent).postDataJSON().ContactFormId).toBe(id)
		await expect(page.getByRole('region', { name: formWords.es.sent.contactTitle })).toBeVisible()
	},
)

async function waitWith(page: Page, message: string) {
	await page.route('**/api/contact', (route) => route.fulfill({ status: 503, body: '{}' }))
	await open(page, '/contact-us')
	await fillIn(page, 'contact', { changes: { Message: message } })
	await send(page, 'contact')
	await expect(page.getByRole('region', { name: formWords.es.pending.title })).toBeFocused()
}

/** Answers the question whether the form's words may be replaced. */
function answerOnce(page: Page, isYes: boolean) {
	return new Promise<string>((resolve) =>
		page.once('dialog', async (dialog) => {
			await (isYes ? dialog.accept() : dialog.dismiss())
			resolve(dialog.message())
		}),
	)
}

test(
	'a waiting message that is put back is a draft, and replaces other words only after a question',
	sweep,
	async ({ page }) => {
		const { pending } = formWords.es
		const putBack = page.getByRole('button', { name: pending.putBack })
		await waitWith(page, 'Uno')
		await fieldOf(page, 'Message').fill('Dos')
		const refusal = answerOnce(page, false)
		await putBack.click()
		expect(await refusal).toBe(pending.replaces)
		await expect(fieldOf(page, 'Message')).toHaveValue('Dos')
		await reload(page)
		await expect(fieldOf(page, 'Message')).toHaveValue('Dos')
		await expect(putBack).toBeVisible()
		const consent = answerOnce(page, true)
		await putBack.click()
		await consent
		await expect(fieldOf(page, 'Message')).toHaveValue('Uno')
		await expect(putBack).toBeHidden()
		await reload(page)
		await expect(fieldOf(page, 'Message')).toHaveValue('Uno')
	},
)

test('the question is asked on the page of the other form too', sweep, async ({ page }) => {
	const { pending } = formWords.es
	const putBack = page.getByRole('button', { name: pending.putBack })
	await waitWith(page, 'Uno')
	await fieldOf(page, 'Message').fill('Dos')
	await open(page, '/booking')
	const refusal = answerOnce(page, false)
	await putBack.click()
	expect(await refusal).toBe(pending.replaces)
	await expect(page).toHaveURL('/booking')
	const consent = answerOnce(page, true)
	await putBack.click()
	await consent
	await expect(page).toHaveURL('/contact-us')
	await expect(fieldOf(page, 'Message')).toHaveValue('Uno')
	await expect(putBack).toBeHidden()
})
