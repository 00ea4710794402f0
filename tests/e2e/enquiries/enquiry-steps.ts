import type { Page } from '@playwright/test'
import { formWords } from '#content/enquiries/form-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import type { EnquiryKind } from '#domain/enquiries/enquiry.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'

/** The form of an enquiry's id. */
export const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

export const arrival = addDays(dayInBogota(Date.now()), 30)
export const departure = addDays(arrival, 2)

export const person = {
	Name: 'Ana María Ñáñez',
	Email: 'ana@example.com',
	Phone: '300 123 4567',
}

const examples = {
	booking: {
		...person,
		Quantity: '4',
		ArrivalDate: arrival,
		DepartureDate: departure,
		Message: 'Venimos con dos niños,\ny un perro.',
	},
	contact: { ...person, City: 'Cali', Message: '¿Tienen platos vegetarianos?' },
} satisfies Record<EnquiryKind, object>

type FieldName = keyof (typeof formWords)['es']['labels']

export function fieldOf(page: Page, name: FieldName, locale: Locale = 'es') {
	// "(optional)" may follow the label.
	return page.getByLabel(new RegExp(`^${formWords[locale].labels[name]}\\s*(\\(|$)`))
}

export function consentOf(page: Page, locale: Locale = 'es') {
	return page.getByRole('checkbox', { name: new RegExp(formWords[locale].consent) })
}

/** The box that chooses an offer. */
export function offerBox(page: Page, offer: OfferId, locale: Locale) {
	return page.getByRole('checkbox', { name: offerWords[locale][offer].name })
}

export function sendButton(page: Page, kind: EnquiryKind, locale: Locale = 'es') {
	const words = formWords[locale]
	return page.getByRole('button', {
		name: kind === 'booking' ? words.sendBooking : words.sendContact,
	})
}

export function addressOf(kind: EnquiryKind, locale: Locale = 'es') {
	return localizePath(kind === 'booking' ? '/booking' : '/contact-us', locale)
}

/** Fills in the form and ticks the consent. */
export async function fillIn(
	page: Page,
	kind: EnquiryKind,
	{ locale = 'es', changes = {} }: { locale?: Locale; changes?: Record<string, string> } = {},
) {
	for (const [name, value] of Object.entries({ ...examples[kind], ...changes })) {
		const field = fieldOf(page, name as FieldName, locale)
		// A date field has the type `date` only while focused.
		await field.focus()
		await field.fill(value)
	}
	await consentOf(page, locale).check()
}

export async function send(page: Page, kind: EnquiryKind, locale: Locale = 'es') {
	await sendButton(page, kind, locale).click()
}

/** The hidden field with the id under which the enquiry will be sent. */
export function enquiryId(page: Page, kind: EnquiryKind) {
	return page.locator(`input[name=${kind === 'booking' ? 'bookingId' : 'ContactFormId'}]`)
}
