import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, n } from '#pictures/kit/svg.ts'
import { flowerPots } from '#pictures/parts/things/pots/flower-pots.ts'
import { casement, pane } from './casement.ts'
import { railing } from './railing.ts'
import { smoke } from './smoke.ts'

export type CabinOptions = {
	/** The ground before the door. */
	x: number
	y: number
	width: number
	/** Lamplight in the windows and a duller wood, for the dark hours. */
	lit?: boolean
	flip?: boolean
}

/** The hotel's wooden cabin: two floors, a balcony over the porch, a tiled gable. */
export function cabin(canvas: Canvas, { x, y, width, lit = false, flip }: CabinOptions): string {
	const id = canvas.define(`cabin ${lit}`, (id) => el('g', { id }, ...parts(canvas, lit)))
	return place(id, { x, y, scale: width / 520, flip })
}

function parts(canvas: Canvas, lit: boolean): string[] {
	const shadow = lit ? '#160d0a' : '#3a2114'
	const wood = lit ? '#7a4829' : '#a5693f'
	const upper = mix(wood, lit ? '#ffb35c' : '#f2d0a0', 0.12)
	const dark = mix(wood, shadow, 0.6)
	const roof = lit ? '#54291f' : '#a9502f'
	const stone = lit ? '#4c4f52' : '#9a988c'
	const glass = (at: readonly [number, number, number, number], shutters?: string) =>
		casement(canvas, {
			x: at[0],
			y: at[1],
			width: at[2],
			height: at[3],
			frame: dark,
			lit,
			shutters,
		})
	const leaf = lit ? '#23483f' : '#2f6157'
	return [
		el('ellipse', { cy: 2, rx: 285, ry: 15, fill: '#000', opacity: 0.28 }),
		smoke({ x: 118, y: -398, height: 150, opacity: lit ? 0.35 : 0.6 }),
		el('path', { d: 'M100,-290V-400H136V-270z', fill: stone }),
		el('path', { d: 'M95,-402h46v-10h-46z', fill: mix(stone, '#000000', 0.3) }),
		el('path', { d: 'M-205,-20V-206H205V-20z', fill: wood }),
		el('path', { d: 'M-180,-200V-275L0,-412L180,-275V-200z', fill: upper }),
		planks(dark),
		glass([-176, -138, 62, 74], leaf),
		glass([114, -138, 62, 74], leaf),
		door(canvas, 0, -20, 76, 132, dark, lit),
		glass([-128, -278, 52, 58]),
		glass([76, -278, 52, 58]),
		door(canvas, 0, -206, 64, 98, dark, lit),
		el('circle', {
			cy: -350,
			r: 20,
			fill: pane(canvas, lit),
			stroke: dark,
			'stroke-width': 6,
		}),
		el('path', { d: 'M0,-370v40M-20,-350h40', stroke: dark, 'stroke-width': 3.5 }),
		el('path', { d: 'M-205,-196H205V-166L-205,-172z', fill: shadow, opacity: 0.45 }),
		el('path', {
			d: 'M-180,-275L0,-412L180,-275L180,-250L0,-384L-180,-250z',
			fill: shadow,
			opacity: 0.45,
		}),
		el('path', { d: 'M-245,-240L0,-430L245,-240L232,-224L0,-402L-232,-224z', fill: dark }),
		el('path', { d: 'M-250,-242L0,-440L250,-242L245,-232L0,-424L-245,-232z', fill: roof }),
		el('path', {
			d: 'M0,-440L250,-242L245,-232L0,-424z',
			fill: mix(roof, canvas.palette.light, 0.3),
		}),
		el('path', { d: 'M-232,-206H232V-194H-232z', fill: mix(dark, wood, 0.4) }),
		railing({ from: -226, to: 226, y: -206, height: 46, colour: dark }),
		flowerPots({ from: -168, to: 168, y: -254, count: 8, size: 13, seed: 3, dim: lit ? 0.45 : 0 }),
		el('path', {
			d: `${[-222, -78, 78, 222].map((at) => `M${at},-196V-20`).join('')}M-222,-206V-238M222,-206V-238`,
			stroke: dark,
			'stroke-width': 11,
		}),
		el('path', {
			d: `${[-78, 78].map((at) => `M${at},-172l-24,-24M${at},-172l24,-24`).join('')}M-222,-172l24,-24M222,-172l-24,-24`,
			stroke: dark,
			'stroke-width': 6,
		}),
		railing({ from: -222, to: -78, y: -22, height: 40, colour: dark }),
		railing({ from: 78, to: 222, y: -22, height: 40, colour: dark }),
		el('path', { d: 'M-240,-20H240V4H-240z', fill: stone }),
		stones(mix(stone, '#000000', 0.25)),
		el('path', { d: 'M-58,-14H58L64,-2H-64zM-70,-2H70L78,12H-78z', fill: mix(wood, shadow, 0.25) }),
		el('path', {
			d: 'M-58,-14H58M-70,-2H70',
			stroke: mix(wood, canvas.palette.light, 0.4),
			'stroke-width': 2.5,
		}),
		lit ? lamps() : '',
	]
}

function planks(colour: string): string {
	let d = ''
	for (let y = -32; y > -200; y -= 14) d += `M-205,${y}H205`
	for (let y = -214; y > -400; y -= 14) {
		const half = y > -275 ? 180 : 180 * (1 - (-275 - y) / 137)
		d += `M${n(-half, 0)},${y}H${n(half, 0)}`
	}
	return el('path', { d, stroke: colour, 'stroke-width': 1.8, opacity: 0.6 })
}

function door(
	canvas: Canvas,
	x: number,
	foot: number,
	width: number,
	height: number,
	colour: string,
	lit: boolean,
) {
	const half = width / 2
	const leafWidth = half - 12
	const glass = (at: number) =>
		el('rect', {
			x: at,
			y: foot - height + 10,
			width: leafWidth,
			height: height * 0.5,
			fill: pane(canvas, lit),
		})
	return (
		el('rect', { x: x - half, y: foot - height, width, height, fill: colour }) +
		glass(x - half + 8) +
		glass(x + 4) +
		el('path', { d: `M${x},${foot - height}V${foot}`, stroke: '#1c0f08', 'stroke-width': 2 }) +
		el('path', {
			d: `M${x - 5},${foot - height * 0.38}h0M${x + 5},${foot - height * 0.38}h0`,
			stroke: '#f2c878',
			'stroke-width': 5,
			'stroke-linecap': 'round',
		})
	)
}

function stones(colour: string): string {
	let d = ''
	for (let x = -225; x < 235; x += 30) d += `M${x},-20v11M${x + 14},-9v13`
	return el('path', { d: `${d}M-240,-9H240`, stroke: colour, 'stroke-width': 2 })
}

function lamps(): string {
	return el('path', {
		d: 'M-60,-150h0M60,-150h0',
		stroke: '#ffe6a6',
		'stroke-width': 12,
		'stroke-linecap': 'round',
	})
}
