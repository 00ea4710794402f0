import { scene } from '#pictures/kit/scene.ts'
import { contour, group, line, path, rect } from '#pictures/kit/shapes.ts'

const ink = {
	film: '#dfeed2',
	far: '#b3d3a8',
	middle: '#6fa577',
	near: '#2f6b4c',
	dark: '#123a2f',
	red: '#d8492f',
}

/** Idea: through the milky film of the greenhouse the gardener is one more leaf, until you see the hat. */
export const nurseryGreenhouse = scene('nursery-greenhouse', 'day', () => [
	rect(0, 0, 1200, 800, ink.film),
	line('M-40,460A640,460 0 0 1 1240,460M200,800V60M600,800V0M1000,800V60', ink.far, 12),
	...[
		[120, 800, 0.9, -8],
		[380, 820, 0.8, 10],
		[1080, 820, 1, 6],
		[900, 800, 0.7, -14],
	].map(([x = 0, y = 0, scale = 1, turn = 0]) => blade(x, y, scale, turn, ink.far)),
	gardener(),
	fern(250, 840, 1, -30),
	fern(1010, 840, 1.2, 8),
	blade(300, 860, 0.62, 30, ink.near),
	blade(900, 880, 0.6, -24, ink.near),
	blade(1190, 860, 1.5, -14, ink.dark),
	blade(-20, 900, 1.5, 26, ink.dark),
	// The one thing on this side of the film.
	line('M1010,840C1000,700 960,640 900,560', ink.dark, 12),
	path('M900,560L812,516L878,528L806,464L890,508L850,420L912,498L916,400L940,510z', ink.red),
])

/** A banana-like leaf from its foot. */
function blade(x: number, y: number, scale: number, turn: number, fill: string): string {
	return group(
		{ x, y, scale, turn },
		path(
			'M-8,0C-20,-140 -130,-230 -120,-420C-116,-520 -60,-600 0,-660C70,-590 118,-500 116,-400C114,-230 20,-150 10,0z',
			fill,
		),
		line(
			'M0,-20V-560M0,-200L-70,-290M0,-300L-84,-400M0,-400L-70,-490M0,-220L70,-310M0,-320L80,-420M0,-420L60,-500',
			ink.film,
			7,
			{ opacity: 0.35 },
		),
	)
}

function fern(x: number, y: number, scale: number, turn: number): string {
	const frond = 'M0,0C10,-180 40,-330 130,-470C60,-380 20,-300 0,-160z'
	let leaflets = ''
	for (let step = 1; step < 12; step++) {
		const [px, py] = [2 + step * step * 0.9, -step * 38]
		const reach = 92 - step * 6
		leaflets += `M${px},${py}q${-reach * 0.6},-20 ${-reach},-4q${reach * 0.5},26 ${reach},4zM${px},${py}q${reach * 0.6},-8 ${reach},18q${-reach * 0.6},16 ${-reach},-18z`
	}
	return group({ x, y, scale, turn }, path(frond + leaflets, ink.near))
}

/** Weight on one leg, a seedling held up to the light. */
function gardener(): string {
	return [
		contour(
			'500,820 500,820 496,640 484,540 494,440 530,404 590,402 626,430 630,520 618,640 640,820 640,820',
			ink.middle,
			{ tension: 0.7 },
		),
		line('M520,450L548,560L690,540M606,440L660,480L730,470', ink.middle, 42),
		path(
			'M520,330Q520,290 560,286H604L606,330L622,352L604,360V384Q600,402 580,400L572,440H536z',
			ink.middle,
		),
		path(
			'M450,318Q560,262 690,312Q650,296 634,268Q616,214 566,214Q520,218 512,268Q500,304 450,318z',
			ink.near,
		),
		path('M676,440H776L764,540H690z', ink.dark),
		path(
			'M724,444C716,380 690,340 640,330C680,320 716,340 728,380C730,310 770,270 824,272C780,290 748,330 740,444z',
			ink.dark,
		),
	].join('')
}
