import { type ImageName, images } from '#content/images.ts'
import { lighten } from './lighten/lighten.ts'
import { type Palette, palettes, type TimeOfDay } from './palettes.ts'
import { el } from './svg.ts'

/** Parts draw on it. They return markup; shared figures go into the canvas's defs. */
export type Canvas = {
	width: number
	height: number
	palette: Palette
	/**
	 * Puts markup into `<defs>` once per key and returns its id, for `<use href="#id">` or a clip's `url(#id)`.
	 * A figure drawn often (a palm, a leaf) is defined once and used many times: that is what keeps a scene small.
	 */
	define(key: string, markup: (id: string) => string): string
}

export type Scene = () => string

/** A scene composes parts, from back to front, for one picture slot. */
export function scene(
	name: ImageName,
	time: TimeOfDay,
	draw: (canvas: Canvas) => readonly string[],
): Scene {
	const { width, height } = images[name]
	return () => {
		const definitions = new Map<string, { id: string; markup: string }>()
		const canvas: Canvas = {
			width,
			height,
			palette: palettes[time],
			define(key, markup) {
				const known = definitions.get(key)
				if (known) return known.id
				const id = shortId(definitions.size)
				definitions.set(key, { id, markup: '' })
				definitions.set(key, { id, markup: markup(id) })
				return id
			},
		}
		const body = draw(canvas).join('')
		const defs = [...definitions.values()].map(({ markup }) => markup).join('')
		return lighten(
			el(
				'svg',
				{
					xmlns: 'http://www.w3.org/2000/svg',
					width,
					height,
					viewBox: `0 0 ${width} ${height}`,
				},
				defs ? el('defs', {}, defs) : '',
				body,
			),
		)
	}
}

function shortId(index: number): string {
	const letter = String.fromCharCode(97 + (index % 26))
	return index < 26 ? letter : `${letter}${Math.floor(index / 26)}`
}
