import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#f6c98a',
	mist: '#eef0e2',
	low: '#bdd0c8',
	dark: '#143730',
	cloth: '#d9552f',
	shade: '#7c2c20',
}

/** Idea: at dawn the meadow is a sea of mist, and the tents sail on it. */
export const campingDawn = scene('camping-dawn', 'dawn', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	cocoraRidge(canvas, {
		from: 'camp',
		floor: 330,
		rise: 270,
		lit: '#7fa595',
		shade: '#2f6157',
		haze: ink.sky,
	}),
	mist(264, ink.mist, 'M-40,236H210M420,250H700M1010,228H1260'),
	palmsAt(canvas, [
		[930, 480, 300],
		[1100, 500, 420],
		[110, 470, 210],
	]),
	mist(414, ink.low, 'M-40,386H330M560,400H760M900,388H1260M180,352H260'),
	tent(250, 560, 0.6),
	mist(534, ink.mist, 'M-40,506H170M330,520H560M1010,500H1260M420,484H470'),
	tent(700, 740, 1.6),
	group({ x: -70, y: 0 }, waker()),
	mist(722, ink.low, 'M-40,696H250M520,708H680M940,690H1260M330,700H400'),
])

/** A bank of one tone whose upper edge runs out in tongues. */
function mist(y: number, fill: string, tongues: string): string {
	return (
		rect(0, y, 1200, 800 - y, fill) +
		line(tongues, fill, 36) +
		line(tongues, fill, 36, { transform: 'translate(90 30)' })
	)
}

/** The top of a ridge tent, lit from the right. */
function tent(x: number, y: number, scale: number): string {
	const at = { transform: `translate(${x} ${y}) scale(${scale})` }
	return (
		path('M0,-210L260,-196L400,0H-130z', ink.cloth, at) +
		path('M0,-210L130,0H-130z', ink.shade, at) +
		path('M0,-150L40,0H-34z', ink.dark, at) +
		line('M0,-210L-10,-240M260,-196L270,-222', ink.dark, 5, at)
	)
}

/** Someone up to the waist in the mist, stretching. */
function waker(): string {
	return [
		line('M408,610L366,548L412,486', '#a8622f', 36),
		path('M384,760L392,620Q396,586 430,582H474Q508,588 512,620L518,760z', '#a8622f'),
		path('M450,582H474Q508,588 512,620L518,760H450z', '#f0a93f'),
		line('M496,612L548,546L560,462', '#f0a93f', 36),
		ellipse(412, 476, 19, 19, '#7d4526'),
		ellipse(562, 448, 19, 19, '#a5683f'),
		path('M436,590V556H474V590z', '#7d4526'),
		ellipse(458, 536, 38, 42, '#a5683f'),
		path(
			'M418,548Q408,490 458,488Q500,490 496,524Q470,520 456,512Q440,530 440,566Q424,566 418,548z',
			ink.dark,
		),
	].join('')
}
