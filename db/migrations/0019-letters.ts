import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * Letters are stored as they were written, and go out in order. What the owner must know though no enquiry says it any
 * more is a notice. A reference belongs to one enquiry.
 */
export const letters: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('outbox').addColumn('letter', 'text').execute()
		await db.schema
			.alterTable('outbox')
			.addColumn('position', 'integer', (column) => column.notNull().defaultTo(0))
			.execute()
		await db.schema
			.createTable('notices')
			.addColumn('id', 'text', (column) => column.primaryKey())
			.addColumn('at', 'bigint', (column) => column.notNull())
			.addColumn('about', 'text', (column) => column.notNull())
			.addColumn('details', 'text', (column) => column.notNull())
			.execute()
		await db.schema.createIndex('notices_newest_first').on('notices').column('at').execute()
		await db.schema.alterTable('enquiries').addColumn('reference', 'text').execute()
		await giveReferences(db as Kysely<Before>)
		await db.schema
			.createIndex('enquiries_reference')
			.unique()
			.on('enquiries')
			.column('reference')
			.execute()
	},
}

type Before = { enquiries: { id: string; created_at: number; reference: string | null } }

const rowsAtOnce = 500

/** Everybody keeps the reference they were given, except the later of two who were given the same. */
async function giveReferences(db: Kysely<Before>) {
	const given = new Set<string>()
	for (let after = { created_at: -1, id: '' }; ; ) {
		const rows = await db
			.selectFrom('enquiries')
			.select(['id', 'created_at'])
			.where(({ eb, refTuple, tuple }) =>
				eb(refTuple('created_at', 'id'), '>', tuple(after.created_at, after.id)),
			)
			.orderBy('created_at')
			.orderBy('id')
			.limit(rowsAtOnce)
			.execute()
		const last = rows.at(-1)
		if (!last) return
		after = { created_at: Number(last.created_at), id: last.id }
		const pairs = rows.map(({ id }) => {
			const tried = Array.from({ length: 32 }, (_, from) => referenceAt(id, from))
			// Ids of one digit repeated have no other; what is left is their own id.
			const reference = tried.find((it) => !given.has(it)) ?? id
			given.add(reference)
			return sql`when ${id} then ${reference}`
		})
		await db
			.updateTable('enquiries')
			.set({ reference: sql<string>`case id ${sql.join(pairs, sql` `)} end` })
			.where(
				'id',
				'in',
				rows.map(({ id }) => id),
			)
			.execute()
	}
}

const letters32 = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** As domain/enquiries/reference.ts makes it from ten digits of the id, beginning at one of them. */
function referenceAt(id: string, from: number): string {
	const digits = id.replaceAll('-', '')
	const hex = (digits + digits).slice(from, from + 10)
	const four = (text: string) => {
		const number = Number.parseInt(text, 16)
		return [15, 10, 5, 0].map((shift) => letters32[(number >> shift) & 31]).join('')
	}
	return `PC-${four(hex.slice(0, 5))}-${four(hex.slice(5))}`
}
