import { clipped, contactShadow, linear, radial } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'
import { blackberry, goldenberry, mintLeaf, strawberry } from './fruit.ts'

const goblet =
	'M-128,-420C-128,-300 -112,-190 -60,-132C-34,-108 34,-108 60,-132C112,-190 128,-300 128,-420z'

/** A layered dessert in a goblet, 470 high, crowned with fruit; the placement is the goblet's foot. */
export function gobletDessert(canvas: Canvas, placement: Placement): string {
	const side = linear(
		canvas,
		'right',
		[0, '#fff', 0.28],
		[0.3, '#fff', 0],
		[0.75, '#3a1408', 0],
		[1, '#3a1408', 0.4],
	)
	const layer = (y: number, colour: string, wave: number) =>
		path(`M-150,${y}q75,${wave} 150,0t150,0V-80H-150z`, colour)
	return group(
		placement,
		contactShadow(22, 4, 150, 34, 0.55),
		foot(canvas),
		clipped(
			canvas,
			path(goblet, '#000'),
			layer(-430, '#fff6e4', 0),
			layer(-350, '#f4c23c', 14),
			layer(-322, '#e9a52a', -10),
			layer(-300, '#fff3dc', 12),
			layer(-254, '#b8702c', -12),
			layer(-226, '#8f5220', 10),
			layer(-208, '#fdf0d6', -10),
			layer(-172, '#7b2347', 12),
			layer(-146, '#5a1636', -8),
			line('M-90,-330h.1M-40,-316h.1M20,-332h.1M70,-318h.1M100,-336h.1M-8,-342h.1', '#2c1608', 7),
			line('M-70,-240h10M-20,-236h8M30,-244h12M70,-232h8M-44,-220h8M12,-218h10', '#e2aa62', 7),
			path(goblet, side),
		),
		cream(canvas),
		path(goblet, 'none', { stroke: '#fff', 'stroke-width': 5, opacity: 0.5 }),
		line('M-104,-396C-104,-300 -92,-216 -58,-160', '#fff', 12, { opacity: 0.55 }),
		line('M98,-380C98,-330 94,-280 84,-240', '#fff', 5, { opacity: 0.5 }),
		ellipse(0, -420, 130, 26, 'none', { stroke: '#fff', 'stroke-width': 4, opacity: 0.65 }),
		mintLeaf(canvas, { x: 62, y: -494, turn: -30, scale: 1 }),
		mintLeaf(canvas, { x: 54, y: -488, turn: 24, scale: 0.9 }),
		goldenberry(canvas, { x: 70, y: -470, scale: 1 }),
		blackberry(canvas, { x: -2, y: -450, scale: 0.95 }),
		strawberry(canvas, { x: -56, y: -478, turn: -24, scale: 1 }),
	)
}

function foot(canvas: Canvas): string {
	const glass = linear(
		canvas,
		'right',
		[0, '#fff', 0.75],
		[0.5, '#e8dcc4', 0.55],
		[1, '#a98d68', 0.8],
	)
	return (
		ellipse(0, 0, 96, 22, '#8a6a48', { opacity: 0.5 }) +
		ellipse(0, -4, 96, 22, glass) +
		path('M-14,-118C-10,-70 -12,-40 -46,-10Q0,6 46,-10C12,-40 10,-70 14,-118z', glass) +
		ellipse(0, -76, 17, 13, '#fff6e4', { opacity: 0.9 })
	)
}

function cream(canvas: Canvas): string {
	const white = linear(canvas, 'diagonal', [0, '#ffffff'], [0.55, '#fff3dc'], [1, '#dcc39a'])
	return (
		path(
			'M-126,-416C-134,-446 -108,-462 -86,-458C-84,-486 -44,-496 -24,-480C-6,-504 40,-500 48,-478C78,-490 104,-470 98,-452C122,-452 132,-432 126,-416C90,-396 -90,-396 -126,-416z',
			white,
		) +
		line('M-92,-440C-70,-428 -40,-430 -26,-442M-6,-430C22,-420 60,-424 78,-438', '#dcc39a', 5, {
			opacity: 0.7,
		})
	)
}

/** Cuajada with melao: a wedge of fresh cheese under dark cane syrup, 300 wide. */
export function cuajada(canvas: Canvas, placement: Placement): string {
	const syrup = linear(canvas, 'right', [0, '#a2531a'], [0.5, '#7a3510'], [1, '#541f08'])
	return group(
		placement,
		contactShadow(10, 44, 190, 40, 0.4),
		path('M-160,30C-150,70 120,84 176,40C190,14 130,4 60,8C-40,0 -150,4 -160,30z', syrup),
		path('M-130,-60L110,-84V10L-20,58L-130,22z', '#f4ead2'),
		path('M-20,-28L110,-84V10L-20,58z', '#dfcda8'),
		path(
			'M-130,-60L0,-104L110,-84L-20,-28z',
			radial(canvas, [0.3, 0.3], [0, '#ffffff'], [1, '#f6ecd4']),
		),
		line(
			'M-110,-30h.1M-84,-6h.1M-56,-20h.1M-100,6h.1M-44,14h.1M12,0h.1M40,-20h.1M72,-10h.1',
			'#d8c49a',
			9,
		),
		path(
			'M-112,-62L0,-98L92,-82L-20,-34C-22,-14 -24,6 -34,6S-46,-14 -46,-42C-54,-44 -58,-34 -60,-22S-80,-16 -80,-34C-82,-48 -90,-50 -112,-62z',
			syrup,
		),
		path('M20,-52C24,-30 20,0 32,2S46,-30 46,-62z', '#6a2a0c'),
		line('M-84,-64L-2,-90L40,-84', '#f0b878', 6, { opacity: 0.7 }),
	)
}
