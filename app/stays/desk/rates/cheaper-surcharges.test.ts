import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeskInfoContext } from '#app/desk/desk-info.tsx'
import { PageContext } from '#app/site/page-context.tsx'
import { offerWords } from '#content/stays/offer-words.ts'
import { locales } from '#domain/locale.ts'
import { unitOf } from '#domain/offers/offers.ts'
import type { Offer } from '#domain/stays/offer.ts'
import type { RatePlan } from '#domain/stays/prices/rate-plan.ts'
import { formatPesos } from '#domain/text/money.ts'
import { CheaperSurcharges } from './cheaper-surcharges.tsx'

test('the owner reads which surcharge makes nights cheaper than the season below it, and by how much', () => {
	const cabin: Offer = {
		...{ id: 'cabin', unit: unitOf.cabin, units: 1 },
		...{ maxPeople: null, minNights: 1, pesos: null },
	}
	const yearly = { from: '01-01', to: '12-31' }
	const plan: RatePlan = {
		seasons: [
			{
				...{ id: 'p', name: { es: 'Puentes', en: 'Long weekends' }, ...yearly },
				...{ nights: 'long-weekends', surchargePercent: 20 },
			},
			{ id: 'w', name: { es: 'Fines', en: 'Weekends' }, ...yearly, nights: 'weekends' },
		],
		rates: [
			{ offer: 'cabin', season: 'w', pesos: 300_000 },
			{ offer: 'cabin', season: null, pesos: 200_000 },
		],
	}
	for (const locale of locales) {
		const notes = createElement(CheaperSurcharges, { plan, offers: [cabin] })
		const info = { offerNames: offerWords[locale], facts: { es: {}, en: {} } }
		const desk = createElement(DeskInfoContext, { value: info }, notes)
		const path = '/admin/calendar/rates'
		const text = renderToString(createElement(PageContext, { value: { locale, path } }, desk))
		for (const said of [
			...plan.seasons.map(({ name }) => name[locale]),
			...[240_000, 300_000].map((pesos) => formatPesos(pesos, locale)),
		])
			expect(text).toContain(said)
	}
})
