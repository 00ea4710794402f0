import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import sharp from 'sharp'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import type { ImageName } from '#content/images.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { type InBothLanguages, inEachLanguage, type Locale, locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { colours } from '#pictures/kit/palettes.ts'
import type { Cache } from '#pictures/pipeline/cache.ts'
import { contentHash, shortHash } from '#pictures/pipeline/content-hash.ts'
import type { Output } from '#pictures/pipeline/output.ts'
import { cardOverlay, cardPicture, cardSize } from './card.ts'

/** Messengers skip a preview that loads slowly on a weak connection. */
const maxBytes = 90_000

export type CardGround = (name: ImageName, locale: Locale) => Uint8Array

/** A social card for each page and language, by the Spanish path of the page. */
export async function writeCards(
	pages: readonly PageContent[],
	ground: CardGround,
	{ cache, output }: { cache: Cache; output: Output },
): Promise<Record<string, InBothLanguages<string>>> {
	const jobs = pages.flatMap((page) => locales.map((locale) => ({ page, locale })))
	const crop = cropOnce()
	const urls = await pLimit(availableParallelism()).map(jobs, async ({ page, locale }) => {
		const picture = ground(page.picture, locale)
		const source = contentHash(picture)
		const overlay = cardOverlay(fill(page.copy[locale].title, factsInWords(facts, locale)))
		const bytes = await cache([source, overlay, 'card 3'], async () =>
			composeCard(await crop(source, picture), overlay),
		)
		return output(cardName(page.path, locale, shortHash(source, overlay)), bytes)
	})
	const cards: Record<string, InBothLanguages<string>> = {}
	for (const [index, { page, locale }] of jobs.entries()) {
		const card = cards[page.path] ?? inEachLanguage(() => '')
		card[locale] = urls[index] ?? ''
		cards[page.path] = card
	}
	return cards
}

export function cardName(path: string, locale: Locale, hash: string): string {
	const slug = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')
	return `social/${slug}-${locale}-${hash}.jpg`
}

/** Both languages of a page, and often several pages, stand on the same picture. */
function cropOnce(): (source: string, picture: Uint8Array) => Promise<Buffer> {
	const cropped = new Map<string, Promise<Buffer>>()
	return (source, picture) => {
		const known = cropped.get(source)
		if (known) return known
		const made = cropForCard(picture)
		cropped.set(source, made)
		return made
	}
}

export function cropForCard(picture: Uint8Array): Promise<Buffer> {
	const { width, height } = cardPicture
	return sharp(picture)
		.resize({ width, height, fit: 'cover' })
		.png({ compressionLevel: 1 })
		.toBuffer()
}

export async function composeCard(picture: Buffer, overlay: string): Promise<Uint8Array> {
	const ground = { ...cardSize, channels: 3, background: colours.forest } as const
	const composed = await sharp({ create: ground })
		.composite([
			{ input: picture, left: cardPicture.left, top: 0 },
			{ input: Buffer.from(overlay), left: 0, top: 0 },
		])
		.png({ compressionLevel: 1 })
		.toBuffer()
	for (const quality of [84, 76, 68, 60, 50, 40]) {
		const bytes = await sharp(composed).jpeg({ quality, mozjpeg: true }).toBuffer()
		if (bytes.length <= maxBytes) return bytes
	}
	throw new Error(`A social card stays larger than ${maxBytes} bytes at any quality.`)
}
