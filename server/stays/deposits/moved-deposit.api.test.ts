import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

/** A confirmed booking with a deposit, which cancels the booking if it does not come. */
async function confirmed(database: Parameters<typeof bookWithDeposit>[0]) {
	const site = await bookWithDeposit(database)
	const act = (action: string, body: object = {}) =>
		site.owner('POST', `/api/enquiries/${site.id}/${action}`, body)
	await site.offer({ deposit: { ...deposit, releases: true } })
	await act('confirm')
	return { ...site, act }
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('the owner moves the deposit of a booking, keeps it and waives it, and the guest is told', async () => {
		const { act, guest, letters, paragraphs } = await confirmed(await open())
		const before = await letters('guest')
		const later = { pesos: 200_000, until: '2026-12-01' }
		for (const [agreed, changes] of [
			[{ ...deposit, releases: false }, ['deposit']],
			[later, ['deposit']],
			[null, ['deposit']],
		] as const) {
			const moved = await act('confirm', { deposit: agreed })
			expect([moved.status, moved.body.agreement]).toMatchObject([
				200,
				{ deposit: agreed, changes },
			])
			expect((await guest()).agreement.deposit).toEqual(agreed)
		}
		expect(await letters('guest')).toHaveLength(before.length + 3)
		expect(await paragraphs('guest')).toEqual(
			expect.arrayContaining([
				'Esto cambió: el anticipo. Ahora el anticipo es de 200.000 pesos, a más tardar el martes, 1 de diciembre de 2026.',
				'Esto cambió: el anticipo. Ya no tiene que pagar ningún anticipo.',
			]),
		)
		const { history, agreement } = await guest()
		expect(agreement.number).toBe(5)
		expect(history.map((entry: { deposit?: object | null }) => entry.deposit)).toEqual([
			{ ...deposit, releases: true },
			undefined,
			{ ...deposit, releases: false },
			later,
			null,
		])
		await act('confirm', { deposit: later })
		const repriced = await act('confirm', { pesos: 900_000 })
		expect(repriced.body.agreement).toMatchObject({ deposit: later, changes: ['price'] })
	})

	testSampled([
		[{ pesos: 0, until: '2026-12-01' }, 'errDepositNone'],
		[{ pesos: 1_000_001, until: '2026-12-01' }, 'errDepositMore'],
		[{ pesos: 1, until: '2026-12-13' }, 'errDepositLate'],
	])('a confirmation with the deposit %o is refused', async (wrong, code) => {
		const { act, guest } = await confirmed(await open())
		const refused = await act('confirm', { deposit: wrong })
		expect([refused.status, refused.body.errors[0].code]).toEqual([422, code])
		expect((await guest()).agreement.number).toBe(2)
	})

	test('a deposit that was paid is not asked for again when the price is lowered', async () => {
		const { act, guest, owner, id, paragraphs } = await confirmed(await open())
		await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 300_000 })
		await act('confirm', { pesos: 200_000 })
		expect((await guest()).agreement.changes).toEqual(['price', 'deposit'])
		const told = (await paragraphs('guest')).filter((text) => text.startsWith('Esto cambió'))
		expect(told).toEqual(['Esto cambió: el precio.'])
	})

	test('a raised deposit of which a part was paid asks for the rest', async () => {
		const { act, owner, id, paragraphs, database } = await confirmed(await open())
		await act('deposit', { receivedPesos: 300_000 })
		await act('confirm', { deposit: { pesos: 500_000, until: '2026-12-01' } })
		const told =
			'Esto cambió: el anticipo. Ahora el anticipo es de 500.000 pesos. Ya recibimos 300.000 pesos: faltan 200.000 pesos, a más tardar el martes, 1 de diciembre de 2026.'
		expect(await paragraphs('guest')).toContain(told)
		const { whatsapp } = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		expect(whatsapp).toContain(told)
		const letters = await database.query.selectFrom('outbox').select('letter').execute()
		expect(letters.map(({ letter }) => letter).join()).toContain(
			JSON.stringify({
				label: 'Anticipo',
				value: '500.000 pesos; faltan 200.000 pesos, hasta el martes, 1 de diciembre de 2026',
			}),
		)
	})

	test('a request that was opened again is confirmed with its earlier deposit, unless the owner waives it', async () => {
		const { act, guest, paragraphs } = await confirmed(await open())
		const { deposit: before } = await guest()
		const cancelAndReopen = async () => {
			await act('cancel')
			await act('reopen')
			expect((await guest()).deposit).toBeNull()
		}
		await cancelAndReopen()
		await act('confirm')
		expect(await guest()).toMatchObject({ state: 'confirmed', deposit: before })
		const waived = expect.stringContaining(letterWords.es.changes.depositGone)
		expect(await paragraphs('guest')).not.toContainEqual(waived)
		await cancelAndReopen()
		await act('confirm', { deposit: null })
		expect(await guest()).toMatchObject({ state: 'confirmed', deposit: null })
	})
})
