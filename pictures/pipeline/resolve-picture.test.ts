import { expect, test } from 'vitest'
import { facts } from '#content/facts.ts'
import { images } from '#content/images.ts'
import type { BuiltPicture } from '#domain/pictures/picture.ts'
import { resolvePicture } from './resolve-picture.ts'

const built = (src: string): BuiltPicture => ({ src, width: 1200, height: 800, sources: [] })
const manifest = {
	pictures: {
		'route-map': { es: built('/pictures/map-es.svg'), en: built('/pictures/map-en.svg') },
	},
}

test('a slot becomes the picture and the words of the page’s language', () => {
	const es = resolvePicture(manifest, 'route-map', 'es', facts)
	const en = resolvePicture(manifest, 'route-map', 'en', facts)
	expect(es).toMatchObject({ src: '/pictures/map-es.svg', width: 1200, height: 800 })
	expect(es).not.toHaveProperty('srcset')
	expect(en.src).toBe('/pictures/map-en.svg')
	expect(es.alt).toContain('km 10')
	expect(en.alt).not.toBe(es.alt)
	expect(images['route-map'].alt.es).toContain('{km}')
})

test('a slot that was never built says what to do', () => {
	expect(() => resolvePicture(manifest, 'dessert', 'es', facts)).toThrow(
		'The pictures\' manifest has no "dessert": build the pictures again.',
	)
})
