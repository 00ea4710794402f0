import { place } from './place.ts'
import type { Canvas } from './scene.ts'
import { ellipse, type Placement } from './shapes.ts'
import { el } from './svg.ts'

export type Stop = readonly [offset: number, colour: string, opacity?: number]

function stopElements(stops: readonly Stop[]): string[] {
	return stops.map(([offset, colour, opacity]) =>
		el('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }),
	)
}

const directions = {
	down: { x2: 0, y2: 1 },
	right: {},
	diagonal: { x2: 1, y2: 1 },
} as const

/** A linear gradient as a fill. */
export function linear(
	canvas: Canvas,
	direction: keyof typeof directions,
	...stops: readonly Stop[]
): string {
	const id = canvas.define(`linear ${direction} ${stops.join(' ')}`, (id) =>
		el('linearGradient', { id, ...directions[direction] }, ...stopElements(stops)),
	)
	return `url(#${id})`
}

/** A radial gradient as a fill, its centre at `focus` (fractions of the shape's box). */
export function radial(
	canvas: Canvas,
	focus: readonly [number, number],
	...stops: readonly Stop[]
): string {
	const id = canvas.define(`radial ${focus} ${stops.join(' ')}`, (id) =>
		el(
			'radialGradient',
			{ id, cx: focus[0], cy: focus[1], r: focus[0] === 0.5 && focus[1] === 0.5 ? 0.5 : 0.75 },
			...stopElements(stops),
		),
	)
	return `url(#${id})`
}

/** Parts that may only be seen inside the shape. */
export function clipped(canvas: Canvas, shape: string, ...parts: string[]): string {
	const id = canvas.define(`clip ${shape}`, (id) => el('clipPath', { id }, shape))
	return el('g', { 'clip-path': `url(#${id})` }, ...parts)
}

/** The hard shadow that ties a thing to the ground it stands on. */
export function contactShadow(x: number, y: number, rx: number, ry: number, opacity = 0.4): string {
	return ellipse(x, y, rx * 0.8, ry * 0.8, '#140b06', { opacity: opacity * 0.8 })
}

/** Draws a figure once, in defs, and puts a copy of it at the placement. */
export function stamp(
	canvas: Canvas,
	key: string,
	figure: () => string,
	{ scale = 1, ...at }: Placement,
): string {
	const id = canvas.define(key, (id) => el('g', { id }, figure()))
	return place(id, { ...at, scale })
}
