import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

/** The owner who made a link, which counts only as long as they are an owner. Earlier links have none until they expire. */
export const invitationMakers: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema
			.alterTable('invitations')
			.addColumn('made_by', 'text', (column) => column.references('people.id').onDelete('cascade'))
			.execute()
	},
}
