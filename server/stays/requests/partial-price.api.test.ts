import { expect, test } from 'vitest'
import { letterWords } from '#content/stays/letter-words.ts'
import { leftInWords, priceInWords } from '#domain/stays/prices/price.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { cabinRate, staysOn } from '#tests/helpers/stays.ts'

const twoNights = { ArrivalDate: `${nextYear}-12-12`, DepartureDate: `${nextYear}-12-14` }
const items = [{ offer: 'cabin' }, { offer: 'table', hour: '13:00' }]

describeEachDatabase(({ open }) => {
	test.each([
		['the part that has a price', 800_000],
		['also for the dinner', 950_000],
	])(
		'a price that is partly to be agreed is never all paid: money for %s',
		async (_for, receivedPesos) => {
			const { call, owner, database, bookConfirmed } = await site(await open())
			const { id, key } = await bookConfirmed({ ...twoNights, items })
			const received = await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos })
			const paid = { receivedPesos, balance: 0, refund: 0, isPartial: true }
			expect(received).toMatchObject({ status: 200, body: paid })
			const { history } = (await call('GET', `/api/requests/${key}`)).body
			expect(history).toMatchObject([
				{ action: 'confirm', pesos: 800_000, isPartial: true },
				{ action: 'deposit', pesos: receivedPesos, isPartial: false },
			])
			const { rows } = letterWords.es
			const letters = await database.query.selectFrom('outbox').select('letter').execute()
			const told = letters
				.map(({ letter }) => letter ?? '')
				.find((letter) => letter.includes(rows.balance))
			expect(JSON.parse(told ?? '').letter.rows).toEqual(
				expect.arrayContaining([
					expect.objectContaining({
						label: rows.price,
						value: priceInWords({ total: 800_000, isPartial: true }, rows, 'es'),
					}),
					{ label: rows.balance, value: rows.onlyRest },
				]),
			)
		},
	)

	test('the list of requests says which agreed prices are partial', async () => {
		const { owner, book } = await site(await open())
		const { id } = await book({ ...twoNights, items })
		const listed = async () => (await owner('GET', '/api/enquiries')).body.enquiries[0]
		expect(await listed()).toMatchObject({ total: null, isPartial: false })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		expect(await listed()).toMatchObject({ total: 800_000, isPartial: true })
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 900_000 })
		expect(await listed()).toMatchObject({ total: 900_000, isPartial: false })
	})

	test('the price that the owner types is the whole one again, and its limit holds', async () => {
		const { owner, bookConfirmed } = await site(await open())
		const { id } = await bookConfirmed({ ...twoNights, items })
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 900_000 })
		const more = await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 1_800_001 })
		expect([more.status, more.body.errors[0].code]).toEqual([422, 'errReceivedMore'])
		const all = await owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos: 900_000 })
		expect(all.body).toMatchObject({ balance: 0, isPartial: false })
	})

	test('money that came before the whole price was agreed on can be corrected downwards', async () => {
		const { owner, book } = await site(await open())
		const { id } = await book({ ...twoNights, items })
		const receive = (receivedPesos: number) =>
			owner('POST', `/api/enquiries/${id}/deposit`, { receivedPesos })
		await owner('POST', `/api/enquiries/${id}/confirm`)
		await receive(1_900_000)
		await owner('POST', `/api/enquiries/${id}/confirm`, { pesos: 900_000 })
		const responses = [await receive(1_900_000), await receive(1_890_000), await receive(1_895_000)]
		expect(responses.map(({ status }) => status)).toEqual([200, 200, 422])
	})
})

async function site(database: Parameters<typeof staysOn>[0]) {
	const environment = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_TO: 'casa@example.com' }
	const stays = await staysOn(database, { environment })
	await stays.owner('PUT', '/api/rates', cabinRate(400_000))
	return { ...stays, database }
}

test('what is left to pay says that a part is to be agreed', () => {
	const { rows } = letterWords.en
	const left = (balance: number, isPartial: boolean) =>
		leftInWords({ balance, isPartial }, rows, 'en')
	expect(left(0, false)).toBe('0 pesos')
	expect(left(100_000, false)).toBe('100,000 pesos')
	expect(left(100_000, true)).toBe('100,000 pesos, plus what we agree on')
	expect(left(0, true)).toBe('the part we have yet to agree on')
})
