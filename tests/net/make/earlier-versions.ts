import type { Kysely } from 'kysely'
import { privacyVersions } from '#content/pages/privacy.ts'
import type { AnyTables } from '#db/backup/postgres-rows.ts'
import type { Database } from '#db/connect.ts'
import { migrateTo } from '../load-net.ts'
import { addDays, timeAt } from './clock.ts'
import { names } from './house.ts'

/*
 * Rows as earlier versions of the site wrote them, which the migrations since then have turned into those of today: one
 * agreement without prices by item, changes in words alone, letters that were not stored, bookings by phone without
 * agreements, stays without a night.
 */

type Insert = (table: string, ...rows: object[]) => Promise<void>

const beforeAgreements = '0017-guest-reviews'
const beforePhoneAgreements = '0033-wanted-change'

const days = {
	past: (n: number) => ({ from: addDays('2026-05-10', 9 * n), to: addDays('2026-05-12', 9 * n) }),
	here: (n: number) => ({ from: addDays('2028-02-24', n % 3), to: addDays('2028-03-02', n % 2) }),
	coming: (n: number) => ({ from: addDays('2028-03-06', n), to: addDays('2028-03-08', n) }),
}

const item = (offer: string, units: number, hour: string | null = null) => ({ offer, units, hour })

const asked = [
	[item('cabin', 1)],
	[item('glamping', 1), item('table', 2, '13:00')],
	[item('camping', 2)],
	[item('horses', 3)],
	[item('camping', 1), item('package-birthday', 1), item('horses', 2, '10:00')],
]

/** The state in which the n-th ends, in turns. */
const ends = [
	{},
	{ state: 'received', moved: 5 },
	{ state: 'offered', pesos: 700_000, heldUntil: '2026-04-20', message: 'Con gusto.' },
	{ state: 'offered', pesos: 650_000 },
	{ state: 'accepted', pesos: 810_000 },
	{ state: 'confirmed', pesos: 900_000, message: '¡Listo!' },
	{ state: 'confirmed' },
	{ state: 'confirmed', pesos: 1_234_567, moved: 1 },
	{ state: 'declined', message: 'Estamos llenos.' },
	{ state: 'cancelled', pesos: 500_000 },
] as { state?: string; pesos?: number; heldUntil?: string; message?: string; moved?: number }[]

export async function insertEarlierVersions(database: Database, newId: () => string) {
	const query = database.query as unknown as Kysely<AnyTables>
	const insert: Insert = async (table, ...rows) => {
		await query
			.insertInto(table)
			.values(rows as AnyTables[string][])
			.execute()
	}
	await migrateTo(database, beforeAgreements)
	const ids: string[] = []
	for (let n = 0; n < 36; n++) ids.push(await insertRequest(insert, newId, n))
	await insertBlocks(insert, newId)
	await migrateTo(database, beforePhoneAgreements)
	await insertPhoneBookings(insert, newId)
	const askers = [15, 16, 17, 25].map((n) => ids[n] ?? '')
	await insertChanges(insert, newId, askers)
	await query
		.updateTable('stay_requests')
		.set({ change_asked_at: changedAt })
		.where('enquiry_id', 'in', askers)
		.execute()
	await insertDeposits(
		insert,
		newId,
		[26, 27].map((n) => ids[n] ?? ''),
	)
}

/** The first six came so early that they have been forgotten since. */
async function insertRequest(insert: Insert, newId: () => string, n: number): Promise<string> {
	const id = newId()
	const created_at = timeAt(n < 6 ? addDays('2026-01-20', 5 * n) : addDays('2026-03-02', n))
	const end = ends[n % ends.length] ?? {}
	const when = n < 6 ? 'past' : (['past', 'coming', 'here'] as const)[n % 3]
	const stay = days[when ?? 'past'](n)
	const items = asked[n % asked.length] ?? []
	await insert('enquiries', {
		id,
		kind: 'booking',
		content_hash: `earlier ${n}`,
		name: names[n % names.length],
		city: null,
		email: `Earlier${n}@Example.com`,
		phone: '300 123 4567',
		quantity: 2 + (n % 5),
		message: n % 2 ? '' : 'Hola',
		arrival_date: stay.from,
		departure_date: n === 20 ? stay.from : stay.to,
		language: n % 3 ? 'es' : 'en',
		consent_version: privacyVersions.at(-1),
		consent_at: created_at,
		state: end.state ? 'answered' : 'new',
		items: n === 10 ? null : JSON.stringify(items),
		created_at,
	})
	await insertLetter(insert, { id: newId(), enquiry_id: id, at: created_at, message_id: newId() })
	if (!end.state) return id
	const agreed = {
		from: addDays(stay.from, end.moved ?? 0),
		to: addDays(n === 20 ? addDays(stay.from, 1) : stay.to, end.moved ?? 0),
	}
	const at = created_at + 3_600_000
	await insert('stay_requests', {
		enquiry_id: id,
		state: end.state,
		from_day: agreed.from,
		to_day: agreed.to,
		items: JSON.stringify(items),
		pesos: end.pesos ?? null,
		message: end.message ?? null,
		held_until: end.heldUntil ?? null,
		thanked_at: null,
		changed_at: at,
	})
	const action = {
		offered: 'offer',
		accepted: 'accept',
		confirmed: 'confirm',
		declined: 'decline',
		cancelled: 'cancel',
	}[end.state]
	const entry = { enquiry_id: id, by: 'owner', text: end.message ?? '' }
	if (end.pesos && action !== 'offer')
		await insert('stay_history', {
			...entry,
			id: newId(),
			at: at - 1000,
			action: 'offer',
			pesos: end.pesos,
		})
	await insert('stay_history', {
		...entry,
		id: newId(),
		at,
		by: action && action !== 'accept' ? 'owner' : 'guest',
		action: action ?? 'change',
		pesos: action === 'offer' ? (end.pesos ?? null) : null,
	})
	const holds = end.state === 'confirmed' || end.state === 'accepted' || Boolean(end.heldUntil)
	if (!holds) return id
	const kind = end.state === 'confirmed' ? 'confirmed' : 'held'
	for (const { offer, units, hour } of items) {
		const isNightly = ['cabin', 'glamping', 'camping'].includes(offer)
		const take = { offer, units, hour, held_until: end.heldUntil ?? null }
		await insertTake(
			insert,
			{ id: newId(), kind, ...take, ...agreed, enquiry_id: id, created_at: at },
			isNightly ? daysOf(agreed) : [agreed.from],
		)
	}
	return id
}

function daysOf({ from, to }: { from: string; to: string }): string[] {
	const all: string[] = []
	for (let day = from; day < to || all.length === 0; day = addDays(day, 1)) all.push(day)
	return all
}

type OldTake = {
	id: string
	kind: string
	offer: string
	units: number | null
	hour: string | null
	held_until: string | null
	from: string
	to: string
	created_at: number
} & Record<string, unknown>

async function insertTake(insert: Insert, { from, to, ...take }: OldTake, taken: string[]) {
	await insert('takes', { from_day: from, to_day: to, ...take })
	const { id: take_id, offer, units, hour, held_until } = take
	await insert(
		'taken_days',
		...taken.map((day) => ({ take_id, offer, day, units, hour, held_until })),
	)
}

/** Sent, and not stored as it was written. */
async function insertLetter(
	insert: Insert,
	{ at, message_id, ...entry }: { id: string; enquiry_id: string; at: number; message_id: string },
) {
	await insert('outbox', {
		...entry,
		recipient: 'owner',
		about: 'received',
		status: 'sent',
		attempts: 1,
		next_attempt_at: at,
		message_id: `<${message_id}@localhost>`,
		created_at: at,
		updated_at: at,
	})
}

/** A table was blocked for several days, of which only the first was taken. */
async function insertBlocks(insert: Insert, newId: () => string) {
	const block = {
		kind: 'blocked',
		held_until: null,
		units: null,
		hour: null,
		created_at: timeAt('2026-04-02'),
	}
	const table = { from: '2028-03-10', to: '2028-03-12' }
	await insertTake(insert, { ...block, id: newId(), offer: 'table', ...table, note: 'Grupo' }, [
		table.from,
	])
	const cabin = { from: '2028-04-01', to: '2028-04-03' }
	await insertTake(
		insert,
		{ ...block, id: newId(), offer: 'cabin', ...cabin, note: 'Obra' },
		daysOf(cabin),
	)
}

/** Without agreements; all units of an offer; further items; a stay without a night. */
async function insertPhoneBookings(insert: Insert, newId: () => string) {
	const take = {
		kind: 'phone',
		hour: null,
		held_until: null,
		note: null,
		phone: '310 555 01 02',
		person: 'Recepción',
		created_at: timeAt('2026-04-10'),
		pesos: null,
	}
	const when = [days.past, days.here, days.coming]
	for (let n = 0; n < 12; n++) {
		const id = newId()
		const stay = when[n % 3]?.(n) ?? days.past(n)
		const offer = ['camping', 'glamping', 'cabin', 'camping'][n % 4] ?? ''
		const isNightless = n === 9
		const nights = isNightless ? { from: stay.from, to: stay.from } : stay
		const said = { guest: names[(n + 5) % names.length], people: n % 2 ? 2 + n : null }
		const units = n === 11 ? null : 1
		await insertTake(
			insert,
			{ ...take, ...said, id, offer, units, ...nights, pesos: n % 3 ? 300_000 + n : null },
			daysOf(nights),
		)
		if (n % 4 !== 1) continue
		const meal = { offer: 'table', units: 1, hour: '12:30', from: stay.from, to: stay.from }
		await insertTake(insert, { ...take, ...said, ...meal, id: newId(), booking_id: id }, [
			stay.from,
		])
	}
}

const changedAt = timeAt('2026-04-25')

/** In words alone, or with a number of people instead of adults and ages. */
async function insertChanges(insert: Insert, newId: () => string, askers: string[]) {
	const entry = { by: 'guest', action: 'change', pesos: null, person: null, at: changedAt }
	for (const [index, enquiry_id] of askers.entries()) {
		const { from, to } = days.coming(25)
		const wanted = index % 2 ? JSON.stringify({ from, to, people: 9 }) : null
		const text = wanted ? 'Personas: 9\nGracias.' : 'Quisiéramos llegar un día antes.'
		await insert('stay_history', { ...entry, id: newId(), enquiry_id, text, wanted })
	}
}

/** Paid, though no deposit had been asked for. */
async function insertDeposits(insert: Insert, newId: () => string, payers: string[]) {
	for (const enquiry_id of payers) {
		const [at, pesos] = [changedAt, 250_000]
		await insert('deposits', { enquiry_id, received_pesos: pesos, received_at: at })
		const entry = { by: 'owner', action: 'deposit', text: '', pesos, at }
		await insert('stay_history', { ...entry, id: newId(), enquiry_id })
	}
}
