import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { expectReadableInBlackAndWhite } from '../printing.ts'
import { signIn } from '../sign-in.ts'
import { openRequest, test } from './stay-desk-steps.ts'

test(
	'the words of a request on the desk are readable on paper: new, confirmed, with a change asked for',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const data = aBooking()
		const { key } = await (await request.post('/api/bookings', { data })).json()
		const { panel, state } = await openRequest(page, data.bookingId, 'es')
		await expect(state('received')).toBeVisible()
		await expectReadableInBlackAndWhite(page)

		const price = { headers, data: { pesos: 760_000 } }
		await request.post(`/api/enquiries/${data.bookingId}/confirm`, price)
		const { words } = await openRequest(page, data.bookingId, 'es')
		await expect(state('confirmed')).toBeVisible()
		await expectReadableInBlackAndWhite(page)

		await request.post(`/api/requests/${key}/change`, { data: { text: 'Una noche más' } })
		await openRequest(page, data.bookingId, 'es')
		await expect(panel.getByText(words.changeAsked)).toBeVisible()
		await expectReadableInBlackAndWhite(page)
	},
)
