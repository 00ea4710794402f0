import { expect, test } from 'vitest'
import type { Enquiry } from '#domain/enquiries/enquiry.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { formatDay } from '#domain/time/dates.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { aBooking, aContact, enquiriesOn, nextYear, someVisitor } from '#tests/helpers/enquiries.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'
import { builtInSources } from './built-in-sources.ts'
import { createComposeReceived } from './compose-received.ts'
import { smtpChannel } from './smtp-channel.ts'

const anEnquiry: Extract<Enquiry, { kind: 'contact' }> = {
	id: '3f2b8c1e-0000-4000-8000-000000000000',
	reference: 'PC-3F2B8C1E',
	consentVersion: '2026-01',
	consentAt: 0,
	state: 'new',
	createdAt: 0,
	kind: 'contact',
	language: 'es',
	fields: {
		ContactFormId: '3f2b8c1e-0000-4000-8000-000000000000',
		Name: 'Ana',
		Email: 'ana@example.com',
		Phone: '+573001234567',
		City: '',
		Message: '',
	},
}
const hour = 60 * 60 * 1000
const addresses = { MAIL_FROM: 'Palma de Cera <web@palma.example>', MAIL_TO: 'dueno@palma.example' }

describeSqlite(({ open }) => {
	async function setUp() {
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, ...addresses }
		return { smtp, ...enquiriesOn(await open(), environment) }
	}

	test('the owner’s mail has every field, and a reply goes to the guest', async () => {
		const { smtp, enquiries, deliverDue, entries } = await setUp()
		const { reference } = await enquiries.submit('booking', aBooking(), someVisitor())
		await deliverDue()

		const mail = smtp.mails.find(({ to }) => to.includes('dueno@palma.example'))
		const { header, bodies } = readMail(mail as never)
		expect(mail?.from).toBe('web@palma.example')
		expect(header('reply-to')).toEqual(['Ana María Ñáñez <ana@example.com>'])
		expect(header('subject')[0]).toContain(`Reserva ${reference}: Ana María Ñáñez, 4 pers.`)
		const [text, html] = bodies
		expect(text?.body).toContain(`Llegada: ${formatDay(`${nextYear}-12-12`, 'es')}`)
		expect(text?.body).toContain('Mensaje: Venimos con dos niños,\r\ny un perro.')
		expect(text?.body).toContain('https://wa.me/573001234567?text=')
		expect(html?.head).toContain('text/html')
		const [owner] = await entries()
		expect(header('message-id')).toEqual([owner?.message_id])
	})

	testSampled([
		['es', 'Recibimos su solicitud', 'Hola, Ana María Ñáñez:'],
		['en', 'We have your request', 'Hello Ana María Ñáñez,'],
	])(
		'the guest’s mail is in their language (%s), with a calendar file',
		async (language, subject, greeting) => {
			const { smtp, enquiries, deliverDue } = await setUp()
			const booking = aBooking({ language })
			await enquiries.submit('booking', booking, someVisitor())
			await deliverDue()

			const mail = smtp.mails.find(({ to }) => to.includes('ana@example.com'))
			const { header, bodies } = readMail(mail as never)
			expect(header('subject')).toEqual([`${subject} ${referenceOf(booking.bookingId)}`])
			expect(header('reply-to')).toEqual(['dueno@palma.example'])
			expect(header('auto-submitted')).toEqual(['auto-replied'])
			const [text, html, calendar] = bodies
			expect(text?.body).toContain(greeting)
			expect(html?.body).toContain(`<html lang="${language}">`)
			expect(calendar?.head).toMatch(/text\/calendar.*charset=utf-8/i)
			expect(calendar?.body).toContain(`DTSTART;VALUE=DATE:${nextYear}1212\r\n`)
			expect(calendar?.body).toContain(`DTEND;VALUE=DATE:${nextYear}1215\r\n`)
			// The form must not be usable to send advertising to strangers.
			expect(mail?.source).not.toContain('perro')
		},
	)

	test('every sentence of a mail ends with one full stop', sweep, async () => {
		const { smtp, enquiries, deliverDue } = await setUp()
		await enquiries.submit('booking', aBooking({ language: 'es' }), someVisitor())
		await enquiries.submit('contact', aContact({ language: 'en' }), someVisitor())
		await deliverDue()
		expect(smtp.mails).toHaveLength(4)
		for (const mail of smtp.mails) {
			const [text] = readMail(mail).bodies
			expect(text?.body.trim()).toMatch(/[^.]\.$/)
			expect(text?.body).not.toContain('..')
		}
	})

	test('an acknowledgement contains no link from the name field', async () => {
		const { smtp, enquiries, deliverDue } = await setUp()
		const Name = 'Win now at www.spam.example'
		await enquiries.submit('contact', aContact({ Name, Message: Name }), someVisitor())
		await deliverDue()
		const mail = smtp.mails.find(({ to }) => to.includes('john@example.com'))
		expect(mail?.source).toContain('Hello,')
		expect(mail?.source).not.toContain('spam')
	})

	test('one address gets three acknowledgements an hour, the owner a mail for every enquiry', async () => {
		const { enquiries, entries } = await setUp()
		for (let count = 0; count < 6; count += 1)
			await enquiries.submit('contact', aContact({ Email: 'Victim@example.com' }), someVisitor())
		const recipients = (await entries()).map(({ recipient }) => recipient)
		expect(recipients.filter((it) => it === 'owner')).toHaveLength(6)
		expect(recipients.filter((it) => it === 'guest')).toHaveLength(3)
	})

	test('no field can add a header, a recipient or markup to a mail', async () => {
		const { smtp, enquiries, deliverDue } = await setUp()
		const attack = 'Eve\r\nBcc: victim@example.com\r\n\r\n<script>alert(1)</script>'
		await enquiries.submit(
			'contact',
			aContact({ Name: attack, City: attack, Message: attack }),
			someVisitor(),
		)
		await deliverDue()

		expect(smtp.mails.flatMap(({ to }) => to).toSorted()).toEqual([
			'dueno@palma.example',
			'john@example.com',
		])
		for (const mail of smtp.mails) {
			const { header, bodies } = readMail(mail)
			expect(header('bcc')).toEqual([])
			expect(header('subject')).toHaveLength(1)
			const html = bodies.find(({ head }) => head.includes('text/html'))
			expect(html?.body).not.toContain('<script')
		}
	})

	test(
		'encoded words reach neither a subject nor a name, in the letters of any kind',
		sweep,
		async () => {
			const smtp = await startSmtp()
			const guest = 'Ana =?utf-8?q?=0AOferta=E2=80=AE?= =?x'
			const sources = builtInSources('https://palma.example')
			const compose = createComposeReceived(sources, 'https://palma.example')
			const statusLetter = {
				subject: `Noticias de ${guest}`,
				letter: { language: 'es', paragraphs: [], rows: [], links: [], closing: [] },
			}
			const channel = smtpChannel({
				smtpUrl: smtp.url,
				from: 'web@palma.example',
				to: 'dueno@palma.example',
				sources,
			})
			const enquiry = { ...anEnquiry, fields: { ...anEnquiry.fields, Name: guest } }
			const [messageId, writtenAt] = ['<a@palma.example>', 0]
			for (const recipient of ['owner', 'guest'] as const)
				for (const [about, told] of [
					['received', await compose(enquiry, recipient)],
					['accept', statusLetter],
				] as const)
					await channel.send(
						{ enquiry, recipient, about, letter: told, messageId, writtenAt },
						AbortSignal.timeout(30_000),
					)
			expect(smtp.mails).toHaveLength(4)
			for (const mail of smtp.mails) {
				const { header } = readMail(mail)
				const headers = [...header('subject'), ...header('reply-to'), ...header('to')].join('\n')
				expect(headers).not.toMatch(/=\?|Oferta/)
			}
		},
	)

	test('a busy mail server is retried with the same Message-ID', async () => {
		const { smtp, enquiries, deliverDue, entries, passTime } = await setUp()
		smtp.behaviour = 'busy'
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		const before = await entries()
		expect(before).toMatchObject([
			{ status: 'pending', last_error: 'the mail server answered 451' },
			{ status: 'pending', last_error: 'the mail server answered 451' },
		])

		smtp.behaviour = 'ok'
		await passTime(hour)
		const ids = smtp.mails.map((mail) => readMail(mail).header('message-id')[0])
		expect(ids.toSorted()).toEqual(before.map(({ message_id }) => message_id).toSorted())
	})

	test('a mail whose connection broke after sending is repeated with the same Message-ID', async () => {
		const { smtp, enquiries, deliverDue, passTime, entries } = await setUp()
		smtp.behaviour = 'closing after data'
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		smtp.behaviour = 'ok'
		await passTime(hour)

		const ids = new Set(smtp.mails.map((mail) => readMail(mail).header('message-id')[0]))
		expect(ids.size).toBe(2)
		expect((await entries()).every(({ status }) => status === 'sent')).toBe(true)
	})

	test('a guest’s unknown mailbox is not retried; the owner’s is', async () => {
		const { smtp, enquiries, deliverDue, entries } = await setUp()
		smtp.behaviour = 'no such mailbox'
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		expect(await entries()).toMatchObject([
			{ recipient: 'owner', status: 'pending', last_error: 'the mail server answered 550' },
			{ recipient: 'guest', status: 'failed', last_error: 'the mail server answered 550' },
		])
	})

	test.each(['ok', 'ascii only'] as const)(
		'a guest’s address with accents never costs the owner their mail (mail server: %s)',
		async (behaviour) => {
			const smtp = await startSmtp(behaviour)
			const environment = { SMTP_URL: smtp.url, ...addresses }
			const { enquiries, deliverDue, entries } = enquiriesOn(await open(), environment)
			const Email = 'josé@ejemplo.com'
			await enquiries.submit('contact', aContact({ Email }), someVisitor())
			await deliverDue()
			const toOwner = smtp.mails.find(({ to }) => to.includes('dueno@palma.example'))
			const { header, headers, bodies } = readMail(toOwner as never)
			expect(headers.join()).toMatch(/^\p{ASCII}+$/u)
			expect(header('reply-to')).toEqual([])
			expect(bodies[0]?.body).toContain(`Correo: ${Email}`)
			expect(smtp.mails.some(({ to }) => to.includes(Email))).toBe(behaviour === 'ok')
			expect(await entries()).toMatchObject([
				{ recipient: 'owner', status: 'sent' },
				behaviour === 'ok'
					? { recipient: 'guest', status: 'sent' }
					: { recipient: 'guest', status: 'failed', last_error: 'the mail server answered 553' },
			])
		},
	)

	test('the log contains the outcome and no personal data', async () => {
		const smtp = await startSmtp('no such mailbox')
		const told: unknown[] = []
		const tell = (...line: unknown[]) => told.push(line)
		const { enquiries, deliverDue } = enquiriesOn(
			await open(),
			{ SMTP_URL: smtp.url, ...addresses },
			{ log: { info: tell, warn: tell, error: tell } },
		)
		await enquiries.submit('booking', aBooking(), someVisitor())
		await deliverDue()
		const log = JSON.stringify(told)
		expect(log).toContain('the mail server answered 550')
		expect(log).not.toMatch(/Ana|ana@|dueno@|3001234567|perro/)
	})

	test('a silent mail server times out', async () => {
		const smtp = await startSmtp('hanging')
		const environment = { SMTP_URL: smtp.url, ...addresses }
		const { enquiries, deliverDue, entries } = enquiriesOn(await open(), environment, {
			sendTimeoutMs: 200,
		})
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		expect(await entries()).toMatchObject([
			{ status: 'pending', last_error: 'the mail server took too long' },
			{ status: 'pending', last_error: 'the mail server took too long' },
		])
	})

	test('a mail server that refuses the connection or is down is retried', async () => {
		const { smtp, enquiries, deliverDue, entries, passTime } = await setUp()
		smtp.behaviour = 'closing'
		await enquiries.submit('contact', aContact(), someVisitor())
		await deliverDue()
		expect((await entries()).map(({ status }) => status)).toEqual(['pending', 'pending'])
		smtp.behaviour = 'ok'
		await passTime(hour)
		expect(smtp.mails).toHaveLength(2)
	})
})
