import { listedStates } from '#domain/enquiries/list-state.ts'
import { isNightly, type OfferId, offerIds } from '#domain/offers/offers.ts'
import { guestActions, ownerActions, paymentActions } from '#domain/stays/states/state.ts'
import { daysBetween } from '#domain/time/bounds.ts'
import { dayInBogota } from '#domain/time/dates.ts'
import type { Answers, Net } from './net-files.ts'

export type Kind = { kind: string; count: number; least: number }

/** The parts of the answers that are counted. */
type Days = { from: string; to: string }
type Item = { offer: string; hour: string | null; day?: string | null; units: number | null }
type Request = Days & {
	state: string
	language: string
	name: string
	people: number
	party: { children: number[] }
	items: Item[]
	asked: Days & { change: object | null; changeText: string }
	isChangeAsked: boolean
	isPartial: boolean
	total: number | null
	deposit: { releases?: boolean } | null
	receivedPesos: number
	refund: number
	balance: number | null
	agreements: { total: number | null; changes: string[]; deposit: object | null }[]
	history: {
		at: string
		action: string
		by: string
		pesos: number | null
		wanted: object | null
		person: string | null
	}[]
}
type Phone = Days & {
	offer: OfferId
	units: number | null
	guest: string
	note: string | null
	people: number | null
	pesos?: number
	more?: Item[]
	agreements: object[]
}
type Row = Record<string, string | number | null | object>

/** How many of each kind the net has, and how many it needs: a net that lacks one would catch nothing there. */
export function kindsIn(net: Net, answers: Answers): Kind[] {
	const kinds: Kind[] = []
	const need = (least: number, kind: string, count: number) => kinds.push({ kind, count, least })
	const today = dayInBogota(net.now)
	const requests = Object.values(answers.bookings) as { row: Row; stay: { body: Request } }[]
	const stays = requests.map(({ stay }) => stay.body)
	const phone = (Object.values(answers.phone) as { body: Phone }[]).map(({ body }) => body)
	const countOf = (is: (it: Request) => unknown) => stays.filter(is).length
	const countByPhone = (is: (it: Phone) => unknown) => phone.filter(is).length

	need(300, 'bookings', requests.length + phone.length)
	need(200, 'bookings: web', requests.length)
	need(60, 'bookings: phone', phone.length)
	need(10, 'contact messages', Object.keys(answers.messages).length)
	for (const language of ['es', 'en'])
		need(
			80,
			`language: ${language}`,
			countOf((it) => it.language === language),
		)
	for (const state of ['new', ...listedStates])
		need(5, `state: ${state}`, requests.filter(({ row }) => row.state === state).length)

	const isHere = ({ from, to }: Days) => from < today && today < to
	const confirmed = (it: Request) => it.state === 'confirmed'
	const here = stays.filter((it) => confirmed(it) && isHere(it))
	need(25, 'in the house', here.length)
	need(
		12,
		'in the house: agreed more than once',
		here.filter((it) => it.agreements.length > 1).length,
	)
	need(4, 'in the house: partly priced', here.filter((it) => it.isPartial).length)
	need(2, 'in the house: without a price', here.filter((it) => it.total === null).length)
	need(3, 'in the house: asks for a change', here.filter((it) => it.isChangeAsked).length)
	need(5, 'in the house: by phone', countByPhone(isHere))
	need(
		3,
		'arrives today',
		countOf((it) => confirmed(it) && it.from === today),
	)
	need(
		3,
		'leaves today',
		countOf((it) => confirmed(it) && it.to === today),
	)
	need(3, 'cancelled during the stay', countOf(isCancelledHere))

	for (const action of new Set([...guestActions, ...ownerActions, ...paymentActions]))
		need(
			4,
			`done: ${action}`,
			countOf((it) => it.history.some((entry) => entry.action === action)),
		)
	const isReception = (entry: { person: string | null }) => entry.person === 'Recepción'
	need(
		20,
		'done by reception',
		countOf((it) => it.history.some(isReception)),
	)
	for (const change of ['days', 'items', 'people', 'price', 'deposit'])
		need(
			3,
			`agreed otherwise: ${change}`,
			countOf((it) => it.agreements.some(({ changes }) => changes.includes(change))),
		)
	need(
		4,
		'three agreements or more',
		countOf((it) => it.agreements.length > 2),
	)
	need(
		4,
		'wanted change: open, in days or people',
		countOf((it) => it.asked.change),
	)
	need(
		4,
		'wanted change: open, in words',
		countOf((it) => it.isChangeAsked && !it.asked.change),
	)
	need(
		4,
		'wanted change: closed',
		countOf((it) => !it.isChangeAsked && it.history.some(({ wanted }) => wanted)),
	)

	need(
		10,
		'deposit: asked for',
		countOf((it) => it.deposit),
	)
	need(
		3,
		'deposit: releases',
		countOf((it) => it.deposit?.releases),
	)
	need(
		10,
		'money: received',
		countOf((it) => it.receivedPesos > 0),
	)
	need(
		3,
		'money: to be returned',
		countOf((it) => it.refund > 0),
	)
	need(4, 'money: went down', countOf(hasFallen))
	need(
		2,
		'money: paid in full',
		countOf((it) => it.receivedPesos > 0 && it.balance === 0),
	)
	for (const type of ['image/jpeg', 'application/pdf'])
		need(
			2,
			`receipt: ${type}`,
			rowsOf(net, 'deposits').filter((it) => it.receipt_type === type).length,
		)

	const taken = [...stays.map(({ items }) => items), ...phone.map((it) => [it as unknown as Item])]
	for (const offer of offerIds.filter((id) => id !== 'package-friends'))
		need(5, `offer: ${offer}`, taken.flat().filter((it) => it.offer === offer).length)
	need(
		20,
		'several items',
		countOf((it) => it.items.length > 1),
	)
	need(
		5,
		'several items: five',
		countOf((it) => it.items.length > 4),
	)
	need(
		2,
		'no item',
		countOf((it) => it.items.length === 0),
	)
	need(
		10,
		'at an hour',
		countOf((it) => it.items.some(({ hour }) => hour)),
	)
	need(
		10,
		'on another day',
		countOf((it) => it.items.some(({ day }) => day && day !== it.from)),
	)
	need(
		5,
		'with children',
		countOf((it) => it.party.children.length > 0),
	)
	const everybody: Days[] = [...stays, ...phone]
	const spending = (night: string) =>
		everybody.filter(({ from, to }) => from <= night && night < to).length
	for (const night of ['2026-12-31', '2027-12-31', '2028-12-31', '2028-02-29'])
		need(3, `the night of ${night}`, spending(night))
	need(2, 'long: 60 nights', everybody.filter((it) => daysBetween(it) > 60).length)
	need(
		2,
		'large: 100 people',
		countOf((it) => it.people >= 100) + countByPhone((it) => Number(it.people) >= 100),
	)
	need(
		2,
		'price: the highest',
		countOf((it) => Number(it.total) >= 1_000_000_000),
	)
	need(
		3,
		'price: nothing',
		countOf((it) => it.total === 0),
	)
	need(
		5,
		'price: to be agreed',
		countOf((it) => confirmed(it) && it.total === null),
	)
	need(
		10,
		'price: of a part',
		countOf((it) => it.isPartial),
	)

	for (const [script, letters] of Object.entries(scripts))
		need(
			5,
			`name: ${script}`,
			[...stays.map(({ name }) => name), ...phone.map(({ guest }) => guest)].filter((name) =>
				letters.test(name),
			).length,
		)

	need(
		20,
		'phone: with a price',
		countByPhone((it) => it.pesos !== undefined),
	)
	need(
		20,
		'phone: without a price',
		countByPhone((it) => it.pesos === undefined),
	)
	need(
		15,
		'phone: people unknown',
		countByPhone((it) => it.people === null),
	)
	need(
		8,
		'phone: several items',
		countByPhone((it) => it.more),
	)
	need(
		10,
		'phone: agreed more than once',
		countByPhone((it) => it.agreements.length > 1),
	)
	need(
		1,
		'phone: all units',
		countByPhone((it) => it.units === null),
	)
	need(
		1,
		'phone: without a night',
		countByPhone((it) => it.from === it.to && isNightly(it.offer)),
	)

	const takes = rowsOf(net, 'takes')
	const countTakes = (is: (it: Row) => unknown) => takes.filter(is).length
	need(
		8,
		'blocks',
		countTakes((it) => it.kind === 'blocked'),
	)
	need(
		1,
		'blocks: all units',
		countTakes((it) => it.kind === 'blocked' && it.units === null),
	)
	need(
		10,
		'imported',
		countTakes((it) => it.kind === 'imported'),
	)
	need(
		1,
		'imported: at a time',
		countTakes((it) => it.ends),
	)
	need(
		1,
		'imported: echoes of ours',
		rowsOf(net, 'imported_calendars').filter((it) => it.echoes !== '{}').length,
	)
	need(
		1,
		'imported: cannot be read',
		rowsOf(net, 'imported_calendars').filter((it) => it.error).length,
	)
	const soldTwice = (answers.house['/api/stays/overbooked'] as { body: { overbooked: object[] } })
		.body
	need(1, 'imported: sold twice', soldTwice.overbooked.length)
	need(40, 'in a named unit', rowsOf(net, 'unit_takes').length)
	need(3, 'removed', rowsOf(net, 'removed_units').length)
	need(3, 'notices', rowsOf(net, 'notices').length)
	for (const [status, least] of Object.entries({ sent: 500, pending: 4, failed: 4 }))
		need(
			least,
			`letters: ${status}`,
			rowsOf(net, 'outbox').filter((it) => it.status === status).length,
		)

	need(
		30,
		'earlier versions: requests',
		rowsOf(net, 'enquiries').filter((it) => /^earlier/.test(String(it.content_hash))).length,
	)
	need(
		10,
		'earlier versions: agreements',
		rowsOf(net, 'agreements').filter((it) => !String(it.terms).includes('isPartial')).length,
	)
	need(
		10,
		'earlier versions: letters',
		rowsOf(net, 'outbox').filter((it) => it.letter === null).length,
	)
	need(
		2,
		'earlier versions: people without ages',
		rowsOf(net, 'stay_history').filter((it) => it.wanted && !String(it.wanted).includes('party'))
			.length,
	)
	need(
		10,
		'earlier versions: phone',
		takes.filter((it) => it.kind === 'phone' && Number(it.created_at) < Date.parse('2026-05-01'))
			.length,
	)
	return kinds
}

const scripts = {
	accents: /[áéíóúñüœ]/i,
	emoji: /\p{Extended_Pictographic}/u,
	'right to left': /[\u0590-\u06ff]/,
	Chinese: /\p{Script=Han}/u,
	'one letter': /^.$/,
	'the longest': /^.{90,}$/,
}

function isCancelledHere({ from, to, history }: Request): boolean {
	return history.some(({ action, at }) => {
		const day = dayInBogota(Date.parse(at))
		return action === 'cancel' && from < day && day < to
	})
}

/** Less was received than before: money was returned, or a slip was put right. */
function hasFallen({ history }: Request): boolean {
	const sums = history
		.filter(({ action }) => action === 'deposit')
		.map(({ pesos }) => Number(pesos))
	return sums.some((sum, index) => sum < (sums[index - 1] ?? 0))
}

function rowsOf({ tables }: Net, name: string): Row[] {
	const found = tables.find(({ table }) => table === name)
	return (found?.rows ?? []).map((row) =>
		Object.fromEntries(row.map((value, at) => [found?.columns[at] ?? '', value])),
	) as Row[]
}
