import type { Database } from '#db/connect.ts'
import type { DraftEntry, OverlayEntry } from '#domain/editing/overlay.ts'
import type { PublishedChange } from '#domain/editing/responses.ts'
import {
	holdInDraft,
	holdInVersion,
	releaseDraft,
	releaseFromDraft,
} from '#server/pictures/picture-uses.ts'

type Query = Database['query']

type PublishedVersion = {
	version: number
	publishedAt: number
	/** The name of the person who published it; null before there were names. */
	person: string | null
	changes: PublishedChange[]
}

export async function readDraftEntries(query: Query): Promise<DraftEntry[]> {
	const rows = await query
		.selectFrom('content_drafts')
		.selectAll()
		.orderBy('document')
		.orderBy('path')
		.orderBy('locale')
		.execute()
	return rows.map(({ document, path, locale, value, base }) => ({
		document,
		path,
		locale,
		value: JSON.parse(value),
		base: JSON.parse(base),
	}))
}

export async function writeDraftEntry(query: Query, entry: DraftEntry, now: number) {
	const { document, path, locale } = entry
	const row = {
		value: JSON.stringify(entry.value),
		base: JSON.stringify(entry.base),
		changed_at: now,
	}
	await query
		.insertInto('content_drafts')
		.values({ document, path, locale, ...row })
		.onConflict((conflict) => conflict.columns(['document', 'path', 'locale']).doUpdateSet(row))
		.execute()
	await holdInDraft(query, entry)
}

export async function deleteDraftEntry(
	query: Query,
	{ document, path, locale }: Omit<DraftEntry, 'value' | 'base'>,
) {
	await query
		.deleteFrom('content_drafts')
		.where('document', '=', document)
		.where('path', '=', path)
		.where('locale', '=', locale)
		.execute()
	await releaseFromDraft(query, { document, path })
}

export async function deleteDraft(query: Query) {
	await query.deleteFrom('content_drafts').execute()
	await releaseDraft(query)
}

/** The newest version, or the built-in site, which is version 0. */
export async function readLatest(
	query: Query,
): Promise<{ version: number; entries: OverlayEntry[] }> {
	const row = await query
		.selectFrom('content_versions')
		.select(['version', 'entries'])
		.orderBy('version', 'desc')
		.limit(1)
		.executeTakeFirst()
	return row
		? { version: Number(row.version), entries: JSON.parse(row.entries) }
		: { version: 0, entries: [] }
}

export async function readLatestNumber(query: Query): Promise<number> {
	const row = await query
		.selectFrom('content_versions')
		.select((row) => row.fn.max('version').as('version'))
		.executeTakeFirst()
	return Number(row?.version ?? 0)
}

export async function readEntriesOf(
	query: Query,
	version: number,
): Promise<OverlayEntry[] | undefined> {
	if (version === 0) return []
	const row = await query
		.selectFrom('content_versions')
		.select('entries')
		.where('version', '=', version)
		.executeTakeFirst()
	return row && JSON.parse(row.entries)
}

export async function insertVersion(
	query: Query,
	{ version, publishedAt, person, changes }: PublishedVersion,
	entries: OverlayEntry[],
) {
	await query
		.insertInto('content_versions')
		.values({
			version,
			published_at: publishedAt,
			person,
			entries: JSON.stringify(entries),
			changes: JSON.stringify(changes),
		})
		.execute()
	await holdInVersion(query, version, entries)
}

/** Newest first. */
export async function listVersions(query: Query, limit: number): Promise<PublishedVersion[]> {
	const rows = await query
		.selectFrom('content_versions')
		.select(['version', 'published_at', 'person', 'changes'])
		.orderBy('version', 'desc')
		.limit(limit)
		.execute()
	return rows.map(({ version, published_at, person, changes }) => ({
		version: Number(version),
		publishedAt: Number(published_at),
		person: person ?? null,
		changes: JSON.parse(changes),
	}))
}

/** Replaces the entries of a version in place, without a new one; version 0 has no row. */
export async function updateEntries(query: Query, version: number, entries: OverlayEntry[]) {
	await query
		.updateTable('content_versions')
		.set({ entries: JSON.stringify(entries) })
		.where('version', '=', version)
		.execute()
	if (version > 0) await holdInVersion(query, version, entries)
}
