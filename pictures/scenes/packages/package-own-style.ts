import { scene } from '#pictures/kit/scene.ts'
import { group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n, type Point, polygon } from '#pictures/kit/svg.ts'

const ink = {
	sky: '#f3b873',
	paper: ['#fdf3da', '#d8c193'],
	land: ['#6fa573', '#3f7a5a'],
	water: '#3f8a92',
	red: '#c8452c',
	table: '#143730',
	shade: '#0c231f',
	skin: '#a5683f',
	skinShade: '#6d4028',
	sleeve: '#2f6b74',
	sleeveShade: '#1d474e',
}

/** Top and foot of each fold of the map. */
const folds = [
	{ x: -120, top: 330, foot: 660 },
	{ x: 130, top: 210, foot: 730 },
	{ x: 330, top: 330, foot: 650 },
	{ x: 600, top: 70, foot: 740 },
	{ x: 830, top: 290, foot: 640 },
	{ x: 1060, top: 170, foot: 730 },
	{ x: 1320, top: 320, foot: 650 },
] as const

/** Idea: the map stands up on its folds and is the valley; the way through it is yours to draw. */
export const packageOwnStyle = scene('package-own-style', 'dawn', () => [
	rect(0, 0, 1200, 800, ink.sky),
	rect(0, 560, 1200, 240, ink.table),
	path(
		polygon([
			[-120, 660],
			[130, 730],
			[330, 650],
			[600, 740],
			[830, 640],
			[1060, 730],
			[1320, 650],
			[1320, 720],
			[1140, 790],
			[900, 690],
			[690, 800],
			[410, 700],
			[200, 790],
			[-120, 720],
		]),
		ink.shade,
	),
	...folds.slice(1).map((_, index) => path(panel(index, 0, 0), ink.paper[index % 2] as string)),
	...folds
		.slice(1)
		.map((_, index) =>
			path(panel(index, land(index), land(index + 1)), ink.land[index % 2] as string),
		),
	line(
		drawn(contours(0.2)) + drawn(contours(0.32)) + drawn(contours(0.44)),
		ink.paper[1] as string,
		4,
	),
	line(
		drawn([
			[0, 0.72],
			[0.5, 0.78],
			[1, 0.74],
			[1.6, 0.84],
			[2, 0.8],
			[2.5, 0.7],
			[3, 0.76],
			[3.6, 0.66],
			[4, 0.7],
			[5, 0.82],
			[6, 0.78],
		]),
		ink.water,
		16,
	),
	line(
		drawn([
			[0.9, 1],
			[1, 0.93],
			[1.4, 0.6],
			[2, 0.62],
			[2.4, 0.46],
			[2.75, 0.56],
			[3, 0.4],
			[3.45, 0.42],
		]),
		ink.red,
		12,
		{ 'stroke-dasharray': '2 26' },
	),
	line(
		drawn([
			[0.9, 0.93],
			[1.1, 1],
		]) +
			drawn([
				[1.1, 0.94],
				[0.9, 1],
			]),
		ink.red,
		10,
	),
	hand(),
])

function at([across, down]: Point): Point {
	const index = Math.min(5, Math.floor(across))
	const [left, right] = [folds[index], folds[index + 1]] as [(typeof folds)[0], (typeof folds)[0]]
	const share = across - index
	const between = (a: number, b: number) => a + (b - a) * share
	const top = between(left.top, right.top)
	return [between(left.x, right.x), top + (between(left.foot, right.foot) - top) * down]
}

function land(fold: number): number {
	return [0.5, 0.62, 0.48, 0.66, 0.5, 0.6, 0.5][fold] as number
}

function panel(index: number, from: number, to: number): string {
	const middle = (from + to) / 2 + (from > 0 ? 0.06 : 0)
	return polygon([
		at([index, from]),
		at([index + 0.5, middle]),
		at([index + 0.9999, to]),
		at([index + 0.9999, 1]),
		at([index, 1]),
	])
}

function contours(down: number): Point[] {
	return Array.from({ length: 25 }, (_, step) => [
		step / 4,
		down + 0.05 * Math.sin(step * 1.7 + down * 20),
	])
}

function drawn(points: readonly Point[]): string {
	return points
		.map(at)
		.map(([x, y], index) => `${index ? 'L' : 'M'}${n(x, 0)},${n(y, 0)}`)
		.join('')
}

/** A hand that holds a red pencil to the end of the route. */
function hand(): string {
	const [x, y] = at([3.52, 0.42])
	return group(
		{ x, y },
		path('M212,64L520,300V520L140,156z', ink.sleeve),
		path('M170,112L520,420V520L140,156z', ink.sleeveShade),
		line('M226,50L130,160', ink.paper[0] as string, 24),
		path('M96,-30C150,-60 210,-10 226,50L144,146C104,130 74,90 72,40z', ink.skin),
		path('M72,40C74,90 104,130 144,146L166,120C126,104 100,76 96,40z', ink.skinShade),
		line('M112,70L60,30', ink.skinShade, 36),
		line('M22,-14L258,-168', ink.red, 24),
		line('M30,-12L262,-163', '#86261c', 8),
		line('M0,0L20,-13', ink.shade, 12),
		line('M96,36L52,-2', ink.skin, 34),
		line('M120,-18L84,-58L46,-34', ink.skin, 32),
		line('M96,-2L126,-4', ink.skinShade, 6),
	)
}
