import { contactShadow, linear } from '#pictures/kit/paint.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

/** A wooden chair seen from the side, its back to the left, 150 wide and 320 high. */
export function chair({ wood = '#8f5a31', ...at }: Placement & { wood?: string }): string {
	return group(
		at,
		contactShadow(0, 2, 100, 14, 0.5),
		line('M-44,-150L-58,0M50,-150L56,0', '#3a1f0f', 13),
		line('M-74,-318C-70,-250 -62,-200 -62,-150L-78,0M66,-150L74,0', wood, 14),
		line('M-70,-58L70,-58M-62,-92L64,-92', wood, 7),
		line('M-76,-300L-46,-296M-72,-262L-44,-258M-68,-224L-42,-220', '#3a1f0f', 9),
		path('M-78,-166H70Q82,-166 82,-156T70,-146H-78z', '#e2c48c'),
		path('M-78,-152H80Q78,-144 70,-144H-78z', '#a8844a'),
		line(
			'M-60,-165V-147M-36,-165V-147M-12,-165V-147M12,-165V-147M36,-165V-147M58,-165V-147',
			'#b8935a',
			3,
		),
		line('M-77,-310C-73,-250 -65,-200 -65,-160', '#d9a266', 3, { opacity: 0.6 }),
	)
}

/** A deep armchair seen from the side, facing left, with a striped ruana over its back; 300 wide, 290 high. */
export function armchair(canvas: Canvas, placement: Placement): string {
	const leather = linear(canvas, 'down', [0, '#b8562f'], [1, '#7a3318'])
	return group(
		placement,
		contactShadow(10, 4, 190, 20, 0.6),
		rect(-118, -34, 20, 36, '#3a1f0f'),
		rect(100, -34, 20, 36, '#3a1f0f'),
		path(
			'M56,-286C96,-306 146,-290 150,-254C152,-180 146,-100 132,-30H40C60,-110 36,-240 56,-286z',
			leather,
		),
		path('M-132,-128C-136,-146 -124,-158 -104,-158H66V-92H-128z', '#d9734a'),
		path('M-132,-106H80V-84H-130z', '#93401f'),
		path(
			'M-140,-98C-140,-110 -132,-116 -120,-116H120V-30H-128C-136,-50 -140,-70 -140,-98z',
			leather,
		),
		path(
			'M-136,-196C-160,-196 -168,-164 -148,-152C-140,-110 -138,-70 -128,-30H-96C-104,-80 -104,-130 -100,-152H76V-196z',
			'#c4623a',
		),
		path('M-136,-196C-118,-196 -104,-184 -102,-170L76,-172V-196z', '#e08a5c'),
		ruana(),
	)
}

function ruana(): string {
	return (
		path(
			'M58,-290C90,-308 144,-296 152,-256L150,-128L92,-120C86,-190 70,-240 52,-270z',
			'#f1e4c8',
		) +
		line('M64,-286C84,-240 100,-190 106,-124M84,-296C106,-250 120,-200 124,-124', '#2f6157', 8) +
		line('M112,-296C128,-250 138,-200 140,-126', '#b8562f', 6) +
		line('M94,-118v18M106,-120v18M118,-122v18M130,-124v18M142,-126v18', '#f1e4c8', 4)
	)
}
