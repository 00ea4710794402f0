import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { ownerMailWords } from '#content/stays/owner-mail-words.ts'
import { fill } from '#domain/text/fill.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { at, bookWithDeposit, pdf } from '#tests/helpers/deposits.ts'

type Site = Awaited<ReturnType<typeof bookWithDeposit>>

const cabinDays = ['cabin', '2026-12-12', '2026-12-13'] as const
const receive = ({ owner, id }: Site, receivedPesos: number) =>
	owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos })
const sendReceipt = ({ send, key }: Site, agreement: number) =>
	send(pdf(), 'application/pdf', `/api/requests/${key}/receipt?agreement=${agreement}`)
const happened = async ({ guest }: Site) =>
	(await guest()).history.map(({ by, action }: Record<string, string>) => `${by} ${action}`)
const subjects = async ({ guest, letters }: Site, words: { subject: string }) => {
	const { reference, name } = await guest()
	const subject = fill(words.subject, { reference, guest: name })
	return (await letters('owner')).filter((it) => it === subject).length
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('a receipt accepts the quote, and the dates stay taken after its day', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer({ heldUntil: '2026-11-17' })
		const sent = await sendReceipt(site, 1)
		expect([sent.statusCode, sent.json().state]).toEqual([201, 'accepted'])
		expect(await happened(site)).toEqual(['owner offer', 'guest accept', 'guest receipt'])
		// One letter says both.
		expect(await subjects(site, ownerMailWords.accept)).toBe(0)
		expect(await subjects(site, ownerMailWords.receipt)).toBe(1)
		await site.later(at('2026-11-18'))
		expect(await site.guest()).toMatchObject({ state: 'accepted', isHoldOver: false })
		expect(await site.free(...cabinDays)).toEqual([0])
	})

	test('money that the owner marks accepts the quote, which then waits for the confirmation', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer({ heldUntil: undefined })
		expect(await site.free(...cabinDays)).toEqual([1])
		expect((await receive(site, 0)).body.state).toBe('offered')
		expect((await receive(site, 100_000)).body.state).toBe('accepted')
		expect(await site.free(...cabinDays)).toEqual([0])
		expect(await happened(site)).toEqual(['owner offer', 'guest accept', 'owner deposit'])
		expect(await subjects(site, ownerMailWords.accept)).toBe(1)
		const { reference } = await site.guest()
		expect(await site.letters('guest')).toContain(
			fill(letterWords.es.deposit.subject, { reference }),
		)
		expect((await site.owner('GET', '/api/desk/today')).body.unansweredCount).toBe(1)
		await receive(site, 300_000)
		expect(await subjects(site, ownerMailWords.accept)).toBe(1)
	})

	test('a receipt for an earlier quote is kept, and accepts nothing that its guest has not seen', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		await site.offer({ pesos: 1_200_000 })
		expect((await sendReceipt(site, 1)).json()).toMatchObject({
			state: 'offered',
			deposit: { hasReceipt: true },
		})
		expect((await sendReceipt(site, 2)).json().state).toBe('accepted')
	})

	test('a receipt is kept although others have taken the units, which nobody held', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer({ heldUntil: undefined })
		const other = await site.book({ ArrivalDate: '2026-12-12', DepartureDate: '2026-12-14' })
		const confirmed = await site.owner('POST', `/api/enquiries/${other.id}/confirm`, {})
		expect(confirmed.status).toBe(200)
		const sent = await sendReceipt(site, 1)
		expect([sent.statusCode, sent.json()]).toMatchObject([
			201,
			{ state: 'offered', deposit: { hasReceipt: true } },
		])
		const { taken } = ownerMailWords.receipt
		expect(await site.paragraphs('owner')).toContain(taken)
		expect((await receive(site, 300_000)).body).toMatchObject({
			state: 'offered',
			receivedPesos: 300_000,
			isQuoteTaken: true,
			balance: null,
		})
		expect(await site.guest()).toMatchObject({ isQuoteTaken: true, balance: null })
		expect(await site.paragraphs('guest')).toContain(letterWords.es.deposit.taken)
		expect((await site.owner('GET', '/api/desk/today')).body.unansweredCount).toBe(1)
	})

	test('another quote to a guest who has paid is held until the arrival, whatever day is named', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer({ heldUntil: '2026-11-17' })
		await receive(site, 300_000)
		const text = 'Una noche más, por favor.'
		await site.call('POST', `/api/requests/${site.key}/change`, { text })
		for (const heldUntil of ['2026-11-18', undefined]) {
			const quoted = await site.offer({ to: '2026-12-15', pesos: 1_400_000, heldUntil })
			expect([quoted.status, quoted.body.agreement.heldUntil]).toEqual([200, '2026-12-12'])
		}
		await site.later(at('2026-12-11'))
		expect(await site.guest()).toMatchObject({ state: 'offered', isHoldOver: false })
		expect(await site.free('cabin', '2026-12-12', '2026-12-14')).toEqual([0, 0])
	})

	test('a change that was asked for still waits after a payment', async () => {
		const site = await bookWithDeposit(await open())
		await site.offer()
		const text = 'Un día más, por favor.'
		await site.call('POST', `/api/requests/${site.key}/change`, { text })
		await sendReceipt(site, 1)
		expect(await site.guest()).toMatchObject({ state: 'accepted', isChangeAsked: true })
	})
})
