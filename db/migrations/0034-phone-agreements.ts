import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * What was agreed by phone, and each later change of it. A booking that is stored becomes its first agreement as it is:
 * no figure or rate of today enters.
 */
export const phoneAgreements: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.createTable('phone_agreements')
			.addColumn('booking_id', 'text', (column) => column.notNull())
			.addColumn('number', 'integer', (column) => column.notNull())
			.addColumn('at', 'bigint', (column) => column.notNull())
			.addColumn('person', 'text')
			.addColumn('total', 'bigint')
			.addColumn('terms', 'text', (column) => column.notNull())
			.addPrimaryKeyConstraint('phone_agreements_key', ['booking_id', 'number'])
			.execute()
		await copyBookings(db as Kysely<Before>)
	},
}

type Take = {
	id: string
	kind: string
	offer: string
	from_day: string
	to_day: string
	units: number | null
	hour: string | null
	people: number | null
	pesos: number | null
	booking_id: string | null
	person: string | null
	created_at: number
}
type Before = {
	takes: Take
	phone_agreements: {
		booking_id: string
		number: number
		at: number
		person: string | null
		total: number | null
		terms: string
	}
}

const rowsAtOnce = 200

async function copyBookings(db: Kysely<Before>) {
	const takes = await db
		.selectFrom('takes')
		.selectAll()
		.where('kind', '=', 'phone')
		.orderBy('from_day')
		.orderBy('id')
		.execute()
	const further = Map.groupBy(takes, ({ booking_id }) => booking_id)
	const rows = takes
		.filter(({ booking_id }) => booking_id === null)
		.map((first) => {
			const items = [first, ...(further.get(first.id) ?? [])].map(itemOf)
			const terms = { items, people: first.people, changes: [] }
			return {
				booking_id: first.id,
				number: 1,
				at: first.created_at,
				person: first.person,
				total: first.pesos,
				terms: JSON.stringify(terms),
			}
		})
	for (let at = 0; at < rows.length; at += rowsAtOnce)
		await db
			.insertInto('phone_agreements')
			.values(rows.slice(at, at + rowsAtOnce))
			.execute()
}

function itemOf({ offer, from_day: from, to_day: to, units, hour }: Take) {
	return { offer, from, to, units, hour }
}
