import { expect, test } from 'vitest'
import { requestWords } from '#content/stays/request-words.ts'
import { type Locale, locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays } from '#domain/time/dates.ts'
import { longDay } from '#domain/time/day-words.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { arrival, departure, siteForGuests, textOf } from '#tests/helpers/guest-pages.ts'

const deposit = { pesos: 200_000, until: addDays(arrival, -3) }
const quote = { pesos: 400_000, message: '', deposit }

/** A request whose guest has a quote with a deposit. */
async function quoted(locale: Locale) {
	const { app, asOwner, page } = await siteForGuests()
	const stay = { ArrivalDate: arrival, DepartureDate: departure, language: locale }
	const payload = aBooking({ items: [{ offer: 'cabin' }], ...stay })
	const { key } = (await app.inject({ method: 'POST', url: '/api/bookings', payload })).json()
	const act = async (action: string, body: object = {}) => {
		const url = `/api/enquiries/${payload.bookingId}/${action}`
		expect((await asOwner('POST', url, body)).statusCode).toBe(200)
	}
	await act('offer', quote)
	const price = (pesos: number) => ({ price: formatPesos(pesos, locale) })
	const shown = async () => textOf(await page(localizePath(`/request/${key}`, locale)))
	return { act, price, shown, words: requestWords[locale] }
}

test.each(locales)(
	'a deposit that has come is not asked for in the next quote (%s)',
	async (locale) => {
		const { act, price, shown, words } = await quoted(locale)
		const { title, asked, paid, missing } = words.deposit
		const day = longDay(deposit.until, locale)
		const asking = (pesos: number) => `${title}: ${fill(asked, { ...price(pesos), day })}`
		const said = (pesos: number) => `${title}: ${fill(paid, price(pesos))}`
		expect(await shown()).toContain(asking(200_000))
		await act('deposit', { receivedPesos: 200_000 })
		await act('offer', { ...quote, to: addDays(departure, 1), pesos: 600_000 })
		expect(await shown()).toContain(said(200_000))
		expect(await shown()).not.toContain(asking(200_000))

		await act('deposit', { receivedPesos: 400_000 })
		await act('cancel')
		await act('reopen')
		await act('offer', { ...quote, deposit: { ...deposit, pesos: 300_000 } })
		expect(await shown()).toContain(said(300_000))
		await act('deposit', { receivedPesos: 100_000 })
		await act('offer', { ...quote, pesos: 500_000 })
		const inPart = `${asking(200_000)} ${fill(missing, price(100_000))}`
		expect(await shown()).toContain(inPart)
	},
)

test.each(locales)(
	'money returned after a cancellation is told as returned (%s)',
	async (locale) => {
		const { act, price, shown, words } = await quoted(locale)
		const { received, returned, refund } = words.deposit
		const { happened } = words
		await act('deposit', { receivedPesos: 200_000 })
		await act('cancel')
		for (const [left, now] of [
			[50_000, 150_000],
			[0, 50_000],
		] as const) {
			await act('deposit', { receivedPesos: left })
			const page = await shown()
			expect(page).toContain(
				`${fill(received, price(200_000))} ${fill(returned, price(200_000 - left))}`,
			)
			expect(page).toContain(fill(happened.paymentReturned, price(now)))
			expect(page.includes(fill(refund, price(left)))).toBe(left > 0)
			for (const corrected of [happened.paymentLowered, happened.paymentsGone])
				expect(page).not.toContain(corrected)
		}
	},
)
