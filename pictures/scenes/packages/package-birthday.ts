import { mix } from '#pictures/kit/colour.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, path } from '#pictures/kit/shapes.ts'
import { birthdaySlice } from '#pictures/parts/food/cake.ts'
import { blowingProfile } from '#pictures/parts/people/blowing-profile.ts'
import { people } from '#pictures/parts/people/people.ts'
import { type Outfit, person } from '#pictures/parts/people/person.ts'
import { poses } from '#pictures/parts/people/poses.ts'
import { bunting } from '#pictures/parts/things/bunting.ts'

const night = '#1d1218'
const room = '#33201f'
const glow = '#54302a'

/** In the dim part of the room: every colour sinks towards the night. */
function dimmed(outfit: Outfit, share: number): Outfit {
	const sunk = (colour: string) => mix(colour, night, share)
	return { ...outfit, skin: sunk(outfit.skin), hair: night, top: sunk(outfit.top), bottom: night }
}

/** Idea: one candle is all the light there is, and it is about to go out. */
export const packageBirthday = scene('package-birthday', 'dusk', (canvas) => [
	path('M0,0H1200V800H0z', night),
	ellipse(470, 300, 560, 520, room),
	ellipse(470, 300, 330, 310, glow),
	bunting(canvas, {
		from: [-20, 30],
		to: [640, -10],
		sag: 120,
		flags: 8,
		size: 70,
		colours: ['#7a4a2c', '#2c3a48', '#6a2824'],
		string: '#8a6a52',
	}),
	bunting(canvas, {
		from: [640, -10],
		to: [1220, 60],
		sag: 110,
		flags: 7,
		size: 70,
		colours: ['#5a3826', '#25303e', '#4e2022'],
		string: '#5e4a40',
	}),
	person(canvas, {
		x: 40,
		y: 680,
		height: 760,
		pose: poses.crafting,
		outfit: dimmed(people.julian, 0.35),
		anchor: 'hips',
		light: 1,
	}),
	person(canvas, {
		x: 236,
		y: 764,
		height: 540,
		pose: poses.holding,
		outfit: dimmed({ ...people.elena, hairStyle: 'tail' }, 0.25),
		anchor: 'hips',
		light: 1,
		child: true,
	}),
	path('M0,616H1200V800H0z', '#4a2a1c'),
	ellipse(480, 690, 420, 84, '#a5683a'),
	ellipse(500, 700, 260, 50, '#f3dcb4'),
	path('M240,700A260,50 0 0 0 760,700A260,62 0 0 1 240,700z', '#8a5a38'),
	birthdaySlice({ x: 500, y: 690, scale: 0.92 }),
	blowingProfile(
		{ x: 604, y: 360, scale: 1.2, turn: -8 },
		{
			skin: '#e8a06a',
			shade: '#8a4e34',
			hair: '#140c10',
			hairLit: '#6b3a26',
			top: '#c8553a',
			topShade: '#5e2420',
		},
	),
])
