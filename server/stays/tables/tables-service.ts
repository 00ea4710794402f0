import type { Query } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { Item, TableItem } from '#domain/offers/item.ts'
import type { TableResponse } from '#domain/stays/responses.ts'
import { actionsOfOwner } from '#domain/stays/states/states.ts'
import type { Day } from '#domain/time/dates.ts'
import { bookingStateOf, standingOf } from '#server/stays/requests/booking-state.ts'
import type { OwnerRequests } from '#server/stays/requests/owner-requests.ts'
import type { StayDeps } from '#server/stays/stay-deps.ts'

const mostTables = 500

type Deps = Pick<StayDeps, 'database' | 'requests' | 'offers' | 'today'> & {
	ownerRequests: OwnerRequests
}
type Days = { from: Day; to: Day }

export type TablesService = ReturnType<typeof createTablesService>

/** Tables for the restaurant: who comes, how many, when, and their note; nothing else of a guest. */
export function createTablesService({ database, requests, offers, today, ownerRequests }: Deps) {
	const { query } = database

	/** A request may name several tables, for instance on two evenings of a stay. */
	async function tablesOf(id: string): Promise<TableResponse[]> {
		const booking = await requests.find(query, id)
		if (!booking) return []
		const bookingState = await bookingStateOf(query, booking, offers())
		const { state, items } = bookingState
		const isTablesOnly = items.every(isTable)
		const actions = actionsOfOwner(standingOf(bookingState, today()))
		return items.filter(isTable).map(({ day, time, units, people }) => ({
			id,
			day,
			hour: time,
			tables: units,
			state,
			people,
			name: booking.fields.Name,
			// Also with a cabin in the same request: "sin gluten" is for the kitchen.
			note: booking.fields.Message,
			isConfirmable: isTablesOnly && actions.includes('confirm'),
		}))
	}

	return {
		async list({ from, to }: Days): Promise<TableResponse[]> {
			const ids = await requestsWithTables(query, { from, to })
			const asked = (await Promise.all(ids.map(tablesOf))).flat()
			return [...asked, ...(await byPhone({ from, to }))]
				.filter(({ day }) => from <= day && day <= to)
				.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
		},

		/** A request for tables and nothing else: what belongs to a stay is decided with the stay. */
		async confirm(id: string): Promise<TableResponse> {
			const [table] = await tablesOf(id)
			if (!table) throw new AppError('not-found')
			if (!table.isConfirmable)
				throw new AppError('wrong-state', { members: { state: table.state } })
			await ownerRequests.confirm(id, {})
			const [confirmed = table] = await tablesOf(id)
			return confirmed
		},
	}

	async function byPhone({ from, to }: Days): Promise<TableResponse[]> {
		const rows = await query
			.selectFrom('takes')
			.innerJoin('taken_days', 'taken_days.take_id', 'takes.id')
			.select(['takes.id', 'day', 'takes.hour', 'takes.units', 'guest', 'people', 'note'])
			.where('takes.kind', '=', 'phone')
			// A booking has one day; earlier versions took several, and each has its line.
			.where('taken_days.offer', '=', 'table')
			.where('day', '>=', from)
			.where('day', '<=', to)
			.limit(mostTables)
			.execute()
		return rows.map(({ id, day, hour, units, guest, people, note }) => ({
			id,
			day,
			hour,
			tables: units ?? 1,
			state: 'confirmed',
			isConfirmable: false,
			name: guest ?? '',
			people: people ?? 0,
			note: note ?? '',
		}))
	}
}

function isTable(item: Item): item is TableItem {
	return item.kind === 'table'
}

function momentOf({ day, hour }: TableResponse): string {
	return `${day} ${hour ?? ''}`
}

/** Requests whose days touch these, asked for or agreed, and that name or named a table. */
async function requestsWithTables(query: Query, { from, to }: Days): Promise<string[]> {
	const rows = await query
		.selectFrom('enquiries')
		.leftJoin('stay_requests', 'stay_requests.enquiry_id', 'enquiries.id')
		.select('enquiries.id')
		.where('kind', '=', 'booking')
		.where((row) => row.fn.coalesce('stay_requests.from_day', 'arrival_date'), '<=', to)
		.where((row) => row.fn.coalesce('stay_requests.to_day', 'departure_date'), '>=', from)
		.where(({ eb, or, exists, selectFrom }) =>
			or([
				eb('enquiries.items', 'like', '%"table"%'),
				exists(
					selectFrom('agreements')
						.select('number')
						.whereRef('agreements.enquiry_id', '=', 'enquiries.id')
						.where('terms', 'like', '%"table"%'),
				),
			]),
		)
		.limit(mostTables)
		.execute()
	return rows.map(({ id }) => id)
}
