import { setImmediate as nextTurn } from 'node:timers/promises'
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
	return row && asBuffer(row.bytes)
}

/** A file for a visitor: whether a publication shows it, and by what the owner may open it otherwise. */
export async function findPictureFile(query: Query, name: string) {
	const row = await query
		.selectFrom('picture_files')
		.select(['bytes', 'reference'])
		.select(({ selectFrom }) =>
			selectFrom('picture_uses')
				.whereRef('picture_uses.reference', '=', 'picture_files.reference')
				.select((uses) => uses.fn.max('is_public').as('is_public'))
				.as('is_public'),
		)
		.where('name', '=', name)
		.executeTakeFirst()
	return (
		row && { body: asBuffer(row.bytes), reference: row.reference, isPublic: row.is_public === 1 }
	)
}

const deletedAtOnce = 20

/** Deletes files that nothing refers to, a few at a time, so that visitors get their responses in between. */
export async function deleteUnusedFiles(query: Query, before: number): Promise<number> {
	for (let total = 0; ; await nextTurn()) {
		const { numDeletedRows } = await query
			.deleteFrom('picture_files')
			.where('name', 'in', (unused) =>
				unused
					.selectFrom('picture_files as old')
					.select('old.name')
					.where('old.created_at', '<', before)
					.where(({ not, exists, selectFrom }) =>
						not(
							exists(
								selectFrom('picture_uses')
									.select('holder')
									.whereRef('picture_uses.reference', '=', 'old.reference'),
							),
						),
					)
					.limit(deletedAtOnce),
			)
			.executeTakeFirst()
		total += Number(numDeletedRows)
		if (numDeletedRows < deletedAtOnce) return total
	}
}

function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
	return Buffer.from(buffer, byteOffset, byteLength)
}
