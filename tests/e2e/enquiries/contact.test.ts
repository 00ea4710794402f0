import { builtInContent, linksOf } from '#app/site/links.ts'
import { formWords } from '#content/enquiries/form-words.ts'
import { mailWords } from '#content/enquiries/mail-words.ts'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { contactUs } from '#content/pages/contact-us.ts'
import { enquiryLimits } from '#domain/enquiries/enquiry-rules.ts'
import { displayPhone } from '#domain/facts.ts'
import { fill } from '#domain/text/fill.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { expectAccessible, expectNoOverflow } from '../accessibility.ts'
import { expect, hydrated, test } from '../fixtures.ts'
import { inLanguage } from '../views.ts'
import {
	addressOf,
	consentOf,
	enquiryId,
	fieldOf,
	fillIn,
	person,
	send,
	uuid,
} from './enquiry-steps.ts'

for (const [locale, step] of inLanguage('en')) {
	const words = formWords[locale]
	const path = addressOf('contact', locale)

	test(
		`the page shows every phone, WhatsApp, e-mail, address and map; a visitor sends a message and gets a reference, a summary and WhatsApp (${locale})`,
		step,
		async ({ page }) => {
			await page.goto(path)
			const { direct, location } = fill(contactUs.copy[locale], factsInWords(facts, locale))
			const aside = page.getByRole('complementary', { name: direct.title })
			const link = (name: string) => aside.getByRole('link', { name, exact: true })
			await expect(link(direct.email)).toHaveAttribute('href', `mailto:${facts.email}`)
			for (const phone of facts.phones) {
				const words = { phone: displayPhone(phone) }
				await expect(link(fill(direct.call, words))).toHaveAttribute('href', `tel:${phone}`)
				await expect(link(fill(direct.whatsapp, words))).toHaveAttribute(
					'href',
					new RegExp(`^https://wa.me/${phone.slice(1)}\\?text=`),
				)
			}
			await expect(aside).toContainText(location.text)
			const map = aside.getByRole('link', { name: new RegExp(location.map) })
			await expect(map).toHaveAttribute('href', linksOf(builtInContent, locale).map)
			await expect(map.getByRole('img')).toBeVisible()

			await hydrated(page)
			await fillIn(page, 'contact', { locale })
			const id = await enquiryId(page, 'contact').inputValue()
			const posted = page.waitForRequest('**/api/contact')
			await send(page, 'contact', locale)
			expect((await posted).postDataJSON()).toMatchObject({
				...person,
				ContactFormId: id,
				City: 'Cali',
				language: locale,
			})
			const notice = page.getByRole('region', { name: words.sent.contactTitle })
			await expect(notice).toBeFocused()
			await expect(notice).toContainText(/PC-\w{4}-\w{4}/)
			await expect(notice).toContainText('Cali')
			const whatsapp = notice.getByRole('link', { name: words.sent.whatsapp })
			const text = decodeURIComponent((await whatsapp.getAttribute('href')) ?? '')
			expect(text).toContain(fill(mailWords[locale].whatsapp.contact, { name: facts.name }))
			await expect(notice.getByRole('link', { name: words.sent.calendar })).toBeHidden()
			await expect(fieldOf(page, 'City', locale)).toHaveValue('')
			await expect(enquiryId(page, 'contact')).not.toHaveValue(id)
		},
	)

	test(
		`only name, e-mail, phone and consent are required of a message, and their errors fit 320 px (${locale})`,
		sweep,
		async ({ page }) => {
			await page.goto(path)
			await hydrated(page)
			await send(page, 'contact', locale)
			const summary = page.getByRole('alert')
			await expect(summary).toBeFocused()
			const { errName, errEmail, errPhone, errConsent } = words.errors
			await expect(summary.getByRole('link')).toHaveText([errName, errEmail, errPhone, errConsent])
			await expectAccessible(page)
			await page.setViewportSize({ width: 320, height: 640 })
			await expectNoOverflow(page)
		},
	)

	test(`a message works without scripts (${locale})`, sweep, async ({ browser, site }) => {
		const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
		const page = await context.newPage()
		await page.goto(path)
		await fillIn(page, 'contact', { locale, changes: { Email: 'ana@', City: '' } })
		await send(page, 'contact', locale)
		await expect(page.getByRole('alert')).toContainText(words.errors.errEmailInvalid)
		await expect(fieldOf(page, 'Email', locale)).toHaveValue('ana@')
		await expect(consentOf(page, locale)).toBeChecked()
		await fieldOf(page, 'Email', locale).fill(person.Email)
		await send(page, 'contact', locale)
		await expect(page).toHaveURL(/\?sent=PC-/)
		const notice = page.getByRole('region', { name: words.sent.contactTitle })
		await expect(notice).toContainText(person.Email)
		await context.close()
	})
}

test(
	'the same id with other content is refused with the input kept, without scripts too',
	sweep,
	async ({ request }) => {
		const form = {
			...person,
			ContactFormId: crypto.randomUUID(),
			City: 'Cali',
			Message: 'Uno',
			consent: 'on',
		}
		const first = await request.post('/contact-us', { form, maxRedirects: 0 })
		expect(first.status()).toBe(303)
		expect(first.headers().location).toMatch(/^\/contact-us\?sent=PC-/)
		const second = await request.post('/contact-us', { form: { ...form, Message: 'Dos' } })
		expect(second.status()).toBe(409)
		expect(second.headers()['cache-control']).toBe('no-store')
		const html = await second.text()
		expect(html).toContain(formWords.es.failures.conflict)
		expect(html).toContain('>Dos</textarea>')
		const [, id = ''] = /name="ContactFormId" value="([^"]*)"/.exec(html) ?? []
		expect(id).toMatch(uuid)
		const again = { ...form, Message: 'Dos', ContactFormId: id }
		const stored = await request.post('/contact-us', { form: again, maxRedirects: 0 })
		const resent = await request.post('/contact-us', { form: again, maxRedirects: 0 })
		expect(stored.status()).toBe(303)
		expect(resent.headers().location).toBe(stored.headers().location)
		const long = 'x'.repeat(enquiryLimits.name + 1)
		const third = await request.post('/contact-us', { form: { ...form, Name: long } })
		expect(third.status()).toBe(422)
		expect(await third.text()).toContain(formWords.es.errors.errNameLong)
	},
)
