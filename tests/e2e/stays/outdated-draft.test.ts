import type { APIRequestContext, Page } from '@playwright/test'
import { deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { addDays } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { openRequest, test } from './stay-desk-steps.ts'

/** A request for which somebody types a price. A colleague quotes another one, which the guest accepts. */
async function typeAPrice(page: Page, request: APIRequestContext, day: number) {
	const { headers } = await signIn(page)
	const from = dayIn(monthFor('refused change'), day)
	const stay = { ArrivalDate: from, DepartureDate: addDays(from, 1) }
	const data = aBooking({ items: [{ offer: 'camping' }], ...stay })
	const { key, reference } = await (await request.post('/api/bookings', { data })).json()
	const desk = await openRequest(page, reference, 'es')
	const form = await desk.open('offer')
	await form.price.fill('500.000')
	async function quote() {
		const offer = { headers, data: { pesos: 900_000 } }
		await request.post(`/api/enquiries/${data.bookingId}/offer`, offer)
	}
	async function accept() {
		const { agreement } = await (await request.get(`/api/requests/${key}`)).json()
		const seen = { data: { agreement: agreement.number } }
		expect((await request.post(`/api/requests/${key}/accept`, seen)).status()).toBe(200)
	}
	return {
		...desk,
		form,
		quote,
		accept,
		pay: (receivedPesos: number) =>
			request.post(`/api/enquiries/${data.bookingId}/deposit`, {
				headers,
				data: { receivedPesos },
			}),
		reference,
		nextDay: addDays(from, 2),
		async quoteAndAccept() {
			await quote()
			await accept()
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

for (const when of ['before', 'after'] as const)
	test(
		`a note that is saved ${when} a colleague acts does not make a typed price meant for that`,
		sweep,
		async ({ page, request }) => {
			const typed = await typeAPrice(page, request, when === 'before' ? 8 : 10)
			if (when === 'after') await typed.quoteAndAccept()
			const note = await typed.open('note')
			await note.text.fill('Llamó por teléfono.')
			await note.send.click()
			await expect(typed.done('note')).toBeVisible()
			if (when === 'before') await typed.quoteAndAccept()
			const { words, open } = await openRequest(page, typed.reference, 'es')
			const { send, form } = await open('confirm')
			await send.click()
			await expect(form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
			expect(await typed.guestSees()).toEqual({ state: 'accepted', total: 900_000 })
		},
	)

test(
	'a price that was refused once is refused again after what happened since',
	sweep,
	async ({ page, request }) => {
		const typed = await typeAPrice(page, request, 6)
		await typed.quote()
		await typed.form.send.click()
		await expect(typed.form.form.getByRole('alert')).toHaveText(
			typed.words.errors['edited-elsewhere'],
		)
		await typed.accept()
		const { words, open } = await openRequest(page, typed.reference, 'es')
		const { send, form } = await open('confirm')
		await send.click()
		await expect(form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
		expect(await typed.guestSees()).toEqual({ state: 'accepted', total: 900_000 })
	},
)

test(
	'marking a payment that a colleague has marked does not make a typed price meant for what else they did',
	sweep,
	async ({ page, request }) => {
		const typed = await typeAPrice(page, request, 4)
		await typed.quote()
		await openRequest(page, typed.reference, 'es')
		const { panel, words } = typed
		await panel.getByRole('button', { name: words.discardDraft }).click()
		const { price, send, form } = await typed.open('confirm')
		await price.fill('500.000')
		await typed.pay(100_000)
		await typed.quoteAndAccept()
		const payments = deskDepositWords.es
		await panel.getByText(payments.title).click()
		await panel.getByLabel(payments.receivedSoFar).fill('100.000')
		await panel.getByRole('button', { name: payments.receive }).click()
		await expect(panel.getByText(words.outdatedDraft)).toBeVisible()
		await send.click()
		await expect(form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
		expect(await typed.guestSees()).toEqual({ state: 'accepted', total: 900_000 })
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
		const { panel, form, words, ...typed } = await typeAPrice(page, request, 22)
		await typed.quoteAndAccept()
		await panel.getByText(deskTermsWords.es.title, { exact: true }).click()
		await panel.getByLabel(deskTermsWords.es.departure, { exact: true }).fill(typed.nextDay)
		await expect(panel.getByText(words.outdatedDraft)).toBeVisible()
		await form.send.click()
		await expect(form.form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
		expect(await typed.guestSees()).toEqual({ state: 'accepted', total: 900_000 })
	},
)
