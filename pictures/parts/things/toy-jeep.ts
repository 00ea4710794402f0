import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { ellipse, group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

/** A carved wooden Willys loaded with plantain and sacks, 340 wide, driving left; the placement is its ground. */
export function toyJeep(
	_canvas: Canvas,
	{ paint = '#2f7f6a', ...at }: Placement & { paint?: string },
): string {
	const dark = mix(paint, '#0f1c18', 0.45)
	const wheel = (x: number) =>
		ellipse(x, -36, 38, 38, '#241a14') +
		ellipse(x, -36, 30, 30, '#4a382c') +
		ellipse(x, -36, 18, 18, '#e9c27e') +
		ellipse(x, -36, 7, 7, '#7a4526')
	return group(
		at,
		load(),
		rect(-150, -100, 300, 46, '#231a15'),
		line('M-20,-122L-4,-150M-14,-158L8,-142', '#231a15', 6),
		path('M-44,-112L-62,-182H-52L-30,-112z', dark),
		path('M-40,-116L-56,-176H-54L-30,-116z', '#cfe6e6'),
		path(
			'M-168,-58V-104Q-168,-114 -156,-115L-48,-120V-116H-20C-12,-92 20,-92 28,-116L160,-120Q168,-118 168,-108V-56H130C128,-92 60,-92 58,-56H-52C-54,-92 -126,-92 -128,-56z',
			paint,
		),
		path(
			'M58,-56C60,-92 128,-92 130,-56H168V-78H-168V-58H-128C-126,-92 -54,-92 -52,-56z',
			mix(paint, dark, 0.5),
		),
		path('M-168,-58H168V-46H-168z', dark),
		rect(-178, -64, 20, 14, '#c9b28a'),
		line('M-160,-106V-70M-152,-107V-74', '#173a32', 4),
		ellipse(-166, -94, 9, 11, '#fff3c8', { stroke: dark, 'stroke-width': 3 }),
		line('M-150,-112L-52,-117', '#fff', 4, { opacity: 0.4 }),
		line('M-20,-112Q4,-86 28,-112', dark, 5),
		wheel(-90),
		wheel(94),
	)
}

function load(): string {
	const sack = '#dcc08a'
	return [
		path('M40,-116C30,-160 44,-196 74,-198C96,-198 104,-160 98,-116z', sack),
		path('M92,-116C88,-156 98,-186 124,-188C150,-186 158,-150 152,-116z', sack),
		path(
			'M84,-194C100,-190 104,-156 98,-116H78C90,-150 92,-176 84,-194zM132,-186C152,-180 158,-150 152,-116H132C142,-146 142,-170 132,-186z',
			'#a8844a',
		),
		line('M60,-188Q72,-180 86,-190M112,-180Q124,-172 136,-180', '#7a5a2c', 5),
		path('M70,-200C90,-236 130,-236 144,-200C130,-186 84,-186 70,-200z', '#5d8a2c'),
		line(
			'M76,-200q6,-22 22,-26M90,-196q6,-26 20,-32M106,-194q4,-26 16,-32M122,-194q2,-20 12,-28',
			'#a9cf4c',
			8,
		),
		line('M46,-140H100M96,-146H152', '#8f2f1f', 4, { opacity: 0.6 }),
	].join('')
}
