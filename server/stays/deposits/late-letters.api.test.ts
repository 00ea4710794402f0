import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import type { Database } from '#db/connect.ts'
import { formatDay } from '#domain/time/dates.ts'
import { tooLate } from '#server/enquiries/store/outbox-repository.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'
import { sweep } from '#tests/helpers/steps.ts'

/** Quoted, accepted and confirmed while the mail server is down; the deposit is due on the 20th. */
async function confirmedInAnOutage(database: Database) {
	const site = await bookWithDeposit(database)
	const { id, key, offer, owner, call, guest, letters } = site
	await offer({ deposit: { ...deposit, releases: true } })
	await call('POST', `/api/requests/${key}/accept`, { agreement: 1 })
	await owner('POST', `/api/enquiries/${id}/confirm`)
	const { state, reference } = await guest()
	expect(state).toBe('confirmed')
	const due = letterWords.es.depositDue.subject.replace('{reference}', reference)
	return {
		...site,
		stateOn: async (day: string, time?: string) => {
			await site.later(at(day, time))
			return (await guest()).state
		},
		told: async () => (await letters('guest')).filter((it) => it === due).length,
		/** Which days of November the last letter about something names. */
		daysNamed: async (about: string) => {
			const { letter } = await database.query
				.selectFrom('outbox')
				.select('letter')
				.where('enquiry_id', '=', id)
				.where('about', 'like', `${about}%`)
				.orderBy('created_at', 'desc')
				.executeTakeFirstOrThrow()
			const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
			return days.filter((day) => letter?.includes(formatDay(day, 'es')))
		},
		toldOwner: async () => (await letters('owner')).filter((it) => it.includes('anticipo')).length,
	}
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('no dates are freed while the letter that names the deadline waits; then the guest has a day', async () => {
		const { stateOn, told, toldOwner, delivered, free } = await confirmedInAnOutage(await open())
		// Shorter than the week after which a letter has failed.
		for (const day of ['2026-11-20', '2026-11-21', '2026-11-22'])
			expect([day, await stateOn(day)]).toEqual([day, 'confirmed'])
		expect(await toldOwner()).toBe(1)
		expect(await told(), 'no last day yet').toBe(0)
		await delivered()
		expect(await stateOn('2026-11-22', '23:00')).toBe('confirmed')
		expect(await told()).toBe(0)
		// The day after they left is the last one, and the guest is told so.
		expect(await stateOn('2026-11-23')).toBe('confirmed')
		expect(await stateOn('2026-11-23', '23:00')).toBe('confirmed')
		expect([await told(), await toldOwner()]).toEqual([1, 1])
		expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([0])
		await delivered()
		expect(await stateOn('2026-11-24')).toBe('cancelled')
		expect(await free('cabin', '2026-12-12', '2026-12-13')).toEqual([1])
	})

	test('the guest’s page and the WhatsApp text name the day that holds', async () => {
		const site = await confirmedInAnOutage(await open())
		const { id, guest, owner, delivered, stateOn, clock } = site
		const named = async () => {
			const { whatsapp } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
			const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23']
			const told = days.filter((day) => whatsapp.includes(formatDay(day, 'es')))
			return [(await guest()).deposit.until, ...told]
		}
		expect(await named()).toEqual([deposit.until, deposit.until])
		clock.now = at('2026-11-21', '23:00')
		await delivered()
		await stateOn('2026-11-21', '23:10')
		expect(await named()).toEqual(['2026-11-22', '2026-11-22'])
	})

	test('letters that left before the last day change nothing about it', sweep, async () => {
		const { stateOn, told, delivered, clock } = await confirmedInAnOutage(await open())
		clock.now = at('2026-11-19', '23:00')
		await delivered()
		expect(await stateOn('2026-11-20')).toBe('confirmed')
		expect(await told()).toBe(1)
		await delivered()
		expect(await stateOn('2026-11-21')).toBe('cancelled')
	})

	test('letters about a last day that has moved name that day alone', async () => {
		const { key, call, stateOn, daysNamed, delivered, clock } = await confirmedInAnOutage(
			await open(),
		)
		clock.now = at('2026-11-20', '23:00')
		await delivered()
		await stateOn('2026-11-21')
		expect(await daysNamed('depositDue:2026-11-21')).toEqual(['2026-11-21'])
		await delivered('failed', tooLate)
		await stateOn('2026-11-22')
		expect(await daysNamed('depositLate')).toEqual(['2026-11-21'])
		await delivered()
		await call('POST', `/api/requests/${key}/message`, { text: '¿Cuál es la cuenta?' })
		await stateOn('2026-11-23')
		expect(await daysNamed('releaseHeld')).toEqual(['2026-11-21'])
		// The owner's: the agreed day, and the one from which the site cancels.
		expect(await daysNamed('depositDue:2026-11-20')).toEqual(['2026-11-20', '2026-11-22'])
	})

	test(
		'a guest who sleeps here already is not sent away for a deposit that was announced late',
		sweep,
		async () => {
			const { stateOn, delivered, clock } = await confirmedInAnOutage(await open())
			clock.now = at('2026-12-12', '23:00')
			await delivered()
			for (const day of ['2026-12-13', '2026-12-14', '2026-12-15'])
				expect([day, await stateOn(day)]).toEqual([day, 'confirmed'])
		},
	)

	test('where the letter cannot be delivered the owner is told, and decides', async () => {
		const { stateOn, told, toldOwner, delivered } = await confirmedInAnOutage(await open())
		await delivered('failed')
		expect(await stateOn('2026-11-20')).toBe('confirmed')
		expect(await stateOn('2026-11-28')).toBe('confirmed')
		expect([await told(), await toldOwner()]).toEqual([0, 1])
	})
})
