import { deskRequestWords } from '#content/stays/desk-request-words.ts'
import { addDays } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openRequest, test } from './desk-steps.ts'
import { dayIn, monthFor } from './months.ts'

test('a change asked for while the owner types is shown before anything is sent, and nothing typed is lost', async ({
	page,
	request,
}) => {
	const { headers } = await signIn(page)
	const words = deskRequestWords.es
	const from = dayIn(monthFor('refused change'), 20)
	const stay = { ArrivalDate: from, DepartureDate: addDays(from, 2) }
	const data = aBooking({ items: [{ offer: 'cabin' }], ...stay })
	const { key, reference } = await (await request.post('/api/bookings', { data })).json()
	await request.post(`/api/enquiries/${data.bookingId}/confirm`, {
		headers,
		data: { pesos: 900_000 },
	})
	const { panel } = await openRequest(page, reference, 'es')
	await panel.getByText(words.confirmPrice, { exact: true }).click()
	const form = panel.getByRole('form', { name: words.confirmPrice })
	await expect(form.getByRole('button')).toHaveText(words.sendAgain.words)
	await form.getByLabel(words.price).fill('800.000')
	await expect(form.getByRole('button')).toHaveText(words.sendAgain.price)
	await form.getByLabel(words.actions.confirm.text).fill('Un descuento.')

	const change = { text: 'Una noche más, por favor' }
	expect((await request.post(`/api/requests/${key}/change`, { data: change })).status()).toBe(200)
	await form.getByRole('button').click()
	await expect(form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
	await expect(panel.getByText(words.changeAsked)).toBeVisible()
	const guestSees = async () => await (await request.get(`/api/requests/${key}`)).json()
	expect(await guestSees()).toMatchObject({ isChangeAsked: true, total: 900_000 })

	await expect(form.getByLabel(words.price)).toHaveValue('800.000')
	await expect(form.getByLabel(words.actions.confirm.text)).toHaveValue('Un descuento.')
	await form.getByRole('button').click()
	await expect(panel.getByText(words.actions.confirm.done)).toBeVisible()
	expect(await guestSees()).toMatchObject({ isChangeAsked: false, total: 800_000 })
})
