import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import type { Database } from '#db/connect.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, pdf } from '#tests/helpers/deposits.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const releasing = { ...deposit, releases: true }

async function quoted(database: Database) {
	const site = await bookWithDeposit(database)
	await site.offer({ deposit: releasing })
	await site.delivered()
	return {
		...site,
		receive: (receivedPesos: number) =>
			site.owner('POST', `/api/enquiries/${site.id}/deposit`, { receivedPesos }),
		confirm: () => site.owner('POST', `/api/enquiries/${site.id}/confirm`),
		/** The letters that leave on the day before its tasks run, so that they count as read. */
		stateOn: async (day: string) => {
			await site.delivered()
			await site.later(at(day))
			return (await site.guest()).state
		},
		reminders: () => site.texts('guest', 'depositDue'),
		waiting: async () => (await site.owner('GET', '/api/desk/today')).body.unansweredCount,
	}
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('a second deposit is announced on its own last day, to both, before it is released', async () => {
		const { offer, stateOn, reminders, texts, clock } = await quoted(await open())
		await stateOn('2026-11-20')
		clock.now = at('2026-11-20', '18:00')
		await offer({ deposit: { ...releasing, until: '2026-11-25' } })
		expect(await stateOn('2026-11-24')).toBe('offered')
		expect(await reminders()).toHaveLength(1)
		expect(await stateOn('2026-11-25')).toBe('offered')
		const today = letterWords.es.depositDue.text
		expect(await reminders()).toEqual([today, today])
		expect(await texts('owner', 'depositDue')).toHaveLength(2)
		expect(await stateOn('2026-11-26')).toBe('cancelled')
	})

	test(
		'a receipt that was marked in part holds up nothing: what is left is asked for, then released',
		sweep,
		async () => {
			const { send, receive, stateOn, reminders, clock } = await quoted(await open())
			await stateOn('2026-11-20')
			clock.now = at('2026-11-20', '18:00')
			await send(pdf(), 'application/pdf')
			expect(await stateOn('2026-11-22')).toBe('accepted')
			clock.now = at('2026-11-22', '18:00')
			await receive(100_000)
			// A whole day from the letter that says what is left.
			expect(await stateOn('2026-11-23')).toBe('accepted')
			expect(await reminders()).toHaveLength(2)
			expect(await stateOn('2026-11-24')).toBe('cancelled')
		},
	)

	test('a receipt sent before a larger deposit was asked for holds up nothing', sweep, async () => {
		const site = await quoted(await open())
		const { send, receive, offer, stateOn, reminders, texts, later, clock } = site
		await later(at('2026-11-17'))
		await send(pdf(), 'application/pdf')
		clock.now = at('2026-11-17', '16:00')
		await receive(300_000)
		await later(at('2026-11-18'))
		await offer({ deposit: { ...releasing, pesos: 500_000 } })
		expect(await stateOn('2026-11-20')).toBe('offered')
		expect(await reminders()).toHaveLength(1)
		expect((await texts('owner', 'depositDue'))[0]).toContain('márquelo')
		expect(await stateOn('2026-11-21')).toBe('cancelled')
	})

	testSampled([
		['unopened when another quote was written still waits', false, 'accepted', 'receiptDue'],
		['opened before another quote was written holds up nothing', true, 'cancelled', 'depositDue'],
	] as const)('a receipt that was %s', async (_what, isOpened, state, told) => {
		const site = await quoted(await open())
		const { id, key, send, offer, owner, call, stateOn, texts, clock } = site
		await send(pdf(), 'application/pdf')
		clock.now = at('2026-11-16', '16:00')
		if (isOpened) await owner('GET', `/api/enquiries/${id}/receipt`)
		clock.now = at('2026-11-16', '17:00')
		await call('POST', `/api/requests/${key}/change`, { text: '¿Y una noche más?' })
		await offer({ pesos: 1_500_000, to: '2026-12-15', deposit: releasing })
		await call('POST', `/api/requests/${key}/accept`, { agreement: 2 })
		expect(await stateOn('2026-11-20')).toBe('accepted')
		const lastDay = formatDay(deposit.until, 'es')
		expect(await texts('owner', 'depositDue')).toEqual([
			fill(ownerMailWords[told].text, { lastDay }),
		])
		expect(await stateOn('2026-11-21')).toBe(state)
		expect(await stateOn('2026-11-22')).toBe(state)
	})

	test('a receipt that the owner has not settled still holds up a confirmed booking', async () => {
		const { send, receive, confirm, stateOn, texts, waiting, later } = await quoted(await open())
		await later(at('2026-11-17'))
		await send(pdf(), 'application/pdf')
		await later(at('2026-11-18'))
		await confirm()
		expect(await stateOn('2026-11-20')).toBe('confirmed')
		expect(await stateOn('2026-11-22')).toBe('confirmed')
		// The same amount as before is an answer too: it was no receipt.
		await receive(0)
		expect(await waiting()).toBe(0)
		expect(await stateOn('2026-11-23')).toBe('confirmed')
		expect(await texts('guest', 'depositLate')).toHaveLength(1)
		expect(await stateOn('2026-11-24')).toBe('cancelled')
	})

	testSampled([
		['message', 'Ya pagué por Nequi.'],
		['change', 'Un día más, por favor.'],
	])('nothing is released while a %s waits for a reply', async (action, text) => {
		const site = await quoted(await open())
		const { id, key, confirm, call, owner, stateOn, waiting, texts, clock } = site
		await confirm()
		await stateOn('2026-11-20')
		clock.now = at('2026-11-20', '18:00')
		expect((await call('POST', `/api/requests/${key}/${action}`, { text })).status).toBe(200)
		expect(await stateOn('2026-11-21')).toBe('confirmed')
		expect(await stateOn('2026-11-22')).toBe('confirmed')
		expect([await waiting(), await texts('owner', 'releaseHeld')]).toEqual([
			...[1, [expect.stringContaining('último día')]],
		])
		const { letter } = await site.database.query
			.selectFrom('outbox')
			.select('letter')
			.where('about', 'like', 'releaseHeld%')
			.executeTakeFirstOrThrow()
		expect(JSON.parse(String(letter)).letter.paragraphs).toContain(ownerMailWords.releaseHeld)
		// Replied to elsewhere: not cancelled within minutes of it.
		await owner('PATCH', `/api/enquiries/${id}`, { state: 'answered' })
		expect(await stateOn('2026-11-22')).toBe('confirmed')
		expect(await stateOn('2026-11-23')).toBe('cancelled')
	})

	test('while a change waits for a reply, neither letter about the last day announces a release', async () => {
		const site = await quoted(await open())
		const { key, confirm, call, stateOn, paragraphs, later } = site
		await confirm()
		await later(at('2026-11-19'))
		await call('POST', `/api/requests/${key}/change`, { text: 'Un día más, por favor.' })
		expect(await stateOn('2026-11-20')).toBe('confirmed')
		const { releases, held } = letterWords.es.depositDue
		const toGuest = await paragraphs('guest')
		expect(toGuest).toContain(held)
		expect(toGuest).not.toContain(releases)
		expect(await paragraphs('owner')).toContain(ownerMailWords.releaseHeld)
	})

	test(
		'a guest who accepted and waits for the owner still waits after a release',
		sweep,
		async () => {
			const { key, call, stateOn, waiting } = await quoted(await open())
			await call('POST', `/api/requests/${key}/accept`, { agreement: 1 })
			await stateOn('2026-11-20')
			expect(await stateOn('2026-11-21')).toBe('cancelled')
			expect(await waiting()).toBe(1)
		},
	)
})
