import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { el } from '#pictures/kit/svg.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'

const ink = {
	sky: '#cfe3dc',
	water: '#3f8583',
	deep: '#1f5a5c',
	dark: '#143730',
	lit: '#fffaf0',
	shade: '#b5c6c6',
	beak: '#f08a24',
}

/** Idea: the geese feed with their tails up, a second range of white peaks, and one is not amused that you look. */
export const gamesGeeseLake = scene('games-geese-lake', 'day', (canvas) => {
	const range = cocoraRidge(canvas, {
		from: 'lake',
		floor: 210,
		rise: 170,
		lit: '#8fb5a0',
		shade: '#4b8165',
		haze: ink.sky,
	})
	return [
		rect(0, 0, 1200, 210, ink.sky),
		range,
		rect(0, 210, 1200, 600, ink.water),
		el(
			'g',
			{ transform: 'matrix(1 0 0 -1.5 0 525)', opacity: 0.5 },
			path(silhouetteOf(range), ink.deep),
		),
		path('M0,196H1200V216H0z', ink.dark),
		tail(250, 420, 1),
		tail(520, 360, 0.62),
		tail(190, 640, 1.5),
		watcher(),
	]
})

/** The outlines of the mountains, for their reflection. */
function silhouetteOf(range: string): string {
	return [...range.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join('')
}

/** A goose upside down: three arcs, and two rings on the water. */
function tail(x: number, y: number, scale: number): string {
	return group(
		{ x, y, scale },
		ellipse(0, 6, 150, 26, ink.deep),
		ellipse(0, 2, 112, 18, ink.water),
		path('M-84,4C-84,-70 -40,-110 10,-176C40,-110 84,-80 84,4Q0,26 -84,4z', ink.lit),
		path('M10,-176C40,-110 84,-80 84,4Q50,16 14,16C40,-40 34,-110 10,-176z', ink.shade),
		line('M-40,-64L-62,-104l-26,4M-62,-104l-6,-22', ink.beak, 10),
	)
}

/** The neck of the nearest, cropped by two edges. */
function watcher(): string {
	return [
		path(
			'M760,800C800,640 960,600 900,380C880,300 900,210 990,190C1080,176 1130,240 1120,330C1100,480 1200,560 1260,640V800z',
			ink.lit,
		),
		path(
			'M990,190C1080,176 1130,240 1120,330C1100,480 1200,560 1260,640V800H1010C1120,640 990,520 1030,370C1050,290 1040,220 990,190z',
			ink.shade,
		),
		path('M912,258L742,318Q730,336 752,342L916,336z', ink.beak),
		path('M916,336L752,342Q742,336 748,328L914,306z', '#b8562f'),
		ellipse(968, 262, 15, 15, ink.dark),
		line('M930,226L996,244', ink.dark, 10),
	].join('')
}
