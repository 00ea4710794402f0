import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import type { Database } from '#db/connect.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, total } from '#tests/helpers/deposits.ts'
import { readMail, startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { inSteps, sweep } from '#tests/helpers/steps.ts'

/** A confirmed booking whose guest reads mails from a real mail server. The letter goes five days before. */
async function confirmedGuest(database: Database, language: Locale, receivedPesos = 0) {
	const smtp = await startSmtp()
	const site = await bookWithDeposit(database, { smtpUrl: smtp.url, changes: { language } })
	const { id, owner, guest, later } = site
	await owner('PUT', '/api/stays/options', { arrivalLetterDays: 5 })
	await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total })
	if (receivedPesos) await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos })
	const { reference } = await guest()
	const words = fill(letterWords[language], { reference })
	const toGuest = () =>
		smtp.mails.filter(({ to }) => to.includes('ana@example.com')).map((mail) => readMail(mail))
	const arrivalMails = () =>
		toGuest().filter(({ header }) => header('subject')[0] === words.arrival.subject)
	// What was told before is in the mailbox before the clock moves.
	await expect.poll(() => toGuest().length).toBe(receivedPesos ? 3 : 2)
	const entries = () =>
		database.query
			.selectFrom('outbox')
			.select(['status', 'last_error'])
			.where('about', 'like', 'arrival%')
			.orderBy('about')
			.execute()
	return { ...site, smtp, words, arrivalMails, entries, later }
}

async function withArrivals(database: Database, clock = { now: at('2026-11-16') }) {
	const site = await bookWithDeposit(database, { clock })
	await site.owner('PUT', '/api/stays/options', { arrivalLetterDays: 3 })
	const letters = database.query.selectFrom('outbox').select('about')
	const sent = letters.where('about', 'like', 'arrival%').orderBy('about')
	return { ...site, arrivals: async () => (await sent.execute()).map(({ about }) => about) }
}

/** The day of the letter, and that of the arrival. */
const [letterDay, arrivalDay] = ['2026-12-07', '2026-12-12']

describeSampledDatabase('sqlite', ({ open }) => {
	for (const [language, step] of inSteps(['es'], ['en']))
		test(
			`the letter reaches the guest's mailbox once, at ten of the chosen day, with all they need (${language})`,
			step,
			async () => {
				const opened = await confirmedGuest(await open(), language, 400_000)
				const { later, arrivalMails, entries, words, link } = opened
				await later(at(letterDay, '14:59'))
				expect(await entries()).toEqual([])
				await later(at(letterDay))
				await expect.poll(() => arrivalMails().length).toBe(1)
				// Not again, on any later day or at the same time by another process.
				for (const time of [
					at(letterDay),
					at(letterDay, '20:00'),
					at('2026-12-09'),
					at(arrivalDay),
				])
					await later(time)
				expect(await entries()).toMatchObject([{ status: 'sent' }])
				expect(arrivalMails()).toHaveLength(1)

				const [mail] = arrivalMails()
				const body = (type: RegExp) =>
					(mail?.bodies.find(({ head }) => type.test(head))?.body ?? '')
						.replace(/[\u00a0\u202f]/g, ' ')
						.replaceAll('\r\n', '\n')
				const text = body(/text\/plain/i)
				expect(text).toContain(words.arrival.text)
				expect(text).toContain(words.arrival.bring)
				expect(text).toContain(`http://localhost${localizePath('/arrive', language)}`)
				const left = `${words.rows.balance}: ${formatPesos(600_000, language)}`
				expect(text).toContain(left)
				expect(text).toContain(`${words.link}: ${link}`)
				expect(body(/text\/html/i)).toContain(`<html lang="${language}">`)
			},
		)

	test('if nothing was paid, the letter names the whole price as the balance', async () => {
		const { later, arrivalMails } = await confirmedGuest(await open(), 'en')
		await later(at(letterDay))
		await expect.poll(() => arrivalMails().length).toBe(1)
		const text = String(arrivalMails()[0]?.bodies[0]?.body).replaceAll('\u00a0', ' ')
		expect(text).toContain('Left to pay: 1,000,000 pesos')
	})

	test(
		'a site that was down at ten sends it later that day, or on a later one, but not on the day of arrival',
		sweep,
		async () => {
			const { later, entries, arrivalMails } = await confirmedGuest(await open(), 'es')
			await later(at(letterDay, '22:30'))
			await later(at(letterDay, '23:30'))
			await expect.poll(() => arrivalMails().length).toBe(1)
			expect(await entries()).toHaveLength(1)

			const next = await confirmedGuest(await open(), 'es')
			await next.later(at('2026-12-11', '22:30'))
			await expect.poll(() => next.arrivalMails().length).toBe(1)

			const late = await confirmedGuest(await open(), 'es')
			await late.later(at(arrivalDay))
			await late.later(at('2026-12-13'))
			expect(await late.entries()).toEqual([])
		},
	)

	test(
		'a mail server that was down at ten gets the letter later that day, once',
		sweep,
		async () => {
			const { smtp, later, entries, arrivalMails } = await confirmedGuest(await open(), 'es')
			smtp.behaviour = 'closing'
			await later(at(letterDay))
			await expect.poll(async () => (await entries())[0]?.last_error).toBeTruthy()
			expect(arrivalMails()).toEqual([])
			smtp.behaviour = 'ok'
			await later(at(letterDay, '20:00'))
			await expect.poll(() => arrivalMails().length).toBe(1)
			await later(at('2026-12-08'))
			expect(await entries()).toMatchObject([{ status: 'sent' }])
			expect(arrivalMails()).toHaveLength(1)
		},
	)

	test(
		'a mail server that was down until the guests arrived never gets the letter',
		sweep,
		async () => {
			const { smtp, later, entries, arrivalMails } = await confirmedGuest(await open(), 'es')
			smtp.behaviour = 'closing'
			await later(at(letterDay))
			await expect.poll(async () => (await entries())[0]?.last_error).toBeTruthy()
			smtp.behaviour = 'ok'
			await later(at(arrivalDay, '05:00'))
			await expect.poll(async () => (await entries())[0]?.status).toBe('failed')
			expect(arrivalMails()).toEqual([])
		},
	)

	test(
		'a letter that waited for a mail server tells of the booking as it is by then',
		sweep,
		async () => {
			const opened = await confirmedGuest(await open(), 'es')
			const { id, owner, smtp, later, arrivalMails, entries } = opened
			smtp.behaviour = 'closing'
			await later(at(letterDay))
			await expect.poll(async () => (await entries())[0]?.last_error).toBeTruthy()
			const more = { to: '2026-12-15', samePrice: true }
			expect((await owner('POST', `/api/enquiries/${id}/confirm`, more)).status).toBe(200)
			await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 400_000 })
			smtp.behaviour = 'ok'
			await later(at(letterDay, '20:00'))
			await expect.poll(() => arrivalMails().length).toBe(1)
			const text = String(arrivalMails()[0]?.bodies[0]?.body).replaceAll('\u00a0', ' ')
			expect(text).toContain('15 de diciembre')
			expect(text).not.toContain('14 de diciembre')
			expect(text).toContain('600.000')
		},
	)

	test('a letter that waited until the booking was moved is not sent; one for the new day is', async () => {
		const opened = await confirmedGuest(await open(), 'es')
		const { id, owner, smtp, later, arrivalMails, entries, allSent } = opened
		smtp.behaviour = 'closing'
		await later(at(letterDay))
		await expect.poll(async () => (await entries())[0]?.last_error).toBeTruthy()
		const moved = { from: '2026-12-13', to: '2026-12-15', samePrice: true }
		expect((await owner('POST', `/api/enquiries/${id}/confirm`, moved)).status).toBe(200)
		smtp.behaviour = 'ok'
		await later(at(letterDay, '20:00'))
		await allSent()
		expect(await entries()).toMatchObject([{ status: 'failed' }])
		await later(at('2026-12-08'))
		await expect.poll(() => arrivalMails().length).toBe(1)
		expect(String(arrivalMails()[0]?.bodies[0]?.body)).toContain('13 de diciembre')
		await later(at('2026-12-09'))
		expect(await entries()).toMatchObject([{ status: 'failed' }, { status: 'sent' }])
	})

	for (const [language, step] of inSteps(['es'], ['en']))
		test(`names the day of an unpaid deposit as past (${language})`, step, async () => {
			const opened = await confirmedGuest(await open(), language)
			const { id, owner, later, arrivalMails, words } = opened
			await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total, deposit })
			await later(at(letterDay))
			await expect.poll(() => arrivalMails().length).toBe(1)
			const text = String(arrivalMails()[0]?.bodies[0]?.body).replaceAll('\u00a0', ' ')
			const [price, day] = [
				formatPesos(deposit.pesos, language),
				formatDay(deposit.until, language),
			]
			const said = fill(words.rows.depositWasDue, { price, day }).replaceAll('\u00a0', ' ')
			expect(text).toContain(said)
		})

	test('a letter that waited until the booking was cancelled is not sent', async () => {
		const opened = await confirmedGuest(await open(), 'es')
		const { id, owner, smtp, later, arrivalMails, entries, allSent } = opened
		smtp.behaviour = 'closing'
		await later(at(letterDay))
		await expect.poll(async () => (await entries())[0]?.last_error).toBeTruthy()
		await owner('POST', `/api/enquiries/${id}/cancel`)
		smtp.behaviour = 'ok'
		await later(at(letterDay, '20:00'))
		await allSent()
		expect(arrivalMails()).toEqual([])
		expect(await entries()).toMatchObject([{ status: 'failed' }])
	})

	test('a letter goes once, some days before arrival at ten, with the balance', async () => {
		const { id, owner, letters, later, guest, database } = await bookWithDeposit(await open())
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total })
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 400_000 })
		const { reference } = await guest()
		const subject = letterWords.es.arrival.subject.replace('{reference}', reference)
		await later(at('2026-12-09', '14:59'))
		expect(await letters('guest')).not.toContain(subject)
		await later(at('2026-12-09'))
		await later(at('2026-12-10'))
		expect((await letters('guest')).filter((it) => it === subject)).toHaveLength(1)
		const stored = await database.query
			.selectFrom('outbox')
			.select('letter')
			.where('about', 'like', 'arrival%')
			.executeTakeFirstOrThrow()
		const letter = String(stored.letter)
		expect(letter).toContain('600.000')
		expect(letter).toContain('/arrive')
		expect(letter).toContain('/request/')
	})

	test(
		'a booking made close to its arrival and moved later gets the letter for the new one',
		sweep,
		async () => {
			const clock = { now: at('2026-12-10', '16:00') }
			const { id, owner, later, arrivals } = await withArrivals(await open(), clock)
			await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total })
			await later(at('2026-12-11'))
			expect(await arrivals()).toEqual([])
			const moved = { from: '2026-12-20', to: '2026-12-22', samePrice: true }
			expect((await owner('POST', `/api/enquiries/${id}/confirm`, moved)).status).toBe(200)
			for (const day of ['2026-12-16', '2026-12-17', '2026-12-18']) await later(at(day))
			expect(await arrivals()).toEqual(['arrival:2026-12-20'])
		},
	)

	test(
		'after its letter, a booking that is moved gets another only if the move is longer than the letter’s days',
		sweep,
		async () => {
			const { id, owner, later, arrivals, delivered } = await withArrivals(await open())
			await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total })
			await later(at('2026-12-09'))
			expect(await arrivals()).toEqual(['arrival:2026-12-12'])
			await delivered()
			const moveTo = async (from: string, to: string) =>
				(await owner('POST', `/api/enquiries/${id}/confirm`, { from, to, samePrice: true })).status
			expect(await moveTo('2026-12-15', '2026-12-16')).toBe(200)
			for (const day of ['2026-12-12', '2026-12-13']) await later(at(day))
			expect(await arrivals()).toEqual(['arrival:2026-12-12'])
			expect(await moveTo('2026-12-20', '2026-12-21')).toBe(200)
			for (const day of ['2026-12-17', '2026-12-18']) await later(at(day))
			expect(await arrivals()).toEqual(['arrival:2026-12-12', 'arrival:2026-12-20'])
		},
	)

	test('no letter for a booking that is cancelled or was made later, or if the owner wants none', async () => {
		const database = await open()
		const { id, owner, later, book, database: db } = await bookWithDeposit(database)
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: total })
		await owner('POST', `/api/enquiries/${id}/cancel`)
		await later(at('2026-12-09', '16:00'))
		const late = await book({ ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' })
		await owner('POST', `/api/enquiries/${late.id}/confirm`, { pesos: total })
		await later(at('2026-12-10'))
		const none = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-21' })
		await owner('POST', `/api/enquiries/${none.id}/confirm`, { pesos: total })
		await owner('PUT', '/api/stays/options', { arrivalLetterDays: 0 })
		await later(at('2026-12-18'))
		const sent = db.query.selectFrom('outbox').selectAll().where('about', 'like', 'arrival%')
		expect(await sent.execute()).toEqual([])
	})
})
