import { camera, level, type Vec, wallX } from '#pictures/kit/camera.ts'
import { scene } from '#pictures/kit/scene.ts'
import { rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#a9d3d6',
	wall: '#c97a40',
	shade: '#7d4022',
	edge: '#eab368',
	dark: '#2a1610',
	wool: ['#c8502f', '#2f6157', '#f7e8c6', '#e0a33f', '#33506b'],
}

/** From the path, close under the balconies. The sun comes from the left, over the viewer's shoulder. */
const view = camera({ eye: [-2.2, 1.2, -1], target: [0, 3.4, 6], focal: 820, centre: [560, 340] })
const end = 14

/** Idea: the whole group is up, for sixteen blankets air over the rails of the cabin's two floors. */
export const lodgingDay = scene('lodging-day', 'day', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'camp',
		floor: 760,
		rise: 400,
		light: -1,
		lit: '#93bfa2',
		shade: '#4b8165',
		haze: ink.sky,
	}),
	view.face(level(-60, 0, 60, 90, -0.4), '#4f8a58'),
	palmsAt(canvas, [[150, 720, 600]]),
	view.face(wallX(1, 0, 0, 7, end), ink.wall),
	view.face(wallX(1, 4.6, 0, 7, end), ink.shade),
	view.face(wallX(1, 1.5, 0, 2.5, end), ink.shade),
	...[1, 4.6, 8.2, 11].map((z) => view.face(wallX(0.99, 2.5, z, 4.6, z + 1), ink.dark)),
	...[0.9, 3.5].flatMap(storey),
	view.face(slope(1.2), ink.dark),
	view.face(slope(0), ink.shade),
])

/** The roof's underside, from the wall to the eave; `lift` sets off its edge. */
function slope(lift: number): Vec[] {
	const out = -1 - lift * 0.2
	return [
		[out, 5.9 + lift * 0.1, -1],
		[out, 5.9 + lift * 0.1, end + 0.8],
		[1, 7, end + 0.8],
		[1, 7, -1],
	]
}

/** A floor of the balcony with eight blankets over its rail. */
function storey(rail: number): string[] {
	const floor = rail - 1
	const posts = Array.from({ length: 34 }, (_, index) =>
		view.face(wallX(0, floor, index * 0.4, rail, index * 0.4 + 0.07), ink.dark),
	)
	const blankets = Array.from({ length: 8 }, (_, index) =>
		blanket(rail + 0.06, 1.1 + index * 1.58, index + (rail > 2 ? 3 : 0)),
	)
	return [
		view.face(level(0, 0, 1, end, floor), ink.dark),
		...posts,
		view.face(wallX(0, floor - 0.22, 0, floor, end), ink.edge),
		view.face(wallX(-0.04, rail - 0.06, 0, rail + 0.04, end), ink.dark),
		...blankets.reverse(),
	]
}

function blanket(top: number, z: number, index: number): string {
	const foot = top - 0.78 - (index % 3) * 0.1
	const wool = (shift: number) => ink.wool[(index + shift) % 5] as string
	const band = (from: number, to: number, fill: string) =>
		view.face(wallX(-0.08, foot, z + from, top, z + to), fill)
	return band(0, 1.3, wool(0)) + band(0.2, 0.44, wool(2)) + band(0.86, 1.1, wool(2))
}
