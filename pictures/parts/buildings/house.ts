import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'
import { flowerPots } from '#pictures/parts/things/pots/flower-pots.ts'
import { casement } from './casement.ts'
import { railing } from './railing.ts'
import { smoke } from './smoke.ts'

export type HouseOptions = {
	x: number
	y: number
	width: number
	/** Doors, railing and the painted band along the foot of the wall (zócalo). */
	paint?: string
	second?: string
	lit?: boolean
}

/** The old house of the valley, Quindío style: white walls, painted woodwork, tiled roof, flowered balcony. */
export function house(canvas: Canvas, options: HouseOptions): string {
	const { x, y, width, paint = '#b63a2b', second = '#2f6b6f', lit = false } = options
	const id = canvas.define(`house ${paint} ${second} ${lit}`, (id) =>
		el('g', { id }, ...parts(canvas, paint, second, lit)),
	)
	return place(id, { x, y, scale: width / 720 })
}

function parts(canvas: Canvas, paint: string, second: string, lit: boolean): string[] {
	const wall = mix('#fbf6e9', canvas.palette.light, 0.25)
	const shade = '#5a5060'
	const roof = mix('#a9502f', canvas.palette.light, 0.08)
	const dark = mix(paint, '#1c0d08', 0.35)
	const openings = [-245, -85, 85, 245]
	return [
		el('ellipse', { cy: 3, rx: 370, ry: 14, fill: '#000', opacity: 0.25 }),
		smoke({ x: 178, y: -392, height: 130, opacity: 0.6 }),
		el('path', { d: 'M160,-330V-396H196V-320z', fill: wall }),
		el('path', { d: 'M155,-398h46v-9h-46z', fill: roof }),
		el('path', { d: 'M-310,0V-285H310V0z', fill: wall }),
		el('path', { d: 'M-310,-285H310V-262H-310z', fill: shade, opacity: 0.35 }),
		...openings.map((at) => door(at, -148, 62, 108, second, dark)),
		basket(0, -222, second),
		el('path', { d: 'M-310,-136H310V-100H-310z', fill: shade, opacity: 0.3 }),
		el('path', { d: 'M-310,0V-34H310V0z', fill: paint }),
		el('path', { d: 'M-310,-34H310V-40H-310z', fill: '#f2b36b' }),
		door(0, 0, 84, 122, paint, dark),
		...[-238, -112, 112, 238].map((at) =>
			casement(canvas, {
				x: at - 24,
				y: -112,
				width: 48,
				height: 60,
				frame: second,
				shutters: second,
				lit,
				panes: [2, 3],
			}),
		),
		el('path', { d: 'M-335,-148H335V-136H-335z', fill: mix('#6b4128', '#000000', 0.1) }),
		railing({ from: -330, to: 330, y: -148, height: 40, colour: paint, crossed: true }),
		el('path', {
			d: 'M-330,-285V0M-165,-285V0M165,-285V0M330,-285V0',
			stroke: dark,
			'stroke-width': 10,
		}),
		flowerPots({ from: -290, to: -200, y: -190, count: 3, size: 19, seed: 2 }),
		flowerPots({ from: -125, to: 125, y: -190, count: 6, size: 19, seed: 5 }),
		flowerPots({ from: 200, to: 290, y: -190, count: 3, size: 19, seed: 9 }),
		flowerPots({ from: -60, to: 60, y: 2, count: 2, size: 26, seed: 4 }),
		el('path', { d: 'M-365,-272L-262,-362H262L365,-272z', fill: roof }),
		el('path', {
			d: 'M150,-362H262L365,-272H230z',
			fill: mix(roof, canvas.palette.light, 0.3),
			opacity: 0.8,
		}),
		tiles(mix(roof, '#3a130a', 0.45)),
		el('path', { d: 'M-266,-366H266V-358H-266z', fill: mix(roof, '#000000', 0.2) }),
		el('path', { d: 'M-345,0H345V8H-345z', fill: '#a39a88' }),
	]
}

function door(
	x: number,
	foot: number,
	width: number,
	height: number,
	paint: string,
	frame: string,
): string {
	const half = width / 2
	const [panel, inset] = [half - 14, mix(paint, '#000000', 0.25)]
	const panels = [-half + 7, 7].flatMap((left) => [
		el('rect', {
			x: x + left,
			y: foot - height + 10,
			width: panel,
			height: height * 0.34,
			fill: inset,
		}),
		el('rect', {
			x: x + left,
			y: foot - height * 0.48,
			width: panel,
			height: height * 0.38,
			fill: inset,
		}),
	])
	return (
		el('rect', {
			x: x - half,
			y: foot - height,
			width,
			height,
			fill: paint,
			stroke: frame,
			'stroke-width': 6,
		}) +
		panels.join('') +
		el('path', { d: `M${x},${foot - height}v${height}`, stroke: frame, 'stroke-width': 3 })
	)
}

/** A hanging basket between two doors of the balcony. */
function basket(x: number, y: number, colour: string): string {
	return (
		el('path', {
			d: `M${x},${y - 44}v30`,
			stroke: mix(colour, '#000000', 0.4),
			'stroke-width': 2,
		}) + flowerPots({ from: x, to: x, y: y + 4, count: 1, size: 20, seed: Math.abs(x) + 3 })
	)
}

function tiles(colour: string): string {
	let [ribs, eave] = ['', 'M-365,-272']
	for (let x = -360; x <= 360; x += 20) {
		ribs += `M${x},-273L${n(x * 0.716, 0)},-360`
	}
	for (let x = -365; x < 365; x += 14.6) eave += 'q7.3,9 14.6,0'
	return (
		el('path', { d: ribs, stroke: colour, 'stroke-width': 2.4, opacity: 0.55 }) +
		el('path', { d: `${eave}z`, fill: colour })
	)
}
