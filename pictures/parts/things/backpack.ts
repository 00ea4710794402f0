import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

/** A canvas backpack with a rolled blanket, 230 wide and 330 high; the placement is the middle of its foot. */
export function backpack(canvas: Canvas, placement: Placement): string {
	const cloth = linear(canvas, 'right', [0, '#4f8a7c'], [0.5, '#2f6157'], [1, '#173a32'])
	const leather = '#8a4a22'
	return group(
		placement,
		contactShadow(canvas, 10, 2, 150, 20, 0.5),
		line('M-20,-262C-20,-296 20,-296 20,-262', leather, 9),
		line('M-84,-200C-116,-160 -116,-60 -88,-20', leather, 12),
		path(
			'M-92,-10C-104,-120 -96,-230 -60,-258Q0,-276 60,-258C96,-230 104,-120 92,-10Q0,8 -92,-10z',
			cloth,
		),
		path(
			'M-86,-150C-92,-220 -72,-262 -50,-266Q0,-280 50,-266C72,-262 92,-220 86,-150Q0,-128 -86,-150z',
			linear(canvas, 'right', [0, '#5f9a8a'], [1, '#24504a']),
		),
		path(
			'M-64,-14V-92Q-64,-104 -52,-105Q0,-110 52,-105Q64,-104 64,-92V-14Q0,-2 -64,-14z',
			'#24504a',
		),
		path(
			'M-66,-70V-96Q-66,-108 -52,-109Q0,-114 52,-109Q66,-108 66,-96V-70Q0,-58 -66,-70z',
			'#3f7a6c',
		),
		line('M-44,-178V-112M44,-178V-112', leather, 13),
		rect(-54, -140, 20, 16, '#e2b45c', { rx: 3 }),
		rect(34, -140, 20, 16, '#e2b45c', { rx: 3 }),
		line('M0,-88V-48', leather, 11),
		rect(-9, -70, 18, 14, '#e2b45c', { rx: 3 }),
		rect(-112, -318, 224, 56, '#b8562f', { rx: 26 }),
		rect(-112, -318, 224, 20, '#e08a5c', { rx: 10, opacity: 0.7 }),
		ellipse(-100, -290, 16, 27, '#8c3f20'),
		ellipse(-100, -290, 8, 15, '#e08a5c'),
		line('M-46,-320V-258M46,-320V-258', leather, 11),
		line('M-76,-232C-88,-190 -90,-90 -84,-30', '#fff', 6, { opacity: 0.25 }),
	)
}
