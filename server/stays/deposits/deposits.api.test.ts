import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { letterWords, ownerMailWords } from '#content/stays/letter-words.ts'
import { requestWords } from '#content/stays/request-words.ts'
import type { Database } from '#db/connect.ts'
import { receiptErrorCodes } from '#domain/stays/deposit.ts'
import { describeEachDatabase, describeSqlite } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { receiptForm, receiptFormType } from '#tests/helpers/guest-pages.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const pdf = (more = '') =>
	Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Page ${more}>>\nendobj\n%%EOF\n`)
const photo = () =>
	sharp({ create: { width: 600, height: 800, channels: 3, background: '#cba' } })
		.withExif({ IFD0: { Artist: 'somebody' } })
		.jpeg()
		.toBuffer()
const total = 1_000_000
const deposit = { pesos: 300_000, until: '2026-11-20' }

/** Ten in the morning in Bogotá. */
const at = (day: string, time = '15:00') => Date.parse(`${day}T${time}:00Z`)

async function setUp(database: Database, clock = { now: at('2026-11-16') }) {
	const environment = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'casa@example.com' }
	const site = await staysOn(database, { environment, clock })
	const stay = { ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' }
	const { id, key } = await site.book(stay)
	const offer = (body: object = {}) =>
		site.owner('POST', `/api/enquiries/${id}/offer`, {
			pesos: total,
			message: 'Con gusto.',
			heldUntil: '2026-12-01',
			deposit,
			...body,
		})
	const send = (payload: Buffer, type = 'image/jpeg', url = `/api/requests/${key}/receipt`) =>
		site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } })
	const guest = async () => (await site.call('GET', `/api/requests/${key}`)).body
	/** The subjects of the letters to a recipient that go once. */
	async function letters(recipient: string) {
		const rows = await database.query
			.selectFrom('outbox')
			.select(['letter'])
			.where('enquiry_id', '=', id)
			.where('recipient', '=', recipient as 'guest')
			.orderBy('created_at')
			.execute()
		return rows.flatMap(({ letter }) => (letter ? [JSON.parse(letter).subject as string] : []))
	}
	/** Another process, whose tasks run when it starts. */
	const later = async (now: number) => {
		clock.now = now
		await (await staysOn(database, { environment, clock })).app.close()
	}
	return { ...site, id, key, offer, send, guest, letters, later, clock, database }
}

describeEachDatabase(({ open }) => {
	test('a deposit is asked for, its receipt sent and seen, received, and the balance told', async () => {
		const { id, offer, send, guest, owner, app, letters } = await setUp(await open())
		const howToPay = { es: 'Nequi 300 000 0001', en: '' }
		await owner('PUT', '/api/stays/options', { howToPay })
		expect((await offer()).status).toBe(200)
		expect(await guest()).toMatchObject({
			deposit: { ...deposit, receivedPesos: 0, hasReceipt: false, seenAt: null },
			balance: total,
			howToPay: howToPay.es,
			agreement: { deposit },
		})
		const sent = await send(await photo())
		expect(sent.statusCode).toBe(201)
		expect(sent.headers).toMatchObject({ 'cache-control': 'no-store' })
		expect(sent.json()).toMatchObject({ deposit: { hasReceipt: true, seenAt: null } })

		const { headers } = await owner('GET', `/api/enquiries/${id}/receipt`)
		expect(headers).toMatchObject({
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
			'content-type': 'image/jpeg',
			'content-disposition': 'attachment; filename="receipt.jpg"',
		})
		expect((await app.inject(`/api/enquiries/${id}/receipt`)).statusCode).toBe(401)
		expect((await guest()).deposit.seenAt).not.toBeNull()

		const received = await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		expect(received.body).toMatchObject({ receivedPesos: 300_000, balance: 700_000 })
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		const { reference, history, balance } = await guest()
		expect(balance).toBe(700_000)
		expect(history.map(({ action }: { action: string }) => action)).toEqual([
			...['offer', 'receipt', 'deposit'],
		])
		const filled = (text: string) =>
			text.replace('{reference}', reference).replace('{guest}', received.body.name)
		expect(await letters('owner')).toContain(filled(ownerMailWords.receipt.subject))
		const toGuest = await letters('guest')
		expect(toGuest.filter((it) => it === filled(letterWords.es.deposit.subject))).toHaveLength(1)

		// A later confirmation keeps the deposit, and never asks for more than the whole price.
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 200_000 })
		expect((await guest()).agreement.deposit).toEqual({ ...deposit, pesos: 200_000 })
	})

	test('a receipt that cannot be stored is told, and nothing else changes', async () => {
		const { id, key, offer, send, guest, owner, database } = await setUp(await open())
		await offer()
		await send(await photo())
		const before = await guest()
		const { query } = database
		await sql`alter table deposits rename column receipt to receipt_away`.execute(query)
		const refused = await send(await photo())
		expect([refused.statusCode, refused.json().code]).toEqual([500, 'internal'])
		const form = await send(receiptForm(await photo()), receiptFormType)
		const page = `/request/${key}?problem=internal#deposit`
		expect([form.statusCode, form.headers.location]).toEqual([303, page])
		expect(await guest()).toEqual(before)
		await sql`alter table deposits rename column receipt_away to receipt`.execute(query)
		expect((await owner('GET', `/api/enquiries/${id}/receipt`)).status).toBe(200)
		expect((await send(await photo())).statusCode).toBe(201)
	})

	test('neither a price below zero nor more than the price is taken', async () => {
		const { id, offer, guest, owner } = await setUp(await open())
		for (const below of [{ pesos: -1, deposit: null }, { pesos: -1 }]) {
			const { status, body } = await offer(below)
			expect([status, body.errors[0].field]).toEqual([422, 'pesos'])
		}
		expect(await guest()).toMatchObject({ state: 'received', agreement: null })
		await offer()
		const received = { receivedPesos: total + 1 }
		const { status, body } = await owner('POST', `/api/enquiries/${id}/deposit`, received)
		expect([status, body.errors[0].code]).toEqual([422, 'errDepositMore'])
		expect(await guest()).toMatchObject({ balance: total })
	})

	test('the receipt is deleted with the guest’s request', async () => {
		const { id, key, offer, send, call, owner, database } = await setUp(await open())
		await offer()
		expect((await send(pdf(), 'application/pdf')).statusCode).toBe(201)
		const { headers } = await owner('GET', `/api/enquiries/${id}/receipt`)
		expect(headers).toMatchObject({
			'content-type': 'application/pdf',
			'x-content-type-options': 'nosniff',
			'content-disposition': 'attachment; filename="receipt.pdf"',
		})
		expect((await call('DELETE', `/api/requests/${key}`)).status).toBe(200)
		for (const table of ['deposits', 'sent_letters'] as const)
			expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([])
	})

	test('unpaid on its last day both are told once; the dates are freed only if the owner chose so', async () => {
		const { offer, guest, letters, later, free } = await setUp(await open())
		await offer({ deposit: { ...deposit, releases: true } })
		const { reference } = await guest()
		const due = letterWords.es.depositDue.subject.replace('{reference}', reference)
		await later(at('2026-11-20', '14:59'))
		expect(await letters('guest')).not.toContain(due)
		await later(at('2026-11-20'))
		await later(at('2026-11-20', '20:00'))
		expect((await letters('guest')).filter((it) => it === due)).toHaveLength(1)
		expect((await letters('owner')).filter((it) => it.includes('anticipo'))).toHaveLength(1)
		expect((await guest()).state).toBe('offered')
		await later(at('2026-11-21'))
		const { state, history } = await guest()
		expect([state, history.at(-1).text]).toEqual([
			...['cancelled', letterWords.es.depositDue.unpaid],
		])
		expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([1])
	})

	test('without that choice, paid, or with a receipt, the booking stays', async () => {
		for (const [changes, hasReceipt] of [
			[{}, false],
			[{ releases: true }, true],
		] as const) {
			const { offer, send, guest, later } = await setUp(await open())
			await offer({ deposit: { ...deposit, ...changes } })
			if (hasReceipt) await send(pdf(), 'application/pdf')
			await later(at('2026-11-20'))
			await later(at('2026-11-25'))
			expect((await guest()).state).toBe('offered')
		}
	})

	test('a stay that is over is not cancelled for its deposit, and holds up no other', async () => {
		const { id, offer, owner, book, call, guest, later } = await setUp(await open())
		await offer({ deposit: { pesos: 300_000, until: '2026-12-12', releases: true } })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		const other = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-22' })
		await owner('POST', `/api/enquiries/${other.id}/offer`, {
			pesos: total,
			message: '',
			deposit: { ...deposit, until: '2026-12-12', releases: true },
		})
		await owner('POST', `/api/enquiries/${other.id}/confirm`)
		await later(at('2026-12-16'))
		expect((await guest()).state).toBe('confirmed')
		const { body } = await call('GET', `/api/requests/${other.key}`)
		expect(body.state).toBe('cancelled')
	})

	test('a guest who comes earlier than agreed pays the deposit by then', async () => {
		const { id, offer, owner } = await setUp(await open())
		await offer({ deposit: { pesos: 300_000, until: '2026-12-10' } })
		const moved = await owner('POST', `/api/enquiries/${id}/confirm`, {
			from: '2026-12-01',
			to: '2026-12-03',
			samePrice: true,
		})
		expect(moved.body.agreement.deposit).toMatchObject({ pesos: 300_000, until: '2026-12-01' })
	})

	test('a letter goes once, some days before arrival at ten, with the balance', async () => {
		const { id, owner, letters, later, guest, database } = await setUp(await open())
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
			.where('about', '=', 'arrival')
			.executeTakeFirstOrThrow()
		const letter = String(stored.letter)
		expect(letter).toContain('600.000')
		expect(letter).toContain('/arrive')
		expect(letter).toContain('/request/')
	})

	test('no letter for what is cancelled, was made later than that, or by an owner who wants none', async () => {
		const database = await open()
		const { id, owner, later, book, database: db } = await setUp(database)
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
		const sent = db.query.selectFrom('outbox').selectAll().where('about', '=', 'arrival')
		expect(await sent.execute()).toEqual([])
	})

	test('a deposit is at most the total, and comes back with it', async () => {
		const { owner, book } = await staysOn(await open())
		const { id } = await book()
		const at = `/api/enquiries/${id}`
		const deposit = { pesos: 200_000, until: `${nextYear}-12-01` }
		await owner('POST', `${at}/offer`, { pesos: 500_000, message: '', deposit })
		for (const [pesos, asked] of [
			[1, 1],
			[0, undefined],
			[500_000, 200_000],
		]) {
			const { body } = await owner('POST', `${at}/confirm`, { pesos })
			expect([pesos, body.deposit?.pesos]).toEqual([pesos, asked])
			expect(body.agreement.changes, 'the letter names it').toEqual(['price', 'deposit'])
		}
	})
})

describeSqlite(({ open }) => {
	test.each([
		[{ pesos: 0, until: '2026-11-20' }, 'errDepositNone'],
		[{ pesos: -5, until: '2026-11-20' }, 'errDepositNone'],
		[{ pesos: total + 1, until: '2026-11-20' }, 'errDepositMore'],
		[{ pesos: 1, until: '2026-11-15' }, 'errDepositPast'],
		[{ pesos: 1, until: '2026-12-13' }, 'errDepositLate'],
	])('a deposit of %j is told as %s, and nothing is offered', async (wrong, code) => {
		const { offer, guest } = await setUp(await open())
		const { status, body } = await offer({ deposit: wrong })
		expect([status, body.errors[0].code]).toEqual([422, code])
		expect(await guest()).toMatchObject({ state: 'received', deposit: null, balance: null })
	})

	test('a receipt that is a bomb, a script, a PDF with actions or 500 pages is refused, and the last one stays', async () => {
		const { offer, send, guest, key } = await setUp(await open())
		expect((await send(await photo())).statusCode).toBe(409)
		await offer()
		await send(await photo())
		const { receiptAt } = (await guest()).deposit
		const bomb = await sharp({
			create: { width: 10_001, height: 10_000, channels: 3, background: '#fff' },
			limitInputPixels: false,
		})
			.png()
			.toBuffer()
		const hostile = [
			[bomb, 'receiptTooHeavy'],
			[Buffer.from('<script>alert(1)</script>'), 'receiptKind'],
			[Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'receiptKind'],
			[pdf('/S /JavaScript '), 'receiptActions'],
			[pdf('/Count 500 '), 'receiptPages'],
			[Buffer.from('\xff\xd8\xffnonsense', 'latin1'), 'receiptBroken'],
		] as const
		for (const [bytes, code] of hostile) {
			const response = await send(bytes)
			expect([response.statusCode, response.json().errors[0].code]).toEqual([422, code])
		}
		expect((await guest()).deposit.receiptAt).toBe(receiptAt)
		const words: Record<string, string> = requestWords.es.deposit.errors
		for (const code of receiptErrorCodes) expect(words[code]).toBeTruthy()

		// A form without scripts comes back to the page, which says what was wrong.
		const post = (content: Buffer) => send(receiptForm(content), receiptFormType)
		const refused = await post(pdf('/S /JavaScript '))
		expect([refused.statusCode, refused.headers.location]).toEqual([
			...[303, `/request/${key}?problem=receiptActions#deposit`],
		])
		const taken = await post(await photo())
		expect([taken.statusCode, taken.headers.location]).toEqual([303, `/request/${key}#deposit`])
		expect(
			(await send(await photo(), 'image/jpeg', '/api/requests/nobody/receipt')).statusCode,
		).toBe(404)
	})
})
