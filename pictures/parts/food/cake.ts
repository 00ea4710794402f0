import { group, line, type Placement, path, rect } from '#pictures/kit/shapes.ts'

/** A tall wedge of layered cake with fruit and one candle, 320 wide; the flame bends to the left. */
export function birthdaySlice(placement: Placement): string {
	const layer = (y: number, height: number, colour: string) =>
		path(`M-170,${y}L150,${y + 36}V${y + 36 + height}L-170,${y + height}z`, colour)
	return group(
		placement,
		layer(-190, 190, '#a8682c'),
		layer(-110, 16, '#9c2f3c'),
		layer(-94, 14, '#e8cfa6'),
		layer(-34, 16, '#6a3818'),
		path('M20,-168L150,-154V36L20,22z', '#2a0f0c', { opacity: 0.35 }),
		path(
			'M-170,-190L150,-154C148,-130 138,-118 128,-120S112,-134 104,-140C96,-124 84,-118 76,-126S62,-140 52,-146C44,-120 26,-116 20,-132S2,-154 -8,-156C-14,-136 -32,-134 -38,-148S-52,-164 -66,-164C-74,-146 -92,-146 -96,-158S-116,-172 -130,-172C-140,-160 -160,-164 -170,-190z',
			'#e8cfa6',
		),
		path('M-170,-190L60,-226C110,-220 140,-190 150,-154z', '#fff3d6'),
		path('M60,-226C110,-220 140,-190 150,-154L90,-161C96,-190 84,-212 60,-226z', '#e8b878'),
		line('M-64,-206h0', '#4a1f38', 40),
		line('M-70,-212h0', '#8a4a6a', 10),
		line('M86,-198h0', '#d98a1c', 42),
		line('M78,-206h0', '#ffd27a', 12),
		path('M26,-196C14,-220 22,-238 44,-240C66,-238 72,-220 58,-196Q42,-184 26,-196z', '#c8352f'),
		path('M44,-240C66,-238 72,-220 58,-196Q50,-190 42,-190C54,-208 54,-226 44,-240z', '#8a1f24'),
		rect(-4, -330, 17, 128, '#fff3d6'),
		path('M6,-330h7v128h-7z', '#e8b878'),
		line('M-2,-226l13,-12M-2,-250l13,-12M-2,-274l13,-12M-2,-298l13,-12', '#b8402f', 6),
		line('M4,-330q0,-6 -4,-12', '#3a2013', 3),
		path(
			'M2,-334C-20,-332 -34,-352 -62,-392C-22,-388 14,-372 12,-346C12,-338 8,-334 2,-334z',
			'#ffb347',
		),
		path(
			'M0,-338C-12,-338 -20,-350 -34,-370C-10,-366 6,-356 6,-346C6,-340 4,-338 0,-338z',
			'#fff6d8',
		),
	)
}
