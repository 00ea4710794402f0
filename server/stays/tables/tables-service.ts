import type { Query, Transaction } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { Item, TableItem } from '#domain/offers/item.ts'
import type { Role } from '#domain/owner/roles.ts'
import type { InTheWay } from '#domain/stays/responses/in-the-way-response.ts'
import type {
	ConfirmedTableResponse,
	TableResponse,
	TablesResponse,
} from '#domain/stays/responses/table-response.ts'
import { actionsOfOwner } from '#domain/stays/states/states.ts'
import { createHiddenIds } from '#server/secrets/hidden-ids.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import {
	type BookingWithState,
	findRequest,
	standingOf,
} from '#server/stays/requests/booking-state.ts'
import type { OwnerRequests } from '#server/stays/requests/owner-requests.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'
import { bookingOf } from '#server/stays/store/owner-entries.ts'
import {
	readHistory,
	readLastEntry,
	versionAfter,
} from '#server/stays/store/requests-repository.ts'
import { leftToReception } from './left-to-reception.ts'
import { isMessageOfTables, notesOfTables } from './notes-of-tables.ts'
import {
	type Days,
	daysOfPage,
	nextDayWithTable,
	requestsWithTables,
	tablesByPhone,
} from './tables-by-day.ts'

type Deps = Pick<StayDeps, 'database' | 'requests' | 'offers' | 'today'> & {
	secret: SiteSecret
	ownerRequests: OwnerRequests
}

export type TablesService = ReturnType<typeof createTablesService>

/** Tables for the restaurant: who comes, how many, when, and their note; nothing else of a guest. */
export function createTablesService(deps: Deps) {
	const { database, today, secret, ownerRequests } = deps
	const { query } = database
	const hiddenIds = createHiddenIds(secret, 'tables')

	/** With its id, anybody may fetch the days of a stay: the restaurant gets ids that count for tables alone. */
	const idFor = async (id: string, reader: Role) =>
		reader === 'restaurant' ? await hiddenIds.hide(id) : id
	const idFrom = async (given: string, reader: Role) =>
		reader === 'restaurant' ? await hiddenIds.reveal(given) : given

	/** A request may name several tables, for instance on two evenings of a stay. */
	async function tablesOf(id: string, reader: Role): Promise<TableResponse[]> {
		const opened = await findRequest(query, deps, id)
		if (!opened) return []
		const { booking, bookingState } = opened
		const { state, items } = bookingState
		const decided = await decide(opened, query)
		const readsNote = reader !== 'restaurant' || (await isMessageOfTables(query, booking))
		const version = versionAfter(await readLastEntry(query, id))
		const shownId = await idFor(id, reader)
		return items.filter(isTable).map(({ day, time, units, people }) => ({
			id: shownId,
			version,
			day,
			hour: time,
			tables: units,
			state,
			people,
			name: booking.fields.Name,
			note: readsNote ? booking.fields.Message : '',
			...decided,
		}))
	}

	/** Whether a request can be confirmed here, and if not, why reception does it. */
	async function decide(opened: BookingWithState, query: Query) {
		const reason = await leftToReception(query, opened)
		const actions = actionsOfOwner(standingOf(opened.bookingState, today()))
		if (reason) return { isConfirmable: false, leftToReception: reason }
		return { isConfirmable: actions.includes('confirm') }
	}

	/** Runs with the request locked, so that a change that the guest asked for a moment ago counts. */
	async function refuseOthers(opened: BookingWithState, transaction: Transaction) {
		const { isConfirmable, leftToReception: reason } = await decide(opened, transaction)
		const { state } = opened.bookingState
		if (!isConfirmable)
			throw new AppError('wrong-state', { members: { state, ...(reason && { reason }) } })
	}

	return {
		/** The nearest first. Of many, those of the first days, and the day on which the others begin. */
		async list(period: Days, reader: Role): Promise<TablesResponse> {
			const { from, to } = await daysOfPage(query, period)
			const requests = await requestsWithTables(query, { from, to }).execute()
			const asked = await Promise.all(requests.map(({ id }) => tablesOf(id, reader)))
			const tables = [...asked.flat(), ...(await byPhone({ from, to }, reader))]
				.filter(({ day }) => from <= day && day <= to)
				.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
			const daysOf = async (id: string) => (await tablesOf(id, reader)).map(({ day }) => day)
			return { from, to, tables, later: await nextDayWithTable(query, to, daysOf) }
		},

		/** A request for tables and nothing else, on which guest and house agree: reception decides the others. */
		async confirm(givenId: string, reader: Role, seen?: string): Promise<ConfirmedTableResponse> {
			const id = await idFrom(givenId, reader)
			const [table] = await tablesOf(id, reader)
			if (!table) throw new AppError('not-found')
			await ownerRequests.confirm(id, {}, seen, refuseOthers).catch((error: unknown) => {
				throw reader === 'restaurant' ? withoutPeople(error) : error
			})
			const [confirmed = table] = await tablesOf(id, reader)
			return { ...confirmed, mail: await mailOfConfirmation(id) }
		},
	}

	/** Without a configured mail server, no mail is stored. */
	async function mailOfConfirmation(id: string) {
		const history = await readHistory(query, id)
		const entry = history.findLast(({ by, action }) => by === 'owner' && action === 'confirm')
		const mails = await deps.requests.mailsToGuest(query, id)
		return mails.get(entry?.id ?? '') ?? 'unconfigured'
	}

	async function byPhone(days: Days, reader: Role): Promise<TableResponse[]> {
		const rows = await tablesByPhone(query, days)
			.select([
				'takes.id',
				'booking_id',
				'day',
				'takes.hour',
				'takes.units',
				'guest',
				'people',
				'note',
			])
			.execute()
		const ofTables = await notesOfTables(query, rows.map(bookingOf))
		const readsNote = (id: string) => reader !== 'restaurant' || ofTables.has(id)
		return await Promise.all(
			rows.map(async ({ id, day, hour, units, guest, people, note, ...row }) => ({
				id: await idFor(id, reader),
				day,
				hour,
				tables: units ?? 1,
				state: 'confirmed' as const,
				isConfirmable: false,
				name: guest ?? '',
				people: people ?? 0,
				note: (readsNote(bookingOf({ id, ...row })) && note) || '',
			})),
		)
	}
}

/** The restaurant learns the days and what kind of thing takes them: notes of blocks and guests of rooms are private. */
function withoutPeople(error: unknown): unknown {
	if (!(error instanceof AppError) || error.code !== 'units-taken') return error
	const found = error.members.inTheWay as InTheWay[]
	const inTheWay = found.map(({ by, ...day }) => ({
		...day,
		by: by.map(({ kind, from, to }) => {
			return { kind, from, to, units: null, reference: null, guest: null, note: null }
		}),
	}))
	return new AppError('units-taken', { members: { ...error.members, inTheWay } })
}

function isTable(item: Item): item is TableItem {
	return item.kind === 'table'
}

function momentOf({ day, hour }: TableResponse): string {
	return `${day} ${hour ?? ''}`
}
