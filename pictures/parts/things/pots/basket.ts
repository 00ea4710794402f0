import { clipped, linear } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { blackberry, goldenberry, strawberry } from '#pictures/parts/food/fruit.ts'
import { coffeeCherry } from '#pictures/parts/nature/coffee-branch.ts'

export type BasketOptions = Placement & {
	filling?: 'nothing' | 'logs' | 'cherries' | 'wool' | 'fruit'
	/** Light and dark strand. */
	cane?: readonly [string, string]
	handle?: boolean
}

const shape = 'M-90,-104C-92,-50 -82,-14 -70,0Q0,14 70,0C82,-14 92,-50 90,-104Q0,-84 -90,-104z'

/** A woven cane basket, 180 wide and 120 high; the placement is the middle of its foot. */
export function basket(canvas: Canvas, options: BasketOptions): string {
	const { filling = 'nothing', cane = ['#e0b777', '#a8743c'], handle = false, ...at } = options
	const shade = linear(canvas, 'right', [0, '#fff', 0.15], [0.5, '#3a1f0f', 0], [1, '#3a1f0f', 0.5])
	return group(
		at,
		handle ? line('M-80,-104C-80,-220 80,-220 80,-104', cane[1], 11) : '',
		handle ? line('M-80,-106C-80,-222 80,-222 80,-106', cane[0], 5) : '',
		ellipse(0, -104, 90, 22, '#4a2b17'),
		fillings[filling](canvas),
		path(shape, cane[0]),
		clipped(canvas, path(shape, '#000'), line(weave(), cane[1], 5), path(shape, shade)),
		line('M-90,-104Q0,-82 90,-104', cane[1], 12),
		line('M-90,-107Q0,-85 90,-107', cane[0], 6, { 'stroke-dasharray': '12 5' }),
	)
}

/** Strands over and under: each row is shifted by half a stitch. */
function weave(): string {
	let d = ''
	for (let row = 0; row < 8; row++) {
		const y = -86 + row * 12
		for (let stitch = 0; stitch < 9; stitch++) {
			const x = -96 + stitch * 24 + (row % 2) * 12
			d += `M${x},${y}q6,5 12,1`
		}
	}
	return d
}

const fillings: Record<NonNullable<BasketOptions['filling']>, (canvas: Canvas) => string> = {
	nothing: () => '',
	logs: () =>
		[
			[-48, -116, 20],
			[-4, -122, 24],
			[44, -114, 20],
			[-26, -150, 20],
			[24, -152, 22],
		]
			.map(
				([x = 0, y = 0, r = 0]) =>
					ellipse(x, y, r + 3, r + 3, '#4a2b17') +
					ellipse(x, y, r, r, '#d9a266') +
					ellipse(x, y, r * 0.6, r * 0.6, 'none', { stroke: '#a5683c', 'stroke-width': 3 }) +
					ellipse(x, y, r * 0.2, r * 0.2, '#a5683c'),
			)
			.join(''),
	cherries: (canvas) => {
		const random = seededRandom(6)
		let heap = path('M-84,-104C-60,-140 60,-140 84,-104Q0,-84 -84,-104z', '#7a1410')
		for (let row = 0; row < 4; row++) {
			const count = 12 - row * 3
			for (let index = 0; index < count; index++) {
				heap += coffeeCherry(canvas, {
					x: (index - (count - 1) / 2) * 13.5 + random() * 4,
					y: -98 - row * 9 - Math.sin(((index + 0.5) / count) * Math.PI) * 4,
					state: random() < 0.84 ? 'ripe' : 'turning',
					turn: Math.round(random() * 180),
					scale: 0.5,
				})
			}
		}
		return heap
	},
	fruit: (canvas) =>
		[
			...[-60, -28, 30, 60].map((x) => strawberry(canvas, { x, y: -116, turn: x, scale: 0.56 })),
			...[-46, 2, 46].map((x) => goldenberry(canvas, { x, y: -112, turn: x * 0.6, scale: 0.56 })),
			...[-20, 16].map((x) => strawberry(canvas, { x, y: -132, turn: x, scale: 0.6 })),
			...[-44, 40, 0].map((x) => blackberry(canvas, { x, y: -110, scale: 0.46 })),
		].join(''),
	wool: () =>
		[
			[-40, -116, 30, '#b8562f'],
			[34, -118, 32, '#2f6157'],
			[-2, -132, 30, '#f2b36b'],
		]
			.map(([x, y, r, colour]) => {
				const [cx, cy, radius] = [Number(x), Number(y), Number(r)]
				const turn = n(radius * 0.8)
				return (
					ellipse(cx, cy, radius, radius, String(colour)) +
					line(
						`M${cx - radius * 0.8},${cy - 8}q${turn},-16 ${n(radius * 1.6)},4M${cx - radius * 0.9},${cy + 4}q${turn},-16 ${n(radius * 1.7)},4M${cx - 6},${cy - radius * 0.9}q16,${turn} 2,${n(radius * 1.6)}`,
						'#fff',
						2.5,
						{ opacity: 0.4 },
					)
				)
			})
			.join(''),
}
