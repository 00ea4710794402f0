import { addDays } from '../clock.ts'
import type { Asked, Story, Told } from '../story.ts'
import { birthday, cabin, mixture, nests, ownStyle, ride, table, tents } from './items.ts'

const past: [string, string] = ['2026-06-10', '2028-02-08']
const coming: [string, string] = ['2028-03-06', '2029-12-20']

/** Comes so many days before the arrival, and asks for a mixture. */
async function comes(
	told: Told,
	stay: { from: string; to: string },
	ahead: number,
	asked: Asked = {},
) {
	await told.on(addDays(stay.from, -ahead))
	const day = addDays(stay.from, told.number % 2)
	const people = 2 + (told.number % 5)
	return await told.asks({
		...stay,
		people,
		items: mixture(told.number, { from: stay.from, day, people }),
		...asked,
	})
}

const priceOf = (n: number) => 400_000 + 12_345 * n

/** The state in which each ends is in its name. */
export const requests: Story[] = [
	{
		name: 'received, and nobody has replied',
		times: 12,
		async tell(told, n) {
			const children = n % 3 === 1 ? [2, 9] : []
			const stay = told.stay(n, 12, n < 4 ? past : coming)
			await told.on(n < 4 ? addDays(stay.from, -9) : addDays('2028-02-12', n))
			const it = await told.asks({
				...stay,
				people: 4,
				children,
				items: mixture(n, { ...stay, people: 4 }),
			})
			if (n % 4 === 2) await it.says('¿Hay parqueadero?')
			if (n % 4 === 3) await it.note('Ya vino en 2019.')
			if (n % 5 === 0) await it.marks('archived')
		},
	},
	{
		name: 'received, about nothing in particular',
		times: 3,
		async tell(told, n) {
			await comes(told, told.stay(n, 3, coming), 60 + n, {
				items: [],
				message: 'Aún no sabemos qué.',
			})
		},
	},
	{
		name: 'a quote that has expired',
		times: 12,
		async tell(told, n) {
			const stay = told.stay(n, 12, past)
			const it = await comes(told, stay, 50)
			await told.on(addDays(stay.from, -48))
			await it.offer({
				pesos: priceOf(n),
				message: 'Con mucho gusto.',
				...(n % 3 !== 0 && { heldUntil: addDays(stay.from, -40) }),
			})
			await told.on(addDays(stay.from, -30))
			if (n % 4 === 1) await it.says('Perdón, se nos pasó.')
			if (n % 4 === 2) await it.wants({ to: addDays(stay.to, 1) })
		},
	},
	{
		name: 'a quote that stands',
		times: 12,
		async tell(told, n) {
			const stay = told.stay(n, 12, coming)
			await told.on(addDays('2028-02-14', n))
			const it = await told.asks({ ...stay, people: 3, items: mixture(n, { ...stay, people: 3 }) })
			const held = n % 2 === 0 && { heldUntil: addDays('2028-03-01', n % 3) }
			await it.offer({ pesos: priceOf(n), message: n % 2 ? 'Welcome!' : '', ...held })
			if (n % 3 === 1)
				await it.offer({ pesos: priceOf(n) - 50_000, message: 'Con descuento.', ...held })
			if (n % 4 === 3) await it.wants({ people: 5, text: 'Viene mi hermana.' })
		},
	},
	{
		name: 'a quote that was accepted, and waits for the owner',
		times: 10,
		async tell(told, n) {
			const stay = told.stay(n, 10, n < 3 ? past : coming)
			await told.on(n < 3 ? addDays(stay.from, -20) : addDays('2028-02-10', n))
			const it = await told.asks({ ...stay, people: 2, items: mixture(n, { ...stay, people: 2 }) })
			await it.offer({ pesos: priceOf(n), ...(n % 2 && { heldUntil: addDays(stay.from, -2) }) })
			if (n >= 3) await told.on(addDays('2028-02-13', n))
			await it.accepts()
			if (n % 4 === 0) await it.wants({ from: addDays(stay.from, 1), to: addDays(stay.to, 1) })
			if (n % 4 === 1) await it.says('¿Dónde pagamos?')
		},
	},
	{
		name: 'confirmed, and over',
		times: 36,
		async tell(told, n) {
			const stay = told.stay(n, 36, past)
			const it = await comes(told, stay, 15 + n)
			await told.on(addDays(stay.from, -13))
			if (n % 2 === 0) {
				await it.offer({
					pesos: priceOf(n),
					message: 'Les esperamos.',
					heldUntil: addDays(stay.from, -5),
				})
				await told.on(addDays(stay.from, -11))
				if (n % 4 === 0) await it.accepts()
			}
			await it.confirm(n % 3 === 0 ? { message: '¡Listo!' } : {})
		},
	},
	{
		name: 'confirmed, and to come',
		times: 30,
		async tell(told, n) {
			const stay = told.stay(n, 30, coming)
			await told.on(addDays('2027-12-01', 2 * n))
			const children = n % 6 === 0 ? [1, 6, 12] : []
			const people = 2 + (n % 7) + children.length
			const items = mixture(n, { from: stay.from, day: addDays(stay.from, n % 2), people })
			const it = await told.asks({ ...stay, people, children, items })
			await told.on(addDays('2027-12-03', 2 * n))
			if (n % 3 === 0) await it.offer({ pesos: priceOf(n), message: 'Precio de amigos.' })
			if (n % 6 === 0) await it.accepts()
			await it.confirm(n % 5 === 1 ? { pesos: priceOf(n) } : {})
		},
	},
	{
		name: 'declined',
		times: 8,
		async tell(told, n) {
			const stay = told.stay(n, 8, n < 4 ? past : coming)
			await told.on(n < 4 ? addDays(stay.from, -30) : addDays('2028-01-20', n))
			const it = await told.asks({ ...stay, items: [cabin], people: 6 })
			if (n % 2) await it.offer({ pesos: priceOf(n) })
			await it.decline({ message: 'Lo sentimos, estamos llenos.' })
			if (n % 4 === 2) await it.decline({ message: 'Otra vez' })
		},
	},
	{
		name: 'declined, and asked for anew by the guest',
		times: 4,
		async tell(told, n) {
			const stay = told.stay(n, 4, coming)
			await told.on(addDays('2028-01-05', n))
			const it = await told.asks({ ...stay, items: [nests(2)], people: 4 })
			await it.decline({ message: 'Esos días no.' })
			await told.on(addDays('2028-01-09', n))
			await it.wants({ from: addDays(stay.from, 7), to: addDays(stay.to, 7), text: '¿Y después?' })
			if (n % 2)
				await it.offer({ pesos: priceOf(n), from: addDays(stay.from, 7), to: addDays(stay.to, 7) })
		},
	},
	{
		name: 'declined, and opened again',
		times: 4,
		async tell(told, n) {
			const stay = told.stay(n, 4, n < 2 ? past : coming)
			await told.on(n < 2 ? addDays(stay.from, -30) : addDays('2028-01-15', n))
			const it = await told.asks({ ...stay, items: [tents(2)], people: 4 })
			await it.decline({})
			await it.reopen({ message: 'Se liberó un lugar.' })
			if (n % 2) await it.confirm({})
		},
	},
	{
		name: 'cancelled by the guest',
		times: 10,
		async tell(told, n) {
			const stay = told.stay(n, 10, n < 6 ? past : coming)
			await told.on(n < 6 ? addDays(stay.from, -40) : addDays('2028-01-12', n))
			const it = await told.asks({ ...stay, people: 4, items: mixture(n, { ...stay, people: 4 }) })
			if (n % 3 > 0) await it.offer({ pesos: priceOf(n), message: '', heldUntil: stay.from })
			if (n % 3 > 1) await it.confirm({})
			if (n < 6) await told.on(n === 5 ? stay.from : addDays(stay.from, -10))
			await it.cancels({ text: n % 2 ? 'Nos enfermamos.' : '' })
			if (n % 5 === 4) await it.says('Gracias por todo.')
		},
	},
	{
		name: 'cancelled by the owner before the stay',
		times: 8,
		async tell(told, n) {
			const stay = told.stay(n, 8, n < 4 ? past : coming)
			await told.on(n < 4 ? addDays(stay.from, -25) : addDays('2028-02-01', n))
			const it = await told.asks({ ...stay, people: 2, items: [nests(1)] })
			if (n % 2) await it.confirm({})
			await it.cancel({ message: 'Cerramos por obras.' })
		},
	},
	{
		name: 'cancelled by the owner during the stay',
		times: 6,
		async tell(told, n) {
			const stay =
				n < 3 ? told.stay(n, 3, past, 4) : { from: addDays('2028-02-25', n - 3), to: '2028-03-03' }
			const it = await comes(told, stay, 20, { items: [n % 2 ? tents(1) : nests(1)], people: 2 })
			await it.confirm(n % 2 ? { pesos: 900_000 } : {})
			await it.receives(100_000 + n)
			await told.on(addDays(stay.from, n < 3 ? 2 : 1))
			await it.cancel({ message: 'Se fueron antes.' })
			if (n % 3 === 0) await it.receives(40_000)
		},
	},
	{
		name: 'a guest who never came',
		times: 5,
		async tell(told, n) {
			const stay = told.stay(n, 5, past, 2)
			const it = await comes(told, stay, 30, { items: [tents(2)], people: 3 })
			await it.offer({
				pesos: 300_000,
				heldUntil: addDays(stay.from, -10),
				deposit: { pesos: 150_000, until: addDays(stay.from, -12) },
			})
			await it.accepts()
			await it.confirm({})
			await it.receives(150_000)
			await told.on(addDays(stay.from, 1))
			await it.note('No llegaron, no contestan.')
			if (n % 2 === 0) await it.cancel({ message: 'No llegaron.' })
		},
	},
	{
		name: 'cancelled, opened again and confirmed',
		times: 8,
		async tell(told, n) {
			const stay = told.stay(n, 8, n < 4 ? past : coming)
			await told.on(n < 4 ? addDays(stay.from, -35) : addDays('2027-12-20', n))
			const it = await told.asks({ ...stay, people: 2, items: [nests(1), table('17:00')] })
			await it.confirm({ pesos: priceOf(n) })
			if (n % 2) await it.cancels({})
			else await it.cancel({ message: 'Un error nuestro.' })
			await told.on(n < 4 ? addDays(stay.from, -30) : addDays('2027-12-25', n))
			await it.reopen({})
			if (n % 4 !== 3) await it.confirm({})
		},
	},
	{
		name: 'a table and nothing else',
		times: 14,
		async tell(told, n) {
			const { from } = n < 6 ? told.stay(n, 6, past) : { from: addDays('2028-02-27', n % 6) }
			await told.on(addDays(from, n < 6 ? -3 : -9))
			const hour = n % 4 === 3 ? undefined : ['12:00', '13:30', '17:15'][n % 3]
			const it = await told.asks({
				from,
				people: 2 + n,
				items: [table(hour, undefined, 1 + (n % 3))],
			})
			if (n % 3 === 0) await told.desk('POST', `/api/tables/${it.id}/confirm`)
			if (n % 3 === 1) await it.confirm({ pesos: 0 })
			if (n % 6 === 5) await it.decline({ message: 'Llenos.' })
		},
	},
	{
		name: 'a visit of one day: a ride, a meal and a package',
		times: 10,
		async tell(told, n) {
			const { from } = n < 5 ? told.stay(n, 5, past) : { from: addDays('2028-02-26', n) }
			await told.on(addDays(from, n < 5 ? -14 : -20))
			const it = await told.asks({
				from,
				people: 5,
				items: [
					ride(n % 2 ? 3 : undefined, '08:30'),
					table('12:30'),
					...(n % 3 ? [birthday()] : [ownStyle]),
				],
			})
			if (n % 5 !== 4) await it.confirm(n % 3 ? {} : { pesos: 777_000 })
		},
	},
	{
		name: 'erased: by the guest, by the owner, by address',
		times: 5,
		async tell(told, n) {
			const stay = told.stay(n, 5, ['2027-01-10', '2027-11-10'])
			const it = await comes(told, stay, 20, { email: `erased${n}@example.com` })
			if (n % 2) await it.confirm({})
			if (n === 3) await it.cancel({})
			await told.on(addDays(stay.from, 40))
			if (n < 2) await it.deletes()
			else if (n < 4) await it.removes()
			else await told.desk('DELETE', '/api/enquiries', { email: 'erased4@example.com' })
		},
	},
	{
		name: 'a contact message',
		times: 14,
		async tell(told, n) {
			await told.on(addDays('2026-06-01', n < 8 ? 60 * n : 600 + 2 * n))
			await told.writes(
				['¿Tienen wifi?', 'Do you have vegan dishes? 🥑', 'שלום, האם אפשר?'][n % 3] ?? '',
			)
		},
	},
]
