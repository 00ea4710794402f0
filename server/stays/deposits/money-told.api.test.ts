import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { formatDay } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, photo, total } from '#tests/helpers/deposits.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

type Site = Awaited<ReturnType<typeof bookWithDeposit>>
const words = letterWords.es

async function lastLetter({ database, id }: Site, subject: string) {
	const rows = await database.query
		.selectFrom('outbox')
		.select('letter')
		.where('enquiry_id', '=', id)
		.where('recipient', '=', 'guest')
		.orderBy('created_at')
		.orderBy('position')
		.execute()
	const mails = rows.map(({ letter }) => JSON.parse(String(letter)))
	const [start = ''] = subject.split('{')
	return mails.find((mail) => mail.subject.startsWith(start)).letter
}

describeSampledDatabase('postgres', ({ open }) => {
	test('a history entry about money says whether it is mailed: more is, less is not', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		const mark = async (receivedPesos: number) => {
			const path = `/api/enquiries/${site.id}/deposit`
			return (await site.owner('POST', path, { receivedPesos })).body.history.at(-1)
		}
		// The first payment also accepts the quote.
		expect(await mark(100_000)).toMatchObject({ action: 'deposit', mail: 'pending' })
		expect(await mark(200_000)).toMatchObject({ action: 'deposit', mail: 'pending' })
		expect(await mark(50_000)).toMatchObject({ action: 'deposit', mail: null })
	})

	test('the mail about a cancellation says that a receipt still waits to be looked at', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		const isTold = async () =>
			(await site.paragraphs('owner')).includes(ownerMailWords.cancel.receipt)
		expect((await site.send(await photo())).statusCode).toBe(201)
		expect(await isTold()).toBe(false)
		await site.call('POST', `/api/requests/${site.key}/cancel`, {})
		expect(await isTold()).toBe(true)
	})

	testSampled(['cancel', 'decline'] as const)(
		'the letter to %s names what was received and is to be returned; opened again, what was received',
		async (action) => {
			const site = await bookWithDeposit(await open())
			const act = (name: string, body: object = {}) =>
				site.owner('POST', `/api/enquiries/${site.id}/${name}`, body)
			await site.offer()
			await act('deposit', { receivedPesos: 100_000 })
			await act(action, { message: '' })
			const { rows } = await lastLetter(site, words[action].subject)
			const value = formatPesos(100_000, 'es')
			expect(rows).toContainEqual({ label: words.rows.received, value })
			expect(rows).toContainEqual({ label: words.rows.refund, value })
			expect((await act('reopen', { message: '' })).status).toBe(200)
			const opened = (await lastLetter(site, words.reopen.subject)).rows
			expect(opened).toContainEqual({ label: words.rows.received, value })
			expect(opened).not.toContainEqual({ label: words.rows.refund, value })
			expect(await site.guest()).toMatchObject({ state: 'received', deposit: null, balance: null })
		},
	)

	testSampled(['es', 'en'] as const)(
		'of a deposit paid in part, letters and history say what is missing (%s)',
		async (language) => {
			const due = letterWords[language].depositDue
			const missing = formatPesos(200_000, language)
			const site = await bookWithDeposit(await open(), { changes: { language } })
			await site.offer({ deposit: { ...deposit, releases: true } })
			await site.owner('POST', `/api/enquiries/${site.id}/deposit`, { receivedPesos: 100_000 })
			await site.delivered()
			await site.later(at(deposit.until))
			expect(await site.texts('guest', 'depositDue')).toEqual([fill(due.textInPart, { missing })])
			expect(await site.letters('owner')).toContainEqual(
				expect.stringContaining(`faltan ${formatPesos(200_000, 'es')}`),
			)
			const toOwner = { lastDay: formatDay(deposit.until, 'es') }
			expect(await site.texts('owner', 'depositDue')).toEqual([
				fill(ownerMailWords.depositDueInPart.text, toOwner),
			])
			await site.delivered()
			await site.later(at('2026-11-21'))
			const { state, history } = await site.guest()
			expect([state, history.at(-1).text]).toEqual([
				...['cancelled', fill(due.unpaidInPart, { missing })],
			])
		},
	)

	testSampled(['es', 'en'] as const)(
		'letters that ask for a deposit say whom to ask how to pay it, until the owner has written it (%s)',
		async (language) => {
			const { offer, confirm, depositDue, deposit: told } = letterWords[language]
			const [start = ''] = told.askHowToPay.split('{')
			const asks = async (site: Site, subject: string) => {
				const { paragraphs } = await lastLetter(site, subject)
				return paragraphs.some((it: string) => it.startsWith(start))
			}
			for (const es of ['', 'Nequi 300 000 0001']) {
				const site = await bookWithDeposit(await open(), { changes: { language } })
				await site.owner('PUT', '/api/stays/options', { howToPay: { es, en: '' } })
				await site.offer()
				await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
				await site.delivered()
				await site.later(at(deposit.until))
				for (const { subject } of [offer, confirm, depositDue])
					expect([es, subject, await asks(site, subject)]).toEqual([es, subject, es === ''])
			}
			const site = await bookWithDeposit(await open(), { changes: { language } })
			await site.offer({ deposit: undefined })
			expect(await asks(site, offer.subject), 'no deposit').toBe(false)
		},
	)

	testSampled(['es', 'en'] as const)(
		'money returned after a cancellation is told by mail, with what is still to be returned (%s)',
		async (language) => {
			const { returned, rows: labels } = letterWords[language]
			const site = await bookWithDeposit(await open(), { changes: { language } })
			const act = async (name: string, body: object = {}) =>
				(await site.owner('POST', `/api/enquiries/${site.id}/${name}`, body)).body
			const price = (pesos: number) => formatPesos(pesos, language)
			const { reference } = await site.guest()
			const told = async () => {
				const rows = await site.database.query
					.selectFrom('outbox')
					.select('letter')
					.where('enquiry_id', '=', site.id)
					.where('recipient', '=', 'guest')
					.orderBy('position')
					.execute()
				return JSON.parse(String(rows.at(-1)?.letter))
			}
			await site.offer()
			await act('deposit', { receivedPesos: 200_000 })
			await act('cancel')
			for (const [left, now] of [
				[50_000, 150_000],
				[0, 50_000],
			] as const) {
				const { history } = await act('deposit', { receivedPesos: left })
				expect(history.at(-1)).toMatchObject({ action: 'deposit', mail: 'pending' })
				const { subject, letter } = await told()
				expect(subject).toBe(fill(returned.subject, { reference }))
				expect(letter.paragraphs).toContain(fill(returned.text, { returned: price(now) }))
				expect(letter.rows).toContainEqual({ label: labels.received, value: price(200_000) })
				expect(letter.rows).toContainEqual({ label: labels.returned, value: price(200_000 - left) })
				const refund = letter.rows.find(({ label }: { label: string }) => label === labels.refund)
				expect(refund?.value).toBe(left > 0 ? price(left) : undefined)
			}
		},
	)

	test('more than the price, corrected on the same day, was not returned; on a later day it was', async () => {
		const site = await bookWithDeposit(await open())
		const mark = async (receivedPesos: number) => {
			const path = `/api/enquiries/${site.id}/deposit`
			return (await site.owner('POST', path, { receivedPesos })).body.history.at(-1)
		}
		await site.offer()
		await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
		await mark(1.5 * total)
		expect(await mark(total)).toMatchObject({ pesos: total, mail: null })
		await mark(1.5 * total)
		await site.later(at('2026-11-17'))
		expect(await mark(total)).toMatchObject({ pesos: total, mail: 'pending' })
	})

	test('the letter with the confirmation asks for a deposit only until it is paid', async () => {
		for (const receivedPesos of [0, deposit.pesos]) {
			const site = await bookWithDeposit(await open())
			const act = (name: string, body: object) =>
				site.owner('POST', `/api/enquiries/${site.id}/${name}`, body)
			await site.offer()
			if (receivedPesos > 0) await act('deposit', { receivedPesos })
			await act('confirm', { message: '' })
			const { rows } = await lastLetter(site, words.confirm.subject)
			const labels = rows.map(({ label }: { label: string }) => label)
			expect(labels.includes(words.rows.deposit)).toBe(receivedPesos === 0)
			expect(labels.includes(words.rows.received)).toBe(receivedPesos > 0)
		}
	})

	test('the late reminder of a deposit paid in part says what is missing', sweep, async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await site.owner('POST', `/api/enquiries/${site.id}/deposit`, { receivedPesos: 100_000 })
		await site.delivered()
		await site.later(at('2026-11-22'))
		const told = { lastDay: formatDay(deposit.until, 'es'), missing: formatPesos(200_000, 'es') }
		expect(await site.texts('guest', 'depositLate')).toEqual([
			fill(words.depositLate.textInPart, told),
		])
	})

	test('on the day of arrival the reminder announces no release', sweep, async () => {
		for (const [until, isThreatened] of [
			['2026-12-12', false],
			['2026-12-11', true],
		] as const) {
			const site = await bookWithDeposit(await open())
			await site.offer({ deposit: { ...deposit, until, releases: true } })
			await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
			await site.delivered()
			await site.later(at(until))
			const { paragraphs } = await lastLetter(site, words.depositDue.subject)
			expect(paragraphs.includes(words.depositDue.releases)).toBe(isThreatened)
		}
	})

	testSampled([
		['after a lower price', 'confirm', { pesos: 600_000 }, { balance: 0, refund: 400_000 }],
		['after a cancellation', 'cancel', {}, { balance: null, refund: total }],
	] as const)(
		'money that was paid can be recorded %s, up to twice the highest price that was agreed',
		async (_when, action, body, owed) => {
			const site = await bookWithDeposit(await open())
			const act = (name: string, sent: object = {}) =>
				site.owner('POST', `/api/enquiries/${site.id}/${name}`, sent)
			await site.offer()
			await act('confirm')
			await act('confirm', { pesos: 600_000 })
			expect((await act(action, body)).status).toBe(200)
			const more = await act('deposit', { receivedPesos: 2 * total + 1 })
			expect([more.status, more.body.errors[0].code]).toEqual([422, 'errReceivedMore'])
			const { status } = await act('deposit', { receivedPesos: total })
			expect(status).toBe(200)
			expect(await site.guest()).toMatchObject({ receivedPesos: total, ...owed })
			// The guest has paid twice.
			expect((await act('deposit', { receivedPesos: 2 * total })).body).toMatchObject({
				receivedPesos: 2 * total,
				refund: owed.refund + total,
			})
		},
	)
})
