import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'

type Tables = {
	content_drafts: { document: string; path: string; value: string }
	content_versions: { version: number; entries: string }
	settings: { name: string; value: string }
	picture_uses: Use
}
type Use = { reference: string; holder: string; is_public: number }

/** Records what refers to each picture. Until now each clean-up searched all versions for the name of each file. */
export const pictureUses: Migration = {
	async up(db: Kysely<never>) {
		await db.schema
			.createTable('picture_uses')
			.addColumn('reference', 'text', (column) => column.notNull())
			.addColumn('holder', 'text', (column) => column.notNull())
			.addColumn('is_public', 'integer', (column) => column.notNull())
			.addPrimaryKeyConstraint('picture_uses_key', ['reference', 'holder'])
			.execute()
		await db.schema
			.createIndex('picture_uses_of_holder')
			.on('picture_uses')
			.column('holder')
			.execute()
		// Covers the search for unused files: the row itself holds the picture before its time.
		await db.schema
			.createIndex('picture_files_by_age')
			.on('picture_files')
			.columns(['created_at', 'reference', 'name'])
			.execute()
		await fillIn(db as unknown as Kysely<Tables>)
	},
}

async function fillIn(db: Kysely<Tables>) {
	const insert = async (uses: Use[]) => {
		for (const use of uses)
			await db
				.insertInto('picture_uses')
				.values(use)
				.onConflict((conflict) => conflict.doNothing())
				.execute()
	}
	for (const { path, value } of await db
		.selectFrom('content_drafts')
		.select(['path', 'value'])
		.where('document', '=', 'photos')
		.execute())
		await insert(usesOf(JSON.parse(value), `draft/${path}`, 0))
	for (const { version } of await db.selectFrom('content_versions').select('version').execute()) {
		const row = await db
			.selectFrom('content_versions')
			.select('entries')
			.where('version', '=', version)
			.executeTakeFirstOrThrow()
		const entries: { document: string; value: unknown }[] = JSON.parse(row.entries)
		const photos = entries.filter(({ document }) => document === 'photos')
		await insert(photos.flatMap(({ value }) => usesOf(value, `version/${version}`, 1)))
	}
	const drawn = await db
		.selectFrom('settings')
		.select('value')
		.where('name', '=', 'drawn-pictures')
		.executeTakeFirst()
	const items: { name?: string }[] = drawn ? Object.values(JSON.parse(drawn.value)) : []
	await insert(
		items.flatMap(({ name }) => (name ? [{ reference: name, holder: 'drawn', is_public: 1 }] : [])),
	)
}

/** Pages show the crop; the whole photograph is for the desk alone. */
function usesOf(value: unknown, holder: string, isPublished: number): Use[] {
	const { photo, crop } = (value ?? {}) as { photo?: string; crop?: string }
	return [
		...(photo ? [{ reference: photo, holder, is_public: 0 }] : []),
		...(crop ? [{ reference: crop, holder, is_public: isPublished }] : []),
	]
}
