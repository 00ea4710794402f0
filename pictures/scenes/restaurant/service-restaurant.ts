import { band } from '#pictures/kit/curve.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour, ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { n, type Point, polygon } from '#pictures/kit/svg.ts'

const ink = {
	table: '#1d4d49',
	dark: '#113230',
	plate: '#fbf0d6',
	plateShade: '#dcc59a',
	gold: '#f3b33d',
	crust: '#c9791f',
	pink: '#e0654f',
	back: '#2d5f53',
	belly: '#d3ddd3',
}

/** Idea: the trout leaps over a patacón as over the rising sun. */
export const serviceRestaurant = scene('service-restaurant', 'day', () => [
	rect(0, 0, 1200, 800, ink.table),
	ellipse(770, 560, 520, 520, ink.dark),
	ellipse(730, 500, 520, 520, ink.plate),
	ellipse(730, 500, 482, 482, 'none', { stroke: ink.pink, 'stroke-width': 8 }),
	patacon(26, 30, ink.plateShade),
	patacon(0, 0, ink.crust),
	patacon(-6, -8, ink.gold, 0.95),
	line(
		'M520,560h30M620,640h44M760,600h26M850,520h34M600,210h40M760,180h24M880,240h18M700,700h30M940,420h14M500,360h20',
		ink.crust,
		16,
	),
	path(fish(-1, 1) + tail, '#5a3418', { opacity: 0.5, transform: 'translate(34 46)' }),
	path(fin(0.5, 0.64, -1, -1.7) + fin(0.3, 0.38, 1, 1.7) + fin(0.56, 0.64, 1, 1.7), ink.back),
	path(tail, ink.back),
	path(fish(-1, 1), ink.belly),
	path(fish(-1, 0.1), ink.pink),
	path(fish(-1, -0.3), ink.back),
	line(spots(), ink.dark, 15),
	path(fish(-1, 1, 0.86, 1), ink.back),
	path(fish(0.12, 1, 0.86, 1), ink.belly),
	path(fin(0.78, 0.84, 0.4, 0.9, -0.12), ink.pink),
	line(gill, ink.dark, 7),
	...eye(),
	fork(30, 34, ink.dark),
	fork(0, 0, ink.plate),
])

function patacon(dx: number, dy: number, fill: string, scale = 1): string {
	return contour(
		'-266,4 -236,-118 -176,-200 -80,-254 24,-264 130,-228 214,-152 260,-60 262,44 226,142 150,216 50,262 -64,254 -168,208 -240,112',
		fill,
		{ transform: `translate(${722 + dx} ${440 + dy}) scale(${1.2 * scale})` },
	)
}

/** A place on the trout: along it from tail 0 to nose 1, across it from back -1 to belly 1. */
function at(along: number, across: number): Point {
	const angle = Math.PI * (1.1 + 0.84 * along)
	const [radiusX, radiusY] = [390, 310]
	const half =
		92 * Math.sin(Math.PI * Math.min(1, 0.12 + along * 0.88)) ** 0.62 * (along > 0.8 ? 1.05 : 1)
	return [
		720 + Math.cos(angle) * (radiusX - half * across),
		640 + Math.sin(angle) * (radiusY - half * across),
	]
}

function fish(from: number, to: number, start = 0, end = 1): string {
	const edge = (across: number) =>
		Array.from({ length: 15 }, (_, step) => at(start + ((end - start) * step) / 14, across))
	return band(edge(from), edge(to))
}

function fin(from: number, to: number, root: number, tip: number, back = -0.06): string {
	return polygon([
		at(from, root),
		at(from + back, tip),
		at((from + to) / 2 + back / 2, tip),
		at(to, root),
	])
}

const [tailX, tailY] = at(0, 0)
const tail = `M${n(tailX + 24)},${n(tailY - 30)}L${n(tailX - 96)},${n(tailY + 40)}Q${n(tailX - 30)},${n(tailY + 60)} ${n(tailX - 14)},${n(tailY + 134)}Q${n(tailX + 60)},${n(tailY + 70)} ${n(tailX + 50)},${n(tailY - 20)}z`

function spots(): string {
	let d = ''
	for (let row = 0; row < 3; row++) {
		for (let along = 0.08 + row * 0.02; along < 0.8; along += 0.062) {
			const [x, y] = at(along, -0.88 + row * 0.24)
			d += `M${n(x, 0)},${n(y, 0)}h0`
		}
	}
	return d
}

const [gillTop, gillMiddle, gillFoot] = [at(0.85, -0.8), at(0.79, 0.1), at(0.84, 0.8)]
const gill = `M${n(gillTop[0])},${n(gillTop[1])}Q${n(gillMiddle[0])},${n(gillMiddle[1])} ${n(gillFoot[0])},${n(gillFoot[1])}`

function eye(): string[] {
	const [x, y] = at(0.925, -0.2)
	return [ellipse(x, y, 17, 17, ink.gold), ellipse(x, y, 9, 9, ink.dark)]
}

function fork(dx: number, dy: number, ink: string): string {
	return line('M110,860V430M60,180V300Q60,400 110,420Q160,400 160,300V180M110,180V420', ink, 20, {
		transform: `translate(${dx} ${dy})`,
	})
}
