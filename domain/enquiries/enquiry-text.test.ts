import { expect, test } from 'vitest'
import { mailWords, ownerMailWords } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { EnquiryContent } from './enquiry.ts'
import { whatsappText } from './enquiry-text.ts'
import { referenceOf } from './reference.ts'

const wordsIn = (locale: 'es' | 'en') => fill(mailWords[locale], factsInWords(facts, locale))

const booking = {
	kind: 'booking',
	fields: {
		bookingId: '3b241101-e2bb-4255-8caf-4136c566a962',
		Name: 'Ana {reference}',
		Email: 'ana@example.com',
		Phone: '+573001234567',
		Quantity: 4,
		ArrivalDate: '2026-12-12',
		DepartureDate: '2026-12-14',
		Message: '',
	},
} satisfies EnquiryContent
const reference = referenceOf(booking.fields.bookingId)

test('the WhatsApp text contains the form’s fields in the visitor’s language', () => {
	expect(whatsappText(booking, wordsIn('es'), 'es')).toBe(
		[
			`Hola, ${facts.name}. Quiero pedir esta reserva:`,
			`Referencia: ${reference}`,
			'Nombre: Ana {reference}',
			'Correo: ana@example.com',
			'Teléfono: +573001234567',
			'Personas: 4',
			'Llegada: sábado, 12 de diciembre de 2026',
			'Salida: lunes, 14 de diciembre de 2026',
		].join('\n'),
	)
	const items = [{ offer: 'table', units: 1, hour: '13:00' } as const]
	const words = { ...wordsIn('es'), offers: offerWords.es }
	const text = whatsappText({ ...booking, items }, words, 'es', 'https://palma.example/request/k')
	expect(text.split('\n').slice(-2)).toEqual([
		'Pide: Mesa en el restaurante\u00a0×\u00a01, 13:00',
		'https://palma.example/request/k',
	])
	const contact: EnquiryContent = {
		kind: 'contact',
		fields: {
			ContactFormId: booking.fields.bookingId,
			Name: 'John',
			Email: 'j@example.com',
			Phone: '+442079460958',
			City: 'London',
			Message: 'Hello\nthere',
		},
	}
	expect(whatsappText(contact, wordsIn('en'), 'en')).toBe(
		[
			`Hello, ${facts.name}. I am writing from your website:`,
			`Reference: ${reference}`,
			'Name: John',
			'E-mail: j@example.com',
			'Phone: +442079460958',
			'City: London',
			'Message: Hello\nthere',
		].join('\n'),
	)
})

test.each(locales)('mailWords uses only known placeholders (%s)', (locale) => {
	const text = JSON.stringify([wordsIn(locale), locale === 'es' ? ownerMailWords : {}])
	const left = new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
	const known = ['reference', 'people', 'guest', 'arrivalDay', 'departureDay', 'suggestion']
	expect([...left].filter((name) => !known.includes(String(name)))).toEqual([])
})
