import { expect, test } from 'vitest'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { referenceOf } from '#domain/enquiries/reference.ts'
import { addMail } from '#server/enquiries/store/outbox-repository.ts'
import { writeAbout } from '#server/mail/about.ts'
import { replaceImported } from '#server/stays/units/take-units.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ').replaceAll('\r\n', '\n')

describeSqlite(({ open }) => {
	async function setUp(clock = { now: Date.parse('2026-11-15T15:00:00Z') }) {
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const site = await staysOn(await open(), { environment, clock })
		/** The mail with this subject, once it came. */
		async function mail(subject: string) {
			const find = () =>
				smtp.mails
					.map((it) => ({ ...readMail(it), to: it.to }))
					.find(({ header }) => header('subject')[0] === subject)
			await expect.poll(find).toBeDefined()
			const found = find() as NonNullable<ReturnType<typeof find>>
			const body = (type: RegExp) => found.bodies.find(({ head }) => type.test(head))?.body ?? ''
			return {
				to: found.to,
				text: plainSpaces(body(/text\/plain/i)),
				html: plainSpaces(body(/text\/html/i)),
				calendar: body(/text\/calendar/i),
			}
		}
		return { ...site, smtp, mail, clock }
	}

	test('mails say what the owner wrote', async () => {
		const { book, owner, mail } = await setUp()
		const rewrite = (document: string, path: string, value: string) =>
			owner('PATCH', `/api/content/${document}`, { changes: [{ path, locale: 'es', value }] })
		await rewrite('mails', 'acknowledgement.booking.subject', '{reference} en {name}')
		await rewrite('mails', 'acknowledgement.booking.text', 'Ya le contestamos desde {town}.')
		await rewrite('letters', 'confirm.subject', '¡Listo! {reference}')
		await rewrite('offers', 'cabin.name', 'La casa grande')
		await owner('POST', '/api/content/publish')
		const { id } = await book({ ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' })
		const { reference } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		const received = await mail(`${reference} en Palma de Cera`)
		expect(received.text).toContain('Ya le contestamos desde Salento.')
		expect(received.text).toContain('La casa grande')
		await owner('POST', `/api/enquiries/${id}/confirm`)
		expect((await mail(`¡Listo! ${reference}`)).text).toContain('La casa grande')
	})

	test('received, offer and confirmation in English, each as text and HTML', sweep, async () => {
		const { book, owner, mail } = await setUp()
		const items = [{ offer: 'cabin' }, { offer: 'table', units: 1, hour: '13:00' }]
		const stay = { ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14', language: 'en', items }
		const { id, link } = await book({ ...stay, Name: 'John Smith', Email: 'john@example.com' })
		const { body } = await owner('GET', `/api/enquiries/${id}/stay`)
		const { reference } = body

		const received = await mail(`We have your request ${reference}`)
		expect(received.to).toEqual(['john@example.com'])
		expect(received.text).toContain(
			'Asked for: Cabin × 1\nAsked for: Table in the restaurant × 1, 13:00',
		)
		expect(received.text).toContain(`See your request, change it or cancel it: ${link}`)

		const offer = { pesos: 1_400_000, message: 'Breakfast <included>.', heldUntil: '2026-11-20' }
		await owner('POST', `/api/enquiries/${id}/offer`, offer)
		const offered = await mail(`Our offer for your request ${reference}`)
		expect(offered.text).toContain(`See and accept the offer: ${link}`)
		expect(offered.html).toContain('Breakfast &#60;included&#62;.')
		expect(offered.html).toMatch(/<a href="[^"]+" class="act"[^>]*>See and accept the offer<\/a>/)

		await owner('POST', `/api/enquiries/${id}/confirm`)
		const confirmed = await mail(`Booking confirmed: ${reference}`)
		expect(confirmed.text).toContain('Your booking is firm.')
		expect(confirmed.calendar).toContain('DTSTART;VALUE=DATE:20261212')
		expect(confirmed.calendar).toContain('STATUS:CONFIRMED')
	})

	test('a decline, a cancellation and what the guest does, in Spanish', sweep, async () => {
		const { book, owner, call, mail } = await setUp()
		const first = await book()
		await owner('POST', `/api/enquiries/${first.id}/decline`, { message: 'Ese día hay una boda.' })
		const { reference } = (await owner('GET', `/api/enquiries/${first.id}/stay`)).body
		const declined = await mail(`Sobre su solicitud ${reference}`)
		expect(declined.text).toContain('Ese día hay una boda.')
		expect(declined.text).not.toContain('Precio')

		const second = await book()
		const other = (await owner('GET', `/api/enquiries/${second.id}/stay`)).body.reference
		await owner('POST', `/api/enquiries/${second.id}/offer`, { pesos: 5000, message: '' })
		await call('POST', `/api/requests/${second.key}/accept`)
		const accepted = await mail(`${other}: Ana María Ñáñez aceptó la propuesta`)
		expect(accepted.to).toEqual(['casa@example.com'])
		expect(accepted.text).toContain('Precio, con impuestos: 5.000 pesos')
		expect(accepted.text).toContain(
			`Abrir la solicitud: http://localhost/admin/requests?request=${other}`,
		)
		const mails = async () => {
			const { history } = (await owner('GET', `/api/enquiries/${second.id}/stay`)).body
			return Object.fromEntries(
				history.map((it: { action: string; mail: string }) => [it.action, it.mail]),
			)
		}
		await expect.poll(mails).toEqual({ offer: 'sent', accept: null })
		await call('POST', `/api/requests/${second.key}/cancel`, { text: 'Nos enfermamos' })
		expect((await mail(`${other}: Ana María Ñáñez canceló`)).text).toContain('Nos enfermamos')
		expect((await mail(`Solicitud cancelada: ${other}`)).to).toEqual(['ana@example.com'])
	})

	test('the owner is told of a calendar that cannot be read for a day, in Spanish', async () => {
		const clock = { now: Date.parse('2026-11-15T15:00:00Z') }
		const database = await open()
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const { owner } = await staysOn(database, { environment, clock })
		const url = 'https://203.0.114.1/secret-token.ics'
		await owner('PUT', '/api/calendars', { imports: [{ offer: 'glamping', url }] })
		const [calendar] = (await owner('GET', '/api/calendars')).body.imports
		const failing = { error: 'status 503', failing_since: clock.now - 86_400_000 }
		await database.query.updateTable('imported_calendars').set(failing).execute()
		const entry = { recipient: 'owner', status: 'pending', last_error: null } as const
		const mail = {
			enquiryId: null,
			about: writeAbout({ kind: 'calendar', id: calendar.id }),
			at: clock.now,
		}
		await database.query
			.transaction()
			.execute((transaction) => addMail(transaction, entry, mail, 'localhost'))
		await staysOn(database, { environment, clock })
		await expect.poll(() => smtp.mails.length).toBe(1)
		const { header, bodies } = readMail(smtp.mails[0] as never)
		expect(header('subject')).toEqual(['Un calendario importado no se deja leer desde hace un día'])
		expect(smtp.mails[0]?.to).toEqual(['casa@example.com'])
		const [text, html] = [/text\/plain/i, /text\/html/i].map((type) =>
			plainSpaces(bodies.find(({ head }) => type.test(head))?.body ?? ''),
		)
		expect(
			text,
		).toContain(`Seguimos con lo último que leímos, que puede estar atrasado: revise la dirección, o bloquee los días a mano.

Para: Glamping
Dirección: 203.0.114.1
Motivo: El otro sitio respondió con el error 503

Ver los calendarios: http://localhost/admin/calendar/others`)
		expect(html).toContain('El otro sitio respondió con el error 503')
		// The address is a secret of the other site.
		expect(text + String(html)).not.toContain('secret-token')
	})

	test('the owner is told of nights that were sold here and on another site', async () => {
		const clock = { now: Date.parse('2026-11-15T15:00:00Z') }
		const database = await open()
		const { owner, book } = await staysOn(database, { clock })
		const { id } = await book({ ArrivalDate: '2026-12-22', DepartureDate: '2026-12-26' })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		const url = 'https://203.0.114.1/secret-token.ics'
		const saved = await owner('PUT', '/api/calendars', { imports: [{ offer: 'cabin', url }] })
		const calendarId = saved.body.imports[0].id
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const stay = { from: '2026-12-24', to: '2026-12-28', units: 1 }
		const entry = { recipient: 'owner', status: 'pending', last_error: null } as const
		const mail = {
			enquiryId: null,
			about: writeAbout({ kind: 'overbooked', id: 'cabin' }),
			at: clock.now,
		}
		await database.query.transaction().execute(async (transaction) => {
			const taking = { calendarId, offer: 'cabin', stays: [stay], at: clock.now } as const
			await replaceImported(transaction, taking)
			await addMail(transaction, entry, mail, 'localhost')
		})
		await staysOn(database, { environment, clock })
		const find = () =>
			smtp.mails
				.map((it) => readMail(it))
				.find(({ header }) => header('subject')[0] === ownerMailWords.overbooked.subject)
		await expect.poll(find).toBeDefined()
		const { bodies } = find() as NonNullable<ReturnType<typeof find>>
		const text = plainSpaces(bodies.find(({ head }) => /text\/plain/i.test(head))?.body ?? '')
		expect(text).toContain(
			`Del jueves, 24 de diciembre de 2026 al sábado, 26 de diciembre de 2026. Aquí: ${referenceOf(id)} Ana María Ñáñez. Allá: 203.0.114.1.`,
		)
		expect(text).not.toContain('secret-token')
	})

	test(
		'thanks go out from nine in the morning in Bogotá on, and never at night',
		sweep,
		async () => {
			const clock = { now: Date.parse('2026-11-15T15:00:00Z') }
			const database = await open()
			const { book, owner } = await staysOn(database, { clock })
			await owner('PUT', '/api/stays/options', { thanksMail: true })
			const { id } = await book({ ArrivalDate: '2026-11-16', DepartureDate: '2026-11-17' })
			await owner('POST', `/api/enquiries/${id}/confirm`)
			/** Whether a site that runs at this minute, in Bogotá, has written the letter. */
			const isThankedAt = async (time: string) => {
				clock.now = Date.parse(`${time}:00-05:00`)
				const { app } = await staysOn(database, { clock })
				await app.close()
				const row = await database.query.selectFrom('stay_requests').selectAll().executeTakeFirst()
				return row?.thanked_at !== null
			}
			for (const early of ['2026-11-17T10:00', '2026-11-17T23:59', '2026-11-18T00:01'])
				expect([early, await isThankedAt(early)]).toEqual([early, false])
			for (const early of ['2026-11-18T03:00', '2026-11-18T08:59'])
				expect([early, await isThankedAt(early)]).toEqual([early, false])
			expect(await isThankedAt('2026-11-18T09:00')).toBe(true)
		},
	)

	test('guests are thanked on the day after, once, and only if the owner wants it', async () => {
		const clock = { now: Date.parse('2026-11-15T15:00:00Z') }
		const database = await open()
		const smtp = await startSmtp()
		const environment = { SMTP_URL: smtp.url, MAIL_TO: 'casa@example.com' }
		const { book, owner } = await staysOn(database, { environment, clock })
		const { id } = await book({ ArrivalDate: '2026-11-16', DepartureDate: '2026-11-17' })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		const thanked = () =>
			smtp.mails.map(readMail).filter((it) => /Gracias/.test(String(it.header('subject'))))
		expect((await owner('GET', '/api/stays/options')).body).toEqual({
			thanksMail: false,
			arrivalLetterDays: 3,
			howToPay: { es: '', en: '' },
		})
		clock.now = Date.parse('2026-11-18T15:00:00Z')
		await staysOn(database, { environment, clock })
		const { query } = database
		expect(
			(await query.selectFrom('stay_requests').selectAll().executeTakeFirst())?.thanked_at,
		).toBeNull()
		const later = await staysOn(database, { environment, clock })
		await later.owner('PUT', '/api/stays/options', { thanksMail: true })
		await staysOn(database, { environment, clock })
		await expect.poll(thanked).toHaveLength(1)
		await staysOn(database, { environment, clock })
		const about = await query
			.selectFrom('outbox')
			.select('about')
			.where('about', '=', 'thanks')
			.execute()
		expect(about).toHaveLength(1)
	})
})
