import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { fill } from '#domain/text/fill.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openRequest, test } from './stay-desk-steps.ts'

const from = addDays(dayInBogota(Date.now()), 60)

for (const { agreed, items, before, after } of [
	{
		agreed: 'in part',
		items: [{ offer: 'camping' }, { offer: 'package-birthday' }],
		before: { total: 100_000, isPartial: true },
		after: { total: 150_000, isPartial: true },
	},
	{
		agreed: 'not at all',
		items: [{ offer: 'package-birthday' }],
		before: { total: null, isPartial: false },
		after: { total: null, isPartial: false },
	},
])
	test(
		`a confirmed booking with a price agreed ${agreed} is lengthened, and the rest is still to be agreed`,
		sweep,
		async ({ page, request }) => {
			const booking = aBooking({
				ArrivalDate: from,
				DepartureDate: addDays(from, 2),
				Quantity: 2,
				items,
			})
			await request.post('/api/bookings', { data: booking })
			const { headers } = await signIn(page)
			const path = `/api/enquiries/${booking.bookingId}`
			await request.post(`${path}/confirm`, { headers, data: {} })
			const stored = async () => (await request.get(`${path}/stay`, { headers })).json()
			expect(await stored()).toMatchObject(before)

			const { panel, words } = await openRequest(page, booking.bookingId, 'es')
			await panel.getByText(deskTermsWords.es.title).click()
			await panel.getByLabel(deskTermsWords.es.departure).fill(addDays(from, 3))
			await panel.getByText(words.confirmChange, { exact: true }).click()
			const form = panel.getByRole('form', { name: words.confirmChange })
			if (after.isPartial)
				await expect(form).toContainText(
					fill(words.priceOpen, { price: fill(words.plusRest, { price: '150.000' }) }),
				)
			await form.getByRole('button', { name: words.sendAgain.change }).click()
			await expect(panel.getByText(words.actions.confirm.done)).toBeVisible()
			expect(await stored()).toMatchObject({ to: addDays(from, 3), ...after })
		},
	)

test(
	'a booking is confirmed at the price that the desk showed, whatever becomes of the rates',
	sweep,
	async ({ page, request }) => {
		const booking = aBooking({
			ArrivalDate: from,
			DepartureDate: addDays(from, 1),
			Quantity: 2,
			items: [{ offer: 'glamping' }],
		})
		await request.post('/api/bookings', { data: booking })
		const { headers } = await signIn(page)
		const setRate = async (pesos: number) => {
			const rates = [{ offer: 'glamping', season: null, pesos }]
			const response = await request.put('/api/rates', { headers, data: { seasons: [], rates } })
			expect(response.status()).toBe(200)
		}
		await setRate(200_000)
		const { open, done } = await openRequest(page, booking.bookingId, 'es')
		const { price, text, send } = await open('confirm')
		await expect(price).toHaveValue('200.000')
		await text.fill('Los esperamos.')
		await setRate(300_000)
		await send.click()
		await expect(done('confirm')).toBeVisible()
		const stored = await request.get(`/api/enquiries/${booking.bookingId}/stay`, { headers })
		expect(await stored.json()).toMatchObject({ state: 'confirmed', total: 200_000 })
	},
)
