import { letterWords } from '#content/stays/letter-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expect, hydrated } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { test } from './stay-desk-steps.ts'

const month = monthFor('refused change')

for (const { locale, hasScripts, day } of [
	{ locale: 'es', hasScripts: true, day: 2 },
	{ locale: 'es', hasScripts: false, day: 6 },
	{ locale: 'en', hasScripts: true, day: 10 },
	{ locale: 'en', hasScripts: false, day: 14 },
] as const)
	test(
		`a change that is refused says so in view, keeps what was typed and can be put right (${locale}, ${hasScripts ? 'with' : 'without'} scripts)`,
		sweep,
		async ({ browser, page: desk, request, baseURL }) => {
			const { headers } = await signIn(desk)
			const from = dayIn(month, day)
			const to = dayIn(month, day + 2)
			const data = aBooking({
				items: [{ offer: 'cabin' }],
				ArrivalDate: from,
				DepartureDate: to,
				children: [3, 8],
				language: locale,
			})
			const { key } = await (await request.post('/api/bookings', { data })).json()
			const confirmed = await request.post(`/api/enquiries/${data.bookingId}/confirm`, {
				headers,
				data: { pesos: 900_000 },
			})
			expect(confirmed.status()).toBe(200)

			const own = await browser.newContext({
				...(baseURL && { baseURL }),
				javaScriptEnabled: hasScripts,
				viewport: { width: 360, height: 640 },
				reducedMotion: 'reduce',
			})
			const page = await own.newPage()
			const words = requestWords[locale]
			const field = (name: string) => page.locator(`#wanted-${name}`)
			const send = () => page.getByRole('button', { name: words.actions.change }).click()
			const open = async () => {
				await page.goto(localizePath(`/request/${key}`, locale))
				if (hasScripts) await hydrated(page)
				await page.locator('summary', { hasText: words.actions.change }).click()
			}
			await open()
			await expect(field('children')).toHaveValue('3, 8')
			await field('children').fill('8')
			await send()
			await expect(page.getByText(words.done.change)).toBeInViewport()
			const { withChildren } = letterWords[locale].rows
			const left = fill(withChildren.one, { people: '3', ages: '8' })
			// In the change that waits, and in the history.
			await expect(page.getByText(left)).toHaveCount(2)

			// With that one open, a second is refused: the words of the first are not the response to it.
			await open()
			await field('from').focus()
			await field('from').fill(to)
			await field('to').focus()
			await field('to').fill(from)
			await field('adults').fill('7')
			await send()
			const refusal = page.getByRole('alert').filter({ hasText: words.errors.errWantedDays })
			await expect(refusal).toBeInViewport({ ratio: 1 })
			await expect(refusal).toBeFocused()
			await expect(page.getByText(words.done.change)).toHaveCount(0)
			await expect(page.getByText(words.changeWaits)).not.toBeInViewport()
			for (const [name, value] of Object.entries({ from: to, to: from, adults: '7' }))
				await expect(field(name)).toHaveValue(value)

			await field('from').focus()
			await field('from').fill(from)
			await field('to').focus()
			await field('to').fill(to)
			await send()
			await expect(page.getByText(words.done.change)).toBeInViewport()
			await own.close()
		},
	)
