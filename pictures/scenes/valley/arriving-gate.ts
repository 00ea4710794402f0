import { castShadow } from '#pictures/kit/light.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#f7cf8e',
	grass: '#5b8f52',
	road: '#f0bd7c',
	dark: '#2a1a14',
	shade: '#6b4436',
	red: '#c8452c',
	white: '#fff5de',
	skin: '#8a4e34',
	jeans: '#2b5c6a',
	forest: '#143730',
}
const at = { x: 600, y: 430, scale: 1.2 }
const light = { slant: -0.62, length: 1.5 }

/** Idea: the shadow of a lifted hat comes to meet you before the host does. */
export const arrivingGate = scene('arriving-gate', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'house',
		floor: 260,
		rise: 220,
		light: -1,
		lit: '#a5b48c',
		shade: '#5f8a78',
		haze: ink.sky,
	}),
	rect(0, 240, 1200, 560, ink.grass),
	group({ x: 230, y: 0 }, house()),
	path('M830,240H900L1130,330L1240,400V800H-60Q480,560 800,330z', ink.road),
	// The bonnet of the jeep in which you come.
	path('M170,800L300,692Q480,676 660,692L810,800z', ink.red),
	path('M660,692L810,800H690L600,684z', '#86261c'),
	line('M484,680L480,800', '#86261c', 6),
	palmsAt(canvas, [[250, 420, 520]], { shadow: { ink: ink.shade, ...light } }),
	castShadow(group({ x: 110, y: 0 }, gate(ink.shade)), { y: 330, ...light }),
	castShadow(group(at, host(true)), { y: at.y, ...light }),
	group({ x: 110, y: 0 }, gate()),
	group(at, host()),
	line('M-20,796H1220', ink.dark, 34),
	line('M120,830A170,120 0 0 1 440,830', ink.dark, 22),
])

function house(): string {
	return [
		rect(200, 196, 250, 60, ink.white),
		path('M176,198L210,150H440L474,198z', ink.red),
		path('M176,198L210,150H270L250,198z', '#86261c'),
		path('M236,256V214h24v42zM300,256V214h24v42zM364,256V214h24v42z', ink.forest),
	].join('')
}

function gate(shade?: string): string {
	const wood = shade ?? ink.dark
	return [
		line('M700,330V96M1010,330V96M650,106H1060', wood, 26, { 'stroke-linecap': 'butt' }),
		line('M800,110V136M910,110V136', wood, 6),
		rect(776, 134, 158, 76, shade ?? ink.forest),
		shade
			? ''
			: path(
					'M855,204V166M855,166q-24,-18 -36,2M855,166q-14,-26 -32,-18M855,166q0,-24 0,-24M855,166q14,-26 32,-18M855,166q24,-18 36,2',
					'none',
					{ stroke: ink.white, 'stroke-width': 6 },
				),
		line(
			'M1010,180L1180,214M1010,240L1180,280M1010,300L1180,346M1180,206V356',
			shade ? 'none' : ink.shade,
			14,
		),
	].join('')
}

/** Weight on one hip, one hand on it, the hat lifted high. */
function host(isShadow = false): string {
	const tone = (colour: string) => (isShadow ? ink.shade : colour)
	return [
		path('M-20,0L-12,-64H6L-4,0zM6,-66L16,0H32L26,-68z', tone(ink.jeans)),
		path('M-16,-60C-20,-92 -18,-110 2,-114C24,-114 30,-98 28,-62z', tone(ink.white)),
		line('M-12,-104L-32,-84L-16,-66', tone(ink.white), 11),
		line('M22,-104L46,-124L50,-158', tone(ink.skin), 10),
		ellipse(4, -130, 12, 14, tone(ink.skin)),
		path('M24,-162H80L64,-169Q62,-188 52,-188Q42,-188 40,-169z', tone(ink.dark)),
	].join('')
}
