import { contour, group, type Placement } from '#pictures/kit/shapes.ts'

/** Face, neck and ear in one outline, looking left; the lips at the origin. */
const front =
	'12,-172 4,-140 4,-116 8,-98 6,-84 -4,-62 -18,-42 -18,-34 -8,-28 8,-24 8,-16 -6,-12 -9,-7 -4,-2 -8,3 -8,9 6,16 8,26 8,40 18,54 40,64'
const head = `${front} 70,68 82,90 80,120 70,160 70,160 210,150 210,150 180,90 170,20 180,-30 204,-80 206,-140 180,-190 120,-214 60,-206`

/** Lit by the candle: the front of the face down to the throat. */
const lit = `${front} 40,64 46,40 78,18 84,-14 58,-44 54,-76 70,-110 62,-160 62,-160`

/** Someone leaning in from the right to blow out a candle; about 360 high from crown to collar. */
export function blowingProfile(
	placement: Placement,
	{
		skin,
		shade,
		hair,
		hairLit,
		top,
		topShade,
	}: Record<'skin' | 'shade' | 'hair' | 'hairLit' | 'top' | 'topShade', string>,
): string {
	return group(
		placement,
		// Hair that falls down the back, behind the neck.
		contour(
			'120,-236 200,-210 246,-140 250,-50 270,40 320,110 350,210 350,210 120,210 120,210 150,100 150,0',
			hair,
		),
		contour(head, shade),
		contour(lit, skin),
		contour(
			'0,-126 0,-126 4,-176 40,-228 120,-252 200,-222 236,-150 226,-70 200,-20 176,-10 160,-30 164,-70 150,-96 120,-110 104,-140 60,-160 20,-150',
			hair,
		),
		contour('0,-126 0,-126 4,-176 40,-226 64,-238 64,-238 34,-200 18,-150 18,-150', hairLit),
		contour('140,-66 152,-74 164,-62 160,-40 148,-32 140,-44', shade),
		contour('28,-92 28,-92 40,-84 58,-88 58,-88 42,-76', hair),
		contour('12,-112 12,-112 34,-124 62,-112 62,-112 34,-116', hair),
		// Shoulders.
		contour(
			'80,150 80,150 40,190 6,260 -30,470 -30,470 520,470 520,470 410,250 340,170 210,124 210,124 150,160',
			top,
		),
		contour(
			'150,158 150,158 120,210 130,280 116,470 116,470 520,470 520,470 410,250 340,170 210,124 210,124',
			topShade,
		),
	)
}
