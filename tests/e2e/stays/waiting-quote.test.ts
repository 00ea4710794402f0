import { requestWords } from '#content/stays/request-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { stayInWords } from '#domain/time/day-words.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { schemeFor } from '../views.ts'
import { dayIn, monthFor } from './months.ts'
import { test } from './stay-desk-steps.ts'

const today = dayInBogota(Date.now())
const message = 'Con mucho gusto los recibimos. El precio incluye el desayuno y la leña.\n'.repeat(
	4,
)

type Way = { locale: Locale; hasDeposit: boolean; first: number }

const ways: Way[] = [
	{ locale: 'es', hasDeposit: true, first: 10 },
	{ locale: 'es', hasDeposit: false, first: 14 },
	{ locale: 'en', hasDeposit: true, first: 18 },
	{ locale: 'en', hasDeposit: false, first: 22 },
]

for (const { locale, hasDeposit, first } of ways)
	test(
		`days, items, price and the button that accepts them are on a phone’s first screen (${locale}, ${hasDeposit ? 'with' : 'without'} a deposit)`,
		sweep,
		async ({ page, request }) => {
			const words = requestWords[locale]
			const from = dayIn(monthFor('waiting quote'), first)
			const to = addDays(from, 3)
			const booking = aBooking({
				ArrivalDate: from,
				DepartureDate: to,
				Quantity: 8,
				children: [3, 10],
				items: [
					{ offer: 'cabin' },
					{ offer: 'table', units: 2, day: addDays(from, 1), hour: '13:00' },
					{ offer: 'horses', units: 6, day: addDays(from, 2), hour: '09:00' },
				],
				language: locale,
			})
			const { key } = await (await request.post('/api/bookings', { data: booking })).json()
			const { headers } = await signIn(page)
			const offered = await request.post(`/api/enquiries/${booking.bookingId}/offer`, {
				headers,
				data: {
					pesos: 1_680_000,
					message,
					heldUntil: addDays(today, 6),
					...(hasDeposit && { deposit: { pesos: 840_000, until: addDays(today, 5) } }),
				},
			})
			expect(offered.status()).toBe(200)
			const main = page.getByRole('main')
			for (const [width, height] of [
				[360, 740],
				[390, 844],
			] as const) {
				await page.setViewportSize({ width, height })
				await page.goto(localizePath(`/request/${key}`, locale))
				for (const part of [
					main.getByRole('heading', { name: words.states.offered.name }),
					main.getByText(stayInWords(from, to, locale)),
					main.getByRole('listitem').filter({ hasText: '13:00' }),
					main.getByText(formatPesos(1_680_000, locale)).first(),
					main.getByText(
						hasDeposit
							? `${words.deposit.title}: ${formatPesos(840_000, locale)}`
							: words.noDeposit,
					),
					main.getByRole('button', { name: words.actions.accept }),
				])
					await expect(part.first()).toBeInViewport({ ratio: 1 })
				expect(await page.evaluate(() => scrollY)).toBe(0)
			}
			await expectFitsPhones(page, schemeFor(locale))
			// On a wide screen the bar's own button steps back.
			await page.setViewportSize({ width: 1440, height: 900 })
			await expect(page.getByRole('banner').locator('a[href$="/booking"]').last()).toHaveCSS(
				'background-color',
				'rgba(0, 0, 0, 0)',
			)
			await main.getByRole('button', { name: words.actions.accept }).click()
			await expect(main.getByRole('heading', { name: words.states.accepted.name })).toBeVisible()
		},
	)
