import { linear, radial } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

const stone = ['#8d7766', '#7d6858', '#a08a76', '#96806c'] as const

/** A fieldstone chimney, 420 wide and 620 high; the placement is the middle of its foot. */
export function fireplace(canvas: Canvas, placement: Placement): string {
	const opening = 'M-118,-64V-190C-118,-250 -64,-276 0,-276S118,-250 118,-190V-64z'
	return group(
		placement,
		path('M-210,0V-330L-150,-420V-900H150V-420L210,-330V0z', '#4a392e'),
		stones(),
		path('M-210,0V-330L-150,-420V-900H-90V-420L-140,-330V0z', '#ffb35c', { opacity: 0.07 }),
		line(opening, '#3a2a20', 34, { 'stroke-linejoin': 'round' }),
		line(keystones(), '#9c8672', 26, { 'stroke-linecap': 'butt' }),
		path(opening, radial(canvas, [0.5, 0.5], [0, '#8a3413'], [0.6, '#3d1608'], [1, '#160a06'])),
		fire(canvas, { x: 0, y: -72 }),
		rect(-236, -64, 472, 64, '#6b5748'),
		rect(
			-236,
			-64,
			472,
			14,
			linear(canvas, 'right', [0, '#b39a82'], [0.5, '#f3c48a'], [1, '#a18872']),
		),
		line('M-150,-50V0M-40,-50V0M70,-50V0M170,-50V0', '#4a392e', 5),
		mantel(canvas),
	)
}

function mantel(canvas: Canvas): string {
	return (
		path('M-240,-352H240V-322H-240z', linear(canvas, 'down', [0, '#9a6338'], [1, '#5c361b'])) +
		rect(-240, -352, 480, 6, '#d9a266') +
		path('M-240,-322H240L226,-312H-226z', '#1d0f07', { opacity: 0.5 })
	)
}

function keystones(): string {
	let d = ''
	for (let step = 0; step <= 10; step++) {
		const angle = Math.PI + (step / 10) * Math.PI
		const [x, y] = [Math.cos(angle), Math.sin(angle)]
		d += `M${n(x * 120, 0)},${n(-190 + y * 90, 0)}L${n(x * 146, 0)},${n(-190 + y * 114, 0)}`
	}
	return d
}

/** Rows of rounded stones laid without order, as the river leaves them. */
function stones(): string {
	const random = seededRandom(9)
	const shapes = stone.map(() => '')
	for (let y = -6; y > -900; y -= 44) {
		const half = y > -330 ? 206 : y > -420 ? 206 + (y + 330) * 0.66 : 146
		let x = -half
		while (x < half - 20) {
			const wanted = 46 + random() * 44
			const width = half - x - wanted < 46 ? half - x : wanted
			const [w, h] = [width - 7, 36]
			const tone = Math.floor(random() * stone.length)
			shapes[tone] +=
				`M${n(x + 12, 0)},${y}h${n(w - 22, 0)}q12,-2 11,-${n(h * 0.5, 0)}t-14,-${n(h * 0.5, 0)}h-${n(w - 26, 0)}q-13,3 -12,${n(h * 0.5, 0)}t13,${n(h * 0.5, 0)}z`
			x += width
		}
	}
	return shapes.map((d, tone) => path(d, stone[tone] as string)).join('')
}

/** Flames on logs, 150 high. */
function fire(canvas: Canvas, placement: Placement): string {
	return group(
		placement,
		ellipse(0, 4, 96, 14, '#ffb35c', { opacity: 0.6 }),
		line('M-70,-4L56,-26M70,-4L-56,-26', '#3a2013', 26),
		line('M-70,-9L56,-31M70,-9L-56,-31', '#7a4526', 8),
		path(
			'M0,-10C-60,-8 -78,-56 -52,-100C-50,-82 -42,-74 -34,-76C-46,-118 -12,-136 -6,-180C22,-154 36,-126 28,-96C38,-100 44,-112 42,-122C74,-82 62,-10 0,-10z',
			linear(canvas, 'down', [0, '#f07a35'], [1, '#d8431f']),
		),
		path(
			'M2,-12C-42,-10 -52,-48 -32,-80C-30,-64 -22,-62 -16,-66C-22,-98 2,-112 6,-140C26,-116 32,-98 24,-76C32,-78 34,-84 34,-92C54,-56 44,-12 2,-12z',
			'#fba23c',
		),
		path(
			'M2,-14C-24,-14 -28,-38 -14,-58C-10,-44 -4,-44 -2,-48C-6,-72 8,-80 10,-98C24,-76 24,-62 18,-48C36,-38 28,-14 2,-14z',
			'#ffe894',
		),
		line('M-40,-26L30,-12', '#4a2818', 22),
		line('M-38,-31L30,-17', '#a5683c', 6),
	)
}
