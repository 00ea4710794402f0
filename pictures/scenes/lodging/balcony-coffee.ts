import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#f4c98c',
	fern: '#2f6157',
	forest: '#143730',
	green: '#2f9471',
	pale: '#fff5e0',
	red: '#c8452c',
	redShade: '#842a1e',
	wood: '#c9793f',
	dark: '#3a1d12',
}

/** Idea: a hummingbird takes the red cup on the rail for a flower. */
export const balconyCoffee = scene('balcony-coffee', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'house',
		floor: 640,
		rise: 330,
		light: -1,
		lit: '#a9b78c',
		shade: '#6f9480',
		haze: ink.sky,
	}),
	palmsAt(canvas, [[1110, 680, 460]]),
	path('M0,640Q520,560 1200,680V800H0z', ink.fern),
	rect(0, 716, 1200, 90, ink.wood),
	rect(0, 760, 1200, 50, ink.dark),
	path('M860,716H1090L1200,748V760H960z', ink.dark),
	cup(),
	bird(),
])

function cup(): string {
	return [
		line('M1010,500C1130,480 1130,650 980,650', ink.redShade, 38),
		path('M690,440C694,600 716,700 760,730H950C996,700 1016,600 1020,440z', ink.red),
		path('M870,730H950C996,700 1016,600 1020,440H930C936,580 930,680 870,730z', ink.redShade),
		ellipse(855, 440, 165, 38, ink.red),
		ellipse(855, 446, 148, 28, ink.dark),
	].join('')
}

/** In five strokes: the far wing, the tail, the body, the near wing, the bill. */
function bird(): string {
	return [
		path('M500,360C440,250 440,120 510,20C560,130 580,250 548,350z', ink.forest),
		path('M330,520L196,690L262,672L286,716L396,560z', ink.forest),
		path(
			'M622,312C620,262 560,244 520,276C480,310 440,350 380,420C340,470 320,510 322,540C400,560 500,540 552,470C590,420 624,366 622,312z',
			ink.green,
		),
		path(
			'M608,356C590,420 560,470 520,500C460,540 390,556 322,540C400,520 470,480 510,420C530,390 560,370 608,356z',
			ink.pale,
		),
		path(
			'M622,312C624,360 600,410 560,440C540,420 536,390 552,362C570,346 600,330 622,312z',
			ink.red,
		),
		path('M540,352C440,330 260,270 150,120C330,130 480,200 560,330z', ink.forest),
		path('M540,352C470,310 330,240 150,120C330,130 480,200 560,330z', ink.fern),
		path('M612,290L800,440L606,326z', ink.dark),
		ellipse(580, 298, 11, 11, ink.dark),
		ellipse(584, 294, 4, 4, ink.pale),
	].join('')
}
