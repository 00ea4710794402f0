import type { APIRequestContext, Browser } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { lodging } from '#content/pages/lodging.ts'
import { calendarWords } from '#content/stays/calendar-words.ts'
import { choiceWords } from '#content/stays/choice-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { priceWords } from '#content/stays/price-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { type Locale, languageTags, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatNumber, times } from '#domain/text/numbers.ts'
import { addDays } from '#domain/time/dates.ts'
import { inSteps } from '#tests/helpers/steps.ts'
import { expectAccessibleIn, expectFitsPhones } from '../accessibility.ts'
import { consentOf, fieldOf, offerBox, person, send } from '../enquiries/enquiry-steps.ts'
import { expect, hydrated, settled } from '../fixtures.ts'
import { expectPrintedPictures, expectReadableInBlackAndWhite } from '../printing.ts'
import { signIn } from '../sign-in.ts'
import { schemeFor } from '../views.ts'
import { dayIn, monthFor } from './months.ts'
import { openRequest, test } from './stay-desk-steps.ts'

// A long journey with two browsers; a busy machine takes its time.
/** Each journey takes nights of its own, since they share a site. */
const month = monthFor('guest')
const nights = (first: number) => ({
	from: dayIn(month, first),
	to: addDays(dayIn(month, first), 2),
})

/** The owner at the desk, in a browser of their own. */
async function ownerOf(browser: Browser, request: APIRequestContext, baseURL: string | undefined) {
	const context = await browser.newContext({
		...(baseURL && { baseURL }),
		viewport: { width: 360, height: 740 },
		reducedMotion: 'reduce',
	})
	const page = await context.newPage()
	const { headers } = await signIn(page)
	await request.put('/api/rates', {
		headers,
		data: { seasons: [], rates: [{ offer: 'cabin', season: null, pesos: 400_000 }] },
	})
	return { page, close: () => context.close() }
}

/** '12 de diciembre, lleno', '12 December, full': what screen readers say of a day. */
function nameOf(day: string, level: 'free' | 'full', locale: Locale): string {
	const words = calendarWords[locale]
	const format = new Intl.DateTimeFormat(languageTags[locale], { month: 'long', timeZone: 'UTC' })
	const name = words.inMonth.replace('{month}', format.format(Date.parse(day)))
	// The cabin of these journeys costs 400,000 pesos; a full night shows no price.
	const price = level === 'free' ? ', 400' : ''
	return `${Number(day.slice(-2))}${name}${words.levels[level]}${price}`
}

// Without scripts, guest-forms.api.test.ts goes the same way by form posts.
for (const [[locale, hasScripts], step] of inSteps(
	[['es', true]],
	[
		['es', false],
		['en', true],
		['en', false],
	],
))
	test(
		`four people ask for the cabin and a table, accept the offer, and the next are told that it is full (${locale}, ${hasScripts ? 'with' : 'without'} scripts)`,
		step,
		async ({ browser, request, baseURL }) => {
			const own = await browser.newContext({
				...(baseURL && { baseURL }),
				javaScriptEnabled: hasScripts,
				reducedMotion: 'reduce',
			})
			const page = await own.newPage()
			const stay = nights(2 + (locale === 'es' ? 0 : 6) + (hasScripts ? 0 : 12))
			const at = (path: string) => localizePath(path, locale)
			const ready = async () => (hasScripts ? await hydrated(page) : undefined)
			const owner = await ownerOf(browser, request, baseURL)
			const prices = priceWords[locale]
			const words = requestWords[locale]
			const dayOf = (day: string) => page.locator(`#calendar a[href*="=${day}"]`)

			// The calendar leads to the form with its days.
			await page.goto(at(`/lodging?month=${month}`))
			await expect(page.getByRole('heading', { name: lodging.copy[locale].title })).toBeVisible()
			await ready()
			await page.getByRole('link', { name: nameOf(stay.from, 'free', locale), exact: true }).click()
			await expect(page.locator('#calendar [role=status]')).toContainText(
				calendarWords[locale].leave.split('{')[0] as string,
			)
			await dayOf(stay.to).click()
			await expect(page).toHaveURL(
				new RegExp(`booking\\?for=cabin&from=${stay.from}&to=${stay.to}`),
			)
			await ready()
			await expect(offerBox(page, 'cabin', locale)).toBeChecked()
			await expect(fieldOf(page, 'ArrivalDate', locale)).toHaveValue(stay.from)
			await expect(fieldOf(page, 'DepartureDate', locale)).toHaveValue(stay.to)

			// A table at one with it; the estimate follows, or is asked for.
			await offerBox(page, 'table', locale).check({ force: true })
			await page.locator('[name=hour]').selectOption('13:00')
			if (hasScripts)
				for (const people of ['1', '2', '3', '4']) {
					await page.getByRole('button', { name: choiceWords[locale].more }).click()
					await expect(fieldOf(page, 'Quantity', locale)).toHaveValue(people)
				}
			else {
				await fieldOf(page, 'Quantity', locale).fill('4')
				await page.getByRole('button', { name: choiceWords[locale].showEstimate }).click()
				await expect(offerBox(page, 'table', locale)).toBeChecked()
			}
			const estimate = page.locator('#estimate')
			await expect(estimate).toContainText(`2 × ${formatPesos(400_000, locale)}`)
			await expect(estimate).toContainText(prices.estimate.unknown)
			await expect(estimate).not.toContainText(fullOf('cabin', locale))
			if (hasScripts) {
				await offerBox(page, 'table', locale).uncheck({ force: true })
				await expect(estimate).toContainText(formatPesos(800_000, locale))
				await expect(estimate).toContainText(prices.estimate.notice)
				await expectAccessibleIn(schemeFor(locale), page, 'main')
				await offerBox(page, 'table', locale).check({ force: true })
			}

			// Sent, with a link to the guest's own page.
			for (const name of ['Name', 'Email', 'Phone'] as const)
				await fieldOf(page, name, locale).fill(person[name])
			const id = hasScripts && (await page.locator('input[name=bookingId]').inputValue())
			await consentOf(page, locale).check()
			await send(page, 'booking', locale)
			const link = page.getByRole('link', { name: formWords[locale].sent.ownLink })
			const address = new URL((await link.getAttribute('href')) ?? '')
			await page.goto(address.pathname)
			await ready()
			await expect(page.getByRole('heading', { name: words.states.received.name })).toBeVisible()
			await expect(
				page.getByText(new RegExp(`${times(offerWords[locale].table.name, 1)}, .+, 13:00`)),
			).toBeVisible()

			// The owner offers, the guest accepts, the owner confirms.
			const key = address.pathname.split('/').at(-1) as string
			const bytes = Buffer.from(key, 'base64url').subarray(0, 16).toString('hex')
			const requestId = bytes.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
			if (id) expect(requestId).toBe(id)
			const desk = await openRequest(owner.page, requestId, locale)
			const offer = await desk.open('offer')
			await expect(offer.price).toHaveValue(formatNumber(800_000, locale))
			await offer.price.fill('750000')
			await offer.text.fill('Con desayuno')
			await offer.send.click()
			await expect(desk.done('offer')).toBeVisible()
			await page.reload()
			await expect(page.getByText(formatPesos(750_000, locale)).first()).toBeVisible()
			await ready()
			await page.getByRole('button', { name: words.actions.accept }).click()
			await expect(page.getByRole('heading', { name: words.states.accepted.name })).toBeVisible()
			await openRequest(owner.page, requestId, locale)
			await expect(desk.state('accepted')).toBeVisible()
			await (await desk.open('confirm')).send.click()
			await expect(desk.done('confirm')).toBeVisible()
			await owner.close()
			await page.reload()
			await expect(page.getByRole('heading', { name: words.states.confirmed.name })).toBeVisible()
			if (hasScripts) {
				await ready()
				await expectFitsPhones(page, 'light', 'dark')
				await expectPrintedPictures(page)
				await expectReadableInBlackAndWhite(page)
				await page.emulateMedia({ media: 'print' })
				await expect(page.getByText(words.deleteData)).toBeHidden()
				for (const label of Object.values(words.codes))
					await expect(page.getByRole('img', { name: label })).toBeVisible()
				// One sheet of paper at 96 dots an inch, without its margins.
				await page.setViewportSize({ width: 700, height: 1000 })
				await settled(page)
				const height = await page.evaluate(() => document.documentElement.scrollHeight)
				expect(height).toBeLessThanOrEqual(1000)
				await page.emulateMedia({ media: 'screen' })
			}

			// The calendar is full; the next guest is warned before sending, and may send all the same.
			await page.goto(at(`/lodging?month=${month}`))
			await ready()
			await expect(
				page.getByRole(hasScripts ? 'gridcell' : 'cell', {
					name: nameOf(stay.from, 'full', locale),
					exact: true,
				}),
			).toBeVisible()
			if (hasScripts) await expectFitsPhones(page, schemeFor(locale))
			await page.goto(at(`/booking?for=cabin&from=${stay.from}&to=${stay.to}`))
			await ready()
			for (const name of ['Name', 'Email', 'Phone'] as const)
				await fieldOf(page, name, locale).fill(person[name])
			await fieldOf(page, 'Quantity', locale).fill('2')
			if (!hasScripts)
				await page.getByRole('button', { name: choiceWords[locale].showEstimate }).click()
			await expect(page.locator('#estimate')).toContainText(fullOf('cabin', locale))
			await consentOf(page, locale).check()
			await send(page, 'booking', locale)
			await expect(
				page.getByRole('heading', { name: formWords[locale].sent.bookingTitle }),
			).toBeVisible()
			await own.close()
		},
	)

/** 'Cabaña ya no tiene cupo'. */
function fullOf(offer: 'cabin', locale: Locale): string {
	const name = offerWords[locale][offer].name
	return fill(priceWords[locale].estimate.full, { offer: name }).split(':')[0] ?? ''
}
