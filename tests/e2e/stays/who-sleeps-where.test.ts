import { formWords } from '#content/enquiries/form-words.ts'
import { choiceWords } from '#content/stays/choice-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { localizePath } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { consentOf, fieldOf, offerBox, person, send } from '../enquiries/enquiry-steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { schemeFor } from '../views.ts'
import { monthFor } from './months.ts'
import { test } from './stay-desk-steps.ts'

const month = monthFor('who sleeps where')

for (const [locale, hasScripts] of [
	['es', true],
	['es', false],
	['en', true],
] as const)
	test(
		`two beds ask who sleeps where, and a ride who rides (${locale}, ${hasScripts ? 'with' : 'without'} scripts)`,
		sweep,
		async ({ browser, baseURL }) => {
			const own = await browser.newContext({
				...(baseURL && { baseURL }),
				javaScriptEnabled: hasScripts,
				viewport: { width: 360, height: 740 },
				reducedMotion: 'reduce',
			})
			const page = await own.newPage()
			const ready = async () => (hasScripts ? await hydrated(page) : undefined)
			const words = choiceWords[locale]
			const peopleIn = (offer: OfferId) =>
				page.getByLabel(`${offerWords[locale][offer].name}: ${words.people}`)
			await page.goto(localizePath('/booking', locale))
			await ready()
			await offerBox(page, 'cabin', locale).check({ force: true })
			await expect(peopleIn('cabin')).toBeHidden()
			await offerBox(page, 'camping', locale).check({ force: true })
			await offerBox(page, 'horses', locale).check({ force: true })
			for (const offer of ['cabin', 'camping', 'horses'] as const)
				await expect(peopleIn(offer)).toBeVisible()
			await expect(peopleIn('glamping')).toBeHidden()
			if (hasScripts) await expectFitsPhones(page, schemeFor(locale))

			for (const name of ['Name', 'Email', 'Phone'] as const)
				await fieldOf(page, name, locale).fill(person[name])
			await fieldOf(page, 'Quantity', locale).fill('6')
			const stay = { ArrivalDate: `${month}-26`, DepartureDate: `${month}-27` } as const
			for (const name of ['ArrivalDate', 'DepartureDate'] as const) {
				await fieldOf(page, name, locale).focus()
				await fieldOf(page, name, locale).fill(stay[name])
			}
			await peopleIn('camping').fill('7')
			await peopleIn('horses').fill('2')
			await consentOf(page, locale).check()
			await send(page, 'booking', locale)
			// The error is at the field, and the summary leads there.
			const { errItemPeople } = formWords[locale].errors
			await expect(peopleIn('camping')).toHaveAccessibleDescription(errItemPeople)
			await page.getByRole('link', { name: errItemPeople }).click()
			if (hasScripts) await expect(peopleIn('camping')).toBeFocused()
			await peopleIn('camping').fill('2')
			if (hasScripts) {
				// A draft keeps it, in the other language too.
				await page.goto(localizePath('/booking', locale === 'es' ? 'en' : 'es'))
				await page.goto(localizePath('/booking', locale))
				await ready()
				await expect(peopleIn('camping')).toHaveValue('2')
				await expect(peopleIn('horses')).toHaveValue('2')
				await consentOf(page, locale).check()
			}
			await send(page, 'booking', locale)
			const link = page.getByRole('link', { name: formWords[locale].sent.ownLink })
			const { pathname } = new URL((await link.getAttribute('href')) ?? '')
			const key = pathname.split('/').at(-1)
			const { asked } = await (await page.request.get(`/api/requests/${key}`)).json()
			expect(asked.items).toMatchObject([
				{ offer: 'cabin', people: 4 },
				{ offer: 'camping', people: 2 },
				{ offer: 'horses', people: 2 },
			])
			await own.close()
		},
	)
