import { ellipse, group, line, type Placement, path } from '#pictures/kit/shapes.ts'

export type MugPaint = { lit: string; shade: string; inside: string; mark: string }

const daylight: MugPaint = { lit: '#fff6e2', shade: '#c9a988', inside: '#4a2817', mark: '#2f6157' }

/** A mug 100 wide and 110 high in two tones, lit from the left, with the palm of the house; it stands on the placement. */
export function mug(placement: Placement, paint: MugPaint = daylight): string {
	const { lit, shade, inside, mark } = paint
	return group(
		placement,
		line('M44,-84C92,-92 92,-24 40,-30', shade, 13),
		path('M-50,-104V-12Q-50,10 -22,12H22Q50,10 50,-12V-104z', lit),
		path('M14,-104C18,-60 16,-20 4,12H22Q50,10 50,-12V-104z', shade),
		ellipse(0, -104, 50, 13, lit),
		ellipse(0, -102, 43, 9, inside),
		line(
			'M-16,-14V-52M-16,-52q-10,-12 -22,-2M-16,-52q-14,-2 -20,12M-16,-52q10,-12 22,-2M-16,-52q14,-2 20,12M-16,-52q-4,-14 -12,-16M-16,-52q4,-14 12,-16',
			mark,
			4,
		),
	)
}
