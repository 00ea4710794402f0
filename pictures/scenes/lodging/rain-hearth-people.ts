import type { Vec } from '#pictures/kit/camera.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path } from '#pictures/kit/shapes.ts'
import { mug } from '#pictures/parts/food/mug.ts'
import { type Outfit, person } from '#pictures/parts/people/person.ts'
import type { Pose } from '#pictures/parts/people/poses.ts'
import { ink, view } from './rain-hearth-view.ts'

export const sitting: Pose = {
	lean: -14,
	head: 6,
	armFront: [34, 118],
	armBack: [30, 80],
	legFront: [80, 74],
	legBack: [76, 62],
}

export const woman: Outfit = {
	skin: '#e0955c',
	hair: '#efe6da',
	hairStyle: 'bun',
	top: '#f4e3c0',
	bottom: '#2f6157',
	shoes: '#e8562a',
	longSleeves: true,
}

/** The armchair by its near side: 1.1 m deep, two tones. */
export function sitter(canvas: Canvas): string {
	const at: Vec = [0.95, 0.52, 0.05]
	const [x, y] = view.point(at)
	const u = view.scale(at)
	const chair = (d: string, fill: string) => path(d, fill)
	return [
		view.box([0.06, 0, -0.08], [0.42, 0.3, 0.24], {
			front: '#6b3520',
			side: ink.floorLit,
			top: ink.stoneLit,
		}),
		group(
			{ x, y, scale: u / 260 },
			chair('M40,-230C90,-250 150,-236 156,-190L170,120H70z', '#6d2c1c'),
			chair('M40,-230C60,-238 84,-240 104,-234C70,-180 84,-60 96,40H20z', '#c4532c'),
			chair('M-120,0H110V60H-126z', '#e8693a'),
		),
		person(canvas, {
			x,
			y: y - 4,
			height: u * 1.66,
			pose: sitting,
			outfit: woman,
			anchor: 'hips',
			flip: true,
			light: -1,
			held: mug(
				{ x: 10, y: 30, scale: 0.8, flip: true },
				{ lit: '#fff0cf', shade: '#b8863f', inside: '#4a2817', mark: '#2f6157' },
			),
		}),
		ruana(x, y, (u * 1.66) / 100),
		group(
			{ x, y, scale: u / 260 },
			chair('M-128,-34C-150,-34 -152,0 -134,6L-128,134H150L160,-34z', '#93381f'),
			chair(
				'M-128,-34C-150,-34 -152,0 -134,6L-128,134H-92C-100,80 -104,30 -96,-6H158L160,-34z',
				'#e8693a',
			),
		),
	].join('')
}

/** The ruana over her shoulders. */
function ruana(x: number, y: number, scale: number): string {
	return group(
		{ x, y, scale },
		path('M3,-31Q8,-33 12,-30Q18,-22 20,-4L4,2L-6,-12Q-8,-16 -5,-20z', '#f4e3c0'),
		path('M9,-32Q18,-26 20,-4L11,-.6Q14,-18 9,-32z', '#a8713a'),
		line('M0,-27Q3,-15 8,0', '#b8562f', 1.6),
		line('M-2.4,-23.6Q0,-14 4.6,0', '#2f6157', 1.2),
	)
}

/** A child kneels on the floor and holds a marshmallow to the fire. */
export function child(canvas: Canvas): string {
	const at: Vec = [-0.62, 0.36, 0.3]
	const [x, y] = view.point(at)
	const shadow = view.face(
		[
			[-0.75, 0, 0.2],
			[-0.35, 0, 0.15],
			[0.35, 0, 0.34],
			[0.35, 0, 0.62],
			[-0.75, 0, 0.42],
		],
		'#7a3a1c',
	)
	const pose: Pose = {
		lean: 12,
		head: -8,
		armFront: [52, 88],
		armBack: [34, 70],
		legFront: [14, -84],
		legBack: [2, -88],
	}
	const figure = person(canvas, {
		x,
		y,
		height: view.scale(at) * 1.28,
		pose,
		child: true,
		outfit: {
			skin: '#e8a063',
			hair: '#2a1512',
			top: '#4f9a90',
			bottom: '#7a3f22',
			shoes: '#f4e3c0',
			longSleeves: true,
		},
		anchor: 'hips',
		flip: true,
		light: -1,
		held: line('M-40,-10L330,-20', ink.dark, 14) + ellipse(340, -20, 42, 34, '#fff6e2'),
	})
	return shadow + figure
}
