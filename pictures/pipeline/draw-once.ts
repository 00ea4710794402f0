import type { ImageName } from '#content/images.ts'
import type { Locale } from '#domain/locale.ts'
import { scenes } from '#pictures/scenes/index.ts'

/** Draws a slot's scene at most once: pages' cards use the same drawings, and only scenes with words take a language. */
export function drawOnce(): (name: ImageName, locale: Locale) => string {
	const drawn = new Map<string, string>()
	return (name, locale) => {
		const scene = scenes[name]
		const key = scene.length === 0 ? name : `${name} ${locale}`
		const svg = drawn.get(key) ?? scene(locale)
		drawn.set(key, svg)
		return svg
	}
}
