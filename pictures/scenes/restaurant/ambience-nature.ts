import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'

const ink = {
	sky: '#f2d9a2',
	lawn: '#2f6b4c',
	lake: '#7fb8ae',
	dark: '#143730',
	white: '#fffaf0',
	shade: '#b4c6bf',
	gold: '#e9a63c',
	crust: '#a85f22',
	beak: '#f0822a',
}

/** Idea: white on white, a goose is part of the tablecloth until it takes the arepa. */
export const ambienceNature = scene('ambience-nature', 'day', (canvas) => [
	rect(0, 0, 800, 1000, ink.sky),
	cocoraRidge(canvas, {
		from: 'lake',
		floor: 262,
		rise: 190,
		light: -1,
		lit: '#8fb58f',
		shade: '#4b8165',
		haze: ink.sky,
	}),
	path('M0,240Q240,226 480,246T800,236V1000H0z', ink.dark),
	path('M0,290H800V372Q400,392 0,366z', ink.lake),
	path('M0,366Q400,392 800,372V1000H0z', ink.lawn),
	line('M60,322H180M420,314H520M300,344H380', ink.white, 7),
	ellipse(170, 620, 400, 96, ink.white),
	path('M-170,616H570L640,1000H-100z', ink.white),
	path('M40,716L60,1000H0L14,714zM220,722L250,1000H200zM400,706L470,1000H410z', ink.shade),
	line('M-40,702A400,96 0 0 0 540,668', ink.shade, 5),
	ellipse(222, 622, 190, 46, ink.shade),
	ellipse(206, 612, 190, 46, ink.white),
	ellipse(206, 612, 190, 46, 'none', { stroke: ink.beak, 'stroke-width': 5 }),
	ellipse(190, 606, 80, 22, ink.crust),
	ellipse(190, 594, 80, 22, ink.gold),
	path('M300,650L450,640L470,656L330,668z', ink.shade),
	ellipse(384, 574, 74, 62, ink.crust),
	ellipse(378, 566, 74, 62, ink.gold),
	line('M336,540L410,524M334,570L430,550M350,600L440,580', ink.crust, 9),
	path(
		'M540,1000C560,900 690,800 690,670C690,600 660,560 620,572C590,582 556,584 524,560C480,524 500,440 580,400C700,340 800,430 800,580V1000z',
		ink.white,
	),
	path(
		'M690,376C790,420 800,520 800,580V1000H650C730,900 770,760 752,640C740,540 764,440 690,376z',
		ink.shade,
	),
	path('M506,470L388,572Q380,598 408,598L544,572z', ink.beak),
	path('M544,572L408,598Q390,598 388,584L524,532z', '#b8562f'),
	ellipse(566, 470, 13, 13, ink.dark),
])
