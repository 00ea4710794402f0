import { expect, test } from 'vitest'
import { letterWords, ownerMailWords } from '#content/stays/letter-words.ts'
import { fill } from '#domain/text/fill.ts'
import { formatDay } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'

const lastDay = formatDay(deposit.until, 'es')

/** Confirmed with a deposit whose absence cancels it. */
async function confirmed(database: Parameters<typeof bookWithDeposit>[0]) {
	const site = await bookWithDeposit(database)
	await site.offer({ deposit: { ...deposit, releases: true } })
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
	test.each([
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

	test('a reminder that waits for the mail server keeps the booking until the day after it failed', async () => {
		const { onDay, delivered } = await confirmed(await open())
		for (const day of ['2026-11-20', '2026-11-21'])
			expect(await onDay(day)).toEqual(['confirmed', 1])
		await delivered('failed')
		expect((await onDay('2026-11-23'))[0]).toBe('cancelled')
	})
})
