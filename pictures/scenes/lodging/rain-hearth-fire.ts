import { type Vec, wallX } from '#pictures/kit/camera.ts'
import { clipped } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path } from '#pictures/kit/shapes.ts'
import { polygon } from '#pictures/kit/svg.ts'
import { ink, view } from './rain-hearth-view.ts'

/** A stone hearth on the left wall, its opening turned to the room. */
export function hearth(canvas: Canvas): string {
	const opening = [
		...wallX(-1.9, 0.22, -0.15, 0.8, 0.95).slice(0, 3),
		[-1.9, 1.02, 0.7],
		[-1.9, 1.08, 0.4],
		[-1.9, 1.02, 0.1],
		[-1.9, 0.8, -0.15],
	] as Vec[]
	const [fx, fy] = view.point([-1.98, 0.26, 0.42])
	const [gx, gy] = view.point([-1.9, 0.6, 0.4])
	return [
		view.box([-2.6, 0, -0.7], [-1.9, 3.2, 1.5], {
			front: '#2c1c1c',
			side: ink.stone,
			top: ink.stone,
		}),
		view.box([-2.6, 0, -0.8], [-1.5, 0.16, 1.55], {
			front: '#3a2520',
			side: ink.stone,
			top: ink.stoneLit,
		}),
		view.box([-2.6, 1.3, -0.85], [-1.72, 1.42, 1.6], {
			front: '#2c1c1c',
			side: '#6b3a20',
			top: '#3a2016',
			under: ink.stoneLit,
		}),
		view.face(opening, '#ffdf8e'),
		clipped(
			canvas,
			path(polygon(view.outline(opening)), '#000'),
			ellipse(gx, gy + 30, 130, 150, '#f59a3a'),
			flames(fx + 4, fy + 6, 0.95),
		),
		line(polygon(view.outline(opening)), ink.stoneLit, 9),
		logs(),
	].join('')
}

function flames(x: number, y: number, scale: number): string {
	return group(
		{ x, y, scale },
		path(
			'M0,4C-64,6 -84,-50 -56,-104C-52,-84 -44,-78 -36,-80C-50,-130 -10,-150 -4,-206C28,-172 42,-140 32,-104C44,-108 50,-122 48,-134C84,-86 66,4 0,4z',
			'#e8562a',
		),
		path(
			'M2,4C-44,6 -54,-40 -34,-78C-30,-60 -22,-58 -16,-62C-22,-100 4,-116 8,-150C30,-122 34,-98 26,-72C34,-74 38,-82 38,-92C58,-52 48,4 2,4z',
			'#ffb040',
		),
		path(
			'M2,4C-22,4 -28,-24 -12,-50C-8,-34 -2,-36 0,-40C-2,-64 8,-74 12,-94C26,-66 24,-50 18,-36C34,-26 28,4 2,4z',
			'#fff3b8',
		),
	)
}

/** Firewood beside the hearth. */
function logs(): string {
	const at = (x: number, y: number, z: number) => {
		const [px, py] = view.point([x, y, z])
		return ellipse(px, py, 25, 25, '#5c2f1c') + ellipse(px + 3, py, 17, 17, '#e8a661')
	}
	return [
		at(-2.1, 0.1, -1),
		at(-1.85, 0.1, -1),
		at(-1.6, 0.1, -1),
		at(-1.98, 0.3, -1),
		at(-1.72, 0.3, -1),
		at(-1.85, 0.5, -1),
	].join('')
}
