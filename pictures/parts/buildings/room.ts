import { linear, radial } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type FloorOptions = { y: number; wood?: readonly [string, string] }

/** Floorboards running away from the viewer, from `y` to the foot of the picture. */
export function floor(canvas: Canvas, { y, wood = ['#7a4a2a', '#3a2013'] }: FloorOptions): string {
	const { width, height } = canvas
	const [middle, deep] = [width / 2, height - y]
	let seams = ''
	for (let step = -14; step <= 14; step++) {
		const top = middle + step * width * 0.075
		seams += `M${n(top, 0)},${y}L${n(middle + (top - middle) * 2.6, 0)},${height}`
	}
	return (
		rect(0, y, width, deep, linear(canvas, 'down', [0, wood[0]], [1, wood[1]])) +
		line(seams, '#1d0f07', 3, { opacity: 0.4 }) +
		rect(0, y - 16, width, 16, '#2c180d') +
		rect(0, y - 16, width, 4, '#a5683c', { opacity: 0.7 })
	)
}

/** Heavy ceiling beams seen from below. */
export function beams(canvas: Canvas, { y, count }: { y: number; count: number }): string {
	const { width } = canvas
	let [faces, sides] = ['', '']
	for (let index = 0; index < count; index++) {
		const x = ((index + 0.5) / count) * width
		const foot = width / 2 + (x - width / 2) * 0.72
		faces += `M${n(x - 26)},0h52L${n(foot + 16)},${y}h-32z`
		const inner = x < width / 2 ? 1 : -1
		sides += `M${n(x + 26 * inner)},0h${n(16 * inner)}L${n(foot + 26 * inner)},${y}h${n(-10 * inner)}z`
	}
	return (
		rect(0, 0, width, y, linear(canvas, 'down', [0, '#1f120a'], [1, '#3d2415'])) +
		path(faces, '#5c361b') +
		path(sides, '#1d0f07') +
		rect(0, y - 8, width, 22, '#4a2b17') +
		rect(0, y + 10, width, 4, '#1d0f07')
	)
}

/** Darkens the corners, so that the eye rests where the light is. */
export function dimCorners(canvas: Canvas, opacity = 0.7): string {
	const { width, height } = canvas
	return rect(
		0,
		0,
		width,
		height,
		radial(canvas, [0.5, 0.54], [0.4, '#120805', 0], [1, '#120805', opacity]),
	)
}

/** A striped woollen rug on the floor. */
export function rug(x: number, y: number, rx: number, ry: number): string {
	const ring = (share: number, colour: string) => ellipse(x, y, rx * share, ry * share, colour)
	return [
		ellipse(x, y + 5, rx * 1.01, ry, '#1d0f07', { opacity: 0.5 }),
		ring(1, '#8c3a2a'),
		ring(0.88, '#e2c48c'),
		ring(0.82, '#2f6157'),
		ring(0.6, '#f1e4c8'),
		ring(0.54, '#b8562f'),
	].join('')
}
