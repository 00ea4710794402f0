import { deskCalendarWords } from '#content/stays/desk/desk-calendar-words.ts'
import { deskFeedsWords } from '#content/stays/desk/desk-feeds-words.ts'
import { localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { addDays } from '#domain/time/dates.ts'
import { rangeInWords } from '#domain/time/day-words.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { openLoaded } from './stay-desk-steps.ts'

/** A site of its own: names are given to whatever is booked. */
const test = base.extend({ site: ownSite(() => startOwnersSite()) })

for (const { locale, width } of [
	{ locale: 'es', width: 360 },
	{ locale: 'en', width: 390 },
] as const)
	test(
		`units get names, a booked one is renamed but not removed, and one without a name says so (${locale}, ${width} px)`,
		sweep,
		async ({ page, request }) => {
			const words = deskFeedsWords[locale]
			const calendar = deskCalendarWords[locale]
			const month = monthFor('nobody')
			const from = dayIn(month, 10)
			const to = addDays(from, 2)
			const { headers } = await signIn(page)
			const changes = [{ path: 'offers.glamping.units', value: 2 }]
			await request.patch('/api/content/facts', { headers, data: { changes } })
			await request.post('/api/content/publish', { headers })
			const glamping = { offer: 'glamping', units: 1 }
			const booked: string[] = []
			const book = async (guest: string, from: string, to: string) => {
				const data = { ...glamping, from, to, guest }
				const answer = await request.post('/api/blocks', { headers, data })
				expect(answer.status()).toBe(201)
				booked.push((await answer.json()).id)
			}
			await page.setViewportSize({ width, height: 780 })

			const unit = (number: number) =>
				page
					.getByRole('group', { name: 'Glamping' })
					.getByRole('textbox', { name: fill(words.units.name, { number: String(number) }) })
			const save = page.getByRole('button', { name: words.units.save })
			const open = () => openLoaded(page, localizePath('/admin/calendar/others', locale))
			await open()
			await unit(1).fill('Nido 1')
			await unit(2).fill('Nido 1')
			await save.click()
			await expect(page.getByRole('alert')).toContainText(words.units.errors.errUnitTwice)
			await expect(unit(2)).toHaveValue('Nido 1')
			await unit(2).fill('Nido 2')
			await save.click()
			await expect(page.getByText(words.saved)).toBeVisible()
			await expect(page.getByLabel(fill(words.feeds.address, { offer: 'Nido 2' }))).toBeVisible()

			// Booked: it cannot be removed, what was typed stays, and another name is fine.
			await book('Rosa Vélez', from, to)
			await unit(1).fill('')
			await save.click()
			const days = rangeInWords(from, to, locale)
			await expect(page.getByRole('alert')).toContainText(
				fill(words.units.booked, { unit: 'Nido 1', days, guest: 'Rosa Vélez' }),
			)
			await expect(unit(1)).toHaveValue('')
			await expectFitsPhones(page, 'light', 'dark')
			await unit(1).fill('Nido del Cóndor')
			await save.click()
			await expect(page.getByText(words.saved).first()).toBeVisible()
			await expect(page.getByRole('alert')).toHaveCount(0)

			// One nest is taken on the first night and the other on the rest: none has them all for the third.
			await book('Emily Watson', addDays(from, 1), addDays(from, 4))
			const shorter = { ...glamping, from, to: addDays(from, 1), guest: 'Rosa Vélez' }
			const changed = await request.put(`/api/blocks/${booked[0]}`, { headers, data: shorter })
			expect(changed.status()).toBe(200)
			await book('Jorge Cardona', from, addDays(from, 4))
			await openLoaded(page, localizePath(`/admin/calendar?month=${month}&offer=glamping`, locale))
			const line = (guest: string) => page.getByRole('listitem').filter({ hasText: guest })
			await expect(line('Rosa Vélez')).toContainText('Nido del Cóndor')
			await expect(line('Emily Watson')).toContainText('Nido 2')
			const unnamed = plural(1, calendar.unnamed, locale)
			await expect(line('Jorge Cardona')).toContainText(unnamed)
			await expect(page.getByText(unnamed)).toHaveCount(1)

			// For the test in the other language, which may meet the same site.
			for (const id of booked) await request.delete(`/api/blocks/${id}`, { headers })
		},
	)
