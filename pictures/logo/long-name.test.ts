import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { pages } from '#content/pages/index.ts'
import { locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { el } from '#pictures/kit/svg.ts'
import { scenes } from '#pictures/scenes/index.ts'
import { cardOverlay } from '#pictures/social/card.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { logo, logoSvg } from './logo.ts'

vi.mock('#content/facts.ts', async (original) => {
	const { facts } = await original<typeof import('#content/facts.ts')>()
	const { longName } = await import('#tests/helpers/site/other-facts.ts')
	return { facts: { ...facts, name: longName } }
})

/** Where something is drawn, in pixels. */
async function extentOf(svg: string) {
	const { info } = await sharp(Buffer.from(svg))
		.trim({ background: '#0000', threshold: 0 })
		.toBuffer({ resolveWithObject: true })
	const { trimOffsetLeft = 0, trimOffsetTop = 0, width, height } = info
	return { right: -trimOffsetLeft + width, bottom: -trimOffsetTop + height }
}

test('a name of 40 characters stays within the room of the logo', async () => {
	expect(facts.name).toHaveLength(40)
	const attributes = { xmlns: 'http://www.w3.org/2000/svg', width: 1200, height: 200 }
	const room = { x: 54, y: 48, height: 84, maxWidth: 422 }
	const svg = el('svg', attributes, logo({ ...room, colour: '#000' }))
	const { right, bottom } = await extentOf(svg)
	expect(right).toBeGreaterThan(room.x + room.maxWidth * 0.8)
	expect(right).toBeLessThanOrEqual(room.x + room.maxWidth)
	expect(bottom).toBeLessThanOrEqual(room.y + room.height + 4)
})

test('the logo as a file is not wider than six times its height', async () => {
	const { width = 0, height = 0 } = await sharp(Buffer.from(logoSvg())).metadata()
	expect(width / height).toBeLessThanOrEqual(6.2)
	expect((await extentOf(logoSvg())).right).toBeLessThanOrEqual(width)
})

for (const drawn of [pages.slice(0, 3), pages.slice(3)])
	test(`social cards of ${drawn.length} pages and the map can be drawn with it`, sweep, () => {
		for (const locale of locales) {
			for (const page of drawn) {
				const title = fill(page.copy[locale].title, factsInWords(facts, locale))
				expect(cardOverlay(title)).toMatch(/^<svg .*<\/svg>$/s)
			}
			expect(scenes['route-map'](locale)).toMatch(/^<svg .*<\/svg>$/s)
		}
	})
