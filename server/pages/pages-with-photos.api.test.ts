import { expect, test } from 'vitest'
import { type ImageName, images } from '#content/images.ts'
import { inWriteTransaction } from '#db/site-version.ts'
import { photosDocument } from '#domain/editing/photo.ts'
import type { SlotPhoto } from '#domain/editing/responses.ts'
import { contentHash } from '#pictures/pipeline/content-hash.ts'
import { insertVersion } from '#server/editing/content-repository.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { compressFully } from '#tests/helpers/site/brotli.ts'
import { buildTestApp } from '#tests/helpers/site/build-app.ts'
import { everyPage } from '#tests/helpers/site/every-page.ts'
import { mostFilledPageBytes, pageBytes } from '#tests/helpers/site/page-bytes.ts'
import { sweep } from '#tests/helpers/steps.ts'

/** Each page in one language; languages take turns. */
const inTurns = everyPage.filter((_, index) => index % 2 === Math.floor(index / 2) % 2)
const theOthers = everyPage.filter((page) => !inTurns.includes(page))

compressFully()

/** Described in as many words as the drawing. */
function photoIn(slot: ImageName): SlotPhoto {
	const id = contentHash(slot).slice(0, 20)
	const { es, en } = images[slot].alt
	return {
		photo: id,
		width: 4000,
		height: 3000,
		crop: id,
		focus: { x: 0.04, y: 0.5 },
		widths: [400, 800, 1200, 1600].filter((width) => width <= images[slot].width),
		alt: { es: `Foto: ${es}`, en: `Photo: ${en}` },
	}
}

describeSqlite(({ open }) => {
	for (const pages of [inTurns, theOthers])
		test(
			`with a photograph in every slot ${pages[0]?.path}, and ${pages.length - 1} other pages keep within 14 KB, and offer it to every browser`,
			sweep,
			async () => {
				const database = await open()
				const entries = (Object.keys(images) as ImageName[]).map((path) => ({
					document: photosDocument,
					path,
					locale: '' as const,
					value: photoIn(path),
					base: null,
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
					const response = await app.inject({
						url: path,
						headers: { 'accept-encoding': 'br' },
					})
					const beyond = pageBytes(response) - mostFilledPageBytes
					if (beyond > 0) over.push(`${path} ${beyond}`)
				}
				expect(over).toEqual([])
				const { body } = await app.inject({ url: '/restaurant' })
				expect(body).toMatch(
					/<source type="image\/avif" srcSet="\/pictures\/[\w-]+-400\.avif 400w, /,
				)
				expect(body).toMatch(
					/<img [^>]*src="\/pictures\/[\w-]+-800\.webp"[^>]* width="\d+" height="\d+"/,
				)
				// A phone shows the middle third of the hero's crop, unless the picture says otherwise.
				const home = await app.inject({ url: '/' })
				expect(home.body).toMatch(
					/<img [^>]*data-x="0" data-y="5"[^>]*src="\/pictures\/valley-dawn/,
				)
				const booking = await app.inject({ url: '/booking' })
				expect(booking.body).toMatch(/src="\/pictures\/service-camping-\w+-400\.webp"/)
			},
		)
})
