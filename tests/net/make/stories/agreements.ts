import { mostPesos } from '#domain/text/money.ts'
import { earliest } from '#domain/time/dates.ts'
import { addDays } from '../clock.ts'
import type { Story, Told } from '../story.ts'
import { birthday, cabin, nests, ownStyle, ride, table, tents } from './items.ts'

/** The day of the net: guests of the house arrived before it and leave after it. */
const today = '2028-02-29'

/** Confirmed in January, before the rates went up twice. */
async function inTheHouse(told: Told, n: number, items: object[], people = 2, terms: object = {}) {
	const from = addDays('2028-02-24', n % 4)
	const to = addDays('2028-03-02', n % 3)
	await told.on(addDays('2027-12-27', n % 14))
	const it = await told.asks({ from, to, people, items })
	await it.confirm(terms)
	return { it, from, to }
}

export const guestsOfTheHouse: Story[] = [
	{
		name: 'in the house, as agreed',
		times: 5,
		async tell(told, n) {
			const items = [
				[tents(1)],
				[nests(1)],
				[tents(2), table('17:00', today)],
				[nests(1), ride(2, '09:00', '2028-03-01')],
				[tents(1), ownStyle],
			]
			const { it } = await inTheHouse(told, n, items[n] ?? [])
			if (n % 2) await it.receives(120_000)
		},
	},
	{
		name: 'in the house, and longer or shorter than agreed, by the rates of that day',
		times: 8,
		async tell(told, n) {
			const { it, to } = await inTheHouse(told, n, [n % 2 ? tents(1) : nests(1)], 2)
			await told.on(addDays('2028-02-27', n % 3), n % 2 ? '09:30' : undefined)
			const until = addDays(to, n % 4 < 2 ? 2 : -1)
			await it.confirm({ to: until })
			if (n % 4 === 1) await it.confirm({ to })
			if (n % 4 === 2) await it.confirm({ to: '2028-03-01', samePrice: true })
		},
	},
	{
		name: 'in the house with a typed total, and changed afterwards',
		times: 5,
		async tell(told, n) {
			const { it, to } = await inTheHouse(told, n, [tents(2), table('13:00', '2028-03-01')], 4, {
				pesos: 1_234_567,
			})
			await told.on(addDays('2028-02-27', n % 3))
			if (n % 2 === 0) await it.confirm({ to: addDays(to, 1) })
			await it.confirm({ people: n % 2 ? 3 : 5, ...(n % 3 === 0 && { pesos: 1_500_001 }) })
		},
	},
	{
		name: 'in the house, more or fewer people or things',
		times: 7,
		async tell(told, n) {
			const { it } = await inTheHouse(told, n, [tents(2)], 4)
			await told.on(addDays('2028-02-27', n % 2))
			const changes = [
				{ people: 6 },
				{ people: 2 },
				{ people: 5, children: [3] },
				{ items: [tents(2), table('17:30', '2028-03-01')] },
				{ items: [tents(1)] },
				{ items: [tents(2), ride(4, '10:00', '2028-03-01'), birthday('2028-03-01')] },
				{ items: [nests(2)], people: 4, pesos: 2_000_000 },
			]
			await it.confirm(changes[n] ?? {})
		},
	},
	{
		name: 'in the house, of which only a part has a price',
		times: 4,
		async tell(told, n) {
			const { it } = await inTheHouse(
				told,
				n,
				[n % 2 ? tents(1) : nests(1), ownStyle, birthday('2028-03-01')],
				3,
			)
			await told.on('2028-02-28')
			if (n === 1) await it.confirm({ people: 4 })
			if (n === 2) await it.confirm({ items: [nests(1), ownStyle] })
			if (n === 3) await it.wants({ to: '2028-03-04', text: '¿Un día más?' })
		},
	},
	{
		name: 'in the house, agreed while its offer had no rate',
		times: 3,
		async tell(told, n) {
			await told.on(addDays('2027-06-10', n))
			const to = addDays('2028-03-02', n)
			const it = await told.asks({ from: '2028-02-26', to, items: [nests(1)] })
			await it.confirm({})
			await told.on('2028-02-28')
			if (n === 2) await it.confirm({ to: addDays(to, 1) })
		},
	},
	{
		name: 'in the house, and asks for something',
		times: 4,
		async tell(told, n) {
			const { it, to } = await inTheHouse(told, n, [tents(1)])
			await told.on('2028-02-28')
			if (n === 0) await it.wants({ to: addDays(to, 2) })
			if (n === 1) await it.wants({ to: today, text: 'Nos toca irnos.' })
			if (n === 2) await it.wants({ text: 'Quisiéramos leña.' })
			if (n === 3) await it.says('¿A qué hora es el desayuno?')
		},
	},
	{
		name: 'arrives or leaves on the day of the net',
		times: 6,
		async tell(told, n) {
			await told.on(addDays('2028-01-11', n))
			const stay = n % 2 ? { from: today, to: '2028-03-02' } : { from: '2028-02-26', to: today }
			const it = await told.asks({
				...stay,
				people: 3,
				items: [n < 2 ? cabin : tents(1), table('13:00', today)],
			})
			await it.confirm({})
			if (n > 3) await it.receives(200_000)
		},
	},
	{
		name: 'over the leap day or the turn of the year',
		times: 14,
		async tell(told, n) {
			const [from, to] = [
				['2026-12-29', '2027-01-03'],
				['2027-12-30', '2028-01-02'],
				['2028-12-28', '2029-01-04'],
				['2028-02-28', '2028-03-01'],
				['2026-12-31', '2027-01-01'],
				['2027-12-31', '2028-01-01'],
				['2028-02-29', '2028-03-01'],
			][n % 7] as [string, string]
			await told.on(earliest(addDays(from, -70 - n), addDays('2028-02-04', n)))
			const it = await told.asks({ from, to, people: 4, items: [n % 2 ? cabin : nests(2)] })
			if (n % 5 === 4) await it.offer({ pesos: 3_000_000 + n })
			await it.confirm({})
			if (n % 3 === 0) await it.confirm({ to: addDays(to, 1) })
		},
	},
	{
		name: 'a long weekend',
		times: 8,
		async tell(told, n) {
			const mondays = [
				'2026-06-15',
				'2026-11-02',
				'2027-01-11',
				'2027-05-31',
				'2027-07-05',
				'2027-08-16',
				'2028-03-20',
				'2028-05-01',
			]
			const to = mondays[n] ?? '2028-03-20'
			const from = addDays(to, -3)
			await told.on(addDays(from, -40))
			const it = await told.asks({ from, to, people: 2, items: [n % 2 ? tents(1) : nests(1)] })
			await it.confirm({})
		},
	},
]

/** Guests who want something else, and what becomes of it. */
export const changes: Story[] = [
	{
		name: 'wants a change of what is confirmed',
		times: 16,
		async tell(told, n) {
			const stay = told.stay(n, 16, ['2028-03-10', '2028-12-10'], 2)
			await told.on(addDays('2028-01-02', n))
			const it = await told.asks({
				...stay,
				people: 4,
				children: n % 3 ? [] : [7],
				items: [tents(2)],
			})
			await it.confirm({ pesos: 500_000 + n })
			await told.on(addDays('2028-01-20', n))
			const later = { from: addDays(stay.from, 7), to: addDays(stay.to, 7) }
			const wanted =
				[
					later,
					{ people: 5 },
					{ text: 'Con cuna, por favor.' },
					{ to: addDays(stay.to, 1), text: 'Una noche más.\nGracias.' },
				][n % 4] ?? {}
			await it.wants(wanted)
			await told.on(addDays('2028-01-25', n))
			switch (Math.floor(n / 4)) {
				case 0:
					// It waits.
					break
				case 1:
					await it.wants({ adults: 2, children: [4, 5], text: 'Mejor así.' })
					break
				case 2:
					await it.confirm({
						...later,
						...(n % 2 ? { samePrice: true } : { people: 6 }),
						message: 'Cambiado.',
					})
					break
				default:
					await it.withdraws({ text: 'Dejémoslo así.' })
			}
		},
	},
	{
		name: 'wants a change, and the owner leaves it as it is',
		times: 4,
		async tell(told, n) {
			const stay = told.stay(n, 4, ['2027-03-10', '2028-06-10'], 3)
			await told.on(addDays(stay.from, -60))
			const it = await told.asks({ ...stay, people: 2, items: [nests(1)] })
			await it.confirm({})
			await it.wants({ from: addDays(stay.from, -1) })
			await told.on(addDays(stay.from, -58))
			if (n % 2) await it.confirm({ message: 'Ese día no hay.' })
			else await it.wants({ from: stay.from, to: stay.to })
		},
	},
	{
		name: 'changed again and again by the owner',
		times: 10,
		async tell(told, n) {
			const stay = told.stay(
				n,
				10,
				n < 5 ? ['2026-08-01', '2027-11-01'] : ['2028-03-12', '2028-11-12'],
				3,
			)
			await told.on(addDays(stay.from, -30))
			const it = await told.asks({ ...stay, people: 2, items: [tents(1)] })
			await it.confirm({})
			await told.on(addDays(stay.from, -29))
			await it.confirm({ to: addDays(stay.to, 1) })
			await told.on(addDays(stay.from, -20))
			await it.confirm({ to: stay.to })
			await it.confirm({ people: 3, items: [tents(1), table('13:00', stay.from)], samePrice: true })
			if (n % 3 === 0) await it.confirm({ from: addDays(stay.from, 3), to: addDays(stay.to, 3) })
			if (n % 3 === 1) await it.confirm({ pesos: 333_333, message: 'Redondeado.' })
			if (n % 5 === 2) await it.note('Llamó tres veces.')
		},
	},
	{
		name: 'confirmed though it is full',
		times: 4,
		async tell(told, n) {
			const stay = { from: addDays('2028-04-10', n), to: '2028-04-16' }
			await told.on(addDays('2028-02-04', n))
			const it = await told.asks({ ...stay, people: 12, items: [{ offer: 'cabin', units: 2 }] })
			await it.confirm({ anyway: 'Duermen en la casa vieja.' })
		},
	},
]

/** The least and the most. */
export const extremes: Story[] = [
	{
		name: 'an extreme',
		times: 10,
		async tell(told, n) {
			await told.on(addDays('2028-01-08', n))
			const from = addDays('2028-05-02', 9 * n)
			const long = { from, to: addDays(from, 95) }
			const stay = n < 3 ? long : { from, to: addDays(from, 1) }
			const items = [
				[tents(8)],
				[nests(1)],
				[tents(1)],
				[cabin],
				[tents(30)],
				[tents(1)],
				[table('11:00', from, 20)],
				[ownStyle],
				[nests(1)],
				[ride(1, '16:00', from)],
			][n]
			const people = n === 4 ? 200 : n < 3 ? 30 - 14 * n : 1
			const it = await told.asks({
				...stay,
				people,
				...(items && { items }),
				message: n === 5 ? '1\n'.repeat(900) : '',
			})
			const pesos = [mostPesos, 0, mostPesos - 1, 1, 777_777_777, 0, 3, mostPesos, 7, 11][n] ?? 0
			if (n % 2) await it.offer({ pesos, message: 'x'.repeat(n === 5 ? 1_900 : 1) })
			await it.confirm({ pesos })
			if (n === 3 || n === 8) await it.receives(pesos)
			if (n === 0) await it.receives(mostPesos)
		},
	},
]
