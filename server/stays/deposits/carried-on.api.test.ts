import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, deposit } from '#tests/helpers/deposits.ts'
import { sweep } from '#tests/helpers/steps.ts'

describeSampledDatabase('postgres', ({ open }) => {
	test(
		'a booking whose deposit was paid is not cancelled after a night is added',
		sweep,
		async () => {
			const site = await bookWithDeposit(await open())
			const { id, key, offer, owner, call, guest, later, texts, delivered } = site
			const act = (action: string, body: object = {}) =>
				owner('POST', `/api/enquiries/${id}/${action}`, body)
			await offer({ pesos: 900_000, deposit: { ...deposit, releases: true } })
			await call('POST', `/api/requests/${key}/accept`, { agreement: 1 })
			await act('confirm')
			await act('confirm', { pesos: 250_000 })
			await act('deposit', { receivedPesos: 250_000 })
			await delivered()
			await later(at('2026-11-30'))
			const moved = await act('confirm', { to: '2026-12-15', pesos: 500_000 })
			expect(moved.body.deposit).toMatchObject({ pesos: 250_000, receivedPesos: 250_000 })
			await delivered()
			for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await later(at(day))
			expect(await guest()).toMatchObject({ state: 'confirmed', balance: 250_000 })
			expect([await texts('guest', 'depositDue'), await texts('owner', 'depositDue')]).toEqual([
				...[[], []],
			])
		},
	)

	test('an agreement after the last day of an unpaid deposit gets a later day, and is not released', async () => {
		const site = await bookWithDeposit(await open())
		const { id, offer, owner, guest, later, delivered } = site
		await offer({ deposit: { ...deposit, releases: true } })
		await delivered('failed')
		await later(at('2026-11-30'))
		await owner('POST', `/api/enquiries/${id}/confirm`, { to: '2026-12-15', samePrice: true })
		expect((await guest()).agreement.deposit).toEqual({ pesos: 300_000, until: '2026-12-01' })
		await delivered()
		for (const day of ['2026-12-01', '2026-12-02', '2026-12-03']) await later(at(day))
		expect((await guest()).state).toBe('confirmed')
	})
})
