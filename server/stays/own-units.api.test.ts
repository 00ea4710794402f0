import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { addDays } from '#domain/time/dates.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { nextYear } from '#tests/helpers/enquiries.ts'
import { setFacts, staysOn } from '#tests/helpers/stays.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { replaceImported } from './units/take-units.ts'

const day = (number: number) => `${nextYear}-03-${String(number).padStart(2, '0')}`
const nights = { ArrivalDate: day(10), DepartureDate: day(12) }
const stay = { from: day(10), to: day(12) }
const tents = (units: number) => [{ offer: 'camping', units }]
const price = { pesos: 300_000, message: 'Con gusto.' }

/** Four tents and six horses. */
async function site(database: Database) {
	const made = await staysOn(database)
	await setFacts(made, { 'offers.camping.units': 4, 'offers.horses.units': 6 })
	const { owner } = made
	const act = (id: string, action: string, body: object = {}) =>
		owner('POST', `/api/enquiries/${id}/${action}`, body)
	const close = async (offer: string, range: object = stay) => {
		const block = await owner('POST', '/api/blocks', { offer, ...range, whatIsLeft: true })
		expect(block.status).toBe(201)
	}
	/** Another site sells these nights too. */
	async function sellElsewhere() {
		const url = 'https://203.0.114.1/a.ics'
		const saved = await owner('PUT', '/api/calendars', { imports: [{ offer: 'camping', url }] })
		const calendarId: string = saved.body.imports[0].id
		return async (stays: { from: string; to: string; units: number }[]) =>
			await database.query
				.transaction()
				.execute((transaction) =>
					replaceImported(transaction, { calendarId, offer: 'camping', stays, at: Date.now() }),
				)
	}
	return { ...made, act, close, sellElsewhere }
}

describeSampledDatabase('sqlite', ({ open }) => {
	test('a request keeps the units it has after the rest was closed', async () => {
		const { act, owner, call, book, close } = await site(await open())
		const asked = { ...nights, items: tents(1) }
		const [accepted, held, requoted] = [await book(asked), await book(asked), await book(asked)]
		for (const { id } of [accepted, held, requoted])
			expect((await act(id, 'offer', { ...price, heldUntil: day(9) })).status).toBe(200)
		await close('camping')

		expect((await call('POST', `/api/requests/${accepted.key}/accept`, {})).status).toBe(200)
		expect((await owner('GET', `/api/enquiries/${accepted.id}/stay`)).body).toMatchObject({
			inTheWay: [],
			lines: [{ offer: 'camping', free: 1 }],
		})
		expect((await act(accepted.id, 'confirm')).status).toBe(200)
		expect((await act(held.id, 'confirm')).status).toBe(200)
		const other = { ...price, pesos: 280_000, heldUntil: day(9) }
		expect((await act(requoted.id, 'offer', other)).status).toBe(200)

		// Asking for more is refused, and the refusal says how many are free.
		const more = await act(held.id, 'confirm', { items: tents(2) })
		expect(more).toMatchObject({
			status: 409,
			body: { code: 'units-taken', inTheWay: [{ day: day(10), free: 1 }, { day: day(11) }] },
		})
		const longer = await act(held.id, 'confirm', { to: day(13) })
		expect(longer.status).toBe(200)
		await close('camping', { from: day(13), to: day(15) })
		expect((await act(held.id, 'confirm', { to: day(14) })).body.inTheWay).toMatchObject([
			{ day: day(13), by: [{ kind: 'blocked' }] },
		])
	})

	test('a ride that was accepted is confirmed after the horses were closed', async () => {
		const { act, call, book, close } = await site(await open())
		const ride = { offer: 'horses', hour: '09:00', people: 2 }
		const { id, key } = await book({ ...nights, DepartureDate: day(10), items: [ride] })
		expect((await act(id, 'offer', price)).status).toBe(200)
		expect((await call('POST', `/api/requests/${key}/accept`, {})).status).toBe(200)
		await close('horses', { from: day(10), to: day(10) })
		expect((await act(id, 'confirm')).status).toBe(200)
		// An hour later it would ride at a time it does not have.
		expect((await act(id, 'confirm', { items: [{ ...ride, hour: '10:00' }] })).status).toBe(409)
	})

	test('a confirmed booking becomes smaller and shorter where the rest is closed', async () => {
		const { act, book, close, free } = await site(await open())
		const { id } = await book({ ...nights, items: tents(2) })
		expect((await act(id, 'confirm')).status).toBe(200)
		await close('camping')
		expect((await act(id, 'confirm', { items: tents(1) })).status).toBe(200)
		// It has given one back, which the closing took.
		expect((await act(id, 'confirm', { items: tents(2) })).status).toBe(409)
		expect((await act(id, 'confirm', { to: day(11) })).status).toBe(200)
		expect(await free('camping', day(10), day(12))).toEqual([0, 0])
	})

	test('a booking by phone is put right whatever was closed or sold over it', async () => {
		const { owner, close, sellElsewhere } = await site(await open())
		const names = ['Arrayán', 'Laurel', 'Sietecueros', 'Yarumo'].map((name, index) => ({
			id: `tent-${index}`,
			name,
		}))
		expect((await owner('PUT', '/api/units', { units: { camping: names } })).status).toBe(200)
		const booking = { offer: 'camping', ...stay, units: 2, guest: 'Rosa' }
		const { id } = (await owner('POST', '/api/blocks', booking)).body
		const sell = await sellElsewhere()
		await sell([{ ...stay, units: 4 }])
		await close('camping')
		const put = (body: object) => owner('PUT', `/api/blocks/${id}`, { ...booking, ...body })
		const named = async () => {
			const { body } = await owner('GET', `/api/stays?from=${stay.from}&to=${stay.to}`)
			return body.stays.find(({ guest }: { guest: string }) => guest?.startsWith('Rosa'))?.unitNames
		}
		expect(await named()).toEqual(['Arrayán', 'Laurel'])

		expect((await put({ guest: 'Rosa Vélez' })).status).toBe(200)
		expect((await put({ pesos: 500_000 })).status).toBe(200)
		expect((await put({ people: 3 })).status).toBe(200)
		expect(await named()).toEqual(['Arrayán', 'Laurel'])
		expect((await put({ units: 3 })).status).toBe(409)
		expect((await put({ to: day(13) })).status).toBe(200)
		expect((await put({ to: day(11) })).status).toBe(200)
		expect((await put({ to: day(11), units: 1 })).status).toBe(200)
		expect((await put({ to: day(12), units: 1 })).status).toBe(409)
	})

	const range = fc
		.tuple(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 1, max: 4 }))
		.map(([start, length]) => ({
			from: addDays(day(1), start),
			to: addDays(day(1), start + length),
		}))
	const some = fc.integer({ min: 1, max: 4 })
	const taking = fc.record({ range, units: some }).map(({ range, units }) => ({ ...range, units }))

	test(
		'a change is refused just where it takes more than it had and too little is free',
		sweep,
		async () => {
			const { owner, act, book, sellElsewhere } = await site(await open())
			const sell = await sellElsewhere()
			const happened = fc.record({
				had: taking,
				closed: fc.option(range),
				sold: fc.array(taking, { maxLength: 2 }),
				asked: taking,
				// Every other change asks for no more than it has.
				isWithin: fc.boolean(),
				isByPhone: fc.boolean(),
			})
			type Take = { from: string; to: string; units: number }
			const on = (takes: Take[], night: string) =>
				takes
					.filter(({ from, to }) => from <= night && night < to)
					.reduce((sum, { units }) => sum + units, 0)
			const allNights = Array.from({ length: 10 }, (_, index) => addDays(day(1), index))

			const byPhone = async (had: Take) => {
				const entry = { offer: 'camping', guest: 'Rosa' }
				const made = await owner('POST', '/api/blocks', { ...entry, ...had })
				const url = `/api/blocks/${made.body.id}`
				return {
					made: made.status,
					change: (to: Take) => owner('PUT', url, { ...entry, ...to }),
					end: () => owner('DELETE', url),
				}
			}
			const { id } = await book({ ...nights, items: tents(1) })
			const byRequest = async ({ units, ...days }: Take) => ({
				made: (await act(id, 'confirm', { ...days, items: tents(units) })).status,
				change: ({ units, ...days }: Take) => act(id, 'confirm', { ...days, items: tents(units) }),
				end: async () => {
					await act(id, 'cancel', { reason: 'Llueve.' })
					return await act(id, 'reopen', { message: 'Ya no.' })
				},
			})

			await fc.assert(
				fc.asyncProperty(happened, async ({ had, closed, sold, asked, isWithin, isByPhone }) => {
					const fewer = { ...had, units: Math.min(had.units, asked.units) }
					const changed = isWithin ? fewer : asked
					const { made, change, end } = await (isByPhone ? byPhone : byRequest)(had)
					expect(made).toBe(isByPhone ? 201 : 200)
					await sell(sold)
					const rest = { offer: 'camping', ...closed, whatIsLeft: true }
					const block = closed && (await owner('POST', '/api/blocks', rest)).body
					const others = [...sold, ...(closed ? [{ ...closed, units: 4 }] : [])]
					const isRefused = allNights.some((night) => {
						const wanted = on([changed], night)
						return wanted > on([had], night) && on(others, night) + wanted > 4
					})
					expect((await change(changed)).status).toBe(isRefused ? 409 : 200)

					if (block) expect((await owner('DELETE', `/api/blocks/${block.id}`)).status).toBe(200)
					await sell([])
					expect((await end()).status).toBe(200)
				}),
				{ numRuns: 25, endOnFailure: true },
			)
		},
	)
})
