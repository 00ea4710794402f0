import { path } from '#pictures/kit/shapes.ts'
import { type Point, polygon } from '#pictures/kit/svg.ts'
import { centre, icosphere } from './icosphere.ts'

const tones = ['#d98a3c', '#f0b050', '#f9cf7a', '#ffe9b4']

/** The triangles of a dome lit from within, round its middle; the nearer to the lamp, the brighter. */
export function litDome(x: number, y: number, radius: number): string {
	const shells = tones.map(() => '')
	for (const corners of icosphere()) {
		const [across, up, ahead] = centre(corners)
		if (ahead < 0.02) continue
		const near = 4 * (1 - Math.hypot(across + 0.25, up - 0.35)) + 0.4
		const tone = Math.max(0, Math.min(3, Math.round(near)))
		shells[tone] += polygon(corners.map((v): Point => [x + v[0] * radius, y - v[1] * radius]))
	}
	return shells
		.map((d, tone) =>
			path(d, tones[tone] as string, {
				stroke: '#8a4f22',
				'stroke-width': Math.round(radius / 80),
				'stroke-linejoin': 'round',
			}),
		)
		.join('')
}
