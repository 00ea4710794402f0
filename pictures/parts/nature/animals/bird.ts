import { place } from '#pictures/kit/place.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

export type FlockOptions = {
	x: number
	y: number
	count: number
	size: number
	spread: number
	seed: number
	colour?: string
}

/** Distant birds: two wing strokes each. */
export function flock(canvas: Canvas, options: FlockOptions): string {
	const { x, y, count, size, spread, seed, colour = canvas.palette.palm } = options
	const random = seededRandom(seed)
	const id = canvas.define('bird', (id) =>
		el('path', { id, d: 'M-10,-3Q-5,-7 0,0Q5,-8 11,-5Q6,-4 1,3Q0,4-1,3Q-5,-4-10,-3z' }),
	)
	// A loose echelon: evenly spaced along the spread, so that no two birds overlap.
	const birds = Array.from({ length: count }, (_, index) =>
		place(id, {
			x: x + ((index + 0.5) / count - 0.5 + (random() - 0.5) * (0.5 / count)) * spread,
			y: y + (random() - 0.5) * spread * 0.45,
			scale: (size / 20) * (0.7 + random() * 0.6),
			turn: (random() - 0.5) * 24,
		}),
	)
	return el('g', { fill: colour }, ...birds)
}

export type ParrotOptions = {
	x: number
	y: number
	/** Wing tip to wing tip. */
	size: number
	wings?: 'up' | 'down'
	turn?: number
	flip?: boolean
}

/** The yellow-eared parrot, which nests in dead wax palms and nowhere else: green, long tail, yellow face. */
export function parrot(
	canvas: Canvas,
	{ x, y, size, wings = 'up', turn, flip }: ParrotOptions,
): string {
	const id = canvas.define(`parrot ${wings}`, (id) =>
		el(
			'g',
			{ id },
			el('path', {
				d:
					wings === 'up'
						? 'M4,-6C10,-24 28,-40 46,-50C44,-30 34,-8 14,4z'
						: 'M6,2C18,10 36,16 52,34C30,32 10,22 0,8z',
				fill: '#1f5a34',
			}),
			el('path', { d: 'M-20,2C-40,4-62,10-84,20C-62,2-42,-8-20,-8z', fill: '#2c6e3c' }),
			el('path', { d: 'M-24,0C-44,0-64,8-80,18C-62,12-44,8-24,6z', fill: '#b5452f' }),
			el('path', {
				d: 'M-26,-2C-14,-14 14,-18 30,-12C40,-10 44,-2 40,4C34,10 22,10 12,10C-4,12-18,10-26,-2z',
				fill: '#3f8f4a',
			}),
			el('path', { d: 'M-16,5C-4,12 20,10 34,8C22,13-6,16-16,5z', fill: '#8fb84a' }),
			el('path', {
				d: 'M26,-12C34,-14 40,-10 41,-4C38,0 30,4 22,2C24,-3 22,-8 26,-12z',
				fill: '#f4c531',
			}),
			el('path', { d: 'M40,-6C47,-5 48,2 43,7C43,3 41,1 38,1z', fill: '#26211d' }),
			el('circle', { cx: 34, cy: -6, r: 1.8, fill: '#26211d' }),
			el('path', {
				d:
					wings === 'up'
						? 'M14,-8C8,-30-6,-52-26,-66C-30,-44-24,-14-6,2z'
						: 'M16,0C6,22-12,42-36,52C-34,30-24,8-6,-4z',
				fill: '#2f7a3f',
			}),
			el('path', {
				d:
					wings === 'up'
						? 'M-8,-6C-20,-20-27,-40-26,-66C-14,-56-2,-42 6,-24C-2,-30-10,-28-8,-6z'
						: 'M-2,4C-14,18-26,34-36,52C-22,46-8,36 4,20C-4,20-8,14-2,4z',
				fill: '#4f9f55',
			}),
		),
	)
	return place(id, { x, y, scale: size / 120, turn, flip })
}
