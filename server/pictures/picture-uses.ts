import type { Query } from '#db/connect.ts'
import type { PictureUsesTable } from '#db/tables.ts'
import { photosDocument } from '#domain/editing/photo.ts'
import type { SlotPhoto } from '#domain/editing/responses.ts'

type Entry = { document: string; path: string; value: unknown }
type Use = Omit<PictureUsesTable, 'holder'>

/** Rows of one statement: PostgreSQL and SQLite limit how many values it has. */
const writtenAtOnce = 200
const drafts = 'draft/'

/** A photograph in the draft keeps its files from being deleted, and shows them to nobody but the owner. */
export async function holdInDraft(query: Query, entry: Entry) {
	if (entry.document === photosDocument)
		await replaceUses(query, drafts + entry.path, usesOf(entry.value, 0))
}

export async function releaseFromDraft(query: Query, { document, path }: Omit<Entry, 'value'>) {
	if (document === photosDocument) await replaceUses(query, drafts + path, [])
}

export async function releaseDraft(query: Query) {
	await query.deleteFrom('picture_uses').where('holder', 'like', `${drafts}%`).execute()
}

/** Crops of any version are public: a visitor may have its page open, and the owner may bring it back. */
export async function holdInVersion(query: Query, version: number, entries: readonly Entry[]) {
	const photos = entries.filter(({ document }) => document === photosDocument)
	const uses = photos.flatMap(({ value }) => usesOf(value, 1))
	await replaceUses(query, `version/${version}`, uses)
}

/** Pictures drawn with the published facts. */
export async function holdAsDrawn(query: Query, names: string[]) {
	const uses = names.map((reference): Use => ({ reference, is_public: 1 }))
	await replaceUses(query, 'drawn', uses)
}

/** Pages show the crop; the whole photograph is for the desk alone. */
function usesOf(value: unknown, isPublished: 0 | 1): Use[] {
	if (value === null) return []
	const { photo, crop } = value as SlotPhoto
	return [
		{ reference: photo, is_public: 0 },
		{ reference: crop, is_public: isPublished },
	]
}

async function replaceUses(query: Query, holder: string, uses: Use[]) {
	await query.deleteFrom('picture_uses').where('holder', '=', holder).execute()
	// The same photograph may be in two slots.
	const rows = [...new Map(uses.map((use) => [use.reference, { ...use, holder }])).values()]
	for (let start = 0; start < rows.length; start += writtenAtOnce)
		await query
			.insertInto('picture_uses')
			.values(rows.slice(start, start + writtenAtOnce))
			.execute()
}
