import type { Query } from '#db/connect.ts'
import { AppError } from '#domain/errors.ts'
import type { RequestedItem } from '#domain/offers/offers.ts'
import type { TableAnswer } from '#domain/stays/answers.ts'
import { actionsOfOwner } from '#domain/stays/request-states.ts'
import type { Day } from '#domain/time/dates.ts'
import type { OwnerRequests } from '#server/stays/requests/owner-requests.ts'
import { progressOf } from '#server/stays/requests/progress.ts'
import type { StayParts } from '#server/stays/stay-parts.ts'

const mostTables = 500

type Deps = Pick<StayParts, 'database' | 'requests'> & { ownerRequests: OwnerRequests }
type Days = { from: Day; to: Day }

export type TablesService = ReturnType<typeof createTablesService>

/** Tables for the restaurant: who comes, how many, when, and their note; nothing else of a guest. */
export function createTablesService({ database, requests, ownerRequests }: Deps) {
	const { query } = database

	async function tableOf(id: string): Promise<TableAnswer | undefined> {
		const booking = await requests.find(query, id)
		if (!booking) return undefined
		const { state, from, items } = await progressOf(query, booking)
		const table = items.find(isTable)
		if (!table) return undefined
		const isTablesOnly = items.every(isTable)
		return {
			...{ id, day: from, hour: table.hour, tables: table.units, state },
			...{ name: booking.fields.Name, people: booking.fields.Quantity },
			// With a cabin in the same request, the message is about the stay.
			note: isTablesOnly ? booking.fields.Message : '',
			isConfirmable: isTablesOnly && actionsOfOwner(state).includes('confirm'),
		}
	}

	return {
		async list({ from, to }: Days): Promise<TableAnswer[]> {
			const ids = await requestsWithTables(query, { from, to })
			const found = await Promise.all(ids.map(tableOf))
			const tables = [
				...found.filter((table) => table !== undefined),
				...(await byPhone({ from, to })),
			]
			return tables
				.filter(({ day }) => from <= day && day <= to)
				.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
		},

		/** A request for a table and nothing else: what belongs to a stay is decided with the stay. */
		async confirm(id: string): Promise<TableAnswer> {
			const table = await tableOf(id)
			if (!table) throw new AppError('not-found')
			if (!table.isConfirmable)
				throw new AppError('wrong-state', { members: { state: table.state } })
			await ownerRequests.confirm(id, {})
			return (await tableOf(id)) ?? table
		},
	}

	async function byPhone({ from, to }: Days): Promise<TableAnswer[]> {
		const rows = await query
			.selectFrom('takes')
			.select(['id', 'from_day', 'hour', 'units', 'guest', 'people', 'note'])
			.where('offer', '=', 'table')
			.where('kind', '=', 'phone')
			.where('from_day', '>=', from)
			.where('from_day', '<=', to)
			.limit(mostTables)
			.execute()
		return rows.map(({ id, from_day, hour, units, guest, people, note }) => ({
			...{ id, day: from_day, hour, tables: units ?? 1, state: 'confirmed', isConfirmable: false },
			...{ name: guest ?? '', people: people ?? 0, note: note ?? '' },
		}))
	}
}

function isTable({ offer }: RequestedItem): boolean {
	return offer === 'table'
}

function momentOf({ day, hour }: TableAnswer): string {
	return `${day} ${hour ?? ''}`
}

/** By the days asked for or agreed on. */
async function requestsWithTables(query: Query, { from, to }: Days): Promise<string[]> {
	const rows = await query
		.selectFrom('enquiries')
		.leftJoin('stay_requests', 'stay_requests.enquiry_id', 'enquiries.id')
		.select('enquiries.id')
		.where('kind', '=', 'booking')
		.where((row) => row.fn.coalesce('stay_requests.from_day', 'arrival_date'), '>=', from)
		.where((row) => row.fn.coalesce('stay_requests.from_day', 'arrival_date'), '<=', to)
		.where((row) => row.fn.coalesce('stay_requests.items', 'enquiries.items'), 'like', '%"table"%')
		.limit(mostTables)
		.execute()
	return rows.map(({ id }) => id)
}
