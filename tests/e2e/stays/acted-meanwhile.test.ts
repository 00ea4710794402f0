import { deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { deskHistoryWords } from '#content/stays/desk/desk-history-words.ts'
import { deskRequestWords } from '#content/stays/desk/desk-request-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, formatDay } from '#domain/time/dates.ts'
import { photo } from '#tests/helpers/deposits.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { openRequest, test } from './stay-desk-steps.ts'

for (const [situation, day] of [
	['the owner types', 20],
	['the owner types and the desk refreshes itself', 16],
] as const)
	test(
		`a change asked for while ${situation} is shown before anything is sent, and nothing typed is lost`,
		sweep,
		async ({ page, request }) => {
			const { headers } = await signIn(page)
			const words = deskRequestWords.es
			const from = dayIn(monthFor('refused change'), day)
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
			await expect(form.getByText(words.answersChange)).toHaveCount(0)

			const change = { text: 'Una noche más, por favor' }
			expect((await request.post(`/api/requests/${key}/change`, { data: change })).status()).toBe(
				200,
			)
			if (day === 16) {
				const refreshed = page.waitForResponse('**/api/auth/me')
				await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
				await refreshed
			}
			await form.getByRole('button').click()
			await expect(form.getByRole('alert')).toHaveText(words.errors['edited-elsewhere'])
			await expect(panel.getByText(words.changeAsked)).toBeVisible()
			// Whatever is sent now is the response to it, a mere message too.
			await expect(form.getByText(words.answersChange)).toBeVisible()
			const guestSees = async () => await (await request.get(`/api/requests/${key}`)).json()
			expect(await guestSees()).toMatchObject({ isChangeAsked: true, total: 900_000 })

			await expect(form.getByLabel(words.price)).toHaveValue('800.000')
			await expect(form.getByLabel(words.actions.confirm.text)).toHaveValue('Un descuento.')
			await form.getByRole('button').click()
			await expect(panel.getByText(words.actions.confirm.done)).toBeVisible()
			expect(await guestSees()).toMatchObject({ isChangeAsked: false, total: 800_000 })
		},
	)

test(
	'a receipt and money that came while the owner types are shown before money is marked over them',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const words = deskDepositWords.es
		const from = dayIn(monthFor('refused change'), 24)
		const stay = { ArrivalDate: from, DepartureDate: addDays(from, 2) }
		const data = aBooking({ items: [{ offer: 'cabin' }], ...stay })
		const { key, reference } = await (await request.post('/api/bookings', { data })).json()
		const path = `/api/enquiries/${data.bookingId}`
		const deposit = { pesos: 300_000, until: addDays(from, -1) }
		await request.post(`${path}/offer`, { headers, data: { pesos: 900_000, deposit } })
		const received = async () =>
			(await (await request.get(`${path}/stay`, { headers })).json()).receivedPesos

		const { panel, open, done } = await openRequest(page, reference, 'es')
		await panel.getByText(words.title).click()
		const form = panel.getByRole('form', { name: words.receive })
		const sum = form.getByLabel(words.receivedSoFar)
		const mark = form.getByRole('button', { name: words.receive })
		await expect(sum).toHaveValue('300.000')
		const sent = { headers: { 'content-type': 'image/jpeg' }, data: await photo() }
		expect((await request.post(`/api/requests/${key}/receipt`, sent)).status()).toBe(201)
		await mark.click()
		await expect(form.getByRole('alert')).toHaveText(words.elsewhere)
		await expect(panel.getByRole('button', { name: words.open })).toBeVisible()
		expect(await received()).toBe(0)
		await expect(sum).toHaveValue('300.000')
		await mark.click()
		await expect(page.getByText(words.savedUnmailed)).toBeVisible()
		await expect.poll(received).toBe(300_000)

		// A colleague's figure is shown, and the owner's own stays in the field.
		await openRequest(page, reference, 'es')
		await panel.getByText(words.title).click()
		await sum.fill('400.000')
		await request.post(`${path}/deposit`, { headers, data: { receivedPesos: 700_000 } })
		await mark.click()
		await expect(form.getByRole('alert')).toHaveText(words.elsewhere)
		const theirs = fill(words.received, { price: formatPesos(700_000, 'es') })
		await expect(panel.getByText(theirs)).toBeVisible()
		await expect(sum).toHaveValue('400.000')
		expect(await received()).toBe(700_000)

		// Opening the receipt loads the panel again: a sum typed before it is not for what that shows.
		await sum.fill('500.000')
		await request.post(`${path}/deposit`, { headers, data: { receivedPesos: 800_000 } })
		await panel.getByRole('button', { name: words.open }).click()
		const more = fill(words.received, { price: formatPesos(800_000, 'es') })
		await expect(panel.getByText(more)).toBeVisible()
		await mark.click()
		await expect(form.getByRole('alert')).toHaveText(words.elsewhere)
		expect(await received()).toBe(800_000)
		await expect(sum).toHaveValue('500.000')

		// An action of the owner's own is no news to them.
		await sum.fill('550.000')
		const note = await open('note')
		await note.text.fill('Llamó por teléfono.')
		await note.send.click()
		await expect(done('note')).toBeVisible()
		await mark.click()
		await expect.poll(received).toBe(550_000)
	},
)

test(
	'an opened request says what is held, paid and cancelled by itself, and nothing that is over',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const [words, deposit] = [deskRequestWords.es, deskDepositWords.es]
		const from = dayIn(monthFor('refused change'), 27)
		const items = [{ offer: 'camping' }]
		const days = { ArrivalDate: from, DepartureDate: addDays(from, 1) }
		const sent = aBooking({ items, ...days })
		await request.post('/api/bookings', { data: sent })
		const id = sent.bookingId
		const act = async (path: string, data: object) => {
			const response = await request.post(`/api/enquiries/${id}/${path}`, { headers, data })
			expect(response.status()).toBe(200)
			return (await openRequest(page, id, 'es')).panel
		}
		const until = addDays(from, -2)
		const asked = { pesos: 300_000, until, releases: true }
		const quote = { pesos: 900_000, message: '', heldUntil: until, deposit: asked }
		const price = (pesos: number) => formatPesos(pesos, 'es')
		const held = fill(words.heldUntil, { day: formatDay(until, 'es') })

		const quoted = await act('offer', quote)
		await expect(quoted.getByText(held)).toBeVisible()
		const payments = quoted.locator('summary').filter({ hasText: deposit.title })
		const day = formatDay(until, 'es')
		await expect(payments).toContainText(fill(deposit.asked, { price: price(300_000), day }))
		await expect(payments).toContainText(deposit.cancelsItself)

		// A part of it came, which accepts the quote: another one is held until the arrival.
		await act('deposit', { receivedPesos: 100_000 })
		const part = { missing: price(200_000), price: price(300_000), day }
		await expect(payments).toContainText(fill(deposit.askedInPart, part))
		await expect(quoted.getByText(held)).toHaveCount(0)
		await quoted.getByText(words.actions.offer.title, { exact: true }).click()
		const field = quoted.getByLabel(words.held)
		await expect(field).toHaveAttribute('readonly')
		await expect(field).toHaveValue(from)
		await expect(field).toHaveAccessibleDescription(words.heldPaid)
		await act('deposit', { receivedPesos: 300_000 })
		await expect(payments).toContainText(fill(deposit.balance, { price: price(600_000) }))
		await expect(payments).not.toContainText(deposit.cancelsItself)

		await act('deposit', { receivedPesos: 0 })
		const { happened } = deskHistoryWords.es
		await expect(quoted.getByText(happened.paymentsGone)).toBeVisible()
		await expect(quoted.getByText(`${happened.deposit}: ${price(0)}`)).toHaveCount(0)

		// Quoted once more, cancelled and opened again, it holds nothing.
		await act('offer', quote)
		await expect(quoted.getByText(held)).toBeVisible()
		await act('decline', {})
		await act('reopen', {})
		await expect(quoted.getByText(fill(words.quoted, { price: price(900_000) }))).toBeVisible()
		await expect(quoted.getByText(held)).toHaveCount(0)
	},
)

test(
	'the desk says whether a reply went out, also when the same was sent before',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const words = deskRequestWords.es
		const from = dayIn(monthFor('refused change'), 28)
		const days = { ArrivalDate: from, DepartureDate: addDays(from, 1) }
		const data = aBooking({ items: [{ offer: 'camping' }], ...days })
		const { key, reference } = await (await request.post('/api/bookings', { data })).json()
		const quote = { pesos: 90_000, message: 'Con gusto.' }
		await request.post(`/api/enquiries/${data.bookingId}/offer`, { headers, data: quote })
		const entries = async () =>
			(await (await request.get(`/api/requests/${key}`)).json()).history.length

		const desk = await openRequest(page, reference, 'es')
		const offerAgain = async () => {
			const { heldUntil, send } = await desk.open('offer')
			await heldUntil.fill('')
			await send.click()
		}
		await offerAgain()
		await expect(desk.panel.getByText(words.nothingSent)).toBeVisible()
		expect(await entries()).toBe(1)
		await request.post(`/api/requests/${key}/message`, { data: { text: '¿Me la reenvía?' } })
		await openRequest(page, reference, 'es')
		await offerAgain()
		await expect(desk.done('offer')).toBeVisible()
		expect(await entries()).toBe(3)

		await request.post(`/api/enquiries/${data.bookingId}/confirm`, { headers })
		await openRequest(page, reference, 'es')
		await desk.panel.getByText(words.confirmPrice, { exact: true }).click()
		const form = desk.panel.getByRole('form', { name: words.confirmPrice })
		await form.getByLabel(words.actions.confirm.text).fill('Traigan botas.')
		await form.getByRole('button').click()
		await expect(desk.panel.getByText(words.messageSent)).toBeVisible()
		await expect(desk.panel.getByText(words.actions.confirm.done)).toHaveCount(0)
	},
)
