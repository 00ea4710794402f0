import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import { tooLate } from '#server/enquiries/store/outbox-repository.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

const lastDay = formatDay(deposit.until, 'es')

/** Confirmed with a deposit whose absence cancels it, unless it `releases` nothing. */
async function confirmed(
	database: Parameters<typeof bookWithDeposit>[0],
	{ releases = true } = {},
) {
	const site = await bookWithDeposit(database)
	await site.offer({ deposit: { ...deposit, releases } })
	await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
	await site.delivered()
	const letters = async () => (await site.letters('owner')).filter((it) => it.includes('anticipo'))
	return {
		...site,
		/** The state on a day, with the owner's letters about the deposit so far. */
		onDay: async (day: string) => {
			await site.later(at(day))
			return [(await site.guest()).state, (await letters()).length]
		},
	}
}

describeSampledDatabase('postgres', ({ open }) => {
	testSampled([
		['2026-11-20', '2026-11-21'],
		['2026-11-21', '2026-11-22'],
		['2026-11-23', '2026-11-24'],
	])(
		'a site that is back on %s reminds the guest first, and releases on %s',
		async (back, after) => {
			const site = await confirmed(await open())
			expect(await site.onDay(back)).toEqual(['confirmed', 1])
			await site.delivered()
			expect(await site.onDay(back)).toEqual(['confirmed', 1])
			const isLate = back > deposit.until
			const told = letterWords.es[isLate ? 'depositLate' : 'depositDue'].text
			expect(await site.texts('guest', isLate ? 'depositLate' : 'depositDue')).toEqual([
				fill(told, { lastDay }),
			])
			expect(await site.texts('owner', 'depositDue')).toEqual([
				fill(ownerMailWords.depositDue.text, { lastDay }),
			])
			expect((await site.onDay(after))[0]).toBe('cancelled')
		},
	)

	test('a reminder that cannot be delivered leaves the decision to the owner', async () => {
		const { onDay, delivered, paragraphs } = await confirmed(await open())
		for (const day of ['2026-11-20', '2026-11-21'])
			expect(await onDay(day)).toEqual(['confirmed', 1])
		expect(await paragraphs('owner')).toContain(ownerMailWords.releasesOnlyTold)
		await delivered('failed')
		for (const day of ['2026-11-22', '2026-11-24'])
			expect(await onDay(day)).toEqual(['confirmed', 1])
	})

	test(
		'a reminder that came too late for the mail server is followed by late ones until one leaves',
		sweep,
		async () => {
			const { onDay, delivered, texts } = await confirmed(await open())
			for (const day of ['2026-11-20', '2026-11-21']) {
				expect(await onDay(day)).toEqual(['confirmed', 1])
				await delivered('failed', tooLate)
			}
			expect(await onDay('2026-11-22')).toEqual(['confirmed', 1])
			expect(await texts('guest', 'depositLate')).toHaveLength(2)
			await delivered()
			expect((await onDay('2026-11-23'))[0]).toBe('cancelled')
		},
	)

	test('a guest who loses nothing is reminded until a reminder leaves, and no more', async () => {
		const { onDay, delivered, texts } = await confirmed(await open(), { releases: false })
		expect(await onDay('2026-11-20')).toEqual(['confirmed', 1])
		await delivered('failed', tooLate)
		for (const day of ['2026-11-21', '2026-11-22']) {
			expect(await onDay(day)).toEqual(['confirmed', 1])
			expect(await texts('guest', 'depositLate'), 'waits').toHaveLength(1)
		}
		await delivered('failed', tooLate)
		for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) {
			expect(await onDay(day)).toEqual(['confirmed', 1])
			expect(await texts('guest', 'depositLate')).toHaveLength(2)
			await delivered()
		}
	})

	test('a guest who loses nothing is reminded no more once the stay begins', async () => {
		const { onDay, delivered, texts } = await confirmed(await open(), { releases: false })
		await onDay('2026-11-20')
		await delivered('failed', tooLate)
		expect(await onDay('2026-12-12')).toEqual(['confirmed', 1])
		expect(await texts('guest', 'depositLate')).toEqual([])
	})

	test(
		'money that is taken back after the last day brings a late reminder, then the release',
		sweep,
		async () => {
			const { id, owner, onDay, delivered, texts } = await confirmed(await open())
			const receive = (receivedPesos: number) =>
				owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos })
			await receive(300_000)
			await delivered()
			expect(await onDay('2026-11-21')).toEqual(['confirmed', 0])
			await receive(0)
			expect((await onDay('2026-11-22'))[0]).toBe('confirmed')
			expect(await texts('guest', 'depositLate')).toHaveLength(1)
			await delivered()
			expect((await onDay('2026-11-23'))[0]).toBe('cancelled')
		},
	)

	test(
		'the letter before arrival is not held back by a release that will not come',
		sweep,
		async () => {
			const { owner, onDay, delivered, texts } = await confirmed(await open())
			await owner('PUT', '/api/stays/options', { arrivalLetterDays: 3 })
			await onDay('2026-11-20')
			await delivered('failed')
			await onDay('2026-11-21')
			expect((await onDay('2026-12-09'))[0]).toBe('confirmed')
			expect(await texts('guest', 'arrival')).toHaveLength(1)
		},
	)

	testSampled(['2026-11-20', '2026-11-21'])(
		'an owner who writes to the guest on %s keeps the booking, and the letter announces no release',
		async (day) => {
			const { id, key, call, owner, onDay, delivered, database } = await confirmed(await open())
			await onDay('2026-11-20')
			await delivered()
			await call('POST', `/api/requests/${key}/message`, { text: '¿Puedo pagar el 27?' })
			await onDay(day)
			const answer = { message: 'Claro.' }
			const { status, body } = await owner('POST', `/api/enquiries/${id}/confirm`, answer)
			expect(status).toBe(200)
			expect(body.agreement.deposit.releases).toBeUndefined()
			const { letter } = await database.query
				.selectFrom('outbox')
				.select('letter')
				.where('recipient', '=', 'guest')
				.where('letter', 'like', '%Claro.%')
				.executeTakeFirstOrThrow()
			expect(letter).not.toContain('cancel')
			for (const later of ['2026-11-22', '2026-11-23', '2026-11-24']) {
				await delivered()
				expect((await onDay(later))[0]).toBe('confirmed')
			}
		},
	)
})
