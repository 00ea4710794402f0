import { scene } from '#pictures/kit/scene.ts'
import { contour, line, path, rect } from '#pictures/kit/shapes.ts'
import { el } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#1b3d57',
	far: '#15303f',
	dark: '#0c1e24',
	cloth: '#f4ab52',
	fold: '#d8793a',
	shade: '#5f2a1e',
}

/** Idea: a lamp makes the tent a theatre, and two hands are a bird as large as its cloth. */
export const serviceCamping = scene('service-camping', 'night', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	line(
		'M66,90h0M230,170h0M330,50h0M150,300h0M1010,70h0M1120,180h0M860,90h0M60,200h0M690,60h0',
		'#f7e2b4',
		6,
	),
	cocoraRidge(canvas, {
		from: 'lake',
		floor: 600,
		rise: 400,
		lit: '#2a5874',
		shade: ink.far,
		haze: ink.sky,
	}),
	palmsAt(canvas, [
		[150, 700, 860],
		[1100, 640, 500],
	]),
	contour('0,800 0,640 0,640 260,626 620,640 1200,600 1200,600 1200,800 1200,800', ink.dark),
	path('M560,36L1290,330V720H1020z', ink.fold),
	path('M560,36L20,712H1020z', ink.cloth),
	path('M560,36L20,712h36L560,80z', ink.fold),
	handBird(),
	path('M20,706H1040L1180,800H-120z', '#566032'),
	line('M560,36L1020,712', '#ffdf9c', 12),
	line('M560,36V0M20,712L-60,790', ink.dark, 9),
	contour('0,800 0,770 0,770 300,752 700,772 1200,700 1200,700 1200,800 1200,800', ink.dark),
])

/** The shadow of two hands with hooked thumbs: fingers for feathers, thumbs for head and beak. */
function handBird(): string {
	const wing = path(
		'M-20,40C10,-20 56,-46 84,-96Q110,-150 124,-200Q148,-222 162,-190Q158,-144 142,-104Q178,-150 200,-176Q226,-186 228,-156Q208,-106 172,-62Q212,-92 242,-104Q266,-100 256,-76Q226,-40 180,-16Q222,-30 250,-32Q268,-18 250,-2Q206,26 150,44C120,56 104,76 106,110L150,330H44Q20,190 -20,170z',
		ink.shade,
	)
	const head = path(
		'M-44,60Q-40,-10 -62,-60Q-86,-108 -36,-112Q0,-108 34,-84Q6,-76 8,-50Q30,0 40,60z',
		ink.shade,
	)
	return el(
		'g',
		{ transform: 'translate(528 532) scale(.82)' },
		wing,
		el('g', { transform: 'scale(-1 1)' }, wing),
		head,
	)
}
