import { sql } from 'kysely'
import type { Query } from '#db/connect.ts'

type NewPictureFile = { name: string; reference: string; bytes: Uint8Array }

/** A file's name has a hash of its content, so one that is there already is the same. */
export async function insertPictureFiles(query: Query, files: NewPictureFile[], now: number) {
	for (const { name, reference, bytes } of files)
		await query
			.insertInto('picture_files')
			.values({ name, reference, bytes, created_at: now })
			.onConflict((conflict) => conflict.column('name').doUpdateSet({ created_at: now }))
			.execute()
}

export async function readPictureFile(query: Query, name: string): Promise<Buffer | undefined> {
	const row = await query
		.selectFrom('picture_files')
		.select('bytes')
		.where('name', '=', name)
		.executeTakeFirst()
	return row && Buffer.from(row.bytes.buffer, row.bytes.byteOffset, row.bytes.byteLength)
}

/** Deletes files that neither the draft, nor any version of the history, nor the list of drawn pictures refers to. */
export async function deleteUnusedFiles(query: Query, before: number): Promise<number> {
	const refersTo = (text: string) =>
		sql<boolean>`${sql.ref(text)} like '%' || ${sql.ref('picture_files.reference')} || '%'`
	const { numDeletedRows } = await query
		.deleteFrom('picture_files')
		.where('created_at', '<', before)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(selectFrom('content_drafts').select('path').where(refersTo('content_drafts.value'))),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(
				exists(
					selectFrom('content_versions')
						.select('version')
						.where(refersTo('content_versions.entries')),
				),
			),
		)
		.where(({ not, exists, selectFrom }) =>
			not(exists(selectFrom('settings').select('name').where(refersTo('settings.value')))),
		)
		.executeTakeFirst()
	return Number(numDeletedRows)
}
