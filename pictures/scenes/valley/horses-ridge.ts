import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#f6cd8c',
	mist: '#fbeed2',
	hill: '#3f7a6a',
	near: '#1f4f48',
	path: '#e3a062',
	coat: '#7a3a20',
	lit: '#b8622f',
	mane: '#1d1210',
	rein: '#f4e3bd',
}

/** Idea: the valley lies between two ears, one for the way ahead and one for you. */
export const horsesRidge = scene('horses-ridge', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'gorge',
		floor: 420,
		rise: 370,
		light: 1,
		lit: '#9db39a',
		shade: '#4b8073',
		haze: ink.sky,
	}),
	rect(0, 372, 1200, 100, ink.mist),
	line('M-40,360H260M380,372H620M940,356H1240', ink.mist, 40),
	path('M0,470Q260,400 520,440T1200,400V800H0z', ink.hill),
	palmsAt(canvas, [
		[120, 520, 300],
		[240, 500, 200],
		[1090, 480, 380],
	]),
	path('M0,620Q300,520 620,560T1200,520V800H0z', ink.near),
	path(
		'M470,800C520,700 360,640 330,590C310,560 350,545 400,540L430,541C390,550 370,566 400,590C470,640 700,700 720,800z',
		ink.path,
	),
	rider(),
	horse(),
])

/** The one ahead rides away and has turned to wave. */
function rider(): string {
	return group(
		{ x: 372, y: 590 },
		path(
			'M36,-104Q58,-132 60,-172L66,-190L74,-174L106,-150L100,-132L80,-138Q80,-96 40,-76z',
			ink.coat,
		),
		path('M-36,-80L-32,0H-14L-6,-70H6L14,0H32L36,-80z', ink.mane),
		ellipse(0, -92, 46, 48, ink.coat),
		path('M-46,-92A46,48 0 0 1 0,-140V-44A46,48 0 0 1 -46,-92z', ink.lit),
		line('M0,-112Q10,-70 2,-26', ink.mane, 14),
		line('M-46,-124L-54,-64M46,-124L54,-64', ink.near, 14),
		line('M38,-176L70,-196L66,-238', '#8a4e34', 12),
		path('M-52,-110Q-46,-192 0,-200Q46,-192 52,-110Q0,-128 -52,-110z', '#c8502f'),
		path('M6,-199Q46,-190 52,-110Q32,-120 10,-122z', '#7c2c20'),
		ellipse(4, -216, 17, 20, '#8a4e34'),
		path('M-32,-222H38L22,-232Q20,-254 3,-254Q-14,-254 -16,-232z', ink.rein),
	)
}

/** Neck and ears from the saddle, cropped by the foot of the picture. */
function horse(): string {
	return [
		path('M560,800C590,640 620,500 660,430H860C900,500 930,640 960,800z', ink.coat),
		path('M660,430H740C700,540 690,680 690,800H560C590,640 620,500 660,430z', ink.lit),
		// The ear that listens ahead, and the one that is turned to the rider.
		path('M664,440C620,360 630,270 672,200C720,270 730,360 720,440z', ink.lit),
		path('M690,440C680,360 680,270 672,200C720,270 730,360 720,440z', ink.coat),
		path('M800,440C830,380 900,310 984,300C980,370 930,430 860,470z', ink.coat),
		path('M830,430C860,390 910,350 960,324C944,376 900,410 850,450z', ink.mane),
		path(
			'M700,420C730,380 800,380 830,430C850,560 830,700 850,800H730C700,680 720,540 700,420z',
			ink.mane,
		),
		path(
			'M712,430C690,520 640,560 600,640C650,620 680,600 700,570C690,640 660,700 640,760C690,720 720,680 736,630z',
			ink.mane,
		),
		line('M648,470L430,830M890,500L1080,830', ink.rein, 16),
	].join('')
}
