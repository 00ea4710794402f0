import { mix } from '#pictures/kit/colour.ts'
import { points } from '#pictures/kit/curve.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el, type Point, polygon } from '#pictures/kit/svg.ts'

/**
 * Each summit in a box 2 wide and 1 high, foot to foot. `crest` is the edge between the faces to its left and right,
 * from the summit down. `gullies` are slivers of the opposite tone on both faces.
 */
type Summit = { outline: Point[]; crest: Point[]; gullies: Point[][] }

const summits = {
	/** The landmark: a steep peak whose top droops to one side. */
	morro: {
		outline: points(
			'-1,0 -.86,.05 -.74,.14 -.6,.19 -.46,.36 -.36,.41 -.24,.6 -.16,.65 -.04,.84 .03,.89 .15,1 .2,.91 .18,.8 .25,.67 .32,.61 .38,.46 .49,.39 .57,.24 .72,.17 .86,.06 1,0',
		),
		crest: points('.15,1 .12,.88 .06,.78 .13,.64 .05,.52 .15,.37 .06,.22 .16,.1 .12,0'),
		gullies: [
			points('-.24,.6 -.2,.44 -.28,.32 -.16,.1 -.12,.32 -.16,.46'),
			points('.32,.61 .27,.42 .33,.32 .28,.12 .39,.28 .36,.42'),
			points('-.46,.36 -.44,.22 -.52,.14 -.42,.02 -.36,.16 -.4,.26'),
		],
	},
	/** A long shoulder that climbs in two steps. */
	loma: {
		outline: points(
			'-1,0 -.88,.14 -.78,.18 -.66,.4 -.58,.47 -.48,.7 -.2,.74 -.04,.72 .08,.86 .13,.88 .22,1 .36,.74 .48,.66 .58,.44 .7,.36 .8,.16 1,0',
		),
		crest: points('.22,1 .2,.86 .27,.72 .2,.56 .3,.4 .22,.24 .32,0'),
		gullies: [
			points('-.48,.7 -.42,.46 -.5,.34 -.38,.1 -.36,.34 -.42,.5'),
			points('-.04,.72 .02,.55 -.06,.4 .04,.14 .08,.42 .05,.6'),
			points('.48,.66 .45,.46 .52,.3 .48,.1 .58,.28 .54,.46'),
		],
	},
	/** Two tops with a saddle between them, the right one higher. */
	hermanas: {
		outline: points(
			'-1,0 -.84,.14 -.74,.2 -.6,.44 -.52,.5 -.34,.84 -.2,.62 -.08,.56 .04,.7 .1,.76 .22,1 .32,.82 .4,.76 .54,.46 .66,.38 .8,.14 1,0',
		),
		crest: points('.22,1 .22,.84 .15,.7 .23,.54 .16,.4 .26,.22 .2,0'),
		gullies: [
			points('-.34,.84 -.36,.66 -.3,.5 -.38,.32 -.28,.08 -.24,.34 -.2,.5 -.24,.68'),
			points('.4,.76 .36,.5 .46,.32 .42,.08 .54,.26 .48,.5'),
		],
	},
} satisfies Record<string, Summit>

type Sight = {
	summit: keyof typeof summits
	/** Middle of the foot and half its length, as shares of the width. */
	at: number
	span: number
	/** Height as a share of the rise. */
	rise: number
	/** 0 near; towards 1 it dissolves into the haze. */
	depth: number
	/** Seen from the other side. */
	turned?: boolean
}

/** The same mountains from the places where the pictures are drawn, the farthest first. */
const viewpoints = {
	house: [
		{ summit: 'hermanas', at: 0.86, span: 0.42, rise: 0.62, depth: 0.72 },
		{ summit: 'loma', at: 0.2, span: 0.46, rise: 0.66, depth: 0.52 },
		{ summit: 'morro', at: 0.6, span: 0.4, rise: 1, depth: 0.34 },
	],
	lake: [
		{ summit: 'loma', at: 0.74, span: 0.5, rise: 0.6, depth: 0.7, turned: true },
		{ summit: 'morro', at: 0.34, span: 0.36, rise: 1, depth: 0.44, turned: true },
		{ summit: 'hermanas', at: 1.02, span: 0.4, rise: 0.5, depth: 0.28, turned: true },
	],
	lookout: [
		{ summit: 'loma', at: 0.98, span: 0.4, rise: 0.66, depth: 0.66, turned: true },
		{ summit: 'hermanas', at: 0.2, span: 0.42, rise: 0.74, depth: 0.56, turned: true },
		{ summit: 'morro', at: 0.63, span: 0.34, rise: 1, depth: 0.34 },
	],
	gorge: [
		{ summit: 'hermanas', at: 0.28, span: 0.4, rise: 0.55, depth: 0.76, turned: true },
		{ summit: 'morro', at: 0.56, span: 0.34, rise: 1, depth: 0.5, turned: true },
	],
	camp: [
		{ summit: 'loma', at: 0.88, span: 0.5, rise: 0.7, depth: 0.66 },
		{ summit: 'hermanas', at: 0.46, span: 0.36, rise: 0.6, depth: 0.5 },
		{ summit: 'morro', at: 0.14, span: 0.34, rise: 1, depth: 0.36 },
	],
} satisfies Record<string, readonly Sight[]>

export type Viewpoint = keyof typeof viewpoints

export type CocoraRidgeOptions = {
	from: Viewpoint
	/** Where the feet of the mountains lie, and how far the highest rises above it. */
	floor: number
	rise: number
	/** The side the light comes from: 1 right, -1 left. */
	light?: 1 | -1
	/** Tones of the faces in light and in shade where they are near. */
	lit?: string
	shade?: string
	haze?: string
}

/** The skyline of the Cocora valley, in two tones of one light. */
export function cocoraRidge(canvas: Canvas, options: CocoraRidgeOptions): string {
	const { palette } = canvas
	const { from, floor, rise, light = 1 } = options
	const { lit = palette.ridges[2], shade = palette.ridges[4], haze = palette.haze } = options
	return viewpoints[from]
		.map((sight: Sight, index) => {
			const tone = (near: string) => mix(near, haze, sight.depth)
			const turned = sight.turned ? -1 : 1
			const place = ([u, v]: Point): Point => [
				canvas.width * (sight.at + sight.span * u * turned),
				floor - rise * sight.rise * v,
			]
			const { outline, crest, gullies } = summits[sight.summit] as Summit
			const edge = rough(outline.map(place), index + 1, rise * 0.012)
			const crestLine = crest.map(place)
			const [top] = crestLine as [Point]
			const dark = edge.filter(([x]) => (x - top[0]) * light < 0)
			const inShade = (shape: Point[]) => (place(shape[0] as Point)[0] - top[0]) * light < 0
			const slivers = (shaded: boolean) =>
				gullies
					.filter((shape) => inShade(shape) === shaded)
					.map((shape) => polygon(shape.map(place)))
					.join('')
			const shadow = dark[0]?.[0] === edge[0]?.[0] ? dark.reverse() : dark
			return (
				el('path', { d: polygon(edge), fill: tone(lit) }) +
				el('path', {
					d: polygon([...crestLine.toReversed(), ...shadow]) + slivers(false),
					fill: tone(shade),
				}) +
				el('path', { d: slivers(true), fill: tone(mix(lit, shade, 0.45)) })
			)
		})
		.join('')
}

/** Breaks each edge once, so that a slope is not a ruled line. */
function rough(outline: readonly Point[], seed: number, amplitude: number): Point[] {
	const random = seededRandom(seed)
	return outline.flatMap((point, index) => {
		const next = outline[index + 1]
		if (!next) return [point]
		const middle: Point = [
			(point[0] + next[0]) / 2 + (random() - 0.5) * amplitude,
			(point[1] + next[1]) / 2 - random() * amplitude,
		]
		return [point, middle]
	})
}
