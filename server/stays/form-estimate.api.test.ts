import { expect, test } from 'vitest'
import { priceWords } from '#content/stays/price-words.ts'
import { type Locale, locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos, mostPesos } from '#domain/text/money.ts'
import { addDays, weekday } from '#domain/time/dates.ts'
import { weekdaysInWords } from '#domain/time/day-words.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { staysOn } from '#tests/helpers/stays.ts'

const [from, to] = [`${nextYear}-12-14`, `${nextYear}-12-16`]
/** A day of the week on which this stay does not end. */
const otherDay = (weekday(to) + 1) % 7

const name = { es: 'Fin de año', en: 'End of the year' }
const plan = {
	seasons: [
		{
			id: 'december',
			name,
			from: '12-10',
			to: '12-31',
			surchargePercent: 20,
			minNights: 3,
			departureDays: [otherDay],
		},
	],
	rates: [
		{ offer: 'cabin', season: null, pesos: 500_000 },
		{ offer: 'camping', season: null, pesos: 30_000 },
	],
	people: [
		{ offer: 'cabin', extra: { beyond: 2, pesos: 40_000 }, children: [{ upTo: 11, percent: 50 }] },
		{ offer: 'camping', children: [{ upTo: 4, percent: 0 }] },
	],
}

describeSqlite(({ open }) => {
	test('the form, the API and the quote reckon with the same people, children and days', async () => {
		const { owner, call, book } = await staysOn(await open())
		expect((await owner('PUT', '/api/rates', plan)).status).toBe(200)
		const fields = { ArrivalDate: from, DepartureDate: to, Quantity: '6', children: '3, 8' }
		const items = { 'offer-cabin': '1', 'people-cabin': '4', 'offer-camping': '1' }
		const query = new URLSearchParams({ ...fields, ...items, language: 'en' })
		const { estimate } = (await call('GET', `/api/estimate/form?${query}`)).body

		const { id } = await book({
			ArrivalDate: from,
			DepartureDate: to,
			Quantity: 6,
			children: [3, 8],
			items: [{ offer: 'cabin', people: 4 }, { offer: 'camping' }],
		})
		const stay = (await owner('GET', `/api/enquiries/${id}/stay`)).body
		expect(stay.estimate).toBeGreaterThan(2 * 600_000)
		expect(estimate.total.price).toBe(formatPesos(stay.estimate, 'en'))
		const words = priceWords.en.estimate
		expect(estimate.warnings.join(' ')).toContain(words.tooShort.other.replace('{count}', '3'))
		expect(estimate.warnings.join(' ')).toContain(weekdaysInWords([otherDay], 'en'))
		const abouts = stay.warnings.map(({ about }: { about: string }) => about)
		expect(abouts).toContain('departure-day')

		// The same by item: the children who sleep in the cabin are among its four.
		const cabin = `/api/estimate?offer=cabin&from=${from}&to=${to}&people=4&children=3,8`
		expect((await call('GET', cabin)).body.pesos).toBe(stay.lines[0].pesos)
		expect((await call('GET', `${cabin},9,10,11`)).status).toBe(422)
		expect((await call('GET', '/api/estimate/form?language=es')).body).toEqual({ estimate: null })
	})

	test('the total in the form is of what has a price, plus what is to be agreed for the rest', async () => {
		const { owner, call } = await staysOn(await open())
		await owner('PUT', '/api/rates', plan)
		const totalOf = async (language: Locale, items: object) => {
			const fields = { ArrivalDate: from, DepartureDate: to, Quantity: '2', language, ...items }
			return (await call('GET', `/api/estimate/form?${new URLSearchParams(fields)}`)).body.estimate
				.total
		}
		for (const language of locales) {
			const { plusRest } = priceWords[language].estimate
			const { price } = await totalOf(language, { 'offer-cabin': '1' })
			expect(price).toBe(formatPesos(1_200_000, language))
			const both = { 'offer-cabin': '1', 'offer-table': '1', 'hour-table': '13:00' }
			expect((await totalOf(language, both)).price).toBe(fill(plusRest, { price }))
			expect(await totalOf(language, { 'offer-glamping': '1' })).toBeNull()
		}
	})

	test('a sum above the highest amount is told in the reply, though each part has a price', async () => {
		const { owner, call } = await staysOn(await open())
		const rates = ['camping', 'horses'].map((offer) => ({
			...{ offer, season: null, pesos: 100_000_000 },
		}))
		await owner('PUT', '/api/rates', { seasons: [], rates })
		const day = `${nextYear}-06-01`
		const stay = { ArrivalDate: day, DepartureDate: addDays(day, 50), Quantity: '200' }
		for (const language of locales) {
			const estimateOf = async (items: object) => {
				const query = new URLSearchParams({ ...stay, language, 'offer-camping': '1', ...items })
				return (await call('GET', `/api/estimate/form?${query}`)).body.estimate
			}
			const { notice, unknown } = priceWords[language].estimate
			const alone = await estimateOf({})
			expect([alone.total.price, alone.notice]).toEqual([formatPesos(mostPesos, language), notice])
			const both = await estimateOf({ 'offer-horses': '1' })
			expect([both.total, both.notice]).toEqual([null, unknown])
			expect(both.items.map(({ prices }: { prices: string[] }) => prices)).not.toContainEqual([
				unknown,
			])
		}
	})

	test('a price below nothing is refused, in the rates and in a quote', async () => {
		const { owner, book } = await staysOn(await open())
		const rates = { ...plan, rates: [{ offer: 'cabin', season: null, pesos: -500_000 }] }
		const refused = await owner('PUT', '/api/rates', rates)
		expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'ratePesos'])
		const { id } = await book()
		const quote = await owner('POST', `/api/enquiries/${id}/offer`, { pesos: -1, message: '' })
		expect([quote.status, quote.body.errors[0].field]).toEqual([422, 'pesos'])
	})
})
