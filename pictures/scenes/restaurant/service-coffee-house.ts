import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'

const ink = {
	sky: '#f6d9a4',
	leaf: '#2f6b4c',
	dark: '#143f35',
	bark: '#4a2a1c',
	red: '#d0402c',
	shade: '#8a2220',
	coffee: '#3a1a10',
	lit: '#fff6e0',
}

const at = { x: 570, y: 356, turn: 12 }

/** Idea: on the coffee branch one cherry is already a cup. */
export const serviceCoffeeHouse = scene('service-coffee-house', 'dawn', () => [
	rect(0, 0, 1200, 800, ink.sky),
	leaf(930, 150, 20, 1.2),
	leaf(250, 70, 148, 1.2),
	leaf(520, 110, -52, 1),
	group(at, line('M-30,-40C-60,-210 110,-260 130,-110C136,-70 120,-50 110,-40', ink.shade, 46)),
	line('M-40,20Q420,60 760,190T1260,470', ink.bark, 30),
	line('M-40,14Q420,54 760,182T1260,462', '#8a5a38', 9),
	leaf(330, 90, 96, 1.05),
	leaf(1010, 300, 118, 1.25),
	leaf(820, 210, 68, 0.9),
	...[
		[150, 80],
		[222, 96],
		[186, 146],
		[880, 300],
		[950, 320],
		[900, 372],
		[1120, 440],
		[1180, 500],
	].map(([x = 0, y = 0]) => cherry(x, y)),
	cup(),
])

/** From its stalk, half in light and half in shade. */
function leaf(x: number, y: number, turn: number, scale: number): string {
	return group(
		{ x, y, turn, scale },
		path('M0,0Q60,-110 190,-100Q280,-80 340,0Q270,70 180,86Q70,80 0,0z', ink.leaf),
		path('M0,0Q170,-10 340,0Q270,70 180,86Q70,80 0,0z', ink.dark),
		line('M30,0H300', ink.leaf, 5),
	)
}

function cherry(x: number, y: number): string {
	return (
		ellipse(x, y, 46, 50, ink.shade) +
		path(
			`M${x - 30},${y + 36}A46,50 0 1 1 ${x + 36},${y - 30}Q${x + 16},${y + 26} ${x - 30},${y + 36}z`,
			ink.red,
		) +
		ellipse(x - 14, y - 18, 9, 9, ink.lit)
	)
}

/** It hangs from the branch by its handle. */
function cup(): string {
	return group(
		at,
		line('M-30,-40C-46,-130 -20,-180 10,-200', ink.red, 46),
		path('M-190,-20C-190,130 -130,250 -20,270H60C170,250 220,130 220,-20z', ink.red),
		path('M60,270C170,250 220,130 220,-20H100C110,90 80,220 20,270z', ink.shade),
		ellipse(15, -20, 205, 58, ink.red),
		ellipse(15, -14, 180, 44, ink.coffee),
		path('M-150,-14A165,36 0 0 1 15,-50Q-90,-30 -110,6z', '#7a4526'),
		ellipse(-108, 90, 16, 44, ink.lit, { transform: 'rotate(-12 -108 90)' }),
	)
}
