import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import {
	describeEachDatabase,
	describeSampledDatabase,
	describeSqlite,
} from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, pdf, photo, total } from '#tests/helpers/deposits.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { startSmtp } from '#tests/helpers/mail/smtp-stub.ts'
import { staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'

describeEachDatabase(({ open }) => {
	test('a deposit is asked for, its receipt sent and seen, received, and the balance shown', async () => {
		const { id, offer, send, guest, owner, app, letters } = await bookWithDeposit(await open())
		const howToPay = { es: 'Nequi 300 000 0001', en: '' }
		await owner('PUT', '/api/stays/options', { howToPay })
		expect((await offer()).status).toBe(200)
		expect(await guest()).toMatchObject({
			deposit: { ...deposit, receivedPesos: 0, hasReceipt: false },
			balance: total,
			howToPay: howToPay.es,
			agreement: { deposit },
		})
		const sent = await send(await photo())
		expect(sent.statusCode).toBe(201)
		expect(sent.headers).toMatchObject({ 'cache-control': 'no-store' })
		expect(sent.json()).toMatchObject({ deposit: { hasReceipt: true }, receipt: { seenAt: null } })

		const { headers } = await owner('GET', `/api/enquiries/${id}/receipt`)
		expect(headers).toMatchObject({
			'cache-control': 'no-store',
			'x-content-type-options': 'nosniff',
			'content-type': 'image/jpeg',
			'content-disposition': 'attachment; filename="receipt.jpg"',
		})
		expect((await app.inject(`/api/enquiries/${id}/receipt`)).statusCode).toBe(401)
		expect((await guest()).receipt.seenAt).not.toBeNull()

		const received = await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		expect(received.body).toMatchObject({ receivedPesos: 300_000, balance: 700_000 })
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		const { reference, history, balance } = await guest()
		expect(balance).toBe(700_000)
		expect(history.map(({ action }: { action: string }) => action)).toEqual([
			...['offer', 'accept', 'receipt', 'deposit'],
		])
		const filled = (text: string) =>
			text.replace('{reference}', reference).replace('{guest}', received.body.name)
		expect(await letters('owner')).toContain(filled(ownerMailWords.receipt.subject))
		const toGuest = await letters('guest')
		expect(toGuest.filter((it) => it === filled(letterWords.es.deposit.subject))).toHaveLength(1)

		// A later confirmation keeps the deposit, and never asks for more than the whole price.
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 200_000 })
		expect((await guest()).agreement.deposit).toEqual({ ...deposit, pesos: 200_000 })
		expect(await guest()).toMatchObject({ balance: 0, refund: 100_000 })
		// For a booking that is off nothing is asked, and what came is to be returned.
		await owner('POST', `/api/enquiries/${id}/cancel`, {})
		expect(await guest()).toMatchObject({ balance: null, refund: 300_000 })
	})
})

describeSampledDatabase('sqlite', ({ open }) => {
	test('neither a price below zero nor more than twice the price is taken', async () => {
		const { id, offer, guest, owner } = await bookWithDeposit(await open())
		for (const below of [{ pesos: -1, deposit: null }, { pesos: -1 }]) {
			const { status, body } = await offer(below)
			expect([status, body.errors[0].field]).toEqual([422, 'pesos'])
		}
		expect(await guest()).toMatchObject({ state: 'received', agreement: null })
		await offer()
		const received = { receivedPesos: 2 * total + 1 }
		const { status, body } = await owner('POST', `/api/enquiries/${id}/deposit`, received)
		expect([status, body.errors[0].code]).toEqual([422, 'errReceivedMore'])
		expect(await guest()).toMatchObject({ balance: total })
	})

	test('an unpaid deposit is reported to both once on its last day; the dates are freed only if the owner chose so', async () => {
		const { offer, guest, letters, delivered, later, free } = await bookWithDeposit(await open())
		await offer({ deposit: { ...deposit, releases: true } })
		await delivered()
		const { reference } = await guest()
		const due = letterWords.es.depositDue.subject.replace('{reference}', reference)
		await later(at('2026-11-20', '14:59'))
		expect(await letters('guest')).not.toContain(due)
		await later(at('2026-11-20'))
		await later(at('2026-11-20', '20:00'))
		expect((await letters('guest')).filter((it) => it === due)).toHaveLength(1)
		expect((await letters('owner')).filter((it) => it.includes('anticipo'))).toHaveLength(1)
		expect((await guest()).state).toBe('offered')
		await delivered()
		await later(at('2026-11-21'))
		const { state, history } = await guest()
		expect([state, history.at(-1).text]).toEqual([
			...['cancelled', letterWords.es.depositDue.unpaid],
		])
		expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([1])
	})

	test(
		'a mail server that was down until after its last day never gets the guest’s reminder',
		sweep,
		async () => {
			const smtp = await startSmtp()
			const site = await bookWithDeposit(await open(), { smtpUrl: smtp.url })
			const { offer, later, database, allSent } = site
			expect((await offer()).status).toBe(200)
			const told = (address: string) => smtp.mails.filter(({ to }) => to.includes(address))
			await allSent()
			expect(told('ana@example.com')).toHaveLength(2)
			const reminder = async (recipient: 'guest' | 'owner') =>
				await database.query
					.selectFrom('outbox')
					.select(['status', 'last_error'])
					.where('about', 'like', 'depositDue%')
					.where('recipient', '=', recipient)
					.executeTakeFirst()
			const before = told('casa@example.com').length
			smtp.behaviour = 'closing'
			await later(at(deposit.until))
			for (const recipient of ['guest', 'owner'] as const)
				await expect.poll(async () => (await reminder(recipient))?.last_error).toBeTruthy()
			smtp.behaviour = 'ok'
			await later(at('2026-11-21', '05:00'))
			await expect.poll(async () => (await reminder('guest'))?.status).toBe('failed')
			expect(told('ana@example.com')).toHaveLength(2)
			// The owner still needs to know.
			await expect.poll(async () => (await reminder('owner'))?.status).toBe('sent')
			expect(told('casa@example.com').length).toBeGreaterThan(before)
		},
	)

	test('without that choice, paid, or with a receipt, the booking stays', async () => {
		for (const [changes, hasReceipt] of [
			[{}, false],
			[{ releases: true }, true],
		] as const) {
			const { offer, send, guest, delivered, later } = await bookWithDeposit(await open())
			await offer({ deposit: { ...deposit, ...changes } })
			await delivered()
			if (hasReceipt) await send(pdf(), 'application/pdf')
			await later(at('2026-11-20'))
			await later(at('2026-11-25'))
			// A receipt accepts the quote.
			expect((await guest()).state).toBe(hasReceipt ? 'accepted' : 'offered')
		}
	})

	test(
		'a site that was down on the last day reminds the guest when it is back, in words that are true',
		sweep,
		async () => {
			const site = await bookWithDeposit(await open())
			await site.offer()
			await site.delivered()
			await site.later(at('2026-11-22'))
			await site.later(at('2026-11-23'))
			const day = { lastDay: formatDay(deposit.until, 'es') }
			expect(await site.texts('guest', 'depositLate')).toEqual([
				fill(letterWords.es.depositLate.text, day),
			])
			expect(await site.texts('owner', 'depositDue')).toEqual([
				fill(ownerMailWords.depositDue.text, day),
			])
		},
	)

	test('back once the guests are here, it reminds nobody of them', sweep, async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
		await site.later(at('2026-12-12'))
		expect(await site.texts('guest', 'depositLate')).toEqual([])
		expect(await site.texts('owner', 'depositDue')).toHaveLength(1)
	})

	test('the owner’s reminder says that a receipt waits to be looked at', sweep, async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await site.send(pdf(), 'application/pdf')
		await site.later(at('2026-11-20'))
		const day = { lastDay: formatDay(deposit.until, 'es') }
		expect(await site.texts('owner', 'depositDue')).toEqual([
			fill(ownerMailWords.receiptDue.text, day),
		])
	})

	test('no letter before arrival reaches a guest whose booking is released, or is about to be', async () => {
		const site = await bookWithDeposit(await open())
		const { id, offer, owner, guest, letters, delivered, later } = site
		await owner('PUT', '/api/stays/options', { arrivalLetterDays: 3 })
		await offer({ deposit: { ...deposit, until: '2026-12-09', releases: true } })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await delivered()
		const { reference } = await guest()
		const soon = letterWords.es.arrival.subject.replace('{reference}', reference)
		await later(at('2026-12-09'))
		expect((await guest()).state).toBe('confirmed')
		await delivered()
		await later(at('2026-12-10'))
		expect((await guest()).state).toBe('cancelled')
		expect(await letters('guest')).not.toContain(soon)
	})

	test(
		'a receipt that comes on the last day still brings the letter before arrival',
		sweep,
		async () => {
			const { id, offer, owner, send, guest, letters, later } = await bookWithDeposit(await open())
			await owner('PUT', '/api/stays/options', { arrivalLetterDays: 3 })
			await offer({ deposit: { ...deposit, until: '2026-12-09', releases: true } })
			await owner('POST', `/api/enquiries/${id}/confirm`)
			const { reference } = await guest()
			const soon = letterWords.es.arrival.subject.replace('{reference}', reference)
			await later(at('2026-12-09'))
			await send(pdf(), 'application/pdf')
			await later(at('2026-12-10'))
			expect((await letters('guest')).filter((it) => it === soon)).toHaveLength(1)
		},
	)

	test(
		'a stay that is over is not cancelled for its deposit, and holds up no other',
		sweep,
		async () => {
			const site = await bookWithDeposit(await open())
			const { id, offer, owner, book, call, guest, delivered, later } = site
			await offer({ deposit: { pesos: 300_000, until: '2026-12-12', releases: true } })
			await owner('POST', `/api/enquiries/${id}/confirm`)
			const other = await book({ ArrivalDate: '2026-12-20', DepartureDate: '2026-12-22' })
			await owner('POST', `/api/enquiries/${other.id}/offer`, {
				pesos: total,
				message: '',
				deposit: { ...deposit, until: '2026-12-12', releases: true },
			})
			await owner('POST', `/api/enquiries/${other.id}/confirm`)
			await delivered()
			await later(at('2026-12-16'))
			await delivered()
			await later(at('2026-12-17'))
			expect((await guest()).state).toBe('confirmed')
			const { body } = await call('GET', `/api/requests/${other.key}`)
			expect(body.state).toBe('cancelled')
		},
	)

	test('a guest who comes earlier than agreed pays the deposit by then', async () => {
		const { id, offer, owner } = await bookWithDeposit(await open())
		await offer({ deposit: { pesos: 300_000, until: '2026-12-10' } })
		const moved = await owner('POST', `/api/enquiries/${id}/confirm`, {
			from: '2026-12-01',
			to: '2026-12-03',
			samePrice: true,
		})
		expect(moved.body.agreement.deposit).toMatchObject({ pesos: 300_000, until: '2026-12-01' })
	})

	test('a deposit is at most the total, and never grows by itself', async () => {
		const { owner, book } = await staysOn(await open())
		const { id } = await book()
		const at = `/api/enquiries/${id}`
		const deposit = { pesos: 200_000, until: `${nextYear}-12-01` }
		await owner('POST', `${at}/offer`, { pesos: 500_000, message: '', deposit })
		for (const [pesos, asked, changes] of [
			[100_000, 100_000, ['price', 'deposit']],
			[500_000, 100_000, ['price']],
			[0, undefined, ['price', 'deposit']],
			[500_000, undefined, ['price']],
		]) {
			const { body } = await owner('POST', `${at}/confirm`, { pesos })
			expect([pesos, body.deposit?.pesos]).toEqual([pesos, asked])
			expect(body.agreement.changes, 'the letter names it').toEqual(changes)
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
		const { offer, guest } = await bookWithDeposit(await open())
		const { status, body } = await offer({ deposit: wrong })
		expect([status, body.errors[0].code]).toEqual([422, code])
		expect(await guest()).toMatchObject({ state: 'received', deposit: null, balance: null })
	})
})
