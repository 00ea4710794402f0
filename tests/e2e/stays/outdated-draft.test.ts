import type { APIRequestContext, Page } from '@playwright/test'
import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { addDays } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { openRequest, test } from './stay-desk-steps.ts'

/** A request for which somebody types a price, and a colleague quotes another one, which the guest accepts. */
async function typeAPrice(page: Page, request: APIRequestContext, day: number) {
	const { headers } = await signIn(page)
	const from = dayIn(monthFor('refused change'), day)
	const stay = { ArrivalDate: from, DepartureDate: addDays(from, 1) }
	const data = aBooking({ items: [{ offer: 'camping' }], ...stay })
	const { key, reference } = await (await request.post('/api/bookings', { data })).json()
	const desk = await openRequest(page, reference, 'es')
	const quote = await desk.open('offer')
	await quote.price.fill('500.000')
	return {
		...desk,
		quote,
		reference,
		nextDay: addDays(from, 2),
		async quoteAndAccept() {
			const offer = { headers, data: { pesos: 900_000 } }
			await request.post(`/api/enquiries/${data.bookingId}/offer`, offer)
			const { agreement } = await (await request.get(`/api/requests/${key}`)).json()
			const accept = { data: { agreement: agreement.number } }
			expect((await request.post(`/api/requests/${key}/accept`, accept)).status()).toBe(200)
		},
		guestSees: async () => {
			const { state, total } = await (await request.get(`/api/requests/${key}`)).json()
			return { state, total }
		},
	}
}

test(
	'a price that was typed before the guest accepted another is not confirmed unawares',
	sweep,
	async ({ page, request }) => {
		const typed = await typeAPrice(page, request, 12)
		await typed.quoteAndAccept()
		const { panel, words, open } = await openRequest(page, typed.reference, 'es')
		await expect(panel.getByText(words.outdatedDraft)).toBeVisible()
		const { price, send, form } = await open('confirm')
		await expect(price).toHaveValue('500.000')
		await send.click()
		await expect(form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
		expect(await typed.guestSees()).toEqual({ state: 'accepted', total: 900_000 })

		await price.fill('900.000')
		await send.click()
		await expect(typed.done('confirm')).toBeVisible()
		expect(await typed.guestSees()).toEqual({ state: 'confirmed', total: 900_000 })
	},
)

test(
	'what was typed before the request changed can be discarded',
	sweep,
	async ({ page, request }) => {
		const typed = await typeAPrice(page, request, 14)
		await typed.quoteAndAccept()
		const { panel, words, open, done } = await openRequest(page, typed.reference, 'es')
		await panel.getByRole('button', { name: words.discardDraft }).click()
		await expect(panel.getByText(words.outdatedDraft)).toHaveCount(0)
		const { send } = await open('confirm')
		await send.click()
		await expect(done('confirm')).toBeVisible()
		expect(await typed.guestSees()).toEqual({ state: 'confirmed', total: 900_000 })
	},
)

test(
	'trying other days does not make a price meant for what has happened meanwhile',
	sweep,
	async ({ page, request }) => {
		const { panel, quote, words, ...typed } = await typeAPrice(page, request, 22)
		await typed.quoteAndAccept()
		await panel.getByText(deskTermsWords.es.title, { exact: true }).click()
		await panel.getByLabel(deskTermsWords.es.departure, { exact: true }).fill(typed.nextDay)
		await expect(panel.getByText(words.outdatedDraft)).toBeVisible()
		await quote.send.click()
		await expect(quote.form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
		expect(await typed.guestSees()).toEqual({ state: 'accepted', total: 900_000 })
	},
)
