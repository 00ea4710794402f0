import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/**
 * When the guest asked for a change that the owner has not answered: lists show it. Of older requests the last word in the
 * history that is not a note or a message decides.
 */
export const changeAsked: Migration = {
	async up(db: Kysely<unknown>) {
		await db.schema.alterTable('stay_requests').addColumn('change_asked_at', 'bigint').execute()
		await sql`
			update stay_requests set change_asked_at = (
				select last.at from stay_history last
				where last.enquiry_id = stay_requests.enquiry_id and last.action = 'change'
				and not exists (
					select 1 from stay_history later
					where later.enquiry_id = last.enquiry_id and later.at > last.at
					and later.action not in ('note', 'message')
				)
			)`.execute(db)
	},
}
