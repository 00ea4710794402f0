import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit, pdf } from '#tests/helpers/deposits.ts'

const howToPay = { es: 'Nequi 300 000 0001', en: '' }

/** A quote held to the 17th that was not accepted; its deposit was to be paid by the 20th. */
async function lapsed(database: Parameters<typeof bookWithDeposit>[0]) {
	const site = await bookWithDeposit(database)
	await site.owner('PUT', '/api/stays/options', { howToPay })
	await site.offer({ heldUntil: '2026-11-17', deposit: { ...deposit, releases: true } })
	await site.delivered()
	await site.later(at('2026-11-18'))
	return site
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('a quote that has lapsed takes no receipt and asks for no money', async () => {
		const { guest, send, owner, id, paragraphs } = await lapsed(await open())
		expect(await guest()).toMatchObject({
			isHoldOver: true,
			deposit: { takesReceipts: false },
			balance: null,
			howToPay: '',
		})
		const { whatsapp } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		expect(whatsapp).toContain('ya venció')
		const refused = await send(pdf(), 'application/pdf')
		expect([refused.statusCode, refused.json().code]).toEqual([409, 'hold-passed'])
		// Money that comes nevertheless is marked and told, and nothing is left to pay.
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		expect(await guest()).toMatchObject({ state: 'offered', receivedPesos: 300_000, balance: null })
		expect(await paragraphs('guest')).toContain(letterWords.es.deposit.lapsed)
		expect((await owner('GET', '/api/desk/today')).body.unansweredCount).toBe(1)
	})

	test('nobody is reminded of the deposit of a lapsed quote, and it is not released', async () => {
		const { guest, letters, later } = await lapsed(await open())
		const before = [await letters('guest'), await letters('owner')]
		for (const day of ['2026-11-20', '2026-11-21', '2026-11-22']) await later(at(day))
		expect([await letters('guest'), await letters('owner')]).toEqual(before)
		expect(await guest()).toMatchObject({ state: 'offered', isHoldOver: true })
	})

	test('nobody is reminded of the deposit of a quote whose dates others have taken', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer({ heldUntil: undefined })
		await site.delivered()
		const days = { ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' }
		const other = await site.book(days)
		await site.owner('POST', `/api/enquiries/${other.id}/confirm`, {})
		const before = [await site.letters('guest'), await site.letters('owner')]
		await site.later(at('2026-11-20'))
		expect([await site.letters('guest'), await site.letters('owner')]).toEqual(before)
		// They are free again on the next day.
		await site.owner('POST', `/api/enquiries/${other.id}/cancel`, {})
		await site.later(at('2026-11-21'))
		expect(await site.letters('guest')).toHaveLength((before[0]?.length ?? 0) + 1)
	})

	test('a lapsed quote that is made again asks for its deposit again', async () => {
		const { offer, guest, send, letters, delivered, later } = await lapsed(await open())
		await offer({ heldUntil: '2026-11-25', deposit: { ...deposit, until: '2026-11-24' } })
		await delivered()
		const { length } = await letters('guest')
		await later(at('2026-11-24'))
		expect(await letters('guest')).toHaveLength(length + 1)
		expect((await guest()).deposit.takesReceipts).toBe(true)
		expect((await send(pdf(), 'application/pdf')).statusCode).toBe(201)
	})
})
