import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { arrival, departure } from './enquiry-steps.ts'

/** Stores a booking of a guest with a unique name. */
export async function receive(request: APIRequestContext, language: Locale, changes: object = {}) {
	const guest = `Guest ${randomUUID().slice(0, 8)}`
	const booking = {
		bookingId: randomUUID(),
		Name: guest,
		Email: `${guest.replace(' ', '.')}@example.com`,
		Phone: '+44 20 7946 0958',
		Quantity: 4,
		ArrivalDate: arrival,
		DepartureDate: departure,
		Message: 'With two children,\nand a dog.',
		consent: true,
		language,
		...changes,
	}
	// From a new address, since one may send thirty an hour.
	const headers = { 'x-forwarded-for': randomAddress() }
	const response = await request.post('/api/bookings', { data: booking, headers })
	expect(response.status()).toBe(201)
	return { ...booking, ...((await response.json()) as { reference: string; receivedAt: string }) }
}

/** Opens the desk with a stored token, as after a reload. */
export async function openDesk(page: Page, locale: Locale = 'es') {
	await signIn(page)
	await page.goto(localizePath('/admin/requests', locale))
	await hydrated(page)
	return page.getByRole('region', { name: deskFrameWords[locale].sections.requests })
}

/** Opens a request by a tap on its two lines. */
export async function openCard(list: Locator, name: string) {
	const card = list.getByRole('article', { name })
	await card.getByText(name).click()
	return card
}
