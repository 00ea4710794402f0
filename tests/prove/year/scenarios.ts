import { randomUUID } from 'node:crypto'
import { addDays, type Day } from '#domain/time/dates.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import type { YearSite } from './site.ts'

/*
 * Figures that the rules of a booking name, each by API with a moved clock. Day 1 of a scenario is the arrival; the clock
 * begins ten days before it, and stands at seven in the morning.
 */

export type Outcome = { name: string; expected: unknown; actual: unknown }
type Clock = { now: number }

/** Days from one scenario to the next: none is in another's way. */
const apart = 40

export async function runScenarios(site: YearSite, clock: Clock): Promise<Outcome[]> {
	const outcomes: Outcome[] = []
	for (const [title, scenario] of Object.entries(scenarios)) {
		clock.now += apart * 86_400_000
		const world = createWorld(site, clock)
		await scenario(world, (step, actual, expected) => {
			outcomes.push({ name: `${title}: ${step}`, expected, actual })
		})
	}
	return outcomes
}

type World = ReturnType<typeof createWorld>
type Expect = (step: string, actual: unknown, expected: unknown) => void

function createWorld(site: YearSite, clock: Clock) {
	const first = addDays(new Date(clock.now).toISOString().slice(0, 10), 10)
	const day = (number: number): Day => addDays(first, number - 1)

	async function call(id: string, action: string, body: object = {}) {
		const { status, body: answer } = await site.owner(
			'POST',
			`/api/enquiries/${id}/${action}`,
			body,
		)
		return status < 300 ? status : `${status} ${answer.reason ?? answer.code ?? ''}`.trim()
	}
	const view = async (id: string) => (await site.owner('GET', `/api/enquiries/${id}/stay`)).body
	return {
		day,
		call,
		at: (number: number) => {
			clock.now = Date.parse(`${day(number)}T12:00:00Z`)
		},
		total: async (id: string) => (await view(id)).total ?? null,
		owed: async (id: string) => {
			const { owed, balance, refund } = await view(id)
			return owed ?? Number(balance ?? 0) - Number(refund ?? 0)
		},
		prices: async (id: string) => {
			const { agreement } = await view(id)
			const lines =
				(agreement as unknown as { lines?: { pesos: number }[] } | undefined)?.lines ?? []
			return lines.map(({ pesos }) => pesos).join(' ')
		},
		/** A web request, for the cabin unless it says otherwise, from day to day. */
		async book(
			from: number,
			to: number,
			{ items = [{ offer: 'cabin' }], ...more }: { items?: object[]; Quantity?: number } = {},
		) {
			const days = { ArrivalDate: day(from), DepartureDate: day(to) }
			const booking = aBooking({
				Quantity: 2,
				items,
				...days,
				...more,
				Email: `${randomUUID()}@example.com`,
			})
			const { status, body } = await site.call('POST', '/api/bookings', booking)
			if (status !== 201) throw new Error(`not booked: ${JSON.stringify(body)}`)
			return { id: booking.bookingId, key: String(body.key) }
		},
		async accept(key: string) {
			const { agreement } = (await site.call('GET', `/api/requests/${key}`)).body
			const { number } = agreement as unknown as { number: number }
			return (await site.call('POST', `/api/requests/${key}/accept`, { agreement: number })).status
		},
		/** By phone; the answer's id is the one that the other calls know. */
		async phone(from: number, to: number, more: object = {}) {
			const body = {
				id: randomUUID(),
				offer: 'cabin',
				from: day(from),
				to: day(to),
				units: 1,
				people: 2,
				guest: 'Rosa',
				...more,
			}
			const { status, body: answer } = await site.owner('POST', '/api/blocks', body)
			return {
				id: String(answer.id),
				status: status < 300 ? status : `${status} ${answer.reason ?? answer.code ?? ''}`.trim(),
			}
		},
		async rates(
			pesos: Record<string, number>,
			{
				season,
				extra,
			}: { season?: { from: number; to: number; pesos: number }; extra?: number } = {},
		) {
			const rows = Object.entries(pesos).map(([offer, pesos]) => ({
				offer,
				season: null as string | null,
				pesos,
			}))
			if (season) rows.push({ offer: 'cabin', season: 'high', pesos: season.pesos })
			const name = { es: 'Alta', en: 'High' }
			const seasons = season
				? [{ id: 'high', name, from: day(season.from), to: day(season.to) }]
				: []
			const people = extra ? [{ offer: 'cabin', extra: { beyond: 2, pesos: extra } }] : []
			const { status, body } = await site.owner('PUT', '/api/rates', {
				seasons,
				rates: rows,
				people,
			})
			if (status !== 200) throw new Error(`no rates: ${JSON.stringify(body)}`)
		},
		/** The days on which the booking takes something. */
		async taken(id: string) {
			const { body } = await site.owner('GET', `/api/stays?from=${day(-5)}&to=${day(25)}`)
			const stays = body.stays as unknown as {
				id: string
				from: Day
				to: Day
				booking?: string
				request: { id: string } | null
			}[]
			const own = stays.filter((it) => it.request?.id === id || it.booking === id || it.id === id)
			const isTaken = (number: number) =>
				own.some(({ from, to }) => from <= day(number) && day(number) < to)
			return Array.from({ length: 30 }, (_, index) => index - 4)
				.filter(isTaken)
				.join(' ')
		},
	}
}

const ride = (it: World, people: number, day: number) => ({
	offer: 'horses',
	units: people,
	people,
	day: it.day(day),
})

const scenarios: Record<string, (it: World, expect: Expect) => Promise<void>> = {
	'departure on the day a season begins': async (it, expect) => {
		await it.rates({ cabin: 350_000 })
		const { id } = await it.book(1, 5)
		await it.call(id, 'confirm')
		expect('4 nights at 350,000', await it.total(id), 1_400_000)
		await it.rates({ cabin: 350_000 }, { season: { from: 3, to: 10, pesos: 1_050_000 } })
		it.at(3)
		await it.call(id, 'confirm', { from: it.day(1), to: it.day(3) })
		expect('season of 1,050,000 from day 3, departure on day 3', await it.total(id), 700_000)
	},
	'a confirmed quote is rewritten by today’s rates': async (it, expect) => {
		await it.rates({ cabin: 900_000, horses: 40_000 })
		const { id, key } = await it.book(1, 4, {
			Quantity: 4,
			items: [{ offer: 'cabin', people: 4 }, ride(it, 4, 3)],
		})
		await it.call(id, 'offer', { pesos: 2_860_000 })
		await it.accept(key)
		await it.rates({ cabin: 207_000, horses: 40_000 })
		await it.call(id, 'confirm')
		expect('quote of 2,860,000 accepted, rates changed, confirmed', await it.total(id), 2_860_000)
		it.at(2)
		await it.call(id, 'confirm', { items: [{ offer: 'cabin', people: 4 }] })
		expect('the ride dropped on day 2', await it.total(id), 2_700_000)
	},
	'a night more and back again': async (it, expect) => {
		await it.rates({ cabin: 900_000 }, { extra: 50_000 })
		const { id } = await it.book(1, 4)
		await it.call(id, 'confirm', { pesos: 2_000_000 })
		const until = (day: number) => it.call(id, 'confirm', { from: it.day(1), to: it.day(day) })
		await until(5)
		expect('2,000,000 for 3 nights, one more at 900,000', await it.total(id), 2_900_000)
		await until(4)
		expect('back', await it.total(id), 2_000_000)
		await it.call(id, 'confirm', { people: 3 })
		expect('a third adult at 50,000 a night instead', await it.total(id), 2_150_000)
		await it.call(id, 'confirm', { people: 2 })
		expect('two again', await it.total(id), 2_000_000)
		await it.call(id, 'confirm', { pesos: 2_000_000 })
		it.at(2)
		await until(5)
		expect('on day 2, one more', await it.total(id), 2_900_000)
		await until(4)
		expect('on day 2, back', await it.total(id), 2_000_000)
	},
	'a rate raised between a change and its undoing': async (it, expect) => {
		await it.rates({ cabin: 900_000 })
		const { id } = await it.book(1, 4)
		await it.call(id, 'confirm')
		await it.rates({ cabin: 1_500_000 })
		await it.call(id, 'confirm', { from: it.day(1), to: it.day(5) })
		expect('3 × 900,000, rate raised to 1,500,000, one night more', await it.total(id), 4_200_000)
		await it.call(id, 'confirm', { from: it.day(1), to: it.day(4) })
		expect('back', await it.total(id), 2_700_000)
	},
	'riders agreed before a rate was raised': async (it, expect) => {
		await it.rates({ horses: 40_000 })
		const { id } = await it.book(1, 1, { Quantity: 6, items: [ride(it, 4, 1)] })
		await it.call(id, 'confirm')
		await it.rates({ horses: 60_000 })
		for (const [riders, expected] of [
			[5, 220_000],
			[4, 160_000],
			[3, 120_000],
		] as const) {
			await it.call(id, 'confirm', { items: [ride(it, riders, 1)] })
			expect(
				`four agreed at 160,000, rate raised to 60,000, now ${riders}`,
				await it.total(id),
				expected,
			)
		}
	},
	'nights sold after another guest slept them': async (it, expect) => {
		await it.rates({ cabin: 350_000 })
		for (const way of ['web', 'phone']) {
			const late = way === 'web' ? (await it.book(1, 5)).id : ''
			const other = way === 'web' ? (await it.book(1, 3)).id : ''
			if (other) await it.call(other, 'confirm')
			it.at(3)
			const confirm = async (more: object) => {
				if (late) return { id: late, status: await it.call(late, 'confirm', more) }
				return await it.phone(1, 5, more)
			}
			expect(`${way}, 1–5 entered on the 3rd`, (await confirm({})).status, '409 arrival-past')
			expect(
				`${way}, alreadyHere, another guest slept 1–3`,
				(await confirm({ alreadyHere: true })).status,
				'409 units-taken',
			)
			const { id, status } = await confirm({ alreadyHere: false })
			expect(`${way}, not here before`, status, way === 'web' ? 200 : 201)
			expect(`${way}, takes`, await it.taken(id), '3 4')
			expect(`${way}, two nights`, await it.total(id), 700_000)
			// The days are free for the next way.
			await it.call(id, 'cancel')
		}
	},
	'a typed total in a season': async (it, expect) => {
		await it.rates({ cabin: 350_000 })
		const { id } = await it.book(1, 4)
		await it.call(id, 'confirm')
		await it.rates({ cabin: 350_000 }, { season: { from: 3, to: 10, pesos: 1_050_000 } })
		await it.call(id, 'confirm', { pesos: 1_000_000 })
		expect(
			'1,000,000 on three nights agreed at 350,000',
			await it.prices(id),
			'333334 333333 333333',
		)
		it.at(3)
		await it.call(id, 'confirm', { from: it.day(1), to: it.day(3) })
		expect('without the third night, which a season makes 1,050,000', await it.total(id), 666_667)
	},
	'a child more in a cabin with a price for the house': async (it, expect) => {
		await it.rates({ cabin: 900_000 })
		const { id } = await it.book(1, 4)
		await it.call(id, 'confirm', { pesos: 2_000_000 })
		await it.call(id, 'confirm', { people: 3, children: [8] })
		expect('before arrival', await it.total(id), 2_000_000)
		it.at(2)
		await it.rates({ cabin: 1_200_000 })
		await it.call(id, 'confirm', { people: 4, children: [8, 9] })
		expect('during the stay', await it.total(id), 2_000_000)
	},
	'cancelled during the stay': async (it, expect) => {
		await it.rates({ cabin: 350_000 })
		const { id } = await it.book(1, 5)
		await it.call(id, 'confirm')
		expect('500,000 paid', await it.call(id, 'deposit', { receivedPesos: 500_000 }), 200)
		it.at(3)
		expect('on the third day', await it.call(id, 'cancel'), 200)
		expect('total', await it.total(id), 700_000)
		expect('owed', await it.owed(id), 200_000)
		expect('what was slept stays taken', await it.taken(id), '1 2')
	},
	'cancelled before arrival with a part kept': async (it, expect) => {
		await it.rates({ cabin: 350_000 })
		const { id } = await it.book(1, 5)
		await it.call(id, 'confirm')
		await it.call(id, 'deposit', { receivedPesos: 500_000 })
		await it.call(id, 'cancel')
		expect(
			'300,000 kept',
			await it.call(id, 'correct', { pesos: 300_000, note: 'Anticipo retenido' }),
			200,
		)
		expect('total', await it.total(id), 300_000)
		expect('owed', await it.owed(id), -200_000)
		await it.call(id, 'reopen')
		await it.call(id, 'confirm')
		expect('opened and confirmed again: the old total', await it.total(id), 1_400_000)
		expect('owed then', await it.owed(id), 900_000)
	},
	'a booking by phone without price, deposit, payments or letter': async (it, expect) => {
		await it.rates({ cabin: 350_000 })
		const { id, status } = await it.phone(1, 4)
		expect('entered', status, 201)
		expect('priced by the rates', await it.total(id), 1_050_000)
		expect(
			'payment',
			await it.call(id, 'payments', {
				id: randomUUID(),
				pesos: 400_000,
				day: it.day(-5),
				method: 'cash',
			}),
			200,
		)
		expect('owed', await it.owed(id), 650_000)
		expect(
			'deposit and message',
			await it.call(id, 'confirm', {
				message: 'Con gusto.',
				deposit: { pesos: 500_000, until: it.day(-2) },
			}),
			200,
		)
		expect('two nights', await it.call(id, 'confirm', { from: it.day(1), to: it.day(3) }), 200)
		expect('total then', await it.total(id), 700_000)
	},
}
