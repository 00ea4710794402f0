import sharp from 'sharp'
import { expect, test } from 'vitest'
import { seededRandom } from '../random.ts'
import { el } from '../svg.ts'
import { lighten } from './lighten.ts'

function svg(...children: string[]): string {
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', width: 240, height: 160, viewBox: '0 0 240 160' },
		...children,
	)
}

function elementsOf(markup: string): number {
	return markup.match(/<\w/g)?.length ?? 0
}

test('shapes that look alike become one path across others that do not touch them', () => {
	const house = [10, 90, 170].map(
		(x) =>
			el('rect', { x, y: 20, width: 40, height: 40, fill: '#222' }) +
			el('rect', { x: x + 5, y: 25, width: 10, height: 30, fill: '#ee8' }) +
			el('circle', { cx: x + 30, cy: 40, r: 5, fill: '#ee8' }),
	)
	expect(lighten(svg(...house))).toBe(
		svg(
			el('path', {
				d: 'M10,20h40v40h-40zM90,20h40v40h-40zM170,20h40v40h-40z',
				fill: '#222',
			}),
			el('path', {
				d: [10, 90, 170]
					.map((x) => `M${x + 5},25h10v30h-10zM${x + 30},35a5,5 0 1 0 .01,0z`)
					.join(''),
				fill: '#ee8',
			}),
		),
	)
})

test('a shape stays where it is when one between, or its twin, touches it', () => {
	const [red, blue] = ['#f00', '#00f']
	const covered = svg(
		el('rect', { width: 20, height: 20, fill: red }),
		el('rect', { x: 15, width: 40, height: 20, fill: blue }),
		el('rect', { x: 50, width: 20, height: 20, fill: red }),
	)
	const twins = svg(
		el('path', { d: 'M0,0h20v20h-20z', fill: red, opacity: 0.5 }),
		el('path', { d: 'M10,0v20h20v-20z', fill: red, opacity: 0.5 }),
	)
	for (const markup of [covered, twins]) expect(lighten(markup)).toBe(markup)
})

test('a gradient that stretches over its shape keeps the shape alone', () => {
	const gradient = (units?: string) =>
		el(
			'defs',
			{},
			el('linearGradient', { id: 'a', gradientUnits: units }, el('stop', { 'stop-color': '#fff' })),
		)
	const shapes = [0, 100].map((x) => el('rect', { x, width: 20, height: 20, fill: 'url(#a)' }))
	expect(elementsOf(lighten(svg(gradient(), ...shapes)))).toBe(6)
	expect(elementsOf(lighten(svg(gradient('userSpaceOnUse'), ...shapes)))).toBe(5)
})

test('a figure that is used once stands where it is used; one that is used twice stays defined', () => {
	const figure = el(
		'g',
		{ id: 'a' },
		el('path', { d: 'M0,0h9v9z' }),
		el('circle', { r: 4, fill: '#fff' }),
	)
	const use = (x: number) =>
		el('use', { href: '#a', transform: `translate(${x} 20)`, fill: '#f00' })
	expect(lighten(svg(el('defs', {}, figure), use(10)))).toBe(
		svg(
			el(
				'g',
				{ transform: 'translate(10 20)', fill: '#f00' },
				el('path', { d: 'M0,0h9v9z' }),
				el('circle', { r: 4, fill: '#fff' }),
			),
		),
	)
	const twice = svg(el('defs', {}, figure), use(10), use(90))
	expect(lighten(twice)).toBe(twice)
})

test('a drawing looks the same with fewer elements', async () => {
	for (let seed = 1; seed <= 12; seed++) {
		const markup = randomDrawing(seed)
		const lighter = lighten(markup)
		expect(elementsOf(lighter)).toBeLessThan(elementsOf(markup))
		const [before, after] = [await pixels(markup), await pixels(lighter)]
		const most = before.reduce(
			(most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? 0))),
			0,
		)
		// Edges of ellipses, written as arcs, differ by a few of 255 shades; a shape above or below another by more.
		expect(most, lighter).toBeLessThanOrEqual(12)
	}
})

function randomDrawing(seed: number): string {
	const random = seededRandom(seed)
	const upTo = (most: number) => Math.floor(random() * most)
	const one = <T>(of: readonly T[]): T => of[upTo(of.length)] as T
	const paint = () =>
		one([
			{ fill: '#c33' },
			{ fill: '#36c' },
			{ fill: '#393', opacity: 0.5 },
			{ fill: 'none', stroke: '#333', 'stroke-width': 3 },
			{ stroke: '#c83', 'stroke-width': 2, 'stroke-linejoin': 'round' },
		])
	const shape = (): string => {
		const [x, y, size] = [upTo(220), upTo(140), 4 + upTo(14)]
		return one([
			() => el('rect', { x, y, width: size, height: size, ...paint() }),
			() => el('ellipse', { cx: x, cy: y, rx: size, ry: size / 2, ...paint() }),
			() => el('path', { d: `M${x},${y}q${size},-9 ${size * 2},0l-5,${size}z`, ...paint() }),
			() => el('path', { d: `M${x},${y}a${size},${size} 0 0 1 9,3V${y + size}H${x}z`, ...paint() }),
			() =>
				el('use', {
					href: `#${one(['a', 'b'])}`,
					transform: `translate(${x} ${y})rotate(${upTo(90)})`,
				}),
			() =>
				el(
					'g',
					one([{ fill: '#639' }, { transform: 'scale(.9 1.1)' }, { opacity: 0.7 }]),
					...shapes(upTo(3) + 1),
				),
		])()
	}
	const shapes = (count: number) => Array.from({ length: count }, shape)
	const figures = ['a', 'b', 'c'].map((id) =>
		el(
			'g',
			{ id },
			el('path', { d: 'M0,0l9,4l-6,9z' }),
			el('circle', { cx: 4, cy: 12, r: 3, fill: '#fc3' }),
		),
	)
	const once = el('use', {
		href: '#c',
		transform: 'translate(120 80)scale(2)',
		fill: '#0aa',
		opacity: 0.6,
	})
	return svg(el('defs', {}, ...figures), ...shapes(40), once)
}

async function pixels(markup: string): Promise<Buffer> {
	return sharp(Buffer.from(markup)).flatten({ background: '#fff' }).raw().toBuffer()
}
