import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeskInfoContext } from '#app/desk/desk-info.tsx'
import { PageContext } from '#app/site/page-context.tsx'
import type { LoadedRequest } from '#app/stays/desk/request/load-request.ts'
import { OpenedRequestContext } from '#app/stays/desk/request/opened-request.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { locales } from '#domain/locale.ts'
import { PriceField, usePrice } from './price-field.tsx'

const Field = () => createElement(PriceField, { id: 'a', price: usePrice({ isNeeded: true }) })

test('during a stay the form begins with the price of everything, not with that of the days to come', () => {
	const stay = { from: '2026-01-01', total: 4_000_000, lines: [], isPartial: false }
	const lines = [
		{ offer: 'cabin', pesos: null },
		{ offer: 'cabin', pesos: 800_000 },
	]
	const tried = { ...stay, lines, suggestedPesos: 4_000_000 } as unknown as LoadedRequest['tried']
	for (const locale of locales) {
		const opened = { stay, tried, draft: { terms: {} }, change() {} } as never
		const form = createElement(OpenedRequestContext, { value: opened }, createElement(Field))
		const info = { offerNames: offerWords[locale], facts: { es: {}, en: {} } }
		const desk = createElement(DeskInfoContext, { value: info }, form)
		const page = createElement(PageContext, { value: { locale, path: '/admin/requests' } }, desk)
		const html = renderToString(page)
		expect(html).toMatch(/value="4[.,]000[.,]000"/)
		expect(html).toContain(deskRequestWords[locale].pricePastUnknown)
		expect(html).not.toContain(offerWords[locale].cabin.name)
	}
})
