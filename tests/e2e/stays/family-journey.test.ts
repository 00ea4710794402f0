import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { choiceWords } from '#content/stays/choice-words.ts'
import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatNumber } from '#domain/text/numbers.ts'
import { addDays, dayInBogota, formatDay } from '#domain/time/dates.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { consentOf, fieldOf, person, send } from '../enquiries/enquiry-steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openRequest, test } from './stay-desk-steps.ts'

// A long journey with two browsers; a busy machine takes its time.
test.setTimeout(300_000)

const phone = { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' } as const

/** The Christmases that can be booked, however late in December the tests run. */
const today = dayInBogota(Date.now())
const firstYear = Number(today.slice(0, 4)) + (today.slice(5) > '12-15' ? 1 : 0)

/** In the rest of the year, and in the season around Christmas. */
const [usual, christmas] = [400_000, 600_000]
const season = { id: 'christmas', name: { es: 'Navidad', en: 'Christmas' } }
const ratesOf = (offer: string) => [
	{ offer, season: null, pesos: usual },
	{ offer, season: season.id, pesos: christmas },
]

/** Without scripts nothing tells when a page has settled: then its width alone is read. */
async function expectFits(page: Page, hasScripts: boolean) {
	if (hasScripts) return await expectFitsPhones(page, 'light', 'dark')
	const width = await page.evaluate(() => document.documentElement.scrollWidth)
	expect(width).toBeLessThanOrEqual(phone.viewport.width)
}

// Each journey has nights of its own, since they share a site.
const journeys = [
	{ locale: 'es', hasScripts: true, offer: 'cabin', year: firstYear },
	{ locale: 'en', hasScripts: false, offer: 'cabin', year: firstYear + 1 },
	{ locale: 'es', hasScripts: false, offer: 'glamping', year: firstYear },
	{ locale: 'en', hasScripts: true, offer: 'glamping', year: firstYear + 1 },
] as const

for (const { locale, hasScripts, offer: offerId, year } of journeys)
	test(
		`a family of four over Christmas: a quote, its acceptance, the confirmation, one night more, the new price (${locale}, ${hasScripts ? 'with' : 'without'} scripts)`,
		sweep,
		async ({ browser, request, baseURL }) => {
			const site = { ...phone, ...(baseURL && { baseURL }) }
			const own = await browser.newContext({ ...site, javaScriptEnabled: hasScripts })
			const page = await own.newPage()
			const ready = async () => (hasScripts ? await hydrated(page) : undefined)
			const deskContext = await browser.newContext(site)
			const deskPage = await deskContext.newPage()
			const { headers } = await signIn(deskPage)
			const rates = [...ratesOf('cabin'), ...ratesOf('glamping')]
			const seasons = [{ ...season, from: '12-24', to: '12-26' }]
			const saved = await request.put('/api/rates', { headers, data: { seasons, rates } })
			expect(saved.status()).toBe(200)
			const words = requestWords[locale]
			const [from, to] = [`${year}-12-23`, `${year}-12-26`]
			const price = (pesos: number) => formatPesos(pesos, locale)

			// Two adults and two children ask for three nights, of which two are in the season.
			await page.goto(localizePath(`/booking?for=${offerId}&from=${from}&to=${to}`, locale))
			await ready()
			for (const name of ['Name', 'Email', 'Phone'] as const)
				await fieldOf(page, name, locale).fill(person[name])
			await fieldOf(page, 'Quantity', locale).fill('4')
			await fieldOf(page, 'children', locale).fill('4, 7')
			if (!hasScripts) {
				await page.getByRole('button', { name: choiceWords[locale].showEstimate }).click()
				await expect(fieldOf(page, 'children', locale)).toHaveValue('4, 7')
			}
			await expect(page.locator('#estimate')).toContainText(price(usual + 2 * christmas))
			await expectFits(page, hasScripts)
			await consentOf(page, locale).check()
			await send(page, 'booking', locale)
			const link = page.getByRole('link', { name: formWords[locale].sent.ownLink })
			const address = new URL((await link.getAttribute('href')) ?? '')
			const key = address.pathname.split('/').at(-1) as string
			const seen = async () => await (await request.get(`/api/requests/${key}`)).json()
			const { reference } = await seen()
			await page.goto(address.pathname)
			await ready()
			const facts = page.getByRole('main')
			await expect(facts).toContainText(offerWords[locale][offerId].name)
			await expect(facts).toContainText(words.labels.children)
			await expect(facts).toContainText('4, 7')

			// The owner sees who comes, and quotes what the rates say.
			const desk = await openRequest(deskPage, reference, locale)
			await expect(desk.panel).toContainText(
				fill(desk.words.withChildren.other, {
					people: fill(desk.words.people.other, { count: '4' }),
					count: '2',
					ages: '4, 7',
				}),
			)
			const quote = await desk.open('offer')
			await expect(quote.price).toHaveValue(formatNumber(usual + 2 * christmas, locale))
			await expectFitsPhones(deskPage, 'light')
			await quote.send.click()
			await expect(desk.done('offer')).toBeVisible()

			// The guest accepts it, and the owner confirms.
			await page.reload()
			await ready()
			await expect(page.getByText(price(usual + 2 * christmas)).first()).toBeVisible()
			await page.getByRole('button', { name: words.actions.accept }).click()
			await expect(page.getByRole('heading', { name: words.states.accepted.name })).toBeVisible()
			await openRequest(deskPage, reference, locale)
			await expect(desk.state('accepted')).toBeVisible()
			await (await desk.open('confirm')).send.click()
			await expect(desk.done('confirm')).toBeVisible()
			await page.reload()
			await ready()
			await expect(page.getByRole('heading', { name: words.states.confirmed.name })).toBeVisible()
			await expectFits(page, hasScripts)

			// They would like to stay a night longer, which has its price.
			await page.getByText(words.actions.change, { exact: true }).first().click()
			const change = page.locator('form').filter({ has: page.locator('input[value=change]') })
			await change.locator('[name=to]').fill(addDays(to, 1))
			await change.locator('textarea').fill('Una noche más')
			await change.getByRole('button').click()
			await expect(page.getByText('Una noche más').first()).toBeVisible()
			await openRequest(deskPage, reference, locale)
			await expect(desk.panel.getByText(desk.words.changeAsked)).toBeVisible()
			await desk.panel.getByText(deskTermsWords[locale].title).click()
			await desk.panel.getByLabel(deskTermsWords[locale].departure).fill(addDays(to, 1))
			const form = desk.panel.getByRole('form', { name: desk.words.confirmChange })
			await desk.panel.getByText(desk.words.confirmChange, { exact: true }).click()
			await expect(form.getByLabel(desk.words.price)).toHaveValue(
				formatNumber(usual + 3 * christmas, locale),
			)
			await form.getByRole('button').click()
			await expect(desk.done('confirm')).toBeVisible()
			await page.reload()
			await ready()
			await expect(page.getByRole('heading', { name: words.states.confirmed.name })).toBeVisible()
			await expect(page.getByText(price(usual + 3 * christmas)).first()).toBeVisible()
			// The quote and the first confirmation, in the history alone.
			await expect(page.getByText(price(usual + 2 * christmas))).toHaveCount(2)
			await expect(page.locator('ol').getByText(price(usual + 2 * christmas))).toHaveCount(2)
			await expect(facts).toContainText(formatDay(addDays(to, 1), locale))
			expect(await seen()).toMatchObject({
				state: 'confirmed',
				from,
				to: addDays(to, 1),
				total: usual + 3 * christmas,
				party: { adults: 2, children: [4, 7] },
			})
			await own.close()
			await deskContext.close()
		},
	)
