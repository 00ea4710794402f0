import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#a8d5d6',
	hill: '#2f6b4c',
	red: '#cf4529',
	shade: '#84261c',
	wool: '#f8ead0',
	woolShade: '#cdae84',
	coat: '#8a4524',
	dark: '#2a1610',
}

/** Idea: seen from behind, the rider's ruana is the nearest mountain of the valley. */
export const serviceHorsebackRiding = scene('service-horseback-riding', 'day', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'camp',
		floor: 640,
		rise: 420,
		light: -1,
		lit: '#93bf9c',
		shade: '#3f7d68',
		haze: ink.sky,
	}),
	palmsAt(
		canvas,
		[
			[1110, 660, 470],
			[1030, 650, 300],
		],
		{ flip: true },
	),
	path('M0,640Q400,590 760,620T1200,600V800H0z', ink.hill),
	// The horse has turned its neck to look back.
	path(
		'M640,640C560,560 530,470 470,392L462,330L434,374C400,384 380,410 362,446L290,516Q276,540 292,560Q316,578 344,560L430,528C470,560 486,640 520,720z',
		ink.coat,
	),
	path('M640,640C560,560 530,470 470,392L462,330L446,376C480,470 520,560 560,700z', ink.dark),
	ellipse(394, 454, 9, 9, ink.dark),
	line('M344,470L372,540M372,432L430,526', ink.wool, 8),
	path('M540,800C520,640 600,560 720,560C840,560 930,640 910,800z', ink.coat),
	path('M740,560C850,566 930,640 910,800H800C830,700 810,620 740,560z', '#5e2c18'),
	path('M706,580C676,640 680,740 696,800H752C766,740 764,640 736,580z', ink.dark),
	line('M560,600L500,780M890,600L950,780', '#1f4d49', 60),
	path(
		'M640,250Q710,220 790,250C870,380 930,520 970,660Q720,560 446,664C500,500 570,370 640,250z',
		ink.red,
	),
	path(
		'M716,236Q752,236 790,250C870,380 930,520 970,660Q880,620 770,612C780,480 760,340 716,236z',
		ink.shade,
	),
	path('M656,246C600,380 550,500 520,636L566,622C590,490 630,360 676,240z', ink.wool),
	path('M756,240C800,360 850,500 870,624L914,638C890,500 840,370 778,246z', ink.woolShade),
	path('M676,250V190H754V250Q716,270 676,250z', '#6d4028'),
	path('M660,190Q660,220 680,226H750Q772,216 770,186z', ink.dark),
	path('M540,176Q716,120 892,176Q840,206 716,206Q590,206 540,176z', ink.wool),
	path('M716,206Q840,206 892,176Q830,156 760,148z', ink.woolShade),
	path('M636,160Q640,72 680,70Q716,92 752,70Q794,72 796,160Q716,180 636,160z', ink.wool),
	path('M752,70Q794,72 796,160Q776,166 750,169z', ink.woolShade),
	path('M634,140Q716,164 798,140V162Q716,186 634,162z', ink.dark),
])
