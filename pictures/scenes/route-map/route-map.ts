import { facts as builtIn } from '#content/facts.ts'
import type { Facts } from '#domain/facts.ts'
import type { Locale } from '#domain/locale.ts'
import { mix } from '#pictures/kit/colour.ts'
import { curve } from '#pictures/kit/curve.ts'
import { fitText } from '#pictures/kit/outline-text.ts'
import { clipped } from '#pictures/kit/paint.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import type { Point } from '#pictures/kit/svg.ts'
import { palm, palmGrove } from '#pictures/parts/nature/palm.ts'
import { peak, ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { label, mapLabels } from './labels.ts'
import { pin, restaurant } from './our-place.ts'
import { compass, jeep, roadSign } from './signs.ts'
import { bush, town } from './town.ts'

/** Salento to the door: the road, then the turn to the left. */
const drive: readonly Point[] = [
	[300, 668],
	[390, 690],
	[500, 678],
	[570, 625],
	[560, 565],
	[625, 520],
	[708, 530],
	[768, 570],
]
const beyond: readonly Point[] = [
	[846, 574],
	[925, 530],
	[985, 470],
	[1040, 436],
	[1066, 404],
]
const water: readonly Point[] = [
	[1180, 432],
	[1126, 470],
	[1150, 560],
	[1112, 640],
	[990, 676],
	[850, 694],
	[740, 730],
	[640, 762],
	[590, 820],
]

/** Idea: there is one road, and our door is its first turn to the left. How to come: town, river, road, km 10, the first restaurant on the left. Its words follow the page's language. */
export function routeMap(locale: Locale, facts: Facts = builtIn): string {
	const words = mapLabels(locale, facts)
	const map = scene('route-map', 'dawn', (canvas) => [
		rect(0, 0, 1200, 800, colours.paper),
		clipped(
			canvas,
			rect(24, 24, 1152, 752, '#000', { rx: 14 }),
			...mountains(canvas),
			...land(),
			...road(),
			town(196, 672),
			jeep(470, 688, -7),
			restaurant(814, 500),
			pin(814, 388),
			roadSign(words.kilometre, 968, 650),
			label(words.title, { x: 66, y: 128, size: 76 }),
			label(words.town, { x: 196, y: 754, size: 60, anchor: 'middle' }),
			label(words.drive, { x: 442, y: 590, size: 56, anchor: 'middle', colour: colours.clay }),
			...place(words.place),
			...words.hint.map((text, index) =>
				label(text, { x: 704, y: 424 + index * 52, size: 52, anchor: 'end' }),
			),
			label(words.river, {
				x: 1148,
				y: 755,
				size: 52,
				weight: 400,
				anchor: 'end',
				colour: '#1f5063',
			}),
			...words.end.map((text, index) =>
				label(text, { x: 992, y: 306 + index * 54, size: 54, anchor: 'middle' }),
			),
			compass(words.north, 92, 528),
		),
		rect(24, 24, 1152, 752, 'none', { rx: 14, stroke: colours.forest, 'stroke-width': 4 }),
	])
	return map()
}

/** Our name, in two lines if it is long, right-aligned above the hint. */
function place(name: string): string[] {
	const { size, lines } = fitText(name, { size: 64, maxWidth: 640, maxLines: 2 })
	return lines.map((line, index) =>
		label(line, { x: 712, y: 366 - size * 1.1 * (lines.length - 1 - index), size, anchor: 'end' }),
	)
}

function mountains(canvas: Canvas): string[] {
	const { ridges, haze } = canvas.palette
	const far = ridgeLine(canvas, {
		base: 270,
		amplitude: 26,
		frequency: 5,
		seed: 18,
		lift: (x) => peak(1010, 150, 170)(x) + peak(560, 60, 200)(x),
	})
	const middle = ridgeLine(canvas, {
		base: 320,
		amplitude: 24,
		frequency: 5,
		seed: 23,
		lift: (x) => peak(1190, 130, 190)(x) + peak(760, 70, 160)(x) + peak(200, 60, 200)(x),
	})
	const near = ridgeLine(canvas, {
		base: 372,
		amplitude: 16,
		frequency: 4,
		seed: 31,
		lift: (x) => peak(1180, 60, 150)(x) + peak(60, 50, 300)(x),
	})
	return [
		sky(canvas, { horizon: 360 }),
		sun(canvas, { x: 850, y: 168, radius: 46 }),
		ridge(canvas, far, { colour: mix(ridges[0], haze, 0.3), step: 16 }),
		ridge(canvas, middle, { colour: mix(ridges[1], haze, 0.55), step: 16 }),
		palmGrove(canvas, {
			line: near,
			from: 1060,
			to: 1180,
			count: 6,
			height: [90, 140],
			depth: 0.45,
			seed: 6,
		}),
		ridge(canvas, near, { colour: mix(ridges[2], '#cfdcb9', 0.75), step: 16 }),
		palm(canvas, { x: 1098, y: 424, height: 240 }),
		palm(canvas, { x: 1152, y: 440, height: 300, flip: true }),
		line(
			'M704,112q9,-11 16,0q8,-11 17,-2M764,84q7,-9 13,0q6,-9 13,-2M660,160q6,-7 11,0q5,-7 10,-1',
			colours.forest,
			3,
		),
	]
}

function land(): string[] {
	const meadow = '#e0e2c2'
	return [
		path('M0,430C200,400 360,440 560,418S900,424 1040,408S1160,400 1200,404V800H0z', meadow),
		path('M24,520c120,-50 260,-46 340,-6s90,70 30,92s-220,40 -370,20z', '#d3dcb2', {
			opacity: 0.8,
		}),
		path('M610,610c90,-20 190,0 230,24s-20,50 -110,60s-190,10 -200,-20s20,-50 80,-64z', '#d3dcb2'),
		line(curve(water, { closed: false }), '#8fb8bd', 44),
		line(curve(water, { closed: false }), '#b9d8d8', 34),
		line(curve(water, { closed: false }), '#ffffff', 3, {
			'stroke-dasharray': '26 60',
			opacity: 0.8,
		}),
		...(
			[
				[540, 742, 20],
				[574, 748, 14],
				[330, 580, 16],
				[640, 606, 17],
				[670, 612, 12],
			] as const
		).map(([x, y, size]) => bush(x, y, size)),
	]
}

function road(): string[] {
	const whole = curve([...drive, ...beyond], { closed: false })
	const ours = `${curve(drive, { closed: false })}c30,17 46,6 46,-34`
	return [
		line('M768,570c30,17 46,6 46,-60', '#c9b183', 34),
		line(whole, '#c9b183', 36),
		line('M768,570c30,17 46,6 46,-60', '#fffaf0', 26),
		line(whole, '#fffaf0', 28),
		line(ours, colours.clay, 7, { 'stroke-dasharray': '20 17' }),
		path('M814,512l15,24h-30z', colours.clay),
		ellipse(300, 668, 11, 11, colours.clay),
	]
}
