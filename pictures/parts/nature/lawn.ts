import { mix } from '#pictures/kit/colour.ts'
import { linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { flowers, grass } from './grass.ts'
import { type Line, ridgeLine } from './ridge.ts'

export type LawnOptions = {
	y: number
	seed?: number
	/** Mown stripes, as on a playing field. */
	stripes?: boolean
	tufts?: number
	blossom?: readonly string[]
	bare?: (x: number, y: number) => boolean
}

/** The garden's grass, from `y` to the foot of the picture. */
export function lawn(canvas: Canvas, options: LawnOptions): string {
	const { y, seed = 6, stripes = false, tufts = 60, blossom = [], bare } = options
	const { width, height, palette } = canvas
	const edge: Line = ridgeLine(canvas, { base: y, amplitude: 6, frequency: 2, seed, octaves: 2 })
	let outline = `M0,${height}`
	for (let x = 0; x <= width; x += 40) outline += `L${x},${n(edge(x), 0)}`
	const near = mix(palette.grass, palette.ground, 0.55)
	const light = mix(palette.grass, palette.light, 0.28)
	const meadow = { line: edge, depth: height - y, seed, bare }
	return [
		path(
			`${outline}V${height}z`,
			linear(canvas, 'down', [0, light], [0.4, palette.grass], [1, near]),
		),
		stripes ? path(mown(width, y, height), light, { opacity: 0.22 }) : '',
		tufts > 0
			? grass(canvas, { ...meadow, count: tufts, colour: near, size: 22, opacity: 0.7 })
			: '',
		blossom.length > 0 ? flowers(canvas, { ...meadow, count: 40, colours: blossom, size: 7 }) : '',
	].join('')
}

function mown(width: number, y: number, height: number): string {
	const [middle, vanishing] = [width / 2, y - (height - y) * 0.9]
	const top = (foot: number) =>
		n(middle + ((foot - middle) * (y + 8 - vanishing)) / (height - vanishing), 0)
	let d = ''
	for (let foot = middle - 75 - 300 * 6; foot < width * 2; foot += 300) {
		d += `M${top(foot)},${y + 8}L${foot},${height}H${foot + 150}L${top(foot + 150)},${y + 8}z`
	}
	return d
}
