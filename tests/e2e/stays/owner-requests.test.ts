import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { deskHistoryWords } from '#content/stays/desk/desk-history-words.ts'
import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { inTheWayWords } from '#content/stays/desk/in-the-way-words.ts'
import { letterWords } from '#content/stays/letter-words.ts'
import { offerWords } from '#content/stays/offer-words.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatNumber, times } from '#domain/text/numbers.ts'
import { addDays, dayInBogota } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { randomAddress } from '#tests/helpers/random-address.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { expect } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { dayIn, monthFor } from './months.ts'
import { openRequest, test } from './stay-desk-steps.ts'

test.use({ viewport: { width: 360, height: 740 } })
// A long journey; a busy machine takes its time.
const today = dayInBogota(Date.now())
const month = monthFor('requests')

type Booked = { id: string; reference: string; key: string; link: string }

async function book(request: APIRequestContext, changes: object): Promise<Booked> {
	const headers = { 'x-forwarded-for': randomAddress() }
	const data = aBooking({ Name: `Ana ${randomUUID().slice(0, 6)}`, ...changes })
	const response = await request.post('/api/bookings', { data, headers })
	expect(response.status()).toBe(201)
	return await response.json()
}

for (const locale of locales)
	test(
		`two ask for the last cabin: offer, a note, decline, confirm, cancel, with nothing lost on the way (${locale})`,
		sweep,
		async ({ page, request }) => {
			const { headers } = await signIn(page)
			const rates = [{ offer: 'cabin', season: null, pesos: 400_000 }]
			await request.put('/api/rates', { headers, data: { seasons: [], rates } })
			const language: Locale = locale === 'es' ? 'en' : 'es'
			const from = dayIn(month, locale === 'es' ? 2 : 8)
			const stay = { ArrivalDate: from, DepartureDate: addDays(from, 2), language }
			const items = [{ offer: 'cabin' }, { offer: 'table', units: 2, hour: '13:00' }]
			const [first, second] = [
				await book(request, { ...stay, items }),
				await book(request, { ...stay, items: [{ offer: 'cabin' }] }),
			]
			const guestSees = async ({ key }: Booked) =>
				await (await request.get(`/api/requests/${key}`)).json()

			// The request, the free units, and a quote that is already written.
			const desk = await openRequest(page, first.reference, locale)
			const { panel, words } = desk
			await expect(
				panel.getByText(new RegExp(`${times(offerWords[locale].table.name, 2)}, .*13:00`)),
			).toBeVisible()
			await expect(panel.getByText(fill(words.free.one, { count: '1' }))).toBeVisible()
			const offer = await desk.open('offer')
			await expect(offer.price).toHaveValue(formatNumber(800_000, locale))
			await expect(offer.text).toHaveValue(letterWords[language].offer.suggested)
			await expect(offer.heldUntil).toHaveValue(addDays(today, 3))
			await expectFitsPhones(page, 'light', 'dark')
			for (const control of await panel.locator('a, button, summary, input, textarea').all())
				if (await control.isVisible())
					expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(24)

			// No input is lost: not by a mistake, another request, or a lost connection.
			await offer.price.fill('750,5')
			await offer.send.click()
			await expect(offer.form.getByText(words.priceWrong)).toBeVisible()
			await offer.price.fill('$ 750.000')
			await offer.text.fill('Con desayuno.\nWith breakfast.')
			const other = await openRequest(page, second.reference, locale)
			await (await other.open('decline')).text.fill('Ya hay otra familia.')
			await openRequest(page, first.reference, locale)
			await desk.open('offer')
			await expect(offer.text).toHaveValue('Con desayuno.\nWith breakfast.')
			await page.route('**/offer?seen=*', (route) => route.abort())
			await offer.send.click()
			await expect(offer.form.getByRole('alert')).toHaveText(words.errors.offline)
			await expect(offer.price).toHaveValue('$ 750.000')

			// Sent once, however often it is pressed, and offered for WhatsApp in the guest's language.
			const { promise: isSeen, resolve: letGo } = Promise.withResolvers<void>()
			let posts = 0
			await page.unroute('**/offer?seen=*')
			await page.route('**/offer?seen=*', async (route) => {
				posts += 1
				await isSeen
				await route.continue()
			})
			await offer.form.getByRole('button').dblclick()
			await offer.form.getByRole('button', { name: words.sending }).press('Enter')
			letGo()
			await expect(desk.done('offer')).toBeVisible()
			expect(posts).toBe(1)
			const text = fill(letterWords[language].whatsapp.offered, {
				guest: (await guestSees(first)).name,
				reference: first.reference,
				link: first.link,
				price: formatPesos(750_000, language),
			})
			await expect(desk.whatsapp).toHaveAttribute(
				'href',
				`https://wa.me/573001234567?text=${encodeURIComponent(text)}`,
			)
			await expect(panel.getByText(words.mails.unconfigured)).toBeVisible()
			expect(await guestSees(first)).toMatchObject({
				state: 'offered',
				offer: { pesos: 750_000, message: 'Con desayuno.\nWith breakfast.' },
			})

			// A note is the owner's alone.
			const note = await desk.open('note')
			await note.text.fill('Pidieron cuna')
			await note.send.click()
			await expect(desk.done('note')).toBeVisible()
			await expect(panel.getByRole('listitem').filter({ hasText: 'Pidieron cuna' })).toBeVisible()
			expect(JSON.stringify(await guestSees(first))).not.toContain('cuna')

			// The second shows what is in the way before and after trying, with a link to it.
			await openRequest(page, second.reference, locale)
			await expect(panel.getByText(inTheWayWords[locale].title)).toBeVisible()
			const confirm = await desk.open('confirm')
			await confirm.send.click()
			await expect(confirm.form.getByRole('alert')).toHaveText(words.errors['units-taken'])
			await expectFitsPhones(page, 'light', 'dark')
			const decline = await desk.open('decline')
			await expect(decline.text).toHaveValue('Ya hay otra familia.')
			await decline.send.click()
			await expect(desk.done('decline')).toBeVisible()
			await expect(desk.whatsapp).toHaveAttribute(
				'href',
				new RegExp(encodeURIComponent(second.reference)),
			)
			expect(await guestSees(second)).toMatchObject({
				state: 'declined',
				history: [{ action: 'decline', text: 'Ya hay otra familia.' }],
			})
			await panel.getByRole('link', { name: new RegExp(first.reference) }).click()
			await expect(page).toHaveURL(new RegExp(first.reference))
			await expect(desk.state('offered')).toBeVisible()

			// Confirmed by keyboard, moved by a day, and cancelled.
			await panel.getByText(words.actions.confirm.title, { exact: true }).focus()
			await page.keyboard.press('Enter')
			// Past the price, which stays.
			await page.keyboard.press('Tab')
			await page.keyboard.press('Tab')
			await page.keyboard.type('Los esperamos')
			await page.keyboard.press('Tab')
			await page.keyboard.press('Enter')
			await expect(desk.done('confirm')).toBeVisible()
			await panel.getByText(deskTermsWords[locale].title).click()
			await panel.getByLabel(deskTermsWords[locale].departure).fill(addDays(from, 3))
			await panel.getByText(words.confirmChange, { exact: true }).click()
			await panel.getByRole('button', { name: words.sendAgain.change }).click()
			const confirmations = panel.getByRole('listitem').filter({
				hasText: `${deskHistoryWords[locale].by.owner} ${deskHistoryWords[locale].happened.confirm}`,
			})
			await expect(confirmations).toHaveCount(2)
			expect(await guestSees(first)).toMatchObject({ state: 'confirmed', to: addDays(from, 3) })
			const cancel = await desk.open('cancel')
			await cancel.text.fill('Se dañó la vía')
			await cancel.send.click()
			await expect(desk.done('cancel')).toBeVisible()
			await expect(panel.getByLabel(words.whatsappText)).toContainText(first.link)
			await expectFitsPhones(page, 'light', 'dark')
			expect(await guestSees(first)).toMatchObject({ state: 'cancelled' })
		},
	)

test(
	'a request without items takes units once the owner says what is booked',
	sweep,
	async ({ page, request }) => {
		await signIn(page)
		const from = dayIn(month, 14)
		const booked = await book(request, { ArrivalDate: from, DepartureDate: addDays(from, 1) })
		const { panel, words, ...desk } = await openRequest(page, booked.reference, 'en')
		await expect(panel.getByText(words.nothingAsked)).toBeVisible()
		await panel.getByRole('checkbox', { name: offerWords.en.camping.name }).check()
		await panel
			.getByLabel(fill(deskTermsWords.en.units, { offer: offerWords.en.camping.name }))
			.fill('3')
		const price = formatPesos(25_000 * 4, 'en')
		await expect(panel.getByRole('listitem').filter({ hasText: price })).toBeVisible()
		const { form, send } = await desk.open('confirm')
		await send.click()
		await expect(desk.done('confirm')).toBeVisible()
		await expect(form).toBeHidden()
		const seen = await (await request.get(`/api/requests/${booked.key}`)).json()
		expect(seen).toMatchObject({
			state: 'confirmed',
			items: [{ offer: 'camping', units: 3, hour: null }],
		})
	},
)

test(
	'other people, the same price, and a reason to confirm all the same',
	sweep,
	async ({ page, request }) => {
		const { headers } = await signIn(page)
		const rates = [{ offer: 'cabin', season: null, pesos: 400_000 }]
		await request.put('/api/rates', { headers, data: { seasons: [], rates } })
		const from = dayIn(month, 20)
		const stay = { ArrivalDate: from, DepartureDate: addDays(from, 1) }
		const items = [{ offer: 'cabin', people: 2 }, { offer: 'camping' }]
		const first = await book(request, { ...stay, Quantity: 6, items })
		const read = async ({ id }: { id: string }) =>
			await (await request.get(`/api/enquiries/${id}/stay`, { headers })).json()
		const { id } = first
		await request.post(`/api/enquiries/${id}/offer`, {
			headers,
			data: { pesos: 300_000, message: '' },
		})

		// One night more changes nothing but the days: who sleeps where stays as the guest said, and the price too.
		const { panel, words } = await openRequest(page, first.reference, 'en')
		const inOffer = (offer: 'cabin' | 'camping') =>
			panel.getByLabel(fill(deskTermsWords.en.peopleIn, { offer: offerWords.en[offer].name }))
		await panel.getByText(deskTermsWords.en.title).click()
		await expect(inOffer('cabin')).toHaveValue('2')
		await expect(inOffer('camping')).toHaveValue('4')
		await panel.getByLabel(deskTermsWords.en.departure).fill(addDays(from, 2))
		await panel.getByText(words.actions.confirm.title, { exact: true }).click()
		const form = panel.getByRole('form', { name: words.actions.confirm.title })
		await expect(form.getByLabel(words.price)).toHaveValue(formatNumber(1_000_000, 'en'))
		await form.getByLabel(fill(words.samePrice, { price: formatPesos(300_000, 'en') })).check()
		await expect(form.getByLabel(words.price)).toHaveCount(0)
		await expectFitsPhones(page, 'light', 'dark')
		await form.getByRole('button', { name: words.actions.confirm.send }).click()
		await expect(panel.getByText(words.actions.confirm.done)).toBeVisible()
		expect(await read(first)).toMatchObject({
			state: 'confirmed',
			to: addDays(from, 2),
			total: 300_000,
			items: [{ people: 2 }, { people: 4 }],
		})

		// Twenty-two with two children: shared out anew, at the price of the rates.
		await panel.getByText(deskTermsWords.en.title).click()
		await panel.getByLabel(deskTermsWords.en.adults).fill('20')
		await panel.getByLabel(deskTermsWords.en.children).fill('4, x')
		await expect(panel.getByText(deskTermsWords.en.wrongAges)).toBeVisible()
		await panel.getByLabel(deskTermsWords.en.children).fill('4, 7')
		await expect(inOffer('cabin')).toHaveValue('16')
		await expect(inOffer('camping')).toHaveValue('6')
		// More than come are refused in words, before anything is sent.
		await inOffer('cabin').fill('30')
		await expect(panel.getByText(words.reasons.errItemPeople)).toBeVisible()
		// All of them in the cabin are too many, which stands beside the button.
		await inOffer('cabin').fill('20')
		const changed = panel.getByRole('form', { name: words.confirmChange })
		await panel.getByText(words.confirmChange, { exact: true }).click()
		const cabin = offerWords.en.cabin.name
		const tooMany = fill(words.warnings.capacity, { offer: cabin, people: '20', most: '16' })
		await expect(changed.getByText(tooMany)).toBeVisible()
		await changed.getByLabel(words.price).fill('1,500,000')
		await changed.getByLabel(words.anyway.label).fill('Four sleep on the floor')
		await expectFitsPhones(page, 'light', 'dark')
		await changed.getByRole('button', { name: words.sendAgain.change }).click()
		await expect(panel.getByText('Four sleep on the floor')).toBeVisible()
		expect(await read(first)).toMatchObject({
			people: 22,
			party: { adults: 20, children: [4, 7] },
			total: 1_500_000,
		})

		// The cabin is taken: without a reason the next one is refused, with one it is confirmed.
		const second = await book(request, { ...stay, Quantity: 2, items: [{ offer: 'cabin' }] })
		const next = await openRequest(page, second.reference, 'en')
		const confirm = await next.open('confirm')
		await confirm.send.click()
		await expect(next.panel.getByText(words.errors['units-taken'])).toBeVisible()
		await confirm.form.getByLabel(words.anyway.label).fill('They sleep in our house')
		await confirm.send.click()
		await expect(next.done('confirm')).toBeVisible()
		const { state, history } = await read(second)
		expect(state).toBe('confirmed')
		expect(history).toContainEqual(
			expect.objectContaining({ action: 'note', text: 'They sleep in our house' }),
		)
	},
)
