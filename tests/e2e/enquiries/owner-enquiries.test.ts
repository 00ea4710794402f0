import { readFile } from 'node:fs/promises'
import { deskWords, replyWords } from '#content/enquiries/desk-words.ts'
import { exportWords } from '#content/enquiries/export-words.ts'
import { facts } from '#content/facts.ts'
import { ownerWords } from '#content/owner/owner-words.ts'
import type { EnquiryState } from '#domain/enquiries/enquiry.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { plural } from '#domain/text/numbers.ts'
import { formatDay, formatTime } from '#domain/time/dates.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectFitsPhones, expectNoOverflow } from '../accessibility.ts'
import { expect, hydrated, ownerPassword as password, test } from '../fixtures.ts'
import { findBrokenWords } from '../site/broken-words.ts'
import { inLanguage } from '../views.ts'
import { openCard, openDesk, receive } from './enquiry-desk-steps.ts'
import { arrival, departure } from './enquiry-steps.ts'

for (const locale of locales) {
	const words = deskWords[locale]

	test(
		`the link in the owner’s mail opens the request after signing in (${locale})`,
		sweep,
		async ({ page, request }) => {
			await page.setViewportSize({ width: 360, height: 740 })
			const enquiry = await receive(request, 'en')
			await receive(request, 'en')
			await page.goto(`${localizePath('/admin/requests', locale)}?request=${enquiry.reference}`)
			await hydrated(page)
			await page.getByLabel(ownerWords[locale].login.password).fill(password)
			await page.getByRole('button', { name: ownerWords[locale].login.signIn }).click()

			const card = page.getByRole('article', { name: enquiry.Name })
			for (const text of [
				enquiry.Email,
				'+44 20 7946 0958',
				'and a dog.',
				formatDay(arrival, locale),
				formatDay(departure, locale),
				plural(4, words.peopleCount, locale),
				words.asState.new,
			])
				await expect(card).toContainText(text)
			await expect(page.getByRole('article')).toHaveCount(1)
			await card.getByText(words.record).click()
			for (const text of [enquiry.reference, words.languages.en])
				await expect(card).toContainText(text)
			// No mail is configured: today says so, once.
			await expect(card).not.toContainText(words.delivery)
			await expect(card).toContainText(
				formatTime(Date.parse(enquiry.receivedAt), locale).replace(/\s/g, ' '),
			)
			expect(await page.evaluate(findBrokenWords, 'dt')).toEqual([])
			await expectFitsPhones(page, 'light', 'dark')
		},
	)
}

for (const [locale, step] of inLanguage('es')) {
	test(
		`a reply is in the guest’s language, ${locale}, and marks the request as answered, with undo`,
		step,
		async ({ page, request }) => {
			const enquiry = await receive(request, locale)
			const other = locale === 'es' ? 'en' : 'es'
			const list = await openDesk(page, other)
			const card = await openCard(list, enquiry.Name)
			const greeting = fill(replyWords[locale].booking, {
				guest: enquiry.Name,
				name: facts.name,
				reference: enquiry.reference,
				people: plural(4, replyWords[locale].people, locale),
				arrival: formatDay(arrival, locale),
				departure: formatDay(departure, locale),
			})
			const links = card.getByRole('listitem').getByRole('link')
			await expect(links).toHaveCount(3)
			const [whatsapp, call, mail] = await links.evaluateAll((all) =>
				all.map((link) => link.getAttribute('href') ?? ''),
			)
			expect(whatsapp).toBe(`https://wa.me/442079460958?text=${encodeURIComponent(greeting)}`)
			expect(call).toBe('tel:+442079460958')
			expect(decodeURIComponent(mail ?? '')).toContain(`mailto:${enquiry.Email}?subject=`)
			expect(decodeURIComponent(mail ?? '')).toContain(greeting)

			const words = deskWords[other]
			const stateOf = (state: EnquiryState) =>
				card.getByRole('button', { name: words.asState[state], exact: true })
			// The phone app does not open here; marking must not depend on it.
			await links.evaluateAll((all) => {
				for (const link of all) link.addEventListener('click', (event) => event.preventDefault())
			})
			for (const way of [0, 1, 2]) {
				await links.nth(way).click()
				await expect(stateOf('answered')).toHaveAttribute('aria-pressed', 'true')
				await card.getByRole('button', { name: words.undo }).click()
				await expect(stateOf('new')).toHaveAttribute('aria-pressed', 'true')
				await expect(card.getByText(words.markedAnswered)).toBeHidden()
			}
			// A reply right after archiving does not take the request back out of the archive.
			await stateOf('archived').click()
			await links.nth(0).click()
			await expect(stateOf('archived')).toHaveAttribute('aria-pressed', 'true')
			await page.reload()
			await list.getByRole('radio', { name: words.states.archived }).check()
			await expect(card).toBeVisible()
			await list.getByRole('radio', { name: words.states.new }).check()
			await expect(card).toBeHidden()
		},
	)
}

const words = deskWords.es

test(
	'a mail that did not go out says why and can be sent again',
	sweep,
	async ({ page, request }) => {
		const enquiry = await receive(request, 'es')
		await page.route('**/api/enquiries/search', async (route) => {
			const response = await (await route.fetch()).json()
			for (const one of response.enquiries)
				one.delivery = { ...one.delivery, status: 'failed', detail: 'not mailed: out of order' }
			await route.fulfill({ json: response })
		})
		const list = await openDesk(page)
		const card = await openCard(list, enquiry.Name)
		await card.getByText(words.record).click()
		await expect(card).toContainText(`${words.delivery}: ${words.statuses.failed}`)
		await expect(card).toContainText('out of order')
		const asked = page.waitForResponse('**/deliver')
		await card.getByRole('button', { name: words.deliverAgain }).click()
		expect((await asked).status()).toBe(200)
		await expect(page.getByText(words.deliverStarted)).toBeVisible()
	},
)

for (const locale of locales) {
	test(
		`the owner downloads the enquiries as a spreadsheet (${locale})`,
		sweep,
		async ({ page, request }) => {
			const words = deskWords[locale]
			const enquiry = await receive(request, 'es')
			const list = await openDesk(page, locale)
			await list.getByRole('searchbox', { name: words.search }).fill(enquiry.Email)
			await expect(list.getByRole('article')).toHaveCount(1)
			const download = page.waitForEvent('download')
			await list.getByRole('button', { name: words.export }).click()
			const file = await download
			const { file: name, headings } = exportWords[locale]
			expect(file.suggestedFilename()).toMatch(new RegExp(`^${name}-\\d{4}-\\d{2}-\\d{2}\\.csv$`))
			const [first, row, ...rest] = (await readFile(await file.path(), 'utf8')).trim().split('\r\n')
			expect(first).toContain(`"${headings.reference}"${locale === 'es' ? ';' : ','}`)
			expect(row).toContain(`"${enquiry.reference}"`)
			expect(rest).toEqual([])
		},
	)
}

test(
	'a request is four lines at most on a small phone, whatever the guest’s name; targets are 44 px',
	sweep,
	async ({ page, request }) => {
		await page.setViewportSize({ width: 360, height: 740 })
		const enquiry = await receive(request, 'en', {
			Name: 'A guest with an uncommonly-long-double-barrelled-name indeed',
			Message: 'x'.repeat(300),
			Phone: '7593000',
			Email: 'guest@gmial.com',
		})
		const list = await openDesk(page)
		const card = list.getByRole('article', { name: enquiry.Name }).first()
		await expect(card).toBeVisible()
		// Two lines for the name, two for the stay, and the padding around them.
		expect((await card.boundingBox())?.height).toBeLessThan(120)
		await card.getByText(enquiry.Name).focus()
		await card.locator('summary').first().press('Enter')
		await expect(card.getByText('x'.repeat(300))).toBeVisible()
		await expect(card.getByText(words.check)).toHaveCount(2)
		await expect(card).toContainText('guest@gmail.com')
		await expect(card.getByRole('link', { name: words.whatsapp })).toHaveCount(0)
		await card.getByText(words.record).click()
		await expectNoOverflow(page)
		for (const control of await card.locator('a, button, summary').all())
			if (await control.isVisible())
				expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(44)
	},
)
