import { castShadow } from '#pictures/kit/light.ts'
import { clipped } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { group, line, path, rect } from '#pictures/kit/shapes.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type PersonOptions, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'

const ink = {
	night: '#16324a',
	far: '#20435c',
	ground: '#0b1b22',
	wall: '#6b3420',
	dark: '#150f12',
	light: '#ffcc68',
	air: '#3f5059',
	wet: '#a8713a',
	leaf: '#6aa857',
	vein: '#2f6157',
}

/** What the lamp behind the door reaches. */
const lit = path('M880,450L-40,250V800H960V450z', ink.air)

/** Idea: at night it rains only where the house is lit. */
export const lodgingNight = scene('lodging-night', 'night', (canvas) => {
	const guest: PersonOptions = {
		x: 640,
		y: 742,
		height: 292,
		pose: { ...poses.running, lean: 12, armFront: [150, 176], armBack: [48, 100] },
		outfit: { ...people.marta, longSleeves: true },
	}
	const child: PersonOptions = {
		x: 490,
		y: 744,
		height: 206,
		pose: { ...poses.running, armFront: [70, 90] },
		outfit: { ...people.julian, bottom: ink.vein, longSleeves: true },
		child: true,
	}
	const shadow = (of: PersonOptions) =>
		castShadow(person(canvas, { ...of, ink: ink.ground }), { y: 742, slant: -0.9, length: 0.14 })
	return [
		rect(0, 0, 1200, 800, ink.night),
		cocoraRidge(canvas, {
			from: 'camp',
			floor: 640,
			rise: 560,
			lit: ink.far,
			shade: '#1a3950',
			haze: ink.night,
		}),
		palmsAt(canvas, [[420, 680, 500]]),
		lit,
		path('M0,800V650Q320,610 620,650T1200,680V800z', ink.ground),
		path('M880,700L960,760L420,800H-20V700z', ink.wet),
		clipped(canvas, lit, rain()),
		// Dry under the leaf.
		path('M366,460L310,650H736L786,470z', ink.air),
		path('M316,630Q520,633 742,662L730,704H294z', ink.ground),
		path('M302,700H726L712,745H290z', ink.wet),
		shadow(child),
		shadow(guest),
		path('M840,160L1010,60V800L840,700z', ink.wall),
		path('M1010,-20H1240V820H1010z', ink.dark),
		path('M868,250L956,214V346L868,352zM868,462L956,448V776L868,722z', ink.light),
		line('M912,230V350M868,300L956,282M840,400L1010,392', ink.dark, 8),
		path('M690,268L1012,54V-20H930z', ink.dark),
		person(canvas, child),
		person(canvas, guest),
		group(
			{ x: -2, y: 36 },
			path(
				'M350,470Q400,380 560,366T700,400L752,388L708,414Q760,440 790,476L740,458L730,476L690,448Q560,410 470,440L450,466L430,448z',
				ink.leaf,
			),
			path('M350,470Q470,392 708,402L708,414Q560,404 430,448z', ink.vein),
		),
	]
})

function rain(): string {
	const falls = Array.from(
		{ length: 40 },
		(_, index) => `M${index * 37},${-((index * 71) % 116)}l-300,1000`,
	)
	return line(falls.join(''), ink.light, 3.5, { 'stroke-dasharray': '40 76' })
}
