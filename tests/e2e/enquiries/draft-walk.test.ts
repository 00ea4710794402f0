import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { splitLocale } from '#domain/locale.ts'
import { addDays } from '#domain/time/dates.ts'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import {
	arrival,
	consentOf,
	enquiryId,
	fieldOf,
	offerBox,
	person,
	send,
	uuid,
} from './enquiry-steps.ts'

const beds = ['cabin', 'glamping', 'camping'] as const
const texts = ['Name', 'Email', 'Phone', 'Quantity', 'Message'] as const
type Field = (typeof texts)[number] | 'ArrivalDate' | 'DepartureDate'

const step = fc.oneof(
	{
		weight: 5,
		arbitrary: fc.record({
			act: fc.constant('type'),
			field: fc.constantFrom('Name', 'Message'),
			text: fc.constantFrom('', 'Ana', 'Ñáñez & <b>', 'Dos camas'),
		}),
	},
	{ weight: 3, arbitrary: fc.record({ act: fc.constant('tick'), bed: fc.constantFrom(...beds) }) },
	{
		weight: 3,
		arbitrary: fc.record({
			act: fc.constant('days'),
			later: fc.integer({ min: 0, max: 90 }),
			nights: fc.integer({ min: 1, max: 9 }),
		}),
	},
	...(['flag', 'reload', 'leave', 'back', 'other tab'] as const).map((act) => ({
		weight: 3,
		arbitrary: fc.record({ act: fc.constant(act) }),
	})),
	...(['send', 'refused', 'lost'] as const).map((act) => ({
		weight: 1,
		arbitrary: fc.record({ act: fc.constant(act) }),
	})),
)
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never

/** What a tab must show, whatever the page was before. */
type Tab = { page: Page; fields: Record<Field, string>; beds: Set<string>; depth: number }

const nothing = () => ({
	fields: {
		Name: '',
		Email: '',
		Phone: '',
		Quantity: '',
		Message: '',
		ArrivalDate: '',
		DepartureDate: '',
	},
	beds: new Set<string>(),
})

/** With a proof of work in the address, where one is asked for. */
const postsOfForm = /\/api\/bookings(\?|$)/

const localeOf = (page: Page) => splitLocale(new URL(page.url()).pathname).locale

async function write(tab: Tab, name: Field, value: string) {
	const field = fieldOf(tab.page, name, localeOf(tab.page))
	await field.focus()
	await field.fill(value)
	tab.fields[name] = value
}

async function writeDays(tab: Tab, from: string, nights: number) {
	await write(tab, 'ArrivalDate', from)
	await write(tab, 'DepartureDate', addDays(from, nights))
}

async function fillInRest(tab: Tab) {
	const { fields, page } = tab
	for (const [name, value] of Object.entries({ ...person, Quantity: '2' }))
		if (!fields[name as Field]) await write(tab, name as Field, value)
	if (!fields.ArrivalDate) await writeDays(tab, arrival, 2)
	await consentOf(page, localeOf(page)).check()
}

/** Sends the form; a request that is `lost` arrives, but its response does not. */
async function post(act: string, tab: Tab, site: SiteProcess) {
	const { page } = tab
	site.forgetVisits()
	await fillInRest(tab)
	const id = await enquiryId(page, 'booking').inputValue()
	await page.route(postsOfForm, async (route) => {
		// Others that were lost are sent again meanwhile.
		if (act === 'send' || route.request().postDataJSON().bookingId !== id) return route.fallback()
		if (act === 'lost') {
			await route.fetch()
			return route.abort()
		}
		const errors = [{ field: 'Name', code: 'errNameLong' }]
		return route.fulfill({ status: 422, json: { code: 'invalid-input', errors } })
	})
	await send(page, 'booking', localeOf(page))
	if (act === 'refused') await expect(page.getByRole('alert').first()).toBeVisible()
	else {
		await expect(enquiryId(page, 'booking')).not.toHaveValue(id)
		Object.assign(tab, nothing())
	}
	await page.unroute(postsOfForm)
}

/** Does a step, in the tab and in what the tab must show. */
async function take(step: Step, tab: Tab, site: SiteProcess) {
	const { page } = tab
	const locale = localeOf(page)
	if ('field' in step) return write(tab, step.field as Field, step.text)
	if ('nights' in step) return writeDays(tab, addDays(arrival, step.later), step.nights)
	if ('bed' in step) {
		await offerBox(page, step.bed, locale).click({ force: true })
		if (!tab.beds.delete(step.bed)) tab.beds.add(step.bed)
		return
	}
	switch (step.act) {
		case 'flag':
			await page
				.locator(`header a[hreflang=${locale === 'es' ? 'en' : 'es'}]`)
				.first()
				.click()
			await page.waitForURL((url) => splitLocale(url.pathname).locale !== locale)
			tab.depth += 1
			break
		case 'reload':
			await page.reload()
			break
		case 'leave':
			await page.goto('/privacy')
			await page.goBack()
			break
		case 'back':
			if (tab.depth === 0) return
			await page.goBack()
			tab.depth -= 1
			break
		default:
			return post(step.act, tab, site)
	}
	await hydrated(page)
}

async function expectAsWritten({ page, fields, beds: ticked }: Tab, sent: ReadonlySet<string>) {
	const locale = localeOf(page)
	for (const [name, value] of Object.entries(fields))
		await expect(fieldOf(page, name as Field, locale)).toHaveValue(value)
	for (const bed of beds)
		await expect(offerBox(page, bed, locale)).toBeChecked({ checked: ticked.has(bed) })
	await expect(enquiryId(page, 'booking')).toHaveValue(uuid)
	expect(sent).not.toContain(await enquiryId(page, 'booking').inputValue())
}

for (const seed of [1, 2])
	test(
		`whatever guests do, nothing typed is lost, and nothing sent comes back or is stored twice (walk ${seed})`,
		sweep,
		async ({ context, site }) => {
			const [steps = []] = fc.sample(fc.array(step, { minLength: 24, maxLength: 24 }), {
				seed,
				numRuns: 1,
			})
			const tabs: Tab[] = []
			for (let count = 0; count < 2; count += 1) {
				const page = await context.newPage()
				await page.goto('/booking')
				await hydrated(page)
				tabs.push({ page, ...nothing(), depth: 0 })
			}
			const [sent, stored] = [new Set<string>(), new Set<string>()]
			context.on('response', (response) => {
				const request = response.request()
				if (response.ok() && request.method() === 'POST' && postsOfForm.test(request.url()))
					stored.add(request.postDataJSON().bookingId)
			})
			let [tab, other] = tabs as [Tab, Tab]
			for (const [index, one] of [...steps, { act: 'send' as const }].entries())
				await test.step(`${index}: ${JSON.stringify(one)}`, async () => {
					if (one.act === 'other tab') [tab, other] = [other, tab]
					else {
						const id = await enquiryId(tab.page, 'booking').inputValue()
						await take(one, tab, site)
						if (one.act === 'send' || one.act === 'lost') sent.add(id)
					}
					await expectAsWritten(tab, sent)
				})
			await expect(async () => {
				await tab.page.reload()
				expect(stored).toEqual(sent)
			}).toPass()
		},
	)
