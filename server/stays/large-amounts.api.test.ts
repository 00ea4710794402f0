import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { deskDepositWords } from '#content/stays/desk/desk-deposit-words.ts'
import { requestRefusalWords } from '#content/stays/desk/request-refusal-words.ts'
import { locales } from '#domain/locale.ts'
import type { OfferId } from '#domain/offers/offers.ts'
import { RatePlanSchema } from '#domain/stays/prices/rate-plan.ts'
import { mostDays } from '#domain/time/bounds.ts'
import { addDays } from '#domain/time/dates.ts'
import { describeEachDatabase } from '#tests/helpers/database/database.ts'
import { at } from '#tests/helpers/deposits.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const from = '2026-12-01'
const most = 10 ** 12

type Schema = { minimum?: number; maximum?: number } & { [key: string]: Schema }
const jsonOf = (schema: z.core.$ZodType) =>
	z.toJSONSchema(schema, { io: 'input' }) as unknown as Schema
const { rates, people, seasons } = jsonOf(RatePlanSchema).properties as Record<string, Schema>
const boundsOf = ({ minimum = 0, maximum = 0 }: Schema) => fc.constantFrom(minimum, maximum)
const fieldOf = (list: Schema | undefined, name: string) =>
	list?.items?.properties?.[name] as Schema
/** What people may type, and what no schema takes. */
const typed = fc.oneof(
	fc.constantFrom(0, 1, 2 ** 31 - 1, 2 ** 31, most - 1, most),
	fc.integer({ min: 0, max: most }),
	fc.constantFrom(most + 1, 2 ** 53 - 1, 2 ** 53, 1e300, -1, 0.5),
)

/** All of an offer that a booking may ask for, and as little. */
const stay = fc.record({
	bed: fc.option(fc.constantFrom('glamping' as const, 'camping' as const)),
	daily: fc.subarray(['table', 'horses', 'package-birthday'] as const),
	units: fc.constantFrom(1, 200),
	people: fc.constantFrom(1, 200),
	nights: fc.constantFrom(1, 2, mostDays),
	price: boundsOf(fieldOf(rates, 'pesos')),
	surcharge: fc.option(boundsOf(fieldOf(seasons, 'surchargePercent'))),
	extra: boundsOf(fieldOf(people, 'extra').properties?.pesos as Schema),
	typed: fc.array(typed, { minLength: 4, maxLength: 4 }),
})
type Case = typeof stay extends fc.Arbitrary<infer Value> ? Value : never

/** The price of one item, reckoned apart from the code. None above the highest amount: it is to be agreed. */
function priceOf(offer: OfferId, it: Case): bigint | null {
	const [units, people, nights] = [BigInt(it.units), BigInt(it.people), BigInt(it.nights)]
	const surcharged = (BigInt(it.price) * BigInt(100 + (it.surcharge ?? 0)) + 50n) / 100n
	const beyond = people > units ? people - units : 0n
	const sums: Partial<Record<OfferId, bigint>> = {
		glamping: nights * (surcharged * units + BigInt(it.extra) * beyond),
		camping: nights * surcharged * people,
		table: surcharged * units,
		horses: surcharged * people,
		'package-birthday': surcharged * people,
	}
	const sum = sums[offer] ?? 0n
	return sum > BigInt(most) ? null : sum
}

function totalOf(prices: (bigint | null)[]): { total: bigint | null; isPartial: boolean } {
	const known = prices.filter((price) => price !== null)
	const total = known.reduce((sum, price) => sum + price, 0n)
	if (known.length === 0 || total > BigInt(most)) return { total: null, isPartial: false }
	return { total, isPartial: known.length < prices.length }
}

const planOf = ({ price, surcharge, extra }: Case) => {
	const name = { es: 'Todo el año', en: 'All year' }
	const offers = ['glamping', 'camping', 'table', 'horses', 'package-birthday']
	return {
		seasons:
			surcharge === null
				? []
				: [{ id: 'all', name, from: '01-01', to: '12-31', surchargePercent: surcharge }],
		rates: offers.map((offer) => ({ offer, season: null, pesos: price })),
		people: [{ offer: 'glamping', extra: { beyond: 1, pesos: extra } }],
	}
}

const isAmount = (pesos: number) => Number.isInteger(pesos) && pesos >= 0 && pesos <= most

type Answer = { status: number; body: { errors?: { code: string }[] } }

/** Refused in words of both languages. */
function expectRefused({ status, body }: Answer) {
	expect(status).toBe(422)
	for (const locale of locales) {
		const { errors, receivedMore } = deskDepositWords[locale]
		const words = {
			...requestRefusalWords[locale].reasons,
			...errors,
			errReceivedMore: receivedMore,
		}
		expect(Object.keys(words)).toContain(body.errors?.[0]?.code)
	}
}

describeEachDatabase(({ open }) => {
	test('amounts are exact up to 10^12, and above it to be agreed or refused in words', async () => {
		const site = await staysOn(await open(), { clock: { now: at('2026-11-16') } })
		const { owner, call, book } = site

		async function tryCase(it: Case) {
			expect((await owner('PUT', '/api/rates', planOf(it))).status).toBe(200)
			const to = addDays(from, it.nights)
			const offers = [...(it.bed ? [it.bed] : []), ...it.daily]
			for (const offer of offers) {
				const asked = `offer=${offer}&from=${from}&to=${offer === it.bed ? to : from}`
				const { status, body } = await call(
					'GET',
					`/api/estimate?${asked}&people=${it.people}&units=${it.units}`,
				)
				expect([status, body.pesos]).toEqual([200, inNumbers(priceOf(offer, it))])
			}
			const items = offers.map((offer) =>
				offer === 'horses' ? { offer } : { offer, units: it.units },
			)
			const days = { ArrivalDate: from, DepartureDate: to, Quantity: it.people }
			const { id, key } = await book({ ...days, items })
			const at = `/api/enquiries/${id}`
			const byRates = totalOf(offers.map((offer) => priceOf(offer, it)))
			const expected = { total: inNumbers(byRates.total), isPartial: byRates.isPartial }
			const first = await owner('GET', `${at}/stay`)
			expect([first.status, first.body.suggestedPesos]).toEqual([200, expected.total])

			// Confirmed by the rates, and paid.
			const confirmed = await owner('POST', `${at}/confirm`)
			expect(confirmed.status).toBe(200)
			expect(confirmed.body).toMatchObject(expected)
			expect(confirmed.body.history.at(-1).pesos).toBe(expected.total)
			expect((await call('GET', `/api/requests/${key}`)).body).toMatchObject(expected)
			await pay(at, it.typed[0] ?? 0)

			// Another one is quoted with a deposit, and a third comes by phone.
			const other = `/api/enquiries/${(await book({ ...days, items })).id}`
			const [pesos = 0, deposit = 0, phone = 0] = it.typed.slice(1)
			const quote = await owner('POST', `${other}/offer`, {
				pesos,
				...(deposit && { deposit: { pesos: deposit, until: from } }),
			})
			if (isAmount(pesos) && (!deposit || (isAmount(deposit) && deposit <= pesos))) {
				expect(quote.status).toBe(200)
				expect([quote.body.total, quote.body.history.at(-1).pesos]).toEqual([pesos, pesos])
				expect(quote.body.agreement.deposit?.pesos ?? 0).toBe(deposit)
				await pay(other, pesos)
			} else expectRefused(quote)
			const guest = { guest: 'Rosa', offer: 'table', from, to: from, units: it.units }
			const entered = await owner('POST', '/api/blocks', { ...guest, pesos: phone })
			if (!isAmount(phone)) return expectRefused(entered)
			expect([entered.status, entered.body.pesos]).toEqual([201, phone])
			const { body } = await owner('GET', `/api/blocks/${entered.body.id}`)
			expect([body.pesos, body.agreements.at(-1)?.total]).toEqual([phone, phone])
		}

		async function pay(at: string, receivedPesos: number) {
			const paid = await owner('POST', `${at}/deposit`, { receivedPesos })
			if (paid.status !== 200) return expectRefused(paid)
			expect(paid.body.receivedPesos).toBe(receivedPesos)
			const { total, balance } = paid.body
			if (total === null) return
			const left = BigInt(total) - BigInt(receivedPesos)
			expect(balance).toBe(Number(left > 0n ? left : 0n))
		}

		await fc.assert(fc.asyncProperty(stay, tryCase), {
			numRuns: 12,
			examples: [[dearest], [{ ...dearest, people: 1, nights: 1, bed: null }]],
		})
	})
})

/** As dear as the rates allow. */
const dearest: Case = {
	bed: 'glamping',
	daily: ['table', 'horses', 'package-birthday'],
	units: 200,
	people: 200,
	nights: mostDays,
	price: 100_000_000,
	surcharge: 300,
	extra: 100_000_000,
	typed: [2 ** 31, most, most, most],
}

const inNumbers = (sum: bigint | null) => (sum === null ? null : Number(sum))
