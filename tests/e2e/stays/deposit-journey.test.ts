import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { deskLettersWords } from '#content/stays/desk/desk-letters-words.ts'
import { deskTermsWords } from '#content/stays/desk/desk-terms-words.ts'
import { letterWords } from '#content/stays/letter-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { addDays, beginningOf, type Day, dayInBogota, formatDay } from '#domain/time/dates.ts'
import { addMonths, monthOf } from '#domain/time/months.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { openSmtp, readMail } from '#tests/helpers/mail/smtp-stub.ts'
import { inSteps } from '#tests/helpers/steps.ts'
import { expectFitsPhones } from '../accessibility.ts'
import { test as base, expect, hydrated, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'
import { openRequest } from './stay-desk-steps.ts'

// A journey of two browsers and two processes; a busy machine takes its time.
base.setTimeout(300_000)

const { smtp, stop } = await openSmtp()
// A file, whatever the other tests run on: the letter before arrival is written by a second process, which lives later.
const environment = {
	DATA_DIR: await mkdtemp(join(tmpdir(), 'deposits-')),
	DATABASE_URL: '',
	SMTP_URL: smtp.url,
	MAIL_FROM: 'web@palma.example',
	MAIL_TO: 'owner@palma.example',
}
const test = base.extend({ site: ownSite(() => startOwnersSite(environment)) })
test.afterAll(stop)

const today = dayInBogota(Date.now())
const month = addMonths(monthOf(today), 5)
const howToPay = 'Nequi 300 000 0001, a nombre de la casa'

/** The words of those that have a background. Runs in the page. */
function solidOnes(buttons: Element[]) {
	const isSolid = (it: Element) => getComputedStyle(it).backgroundColor !== 'rgba(0, 0, 0, 0)'
	return buttons.filter((it) => it.checkVisibility() && isSolid(it)).map((it) => it.textContent)
}

type Way = { locale: Locale; hasScripts: boolean; width: number; first: number }

/** The letter before arrival, three days before at ten, as the guest reads it. */
async function letterBefore(from: Day, Email: string) {
	const tenInTheMorning = beginningOf(addDays(from, -3)) + 10 * 60 * 60 * 1000
	const later = await startOwnersSite({ ...environment, TEST_CLOCK: String(tenInTheMorning) })
	const letters = () =>
		smtp.mails
			.filter(({ to }) => to.includes(Email))
			.map(readMail)
			.filter(({ bodies }) => bodies[0]?.body.includes('/arrive'))
	await expect.poll(() => letters().length).toBe(1)
	await later.stop()
	return String(letters()[0]?.bodies[0]?.body).replaceAll('\r\n', '\n')
}

for (const [{ locale, hasScripts, width, first }, step] of inSteps<Way, Way>(
	[{ locale: 'es', hasScripts: true, width: 360, first: 2 }],
	[
		{ locale: 'es', hasScripts: false, width: 390, first: 8 },
		{ locale: 'en', hasScripts: true, width: 390, first: 14 },
		{ locale: 'en', hasScripts: false, width: 360, first: 20 },
	],
))
	test(
		`a deposit is asked for, paid with a receipt from the phone, a letter comes before arrival, one night more costs more, and it is cancelled (${locale}, ${width} px, ${hasScripts ? 'with' : 'without'} scripts)`,
		step,
		async ({ page: desk, browser, request, baseURL }) => {
			const words = requestWords[locale]
			const price = (pesos: number) => formatPesos(pesos, locale)
			const from: Day = `${month}-${String(first).padStart(2, '0')}`
			const days = { ArrivalDate: from, DepartureDate: addDays(from, 2) }
			const Email = `guest-${first}@example.com`
			const booking = aBooking({ ...days, Email, language: locale, items: [{ offer: 'cabin' }] })
			const { key } = await (await request.post('/api/bookings', { data: booking })).json()
			const id = booking.bookingId

			// The owner's words, and a quote that asks for half: five taps, and three for the deposit.
			await desk.setViewportSize({ width, height: 780 })
			const { headers } = await signIn(desk)
			const setHow = (es: string) =>
				request.put('/api/stays/options', { headers, data: { howToPay: { es, en: es } } })
			await setHow('')
			let panel = await openRequest(desk, id, locale)
			const deposit = deskDepositWords[locale]
			await (await panel.open('offer')).form.getByText(deposit.ask).click()
			await desk.getByRole('link', { name: deposit.writeHow }).click()
			const written = desk.locator(`[name=how-to-pay-${locale}]`)
			await expect(desk.locator('[name=how-to-pay-es]')).toBeInViewport()
			await written.fill(howToPay)
			await desk.getByRole('button', { name: deskLettersWords[locale].letters.save }).last().click()
			await expect(desk.getByText(deskLettersWords[locale].saved).first()).toBeVisible()
			panel = await openRequest(desk, id, locale)
			const offer = await panel.open('offer')
			await expect(offer.form.getByText(deposit.noHowToPay)).toHaveCount(0)
			await offer.price.fill('-800000')
			await offer.send.click()
			await expect(offer.form.getByText(panel.words.priceWrong)).toBeVisible()
			await offer.price.fill('800000')
			await offer.form.getByText(deposit.ask).click()
			const amount = desk.locator(`#deposit-${id}`)
			const until = desk.locator(`#deposit-until-${id}`)
			for (const [share, day, problem] of [
				['0', addDays(today, 5), deposit.errors.errDepositNone],
				['800001', addDays(today, 5), deposit.errors.errDepositMore],
				['50 %', '', deposit.errors.errDepositDay],
				['50 %', addDays(today, -1), deposit.errors.errDepositPast],
			] as const) {
				await amount.fill(share)
				await until.focus()
				await until.fill(day)
				await offer.send.click()
				await expect(offer.form.getByText(problem).first()).toBeVisible()
				await expect(amount).toHaveValue(share)
				await expect(offer.price).toHaveValue('800000')
			}
			await until.fill(addDays(today, 5))
			// The quote does not lapse before its deposit is due, unless the owner says so.
			await expect(offer.heldUntil).toHaveValue(addDays(today, 5))
			const lapses = fill(panel.words.heldTooShort, { day: formatDay(addDays(today, 5), locale) })
			await offer.heldUntil.fill(addDays(today, 3))
			await expect(offer.heldUntil).toHaveAccessibleDescription(new RegExp(lapses.slice(0, 20)))
			await expect(offer.form.getByText(lapses)).toBeVisible()
			await offer.heldUntil.fill(addDays(today, 5))
			await expect(offer.form.getByText(lapses)).toHaveCount(0)
			await offer.send.click()
			await expect(panel.done('offer')).toBeVisible()

			// A confirmation would ask for it without saying how to pay: the owner reads that beside the closed fold.
			await setHow('')
			panel = await openRequest(desk, id, locale)
			const { form: confirmation } = await panel.open('confirm')
			await expect(confirmation.getByText(deposit.noHowToPay)).toBeVisible()
			await setHow(howToPay)

			// The guest reads how to pay; a file that is not a receipt is refused, a photograph is accepted.
			const own = await browser.newContext({
				...(baseURL && { baseURL }),
				javaScriptEnabled: hasScripts,
				viewport: { width, height: 780 },
				reducedMotion: 'reduce',
			})
			const guest = await own.newPage()
			const open = async () => {
				await guest.goto(localizePath(`/request/${key}`, locale))
				if (hasScripts) await hydrated(guest)
			}
			await open()
			// To accept is the first and the only solid button.
			await expect(guest.locator('main button').first()).toHaveText(words.actions.accept)
			expect(await guest.locator('main :is(button, a, summary)').evaluateAll(solidOnes)).toEqual([
				words.actions.accept,
			])
			await expect(guest.getByText(howToPay)).toBeVisible()
			await expect(guest.locator('#deposit').getByText(price(400_000))).toBeVisible()
			const file = guest.getByLabel(words.deposit.file)
			const send = async (name: string, mimeType: string, buffer: Buffer) => {
				await file.setInputFiles({ name, mimeType, buffer })
				await guest.getByRole('button', { name: words.deposit.send }).click()
			}
			await send('a.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>'))
			await expect(guest.getByRole('alert')).toContainText(words.deposit.errors.receiptKind)
			const background = '#e8e0d0'
			const photo = sharp({ create: { width: 900, height: 1600, channels: 3, background } })
			if (hasScripts) {
				// Without a signal it is told in place, and one more tap sends it.
				await own.setOffline(true)
				await send('IMG_0001.jpg', 'image/jpeg', await photo.jpeg().toBuffer())
				await expect(guest.getByText(words.deposit.notSent)).toBeVisible()
				await own.setOffline(false)
				// So it is when a proxy responds in place of the site.
				await guest.route('**/receipt?*', (route) => route.fulfill({ status: 502, body: 'Bad' }))
				await Promise.all([
					guest.waitForResponse((response) => response.status() === 502),
					guest.getByRole('button', { name: words.deposit.send }).click(),
				])
				await expect(guest.getByText(words.deposit.notSent)).toBeVisible()
				await guest.unroute('**/receipt?*')
				await guest.getByRole('button', { name: words.deposit.send }).click()
			} else await send('IMG_0001.jpg', 'image/jpeg', await photo.jpeg().toBuffer())
			await expect(guest.getByText(words.deposit.notSeen)).toBeVisible()
			if (hasScripts) await expectFitsPhones(guest, 'light', 'dark')

			// The owner opens it and marks what came; the guest sees both.
			panel = await openRequest(desk, id, locale)
			const [download] = await Promise.all([
				desk.waitForEvent('download'),
				panel.panel.getByRole('button', { name: deposit.open }).click(),
			])
			expect(download.suggestedFilename()).toBe('receipt.jpg')
			const received = panel.panel.getByLabel(deposit.receivedSoFar)
			await received.fill('abc')
			await panel.panel.getByRole('button', { name: deposit.receive }).click()
			await expect(received).toHaveAccessibleDescription(deposit.receivedWrong)
			await received.fill('400000')
			await panel.panel.getByRole('button', { name: deposit.receive }).click()
			await expect(panel.panel.getByText(price(400_000)).first()).toBeVisible()
			await expect(desk.getByText(deposit.saved)).toBeVisible()
			await open()
			await expect(guest.getByText(words.deposit.seen.split('{')[0] as string)).toBeVisible()
			const balance = (pesos: number) =>
				guest.getByText(fill(words.deposit.balance, { price: price(pesos) }))
			await expect(balance(400_000)).toBeVisible()

			// The receipt has accepted the quote; the owner confirms.
			await expect(guest.getByRole('heading', { name: words.states.accepted.name })).toBeVisible()
			panel = await openRequest(desk, id, locale)
			await (await panel.open('confirm')).send.click()
			await expect(panel.done('confirm')).toBeVisible()

			// Before they leave home: the way, what to bring, what is left to pay, and the link to the page.
			const letter = await letterBefore(from, Email)
			const told = letterWords[locale]
			expect(letter).toContain(told.arrival.text)
			expect(letter).toContain(told.arrival.bring)
			expect(letter).toContain(`${told.rows.balance}: ${price(400_000)}`)
			const path = localizePath(`/request/${key}`, locale)
			expect(letter).toMatch(new RegExp(`^${told.link}: http://\\S+${path}$`, 'm'))

			// One night more with a new price. Half a year passed for the owner's session.
			await signIn(desk)
			panel = await openRequest(desk, id, locale)
			await panel.panel.getByText(deskTermsWords[locale].title).click()
			await panel.panel.getByLabel(deskTermsWords[locale].departure).fill(addDays(from, 3))
			await panel.panel.getByText(panel.words.confirmChange, { exact: true }).click()
			const change = panel.panel.getByRole('form', { name: panel.words.confirmChange })
			await change.getByLabel(panel.words.price).fill('1200000')
			// The same confirmation asks for no deposit any more.
			await change.getByText(deposit.change).click()
			await expect(change.getByLabel(deposit.amount)).toHaveValue('400000')
			await change.getByLabel(deposit.amount).fill('')
			await change.getByRole('button').click()
			await expect(panel.done('confirm')).toBeVisible()
			await expect(panel.panel.getByText(deposit.change)).toHaveCount(0)
			await open()
			await expect(balance(800_000).first()).toBeVisible()
			await expect(guest.getByText(formatDay(addDays(from, 3), locale)).first()).toBeVisible()
			await guest.getByText(words.actions.cancel, { exact: true }).first().click()
			await guest.getByRole('button', { name: words.confirm.cancel }).click()
			await expect(guest.getByRole('heading', { name: words.states.cancelled.name })).toBeVisible()
			panel = await openRequest(desk, id, locale)
			await expect(panel.state('cancelled')).toBeVisible()
			await own.close()
		},
	)

test('after a receipt was sent, the page is where it says what became of it', async ({
	page: guest,
	browser,
	request,
	baseURL,
}) => {
	const words = requestWords.es
	const from: Day = `${month}-26`
	const days = { ArrivalDate: from, DepartureDate: addDays(from, 2) }
	const booking = aBooking({ ...days, items: [{ offer: 'table' }] })
	const { key } = await (await request.post('/api/bookings', { data: booking })).json()
	const desk = await (await browser.newContext({ ...(baseURL && { baseURL }) })).newPage()
	const { headers } = await signIn(desk)
	const es = Array(12).fill(howToPay).join('\n')
	await request.put('/api/stays/options', { headers, data: { howToPay: { es, en: es } } })
	const deposit = { pesos: 100_000, until: addDays(today, 5) }
	const offer = { pesos: 200_000, heldUntil: addDays(today, 6), deposit }
	await request.post(`/api/enquiries/${booking.bookingId}/offer`, { headers, data: offer })

	await guest.setViewportSize({ width: 360, height: 640 })
	await guest.goto(`/request/${key}`)
	const send = async (buffer: Buffer) => {
		await hydrated(guest)
		const file = { name: 'recibo', mimeType: 'image/jpeg', buffer }
		await guest.getByLabel(words.deposit.file).setInputFiles(file)
		const sent = guest.getByRole('button', { name: words.deposit.send })
		await Promise.all([
			guest.waitForEvent('load'),
			sent.or(guest.getByRole('button', { name: words.deposit.sendAnother })).click(),
		])
	}
	const refusal = guest.getByText(words.deposit.errors.receiptKind)
	await send(Buffer.from('<script>alert(1)</script>'))
	await expect(refusal).toBeInViewport({ ratio: 1 })
	// The same refusal again leads to the same address.
	await send(Buffer.from('<script>alert(2)</script>'))
	await expect(refusal).toBeInViewport({ ratio: 1 })
	const background = '#e8e0d0'
	const photo = sharp({ create: { width: 900, height: 1600, channels: 3, background } })
	await send(await photo.jpeg().toBuffer())
	await expect(refusal).toHaveCount(0)
	await expect(guest.locator('#deposit h2')).toBeInViewport()
	await desk.context().close()
})
