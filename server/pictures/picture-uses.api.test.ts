import { expect, test } from 'vitest'
import { photosDocument } from '#domain/editing/photo.ts'
import type { SlotPhoto } from '#domain/editing/responses.ts'
import { insertVersion } from '#server/editing/content-repository.ts'
import { describeSampledDatabase } from '#tests/helpers/database/database.ts'
import { deleteUnusedFiles, insertPictureFiles } from './picture-files-repository.ts'

const versions = 300
const photographs = 50
const files = 8

const photoOf = (at: number) =>
	({
		photo: `photo${at}`,
		crop: `crop${at}`,
		width: 1200,
		height: 800,
		widths: [400, 800],
		focus: { x: 0.5, y: 0.5 },
		alt: { es: 'El lago de los gansos', en: 'The geese lake' },
	}) satisfies SlotPhoto

describeSampledDatabase('sqlite', ({ open }) => {
	test(`cleaning up takes a moment with ${versions} versions and ${photographs} photographs`, async () => {
		const database = await open()
		await database.query.transaction().execute(async (transaction) => {
			const bytes = Buffer.alloc(20_000, 1)
			for (let at = 0; at <= photographs; at += 1)
				for (let file = 0; file < files; file += 1) {
					const reference = file < 2 ? `photo${at}` : `crop${at}`
					const name = `slot-${at}-${file}.webp`
					await insertPictureFiles(transaction, [{ name, reference, bytes }], 1)
				}
			for (let version = 1; version <= versions; version += 1) {
				const entries = Array.from({ length: photographs }, (_, at) => ({
					document: photosDocument,
					path: `slot-${at}`,
					locale: '' as const,
					value: photoOf(at),
					base: null,
				}))
				await insertVersion(
					transaction,
					{ version, publishedAt: 1, person: null, changes: [] },
					entries,
				)
			}
		})
		const before = process.cpuUsage()
		expect(await deleteUnusedFiles(database.query, 2)).toBe(files)
		const { user, system } = process.cpuUsage(before)
		// Searching the text of every version took eleven seconds.
		expect((user + system) / 1000).toBeLessThan(1_000)
	})
})
