import { mostPesos } from '#domain/text/money.ts'
import { earliest } from '#domain/time/dates.ts'
import { addDays } from '../clock.ts'
import { names } from '../house.ts'
import type { Story } from '../story.ts'

const past: [string, string] = ['2026-06-15', '2028-02-05']
const coming: [string, string] = ['2028-03-07', '2029-10-20']

const guestOf = (n: number) => `${names[n % names.length]}`.slice(0, 100)

const item = (offer: string, from: string, to = from, more: object = {}) => ({
	offer,
	from,
	to,
	...more,
})

/** A price, people and a number to call: each of them may be missing. */
const said = (n: number) => ({
	guest: guestOf(n),
	...(n % 2 === 0 && { pesos: 250_000 + 1111 * n }),
	...(n % 3 !== 0 && { people: 1 + (n % 9) }),
	...(n % 4 !== 0 && { phone: '310 555 01 02' }),
	...(n % 5 === 0 && { note: 'Llama otra vez el martes. 🐕' }),
})

export const phone: Story[] = [
	{
		name: 'by phone: one bed',
		times: 20,
		async tell(told, n) {
			const stay = told.stay(n, 20, n % 2 ? past : coming)
			await told.on(n % 2 ? addDays(stay.from, -12) : addDays('2027-11-02', 4 * n))
			const offer = ['camping', 'glamping', 'cabin'][n % 3] ?? ''
			await told.enters({ ...item(offer, stay.from, stay.to, { units: 1 }), ...said(n) })
		},
	},
	{
		name: 'by phone: a table or a ride',
		times: 8,
		async tell(told, n) {
			const { from } = n < 4 ? told.stay(n, 4, past) : { from: addDays('2028-02-27', n - 3) }
			await told.on(addDays(from, -4))
			const offer = n % 2 ? 'horses' : 'table'
			await told.enters({
				...item(offer, from, from, { units: 2, ...(n % 3 && { hour: '11:30' }) }),
				...said(n),
			})
		},
	},
	{
		name: 'by phone: several things',
		times: 10,
		async tell(told, n) {
			const { from, to } = told.stay(n, 10, n < 4 ? past : coming, 3)
			await told.on(n < 4 ? addDays(from, -30) : addDays('2028-01-04', n))
			const more = [
				item('table', from, from, { units: 2, hour: '13:00' }),
				item('horses', addDays(from, 1), addDays(from, 1), { units: 3 }),
				item('glamping', addDays(from, 1), to, { units: 1 }),
			].slice(0, 1 + (n % 3))
			const it = await told.enters({ ...item('camping', from, to, { units: 2 }), more, ...said(n) })
			if (n % 4 !== 1) return
			const further = it.body.more as unknown[]
			if (further.length > 0) await it.changes({ more: more.slice(0, -1) })
		},
	},
	{
		name: 'by phone: other days, things, people and prices',
		times: 12,
		async tell(told, n) {
			const stay = told.stay(n, 12, n < 5 ? past : coming, 3)
			await told.on(n < 5 ? addDays(stay.from, -20) : addDays('2028-01-03', n))
			const entry = { ...item('camping', stay.from, stay.to, { units: 2 }), ...said(n) }
			const it = await told.enters(entry)
			await told.on(n < 5 ? addDays(stay.from, -18) : addDays('2028-01-19', n))
			const changes = [
				{ to: addDays(stay.to, 2) },
				{ pesos: 999_000 },
				{ units: 3, people: 7 },
				{ from: addDays(stay.from, 1) },
				{ more: [item('table', stay.from, stay.from, { units: 1, hour: '20:00' })] },
				{ guest: 'Otro Nombre Inventado', note: 'Cambió de nombre.' },
			]
			await it.changes(changes[n % 6] ?? {})
			if (n % 2) await it.changes({})
			if (n % 3 === 0) await it.changes({ ...changes[n % 6], pesos: 1_111_111 + n })
		},
	},
	{
		name: 'by phone: in the house',
		times: 9,
		async tell(told, n) {
			const from = addDays('2028-02-24', n % 4)
			await told.on(addDays('2028-01-18', n))
			const stay = item(n % 2 ? 'glamping' : 'camping', from, addDays('2028-03-02', n % 3), {
				units: 1,
			})
			const more =
				n % 3 === 2 ? [item('table', '2028-03-01', '2028-03-01', { hour: '12:00' })] : undefined
			const it = await told.enters({ ...stay, ...said(n), ...(more && { more }) })
			await told.on('2028-02-28')
			if (n % 4 === 1) await it.changes({ to: '2028-03-06' })
			if (n % 4 === 2) await it.changes({ to: '2028-03-01', pesos: 480_000 })
			if (n % 4 === 3) await it.changes({ people: 3 })
		},
	},
	{
		name: 'by phone: removed',
		times: 4,
		async tell(told, n) {
			const stay = told.stay(n, 4, coming, 2)
			await told.on(addDays('2028-02-11', n))
			const it = await told.enters({
				...item('glamping', stay.from, stay.to, { units: 1 }),
				...said(n),
			})
			await it.removes()
		},
	},
	{
		name: 'by phone: removed, and put back at once',
		times: 5,
		async tell(told, n) {
			const stay = told.stay(n, 5, coming, 4)
			await told.on(addDays('2028-02-24', n))
			const more = n % 2 ? [item('cabin', stay.from, stay.to)] : undefined
			const it = await told.enters({
				...item('glamping', stay.from, stay.to, { units: 2 }),
				...said(n),
				...(more && { more }),
			})
			await it.removes()
			await it.entersAgain()
			if (n === 3) await it.removes()
		},
	},
	{
		name: 'by phone: over the turn of the year or the leap day',
		times: 5,
		async tell(told, n) {
			const [from, to] = [
				['2026-12-30', '2027-01-02'],
				['2027-12-31', '2028-01-02'],
				['2028-02-28', '2028-03-01'],
				['2028-02-29', '2028-03-03'],
				['2028-12-31', '2029-01-01'],
			][n] as [string, string]
			await told.on(earliest(addDays(from, -25), addDays('2028-02-04', n)))
			await told.enters({ ...item('camping', from, to, { units: 1 }), ...said(n) })
		},
	},
	{
		name: 'by phone: nights that another site sells too',
		times: 1,
		async tell(told, n) {
			await told.on('2027-01-10')
			const nights = item('glamping', '2028-04-19', '2028-04-22', { units: 2 })
			await told.enters({ ...nights, ...said(n) })
		},
	},
	{
		name: 'by phone: the least and the most',
		times: 4,
		async tell(told, n) {
			await told.on(addDays('2028-01-25', n))
			const from = addDays('2028-07-03', 20 * n)
			const entry = [
				{
					...item('camping', from, addDays(from, 120), { units: 20 }),
					guest: 'G'.repeat(100),
					people: 1000,
					pesos: mostPesos,
				},
				{ ...item('cabin', from, addDays(from, 1)), guest: 'A', pesos: 0, note: 'n'.repeat(200) },
				{ ...item('package-own-style', from), guest: guestOf(5), units: 1 },
				{ ...item('glamping', from, addDays(from, 2)), guest: guestOf(6), phone: '+'.repeat(40) },
			][n]
			await told.enters(entry ?? {})
		},
	},
]

/** Days that are closed, for a note or for nothing. */
export const blocks: Story[] = [
	{
		name: 'a block',
		times: 10,
		async tell(told, n) {
			await told.on(addDays('2026-07-01', n < 3 ? 40 * n : 560 + 3 * n))
			const from = n < 3 ? addDays('2026-07-05', 40 * n) : addDays('2028-03-20', 11 * n)
			const entry = [
				item('cabin', from, addDays(from, 3), { units: 1, note: 'Pintura' }),
				item('glamping', from, addDays(from, 2), { note: 'Techo' }),
				item('table', from, from, { units: 5, hour: '19:00' }),
				item('horses', from, addDays(from, 5), { note: 'Herraje' }),
				item('camping', '2028-12-24', '2029-01-06', { units: 3, note: 'Año Nuevo' }),
				item('cabin', '2028-02-28', '2028-03-02', { units: 1, note: 'Año bisiesto' }),
				item('all', '2029-02-05', '2029-02-09', { note: 'Vacaciones' }),
				item('camping', '2028-03-12', '2028-03-16', { whatIsLeft: true, note: 'Barro' }),
				item('table', from, from, { units: 2 }),
				item('package-friends', from, from, { units: 1, note: 'Sin guía' }),
			][n]
			const it = await told.enters(entry ?? {})
			if (n === 8) await it.removes()
			if (n === 9) {
				await it.removes()
				await it.entersAgain()
			}
		},
	},
]
