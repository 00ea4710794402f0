import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Before = { imported_calendars: { id: string; offer: string; url: string } }

/** An address is imported once per offer; what was left out of it and which events are our own are kept with it. */
export const feeds: Migration = {
	async up(db: Kysely<unknown>) {
		await writeAddressesAlike(db as Kysely<Before>)
		await db.schema
			.createIndex('imported_calendars_once')
			.unique()
			.on('imported_calendars')
			.columns(['offer', 'url'])
			.execute()
		for (const [name, type, initial] of [
			['skipped', 'text', '[]'],
			['skipped_count', 'integer', 0],
			['echoes', 'text', '{}'],
		] as const)
			await db.schema
				.alterTable('imported_calendars')
				.addColumn(name, type, (column) => column.notNull().defaultTo(initial))
				.execute()
	},
}

/** Keeps the first of two rows with the same address; deleting the other deletes its nights. */
async function writeAddressesAlike(db: Kysely<Before>) {
	const rows = await db.selectFrom('imported_calendars').select(['id', 'offer', 'url']).execute()
	const known = new Set<string>()
	for (const { id, offer, url } of rows) {
		const written = URL.canParse(url) ? new URL(url) : undefined
		if (written) written.hash = ''
		const address = written?.href ?? url
		if (known.has(`${offer} ${address}`)) {
			await db.deleteFrom('imported_calendars').where('id', '=', id).execute()
			continue
		}
		known.add(`${offer} ${address}`)
		if (address !== url)
			await db
				.updateTable('imported_calendars')
				.set({ url: address })
				.where('id', '=', id)
				.execute()
	}
}
