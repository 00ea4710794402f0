import { expect, test } from 'vitest'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { bookWithDeposit, pdf } from '#tests/helpers/deposits.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'

type Site = Awaited<ReturnType<typeof bookWithDeposit>>

const waiting = async ({ owner }: Site): Promise<number> =>
	(await owner('GET', '/api/desk/today')).body.unansweredCount
const receive = ({ owner, id }: Site, receivedPesos: number) =>
	owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos })
const act = async ({ call, key }: Site, action: string, body: object = {}) =>
	expect((await call('POST', `/api/requests/${key}/${action}`, body)).status).toBe(200)

describeSampledDatabase('postgres', ({ open }) => {
	test('money that is received leaves an accepted quote to be answered', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await act(site, 'accept')
		await site.send(pdf(), 'application/pdf')
		await receive(site, 300_000)
		expect(await waiting(site)).toBe(1)
		await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
		expect(await waiting(site)).toBe(0)
	})

	testSampled([
		['change', { text: 'Un día más, por favor.' }],
		['message', { text: '¿Hay parqueadero?' }],
		['cancel', {}],
	])('it leaves a guest’s %s to be answered', async (action, body) => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
		await act(site, action, body)
		await receive(site, 300_000)
		expect(await waiting(site)).toBe(1)
	})

	test('it answers a receipt, and brings back nothing that was archived', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await site.owner('POST', `/api/enquiries/${site.id}/confirm`)
		await site.send(pdf(), 'application/pdf')
		expect(await waiting(site)).toBe(1)
		await receive(site, 200_000)
		expect(await waiting(site)).toBe(0)
		await site.owner('PATCH', `/api/enquiries/${site.id}`, { state: 'archived' })
		await receive(site, 300_000)
		const { enquiries } = (await site.owner('GET', '/api/enquiries?state=archived')).body
		expect(enquiries).toMatchObject([{ id: site.id }])
	})
})
