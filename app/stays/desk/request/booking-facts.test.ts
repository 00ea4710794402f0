import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeskInfoContext } from '#app/desk/desk-info.tsx'
import { PageContext } from '#app/site/page-context.tsx'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { locales } from '#domain/locale.ts'
import { BookingFacts } from './booking-facts.tsx'
import type { LoadedRequest } from './load-request.ts'

test('a request that was opened again says what had been agreed, not that it is', () => {
	const stay = {
		state: 'received',
		from: '2031-05-20',
		to: '2031-05-23',
		party: { adults: 2, children: [] },
		lines: [],
		warnings: [],
		agreement: { kind: 'confirmation', total: 700_000, isPartial: false },
	} as unknown as LoadedRequest['stay']
	for (const locale of locales) {
		const words = deskRequestWords[locale]
		const facts = createElement(BookingFacts, { stay, tried: stay })
		const info = { offerNames: offerWords[locale], facts: { es: {}, en: {} } }
		const desk = createElement(DeskInfoContext, { value: info }, facts)
		const page = createElement(PageContext, { value: { locale, path: '/admin/requests' } }, desk)
		const text = renderToString(page)
		expect(text).toContain(words.wasAgreedTitle)
		expect(text).toContain(words.wasAgreedPrice.split(':')[0])
		expect(text).not.toContain(words.agreedTitle)
	}
})
