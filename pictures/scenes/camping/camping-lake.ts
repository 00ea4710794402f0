import { scene } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'
import { el } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#3c4a6e',
	water: '#2a3a5c',
	shore: '#101d2c',
	lit: '#ffc766',
	warm: '#e8793a',
	shade: '#a8412c',
	star: '#f6dfb4',
}

/** Idea: each tent and its reflection hang in the dusk like one lantern. */
export const campingLake = scene('camping-lake', 'dusk', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	line('M90,60h0M260,110h0M420,40h0M700,80h0M860,40h0M1110,90h0M990,150h0', ink.star, 6),
	cocoraRidge(canvas, {
		from: 'gorge',
		floor: 300,
		rise: 220,
		light: -1,
		lit: '#7b7796',
		shade: '#3d4668',
		haze: ink.sky,
	}),
	path('M0,270Q300,250 620,280T1200,262V330H0z', ink.shore),
	palmsAt(canvas, [
		[1080, 300, 250],
		[1010, 296, 170],
		[80, 290, 200],
	]),
	rect(0, 318, 1200, 482, ink.water),
	lantern(380, 150, 190),
	lantern(690, 90, 110),
	lantern(930, 120, 150),
	line('M560,700H900M200,740H420M980,640H1160M60,600H170M620,560H760M1000,480H1090', '#46587f', 9),
])

/** A tent on the shore with its light in the water, cut by ripples. */
function lantern(x: number, half: number, height: number): string {
	const tent = [
		path(`M${x},${318 - height}L${x - half},318H${x + half * 1.3}z`, ink.warm),
		path(`M${x},${318 - height}L${x - half},318H${x + half * 0.1}z`, ink.lit),
		path(`M${x},${318 - height * 0.72}L${x - half * 0.5},318H${x - half * 0.12}z`, ink.shade),
	].join('')
	let ripples = ''
	for (let y = 344; y < 318 + height * 1.9; y += 40)
		ripples += `M${x - half * 1.4},${y}H${x + half * 1.5}`
	return [
		el('g', { transform: 'matrix(1 0 0 -1.7 0 858.6)' }, tent),
		line(ripples, ink.water, 11),
		tent,
	].join('')
}
