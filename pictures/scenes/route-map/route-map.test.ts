import { afterAll, expect, test, vi } from 'vitest'
import { locales } from '#domain/locale.ts'
import type { TextPlace } from '#pictures/kit/outline-text.ts'
import { smallestMapLabel } from '#tests/helpers/map-labels.ts'

// The files of a worker share their modules: those of this test must not be known yet, and are forgotten afterwards.
vi.resetModules()
const kit = await import('#pictures/kit/outline-text.ts')
const drawn = new Map<string, number>()
vi.doMock('#pictures/kit/outline-text.ts', () => ({
	...kit,
	outlineText(text: string, place: TextPlace) {
		drawn.set(text, place.size)
		return kit.outlineText(text, place)
	},
}))
const { routeMap } = await import('./route-map.ts')

afterAll(() => {
	vi.doUnmock('#pictures/kit/outline-text.ts')
	vi.resetModules()
})

test.each(locales)('every word of the map is large enough for a phone (%s)', (locale) => {
	drawn.clear()
	routeMap(locale)
	expect(drawn.size).toBe(11)
	for (const [text, size] of drawn)
		expect({ text, isLarge: size >= smallestMapLabel }).toEqual({ text, isLarge: true })
})
