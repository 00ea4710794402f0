import { expect, test } from 'vitest'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { bookWithDeposit, pdf } from '#tests/helpers/deposits.ts'

type Site = Awaited<ReturnType<typeof bookWithDeposit>>

const act = async ({ owner, id }: Site, action: string, body: object = {}) =>
	expect((await owner('POST', `/api/enquiries/${id}/${action}`, body)).status).toBe(200)

describeEachDatabase(({ open }) => {
	test.each([
		['the deposit is waived', (site: Site) => act(site, 'confirm', { deposit: null })],
		['another quote asks for none', (site: Site) => site.offer({ deposit: undefined })],
		[
			'the booking is cancelled and opened again',
			async (site: Site) => {
				await act(site, 'cancel')
				await act(site, 'reopen')
			},
		],
	])(
		'a receipt that nobody has opened waits on when %s, and money can be marked',
		async (_when, happens) => {
			const site = await bookWithDeposit(await open())
			await site.offer()
			expect((await site.send(pdf(), 'application/pdf')).statusCode).toBe(201)
			await happens(site)
			const stay = async () => (await site.owner('GET', `/api/enquiries/${site.id}/stay`)).body
			const unopened = { deposit: null, receipt: { sentAt: expect.any(String), seenAt: null } }
			expect(await stay()).toMatchObject(unopened)
			expect(await site.guest()).toMatchObject(unopened)
			const waiting = async () =>
				(await site.owner('GET', '/api/desk/today')).body.unansweredCount as number
			expect(await waiting()).toBe(1)
			expect((await site.owner('GET', `/api/enquiries/${site.id}/receipt`)).status).toBe(200)
			expect((await stay()).receipt.seenAt).not.toBeNull()
			await act(site, 'deposit', { receivedPesos: 300_000 })
			expect(await site.guest()).toMatchObject({ receivedPesos: 300_000 })
		},
	)

	test('a confirmation answers a receipt that was opened', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await site.send(pdf(), 'application/pdf')
		await site.owner('GET', `/api/enquiries/${site.id}/receipt`)
		await act(site, 'confirm', { deposit: null })
		expect((await site.owner('GET', '/api/desk/today')).body.unansweredCount).toBe(0)
	})
})
