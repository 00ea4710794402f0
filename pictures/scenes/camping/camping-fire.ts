import { seededRandom } from '#pictures/kit/random.ts'
import { scene } from '#pictures/kit/scene.ts'
import { contour, ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'

const ink = {
	sky: '#142c44',
	far: '#1d3d57',
	dark: '#0a171e',
	fire: '#e8562a',
	flame: '#f9a63a',
	heart: '#ffe9a8',
}

/** Idea: the sparks of the campfire are where the stars come from. */
export const campingFire = scene('camping-fire', 'night', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'camp',
		floor: 640,
		rise: 300,
		light: 1,
		lit: '#28506c',
		shade: ink.far,
		haze: ink.sky,
	}),
	path('M0,620Q300,600 640,630T1200,610V800H0z', ink.dark),
	...sparks(),
	path('M180,740Q440,700 720,740L800,800H100z', '#5a3a22'),
	contour(
		'330,740 330,740 320,640 360,580 380,630 420,500 460,600 500,540 530,640 560,610 560,740 560,740',
		ink.fire,
	),
	contour(
		'360,740 360,740 366,670 400,620 414,660 440,570 470,650 500,620 520,740 520,740',
		ink.flame,
	),
	contour('400,740 400,740 410,690 440,640 462,690 480,740 480,740', ink.heart),
	line('M300,750L590,716M310,716L580,754', ink.dark, 30),
	friend(150, 800, 1.25, false),
	friend(760, 800, 1.1, true),
	friend(1010, 800, 1.5, true),
])

/** They rise from the fire, turn once and cool from yellow to white. */
function sparks(): string[] {
	const random = seededRandom(4)
	return (
		[
			[0, 0.34, ink.flame, 9],
			[0.3, 0.7, ink.heart, 6],
			[0.55, 1, '#e9eef0', 4.5],
		] as const
	).map(([from, to, colour, size]) => {
		let d = ''
		for (let count = 0; count < 70; count++) {
			const up = from + (to - from) * random()
			const spread = (random() + random() - 1) * (40 + 330 * up * up)
			const x = 440 + Math.sin(up * 5) * 120 * up + up * up * 420 + spread
			d += `M${n(x, 0)},${n(560 - up * 560 + (random() - 0.5) * 60, 0)}h0`
		}
		return line(d, colour, size)
	})
}

/** Seated on the ground, knees drawn up; the fire lights one plane. */
function friend(x: number, y: number, scale: number, flip: boolean): string {
	return group(
		{ x, y, scale, flip },
		path('M-120,0C-130,-120 -90,-200 -20,-210C30,-206 50,-170 56,-130L130,-150L190,0z', ink.dark),
		path('M30,-196C50,-176 54,-150 56,-130L130,-150L176,-36L150,0L118,-104L40,-90z', ink.fire),
		ellipse(16, -262, 46, 52, ink.dark),
		path(
			'M40,-306C58,-300 66,-280 64,-262L76,-246L64,-238Q64,-214 40,-212L26,-214Q40,-260 40,-306z',
			ink.flame,
		),
	)
}
