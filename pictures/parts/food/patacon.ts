import { linear, radial } from '#pictures/kit/paint.ts'
import { noise, seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n, type Point, polygon } from '#pictures/kit/svg.ts'

/** A big fried green-plantain disc, 480 wide, seen from above at a slant. */
export function patacon(
	canvas: Canvas,
	{ seed = 4, ...at }: Placement & { seed?: number },
): string {
	const crust = linear(canvas, 'right', [0, '#b8741f'], [1, '#8a4d12'])
	const face = radial(
		canvas,
		[0.42, 0.38],
		[0, '#fbdc85'],
		[0.55, '#f0b94a'],
		[0.85, '#dc962c'],
		[1, '#b8711d'],
	)
	return group(
		at,
		path(outline(seed, 240, 142, 16), crust),
		path(outline(seed, 240, 142, 0), face),
		toasting(seed),
		line(cracks(seed), '#a8631a', 4, { opacity: 0.7 }),
		line(fibres(seed), '#fff0b5', 4, { opacity: 0.55 }),
	)
}

function edge(seed: number, angle: number): number {
	const ragged = noise(seed)
	return 1 + ragged(angle * 4.2 + 9) * 0.035 + ragged(angle * 13) * 0.02
}

function outline(seed: number, rx: number, ry: number, drop: number): string {
	const points: Point[] = []
	for (let step = 0; step < 72; step++) {
		const angle = (step / 72) * Math.PI * 2
		const reach = edge(seed, angle)
		points.push([Math.cos(angle) * rx * reach, Math.sin(angle) * ry * reach + drop])
	}
	return polygon(points)
}

/** Blotches where the oil browned it, heaped from small dots so that no two are alike. */
function toasting(seed: number): string {
	const random = seededRandom(seed)
	let dots = ''
	for (let patch = 0; patch < 15; patch++) {
		const angle = random() * Math.PI * 2
		const far = 0.3 + random() * 0.55
		for (let dot = 0; dot < 6; dot++) {
			const x = Math.cos(angle) * 210 * far + (random() - 0.5) * 44
			const y = Math.sin(angle) * 122 * far + (random() - 0.5) * 20
			dots += `M${n(x, 0)},${n(y, 0)}h.1`
		}
	}
	return line(dots, '#c97f22', 20, { opacity: 0.38 })
}

function cracks(seed: number): string {
	const random = seededRandom(seed + 1)
	let d = ''
	for (let step = 0; step < 22; step++) {
		const angle = (step / 22) * Math.PI * 2 + random() * 0.15
		const reach = edge(seed, angle)
		const inner = 0.8 + random() * 0.12
		const [x, y] = [Math.cos(angle) * 240, Math.sin(angle) * 142]
		d += `M${n(x * reach, 0)},${n(y * reach, 0)}L${n(x * inner, 0)},${n(y * inner, 0)}`
	}
	return d
}

function fibres(seed: number): string {
	const random = seededRandom(seed + 2)
	let d = ''
	for (let index = 0; index < 26; index++) {
		const angle = random() * Math.PI * 2
		const far = random() * 0.75
		d += `M${n(Math.cos(angle) * 220 * far, 0)},${n(Math.sin(angle) * 128 * far, 0)}q8,-6 18,-2`
	}
	return d
}
