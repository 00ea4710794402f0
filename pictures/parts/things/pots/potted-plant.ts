import { linear, stamp } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n, type Point } from '#pictures/kit/svg.ts'

type PlantKind = 'palm' | 'fern' | 'geranium' | 'succulent' | 'orchid' | 'heliconia'

export type PottedPlantOptions = Placement & {
	kind: PlantKind
	pot?: 'clay' | 'glazed'
	blossom?: string
}

/** A plant in its pot, about 200 high; the placement is the middle of the pot's foot. */
export function pottedPlant(canvas: Canvas, options: PottedPlantOptions): string {
	const { kind, pot = 'clay', blossom = '#d8433a', ...at } = options
	const figure = () => plants[kind](blossom) + potFigure(canvas, pot)
	return stamp(canvas, `plant ${kind} ${pot} ${blossom}`, figure, at)
}

function potFigure(canvas: Canvas, pot: 'clay' | 'glazed'): string {
	const [light, middle, dark] = {
		clay: ['#e08a5c', '#b8562f', '#6a2c14'],
		glazed: ['#8fb3b0', '#4f7f8c', '#274a56'],
	}[pot] as [string, string, string]
	return (
		path(
			'M-42,-72L-30,0Q0,6 30,0L42,-72z',
			linear(canvas, 'right', [0, light], [0.5, middle], [1, dark]),
		) +
		path(
			'M-48,-84Q0,-92 48,-84L46,-66Q0,-58 -46,-66z',
			linear(canvas, 'right', [0, light], [0.6, middle], [1, dark]),
		) +
		path('M-46,-66Q0,-58 46,-66L45,-60Q0,-50 -45,-60z', '#2c1208', { opacity: 0.35 })
	)
}

/** A fan of leaves from the pot's mouth; `leaf` draws one, pointing up. */
function fan(angles: readonly number[], leaf: string, fill: string, y = -78): string {
	return angles
		.map((angle) => path(leaf, fill, { transform: `translate(0 ${y})rotate(${angle})` }))
		.join('')
}

const plants: Record<PlantKind, (blossom: string) => string> = {
	palm: () => frond([-66, -38, -12, 16, 42, 68], 130),
	fern: () => frond([-88, -62, -36, -10, 14, 40, 66, 90], 104),
	geranium: (blossom) =>
		line('M-44,-100h0M-18,-116h0M14,-112h0M42,-98h0M-30,-92h0M28,-90h0M0,-96h0', '#3f7a4a', 46) +
		line('M-30,-118h0M6,-126h0M36,-110h0', '#5d9a58', 26) +
		line(
			'M-40,-132h0M-28,-140h0M-34,-124h0M0,-152h0M14,-146h0M4,-138h0M40,-126h0M50,-118h0M36,-116h0M-10,-118h0',
			blossom,
			19,
		) +
		line('M-38,-134h0M2,-150h0M42,-125h0', '#fff', 6, { opacity: 0.5 }),
	succulent: () =>
		fan(
			[-80, -52, -26, 0, 26, 52, 80],
			'M0,0C-16,-20 -18,-56 0,-84C18,-56 16,-20 0,0z',
			'#4f8a6a',
		) +
		fan(
			[-60, -34, -10, 16, 40, 62],
			'M0,0C-12,-16 -14,-40 0,-60C14,-40 12,-16 0,0z',
			'#7fb58c',
			-74,
		),
	orchid: (blossom) =>
		fan([-74, -50, 52, 76], 'M0,0C-20,-24 -18,-70 0,-100C18,-70 20,-24 0,0z', '#3f7a4a') +
		line('M0,-80C-8,-150 -6,-190 34,-226M4,-80C10,-140 -20,-180 -40,-196', '#4f6a34', 5) +
		line('M34,-228h0M16,-206h0M0,-182h0M50,-214h0M-40,-198h0M-24,-184h0', blossom, 30) +
		line('M34,-228h0M16,-206h0M0,-182h0M50,-214h0M-40,-198h0M-24,-184h0', '#fff3dc', 12) +
		line('M34,-226h0M16,-204h0M0,-180h0M50,-212h0M-40,-196h0M-24,-182h0', '#c23a5e', 6),
	heliconia: (blossom) =>
		fan([-48, -20, 22, 50], 'M0,0C-34,-50 -36,-120 0,-176C36,-120 34,-50 0,0z', '#2f6a3c') +
		fan([-34, 4, 36], 'M0,0C-26,-44 -28,-100 0,-146C28,-100 26,-44 0,0z', '#4f8a4c') +
		line('M0,-80C2,-140 -2,-180 4,-214', '#3f6a34', 6) +
		path(
			'M2,-130L42,-150L4,-116zM2,-156L-38,-178L0,-142zM2,-182L40,-204L4,-168zM4,-206L-26,-230L4,-190z',
			blossom,
		),
}

/** Feathered fronds arching out of the pot, every other one in the light. */
function frond(angles: readonly number[], length: number): string {
	let ribs = ''
	const leaflets = ['', '']
	for (const [index, angle] of angles.entries()) {
		const side = Math.sin((angle * Math.PI) / 180)
		const rise = Math.cos((angle * Math.PI) / 180)
		const at = (t: number): Point => [
			side * length * t,
			-78 - rise * length * t * 1.1 + Math.abs(side) * length * 0.5 * t * t,
		]
		for (let t = 0; t <= 1.001; t += 0.25) ribs += `${t ? 'L' : 'M'}${point(at(t))}`
		for (let t = 0.2; t <= 1; t += 0.1) {
			const [x, y] = at(t)
			const [aheadX, aheadY] = at(t + 0.05)
			const heading = Math.atan2(aheadY - y, aheadX - x)
			const reach = length * 0.3 * Math.sin(Math.PI * (0.2 + t * 0.68))
			for (const turn of [-0.75, 0.75]) {
				const tip: Point = [
					x + Math.cos(heading + turn) * reach,
					y + Math.sin(heading + turn) * reach,
				]
				leaflets[index % 2] += `M${point([x, y])}L${point(tip)}`
			}
		}
	}
	const thick = length * 0.042
	return (
		line(leaflets[0] as string, '#34734a', thick) +
		line(leaflets[1] as string, '#5a9c5c', thick) +
		line(ribs, '#245236', thick * 0.7)
	)
}

function point([x, y]: Point): string {
	return `${n(x, 0)},${n(y, 0)}`
}
