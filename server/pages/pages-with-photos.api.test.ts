import { expect, test } from 'vitest'
import { type ImageName, images } from '#content/images.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import type { SlotPhoto } from '#domain/editing/answers.ts'
import { photosDocument } from '#domain/editing/photo.ts'
import { contentHash } from '#pictures/pipeline/content-hash.ts'
import { insertVersion } from '#server/editing/content-repository.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { compressFully } from '#tests/helpers/site/brotli.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { isWholeSuite } from '#tests/helpers/whole-suite.ts'

const budgetBytes = 14 * 1024
/** In the sample, each page in one language; languages take turns. */
const pages = everyPage.filter(
	(_, index) => isWholeSuite || index % 2 === Math.floor(index / 2) % 2,
)

compressFully()

/** Described in as many words as the drawing. */
function photoIn(slot: ImageName): SlotPhoto {
	const id = contentHash(slot).slice(0, 20)
	const { es, en } = images[slot].alt
	return {
		...{ photo: id, width: 4000, height: 3000, crop: id, focus: { x: 0.5, y: 0.5 } },
		widths: [400, 800, 1200, 1600].filter((width) => width <= images[slot].width),
		alt: { es: `Foto: ${es}`, en: `Photo: ${en}` },
	}
}

describeSqlite(({ open }) => {
	test('with a photograph in every slot each page keeps within 14 KB, and offers it to every browser', async () => {
		const database = await open()
		const entries = (Object.keys(images) as ImageName[]).map((path) => ({
			...{ document: photosDocument, path, locale: '' as const },
			...{ value: photoIn(path), base: null },
		}))
		await inWriteTransaction(database, (transaction) =>
			insertVersion(
				transaction,
				{ version: 1, publishedAt: 1, person: null, changes: [] },
				entries,
			),
		)
		const app = await buildTestApp(database)
		const over: string[] = []
		for (const { path } of pages) {
			const { rawPayload } = await app.inject({ url: path, headers: { 'accept-encoding': 'br' } })
			if (rawPayload.length > budgetBytes) over.push(`${path} ${rawPayload.length - budgetBytes}`)
		}
		expect(over).toEqual([])
		const { body } = await app.inject({ url: '/restaurant' })
		expect(body).toMatch(/<source type="image\/avif" srcSet="\/pictures\/[\w-]+-400\.avif 400w, /)
		expect(body).toMatch(
			/<img [^>]*src="\/pictures\/[\w-]+-800\.webp"[^>]* width="\d+" height="\d+"/,
		)
		const booking = await app.inject({ url: '/booking' })
		expect(booking.body).toMatch(/src="\/pictures\/service-camping-\w+-400\.webp"/)
	})
})
