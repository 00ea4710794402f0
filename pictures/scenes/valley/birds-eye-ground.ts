import type { Vec } from '#pictures/kit/camera.ts'
import { band, curve } from '#pictures/kit/curve.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, line, path } from '#pictures/kit/shapes.ts'
import { n, type Point } from '#pictures/kit/svg.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { ink, view } from './birds-eye-view.ts'

/** The valley floor, closed by slopes. */
export function ground(canvas: Canvas): string {
	const slope = ridgeLine(canvas, {
		base: 140,
		amplitude: 16,
		seed: 24,
		lift: slopes(640, 34, 640),
	})
	const meadow = ridgeLine(canvas, {
		base: 178,
		amplitude: 7,
		seed: 26,
		lift: slopes(620, 26, 640),
	})
	return [
		ridge(canvas, slope, { colour: '#5c9a6a' }),
		mist(canvas, { y: 168, reach: 30, seed: 3, opacity: 0.5 }),
		ridge(canvas, meadow, { colour: ink.meadow }),
	].join('')
}

function ribbon(
	bends: readonly (readonly [x: number, z: number, half: number])[],
	fill: string,
): string {
	const side = (sign: number): Point[] =>
		bends.map(([x, z, half]) => view.point([x + sign * half * 0.7, 0.01, z + sign * half * 0.7]))
	return path(band(side(-1), side(1)), fill)
}

export function river(): string {
	return ribbon(
		[
			[-120, 88, 5],
			[-60, 74, 5],
			[-20, 82, 4.5],
			[20, 72, 5],
			[60, 80, 5],
			[120, 66, 6],
			[260, 90, 6],
		],
		ink.water,
	)
}

export function road(): string {
	return [
		ribbon(
			[
				[-70, 20, 3],
				[-44, 8, 3],
				[-30, -10, 3],
				[-8, -24, 3],
				[20, -33, 3.2],
				[60, -46, 3.4],
			],
			ink.road,
		),
		ribbon(
			[
				[-14, -21, 1.6],
				[-10, -8, 1.6],
				[0, 2, 1.4],
				[16, 8, 1.3],
				[30, 16, 1.2],
			],
			ink.road,
		),
	].join('')
}

/** Round trees along the river and on the slopes, lit from the left. */
export function forest(): string[] {
	const random = seededRandom(12)
	const trees: { at: Vec; size: number }[] = []
	const grow = (x: number, z: number, spread: number, count: number) => {
		for (let index = 0; index < count; index++) {
			trees.push({
				at: [x + (random() - 0.5) * spread * 2, 0, z + (random() - 0.5) * spread * 0.8],
				size: 3 + random() * 2.2,
			})
		}
	}
	grow(-70, 62, 26, 16)
	grow(-10, 92, 60, 22)
	grow(64, 52, 22, 18)
	grow(72, 10, 14, 10)
	grow(-58, -6, 8, 6)
	return trees
		.sort((a, b) => b.at[2] - a.at[2])
		.map(({ at, size }) => {
			const [x, y] = view.point(at)
			const r = view.scale(at) * size
			return (
				ellipse(x + r * 1.3, y + 2, r * 1.5, r * 0.5, ink.meadowShade) +
				ellipse(x, y - r * 0.8, r, r, ink.wood) +
				ellipse(x - r * 0.28, y - r * 0.98, r * 0.66, r * 0.7, ink.woodLit)
			)
		})
}

export function pitch(): string {
	const at = (x: number, z: number): Vec => [-46 + x, 0.01, 30 + z]
	const { stroke } = view
	return [
		view.face([at(0, 0), at(34, 0), at(34, 20), at(0, 20)], '#94c27a'),
		line(
			stroke(at(1, 1), at(33, 1), at(33, 19), at(1, 19), at(1, 1)) +
				stroke(at(17, 1), at(17, 19)) +
				stroke(at(1, 6), at(5, 6), at(5, 14), at(1, 14)) +
				stroke(at(33, 6), at(29, 6), at(29, 14), at(33, 14)),
			'#f4f1de',
			2.4,
		),
	].join('')
}

function ring(x: number, z: number, rx: number, rz: number, wobble = 0): string {
	return curve(
		Array.from({ length: 16 }, (_, index) => {
			const turn = (index / 16) * Math.PI * 2
			const reach = 1 + wobble * Math.sin(turn * 3 + 1)
			return view.point([x + Math.cos(turn) * rx * reach, 0.02, z + Math.sin(turn) * rz * reach])
		}),
	)
}

export function lake(): string {
	let geese = ''
	for (const [x, z] of [
		[17, -12],
		[19, -13.4],
		[21.5, -11.4],
		[14, -9],
	] as const) {
		const [px, py] = view.point([x, 0.3, z])
		geese += `M${n(px, 0)},${n(py, 0)}h6`
	}
	return [
		path(ring(19, -9, 15.5, 9.6, 0.08), ink.meadowShade),
		path(ring(19, -9, 14.6, 8.8, 0.08), ink.water),
		path(ring(15, -7, 8, 3.6, 0.1), '#cfe6e4'),
		line(geese, '#ffffff', 6),
	].join('')
}
