import { place } from './place.ts'
import type { Canvas } from './scene.ts'
import type { Placement } from './shapes.ts'
import { el } from './svg.ts'

/** Parts that may only be seen inside the shape. */
export function clipped(canvas: Canvas, shape: string, ...parts: string[]): string {
	const id = canvas.define(`clip ${shape}`, (id) => el('clipPath', { id }, shape))
	return el('g', { 'clip-path': `url(#${id})` }, ...parts)
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
