import { cornersOf, type Vec } from '#pictures/kit/camera.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type Outfit, person } from '#pictures/parts/people/person.ts'
import type { Pose } from '#pictures/parts/people/poses.ts'
import { ink, sunlight, view } from './camping-kitchen-view.ts'

function put(
	canvas: Canvas,
	at: Vec,
	height: number,
	options: { pose: Pose; outfit: Outfit; flip?: boolean; child?: boolean; held?: string },
): string {
	const [x, y] = view.point(at)
	return person(canvas, { x, y, height: view.scale(at) * height, light: 1, ...options })
}

export function cook(canvas: Canvas): string {
	const ladle = line('M-40,-70L28,96', '#e0b277', 14)
	return put(canvas, [-0.42, 0, 0.98], 1.68, {
		pose: {
			lean: 12,
			head: 14,
			armFront: [80, 128],
			armBack: [34, 70],
			legFront: [10, 2],
			legBack: [-14, -16],
		},
		outfit: { ...people.rosa, top: '#e8c46a', bottom: '#3a4f6b' },
		held: ladle,
	})
}

/** A child on tiptoe holds a bowl up to the pot, in the sun. */
export function child(canvas: Canvas): string {
	return [
		view.shadow(cornersOf([1.63, 0, 0.2], [1.88, 1.15, 0.35]), sunlight, '#33201a'),
		put(canvas, [1.76, 0, 0.28], 1.24, {
			pose: {
				lean: 8,
				head: -16,
				armFront: [96, 112],
				armBack: [88, 104],
				legFront: [14, -6],
				legBack: [-6, -20],
			},
			outfit: { ...people.andres, legs: 'shorts', top: '#d8503a', shoes: '#f4ead2' },
			flip: true,
			child: true,
			held:
				path('M-64,-66H84C78,-4 52,18 10,18S-58,-4 -64,-66z', '#fff6e2') +
				path('M-64,-66H-20C-18,-20 -8,6 10,18C-36,18 -58,-4 -64,-66z', '#c9b79a'),
		}),
	].join('')
}

/** He comes in from the meadow with an armful of wood. */
export function carrier(canvas: Canvas): string {
	const logs = 'M-96,-14H150M-84,-62H160M-70,34H136M-60,-108H120'
	const ends = 'M150,-14h0M160,-62h0M136,34h0M120,-108h0'
	return [
		view.shadow(cornersOf([5.1, 0, 4.3], [5.4, 1.7, 4.5]), sunlight, ink.grassShade),
		put(canvas, [5.25, 0, 4.4], 1.76, {
			pose: {
				lean: -8,
				head: 8,
				armFront: [14, 92],
				armBack: [10, 88],
				legFront: [30, 10],
				legBack: [-24, -44],
			},
			outfit: people.tomas,
			flip: true,
			held:
				line(logs, '#3a1f12', 48) +
				line(logs, '#7a4728', 38) +
				line(ends, '#f0c48a', 38) +
				line(ends, '#c98a52', 14),
		}),
	].join('')
}
