import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeskInfoContext } from '#app/desk/desk-info.tsx'
import { PageContext } from '#app/site/page-context.tsx'
import { deskWords } from '#content/enquiries/desk-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import type { EnquiryResponse } from '#domain/enquiries/responses.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { plural } from '#domain/text/numbers.ts'
import { EnquirySummary } from './enquiry-summary.tsx'

const asked = {
	kind: 'booking',
	Name: 'Ana',
	createdAt: '2026-11-01T15:00:00.000Z',
	ArrivalDate: '2031-03-12',
	DepartureDate: '2031-03-14',
	Quantity: 2,
}
const item = { offer: 'cabin', units: 1, hour: null, words: '' }

/** A card of the list, as text. */
function cardOf(enquiry: object, locale: Locale): string {
	const card = createElement(EnquirySummary, { enquiry: enquiry as EnquiryResponse })
	const info = { offerNames: offerWords[locale], facts: { es: {}, en: {} } }
	const desk = createElement(DeskInfoContext, { value: info }, card)
	const page = createElement(PageContext, { value: { locale, path: '/admin/requests' } }, desk)
	return renderToString(page).replace(/<[^>]+>/g, '|')
}

test('the card of a request says where it stands, and the agreed days, people and items', () => {
	const states = ['accepted', 'change-asked', 'confirmed', 'cancelled'] as const
	for (const locale of locales)
		for (const state of states) {
			const moved = { from: '2031-05-20', to: '2031-05-23', people: 5, items: [item] }
			const text = cardOf({ ...asked, mark: 'new', state, ...moved }, locale)
			const { asState, peopleCount } = deskWords[locale]
			expect(text).toContain(`|${asState[state]}|`)
			expect(text).toContain(plural(5, peopleCount, locale))
			expect(text).toContain(offerWords[locale].cabin.name)
			expect(text).toMatch(/20\D+23/)
			expect(text, 'the days first asked for').not.toMatch(/12\D+14/)
		}
})
