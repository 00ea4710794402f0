import { scene } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'
import { litDome } from '#pictures/parts/buildings/dome.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#1c3653',
	star: '#f7e2b4',
	hill: '#0c1e24',
	far: '#142d3f',
}

/** Idea: a dome rises over the ridge as the moon does. */
export const serviceGlamping = scene('service-glamping', 'night', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	line(
		'M70,90h0M190,210h0M300,60h0M60,360h0M1090,80h0M1150,220h0M960,50h0M230,330h0M420,120h0M1040,170h0',
		ink.star,
		7,
	),
	cocoraRidge(canvas, {
		from: 'camp',
		floor: 660,
		rise: 360,
		lit: '#2a5270',
		shade: ink.far,
		haze: ink.sky,
	}),
	litDome(720, 560, 400),
	path('M0,640Q260,560 560,640T1200,590V800H0z', ink.hill),
	palmsAt(canvas, [
		[170, 660, 330],
		[90, 660, 210],
	]),
	path('M640,690V586Q640,536 682,536Q724,536 724,586V690z', ink.hill),
	path('M650,690V588Q650,546 682,546Q714,546 714,588V690z', '#fff6d8'),
	// Two guests in the light of the door.
	path(
		'M662,690V632Q656,600 668,598A10,11 0 1 1 676,598Q684,602 682,632V690zM688,690V640Q684,614 694,610A9,10 0 1 1 702,610Q710,614 708,640V690z',
		ink.hill,
	),
])
