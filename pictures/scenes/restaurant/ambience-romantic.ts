import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'

const ink = {
	wall: '#e79a45',
	dark: '#3b1712',
	cloth: '#fff0cf',
	shade: '#c98b4f',
	wine: '#a3202c',
	flame: '#fff6d8',
}

/** Idea: the two who dine are shadows on the wall, and the light between them is a glass. */
export const ambienceRomantic = scene('ambience-romantic', 'night', () => [
	rect(0, 0, 800, 1000, ink.wall),
	// Their profiles; the second is the taller and leans in.
	path(
		'M0,0H150C250,30 300,110 286,190L276,226L330,318Q334,334 300,338L306,366L290,380L304,398Q300,424 284,430Q290,486 236,492C200,492 176,520 196,600Q280,680 306,760H0z',
		ink.dark,
	),
	path(
		'M800,60H700C590,60 520,120 530,220L536,250L474,332Q466,346 504,354L500,378L520,390L506,410Q508,432 522,440Q512,500 570,508C620,512 634,540 610,610Q520,680 496,760H800z',
		ink.dark,
	),
	path('M700,60C660,0 760,-40 800,0V200z', ink.dark),
	ellipse(400, 800, 520, 70, ink.cloth),
	path('M-120,800A520,70 0 0 0 920,800V1000H-120z', ink.shade),
	path('M372,812V640H428V812Q400,822 372,812z', ink.cloth),
	path('M404,818V640H428V812Q416,820 404,818z', ink.shade),
	ellipse(400, 640, 28, 9, ink.flame),
	line('M400,640V616', ink.dark, 6),
	path('M400,626C360,600 380,560 404,510C418,560 446,590 400,626z', ink.flame),
	path('M400,626C384,606 392,588 404,562C412,590 420,606 400,626z', '#f2802a'),
	glass(190, 850),
	glass(606, 844),
])

function glass(x: number, y: number): string {
	return [
		line(`M${x},${y}V${y - 90}`, ink.shade, 9),
		ellipse(x, y, 52, 13, ink.shade),
		path(
			`M${x - 58},${y - 196}C${x - 60},${y - 120} ${x - 36},${y - 84} ${x},${y - 84}C${x + 36},${y - 84} ${x + 60},${y - 120} ${x + 58},${y - 196}z`,
			ink.flame,
		),
		path(
			`M${x - 54},${y - 156}C${x - 48},${y - 112} ${x - 30},${y - 92} ${x},${y - 92}C${x + 30},${y - 92} ${x + 48},${y - 112} ${x + 54},${y - 156}z`,
			ink.wine,
		),
	].join('')
}
