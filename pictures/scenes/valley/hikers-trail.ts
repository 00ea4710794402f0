import { dots } from '#pictures/kit/dots.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { type Point, polygon } from '#pictures/kit/svg.ts'
import { woods } from '#pictures/parts/nature/tree.ts'

const ink = {
	cloud: '#dfe6da',
	far: '#b4c6bf',
	middle: '#6d9489',
	near: '#143730',
	sun: '#f2b36b',
	sunShade: '#c47a3a',
	clay: '#b8562f',
	clayShade: '#7f3a24',
	pale: '#d8bda6',
}

/** The deck runs to a point in the cloud: 1 is at our feet, 0 is infinitely far. */
const left = (t: number): Point => [890 - 530 * t, 330 + 470 * t]
const right = (t: number): Point => [890 + 40 * t, 330 + 470 * t]
const rail = ([x, y]: Point, t: number): Point => [x, y - 300 * t]

/** Idea: the bridge leads into the cloud, which has eaten the crowns, the far bank and nearly the first hiker. */
export const hikersTrail = scene('hikers-trail', 'day', (canvas) => {
	const trunks = (d: string, colour: string, width: number) =>
		line(d, colour, width, { 'stroke-linecap': 'butt' })
	return [
		rect(0, 0, 1200, 800, ink.cloud),
		trunks('M90,0V560M330,0V520M540,0V470M900,0V470M1010,0V560', ink.far, 16),
		woods(canvas, { line: (x) => 470 + ((x - 700) / 60) ** 2, colour: ink.far, size: 50, seed: 4 }),
		path('M0,646Q600,413 1200,579V800H0z', ink.cloud),
		trunks('M210,0V730M1120,0V660', ink.middle, 34),
		woods(canvas, {
			line: (x) => 560 + ((x - 760) / 40) ** 2 * 0.7,
			colour: ink.middle,
			size: 60,
			seed: 9,
		}),
		path('M0,857Q600,458 1200,690V800H0z', ink.cloud),
		// The cloud closes over the crowns.
		dots(ink.cloud, 13, (row) => ({ y: row * 24, size: 29 - row * 2, gap: 22 })),
		path('M-20,800V690Q80,640 180,700T330,800zM900,800Q960,690 1060,680T1220,640V800z', ink.near),
		bridge(0.07, 0.17, ink.far),
		hiker(862, 404, 0.15, ink.pale, ink.pale),
		bridge(0.17, 0.4, ink.middle),
		hiker(808, 496, 0.35, ink.clay, ink.clayShade),
		bridge(0.4, 1.4, ink.near),
		hiker(612, 830, 1.06, ink.sun, ink.sunShade),
		rain(),
	]
})

function bridge(from: number, to: number, colour: string): string {
	let planks = ''
	let net = ''
	for (let distance = 1 / 1.4; distance < 1 / from; distance += 0.16) {
		const [t, back] = [1 / distance, 1 / (distance + 0.1)]
		if (t < from || t > to) continue
		planks += polygon([left(t), right(t), right(back), left(back)])
		net += [left, right]
			.map((side) => `M${rail(side(t), t)}L${side(back)}L${rail(side(back * 0.94), back * 0.94)}`)
			.join('')
	}
	const end = to > 1 ? 3 : to
	const ropes = `M${rail(left(end), end)}L${rail(left(from), from)}M${rail(right(end), end)}L${rail(right(from), from)}`
	return (
		path(planks, colour) +
		line(rounded(net), colour, Math.max(2, to * 3)) +
		line(rounded(ropes), colour, Math.max(3, to * 8))
	)
}

const rounded = (d: string) =>
	d.replaceAll(/-?\d+\.\d+/g, (value) => String(Math.round(Number(value))))

/** A hiker in a poncho from behind, over the pack, the weight on the right leg; 500 high. */
function hiker(x: number, y: number, scale: number, top: string, shade: string): string {
	const legs = scale < 0.2 ? top : ink.near
	return group(
		{ x, y, scale },
		path(
			'M-60,-240L-80,-120L-62,0H-14L-20,-120L0,-240zM0,-240L30,-120L34,0H84L88,-120L84,-240z',
			legs,
		),
		ellipse(-258, -308, 20, 16, legs),
		path(
			'M-40,-404C-96,-400 -124,-380 -160,-350L-262,-328L-258,-290L-150,-270L-166,-190Q-60,-150 30,-170T134,-204C130,-290 120,-396 50,-408z',
			top,
		),
		path('M50,-408C120,-396 130,-290 134,-204Q76,-186 30,-173C64,-250 60,-340 22,-400z', shade),
		path('M-40,-396C-50,-450 -34,-496 4,-496C40,-496 58,-450 50,-396Q6,-374 -40,-396z', top),
		path('M4,-496C40,-496 58,-450 50,-396Q36,-386 22,-386C34,-430 30,-476 4,-496z', shade),
	)
}

function rain(): string {
	const falls = Array.from(
		{ length: 26 },
		(_, index) => `M${index * 56},${-((index * 97) % 160)}l-260,980`,
	)
	return line(falls.join(''), '#f7f2e6', 3, { 'stroke-dasharray': '44 120' })
}
