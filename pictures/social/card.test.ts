import { expect, test, vi } from 'vitest'
import { facts } from '#content/facts.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { pages } from '#content/pages/index.ts'
import { locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { cardOverlay } from './card.ts'

// Encoding pictures on a busy machine takes its time.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

test("every page's title fits its social card, without an unfilled placeholder", sweep, () => {
	for (const page of pages) {
		for (const locale of locales) {
			const title = fill(page.copy[locale].title, factsInWords(facts, locale))
			expect(title).not.toMatch(/[{}]/)
			expect(cardOverlay(title)).toMatch(/^<svg .*<\/svg>$/s)
		}
	}
})

test('a title too long for the card is an error, not a cut sentence', () => {
	expect(() => cardOverlay('palmas de cera '.repeat(20).trim())).toThrow('too long')
})
