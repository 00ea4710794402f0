import { curve, points } from '#pictures/kit/curve.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { el, n } from '#pictures/kit/svg.ts'

const shade = '#4a2413'
const ware = { lit: '#fff8e8', shade: '#d9c6a4', line: '#2f6157' }

/** Idea: the window's cross lies over the table, and two hands are busy in its light. Seen from above. The sun comes low from the upper left, through a window. */
export const breakfast = scene('breakfast', 'dawn', () => [
	table(),
	basket(250, 190),
	fruit(965, 205),
	jug(560, 120),
	plateOfEggs(455, 480),
	cup(835, 505),
	arepaHand(),
	windowShadow(),
])

function table(): string {
	let seams = ''
	for (let at = -900; at < 1700; at += 150) seams += `M${at},-100l420,1000`
	return rect(0, 0, 1200, 800, '#d9965a') + line(seams, '#b8743e', 5)
}

/** The shadow of a round thing of this height. */
function cast(x: number, y: number, radius: number, height: number): string {
	const [dx, dy] = [height, height * 0.72]
	const [ax, ay] = [radius * 0.58, -radius * 0.81]
	return path(
		`M${n(x + ax)},${n(y + ay)}l${n(dx)},${n(dy)}a${n(radius)},${n(radius)} 0 0 1 ${n(-2 * ax)},${n(-2 * ay)}l${n(-dx)},${n(-dy)}z`,
		shade,
		{ opacity: 0.55 },
	)
}

/** A disc with its far side from the light in shade. */
function disc(
	x: number,
	y: number,
	radius: number,
	lit: string,
	dark: string,
	share = 0.2,
): string {
	const reach = radius * share
	return (
		ellipse(x, y, radius, radius, dark) +
		path(
			`M${n(x - radius * 0.58)},${n(y + radius * 0.81)}A${n(radius)},${n(radius)} 0 1 1 ${n(x + radius * 0.81)},${n(y - radius * 0.58)}Q${n(x + radius * 0.62 - reach)},${n(y + radius * 0.62 - reach)} ${n(x - radius * 0.58)},${n(y + radius * 0.81)}z`,
			lit,
		)
	)
}

function plate(x: number, y: number, radius: number): string {
	return [
		cast(x, y, radius, 26),
		ellipse(x, y, radius, radius, ware.lit),
		ellipse(x, y, radius * 0.93, radius * 0.93, 'none', { stroke: ware.line, 'stroke-width': 5 }),
		ellipse(x, y, radius * 0.74, radius * 0.74, ware.shade),
		ellipse(x + 6, y + 6, radius * 0.72, radius * 0.72, ware.lit),
	].join('')
}

function plateOfEggs(x: number, y: number): string {
	const random = seededRandom(7)
	const blobs = Array.from({ length: 16 }, () => {
		const turn = random() * Math.PI * 2
		const far = Math.sqrt(random()) * 62
		return {
			x: 66 + Math.cos(turn) * far,
			y: -44 + Math.sin(turn) * far * 0.9,
			r: 22 + random() * 12,
		}
	})
	const bits = (colour: string, count: number) => {
		let d = ''
		for (let index = 0; index < count; index++) {
			d += `M${n(66 + (random() - 0.5) * 130, 0)},${n(-44 + (random() - 0.5) * 110, 0)}l${n(8 + random() * 6, 0)},${n((random() - 0.5) * 10, 0)}`
		}
		return line(d, colour, 9)
	}
	return [
		plate(x, y, 205),
		group(
			{ x, y },
			...blobs.map((blob) => ellipse(blob.x + 5, blob.y + 6, blob.r, blob.r * 0.86, '#c9871f')),
			...blobs.map((blob) => ellipse(blob.x, blob.y, blob.r, blob.r * 0.86, '#ffd35c')),
			bits('#d8402c', 9),
			bits('#3f8a4c', 8),
		),
	].join('')
}

/** An arepa with a slab of cheese, and the hand that breaks it. */
function arepaHand(): string {
	const arepa = curve(
		points('-92,0 -84,-48 -46,-84 4,-92 52,-78 84,-44 92,2 80,48 44,82 -4,92 -52,78 -84,44'),
	)
	return [
		group(
			{ x: 372, y: 560 },
			path(arepa, shade, { transform: 'translate(20 16)', opacity: 0.5 }),
			path(arepa, '#c98a3c'),
			path(arepa, '#f6dfa4', { transform: 'translate(-3 -4) scale(.95)' }),
			line('M-60,-20L30,-70M-66,16L62,-54M-50,52L74,-16M-10,74L72,28', '#b06a24', 11),
			path('M-44,-40L34,-56L52,20L-26,40z', '#d9cba8', { transform: 'translate(8 8)' }),
			path('M-44,-40L34,-56L52,20L-26,40z', '#fffdf4'),
		),
		path('M-40,800L-60,640L210,560L276,676L120,820z', shade, {
			opacity: 0.45,
			transform: 'translate(34 26)',
		}),
		path('M-60,830V640C20,640 80,620 120,592L196,700C150,760 90,810 20,840z', '#2f6157'),
		path('M196,700C150,760 90,810 20,840L-20,830C60,790 130,730 168,660z', '#1c443c'),
		line('M104,600L182,712', '#f4ead2', 12),
		path('M116,604C150,580 190,556 226,548L280,640C250,670 214,690 186,704z', '#d0915f'),
		path('M186,704C214,690 250,670 280,640L264,610C236,648 200,672 168,682z', '#9c5c36'),
		line('M262,636L322,648', '#9c5c36', 28),
		line('M258,612L334,614', '#d0915f', 28),
		line('M262,628L330,630', '#9c5c36', 5),
		line('M246,586L336,578', '#d0915f', 29),
		line('M258,601L332,595', '#9c5c36', 5),
		line('M236,562C262,518 288,504 318,508', '#d0915f', 31),
		line('M252,572C272,538 292,524 314,524', '#9c5c36', 5),
	].join('')
}

/** Coffee in a cup lifted off its saucer by a hand from the right. */
function cup(x: number, y: number): string {
	return [
		cast(x, y, 118, 18),
		ellipse(x, y, 118, 118, ware.lit),
		ellipse(x, y, 106, 106, 'none', { stroke: '#b8562f', 'stroke-width': 5 }),
		cast(x + 6, y + 2, 76, 78),
		path('M1260,700L1250,440L1080,452L1060,540L1180,760z', shade, {
			opacity: 0.5,
			transform: 'translate(6 70)',
		}),
		path(
			'M1240,700V440C1180,440 1120,446 1076,458L1066,566C1120,600 1190,640 1240,700z',
			'#b8562f',
		),
		path('M1066,566C1120,600 1190,640 1240,700V640C1180,590 1120,560 1070,530z', '#7d3519'),
		line('M1076,456L1064,570', '#fff0cf', 12),
		line(
			`M${x + 66},${y - 16}C${x + 122},${y - 36} ${x + 128},${y + 42} ${x + 70},${y + 28}`,
			ware.shade,
			18,
		),
		path('M1074,470C1030,458 990,462 962,482L956,540C990,566 1030,570 1066,558z', '#a5683f'),
		path('M1066,558C1030,570 990,566 956,540L960,522C996,546 1032,550 1068,540z', '#6d4028'),
		line('M966,542L922,548', '#6d4028', 26),
		line('M968,520L918,526', '#a5683f', 27),
		line('M966,534L920,541', '#6d4028', 5),
		line('M970,496L922,502', '#a5683f', 28),
		line('M968,510L922,516', '#6d4028', 5),
		line('M976,484C950,458 924,452 900,462', '#a5683f', 27),
		disc(x, y, 78, ware.lit, ware.shade, 0.12),
		ellipse(x, y, 66, 66, '#7a451f'),
		ellipse(x + 4, y + 4, 62, 62, '#4a2413'),
		path(
			`M${x - 40},${y + 34}C${x - 64},${y - 16} ${x - 20},${y - 66} ${x + 34},${y - 50}C${x - 8},${y - 46} ${x - 44},${y - 14} ${x - 40},${y + 34}z`,
			'#a8662f',
		),
	].join('')
}

function basket(x: number, y: number): string {
	const rolls = [
		[-62, -40],
		[10, -66],
		[74, -22],
		[-74, 38],
		[0, 10],
		[60, 56],
		[-12, 78],
	] as const
	let weave = ''
	for (let step = 0; step < 28; step++) {
		const turn = (step / 28) * Math.PI * 2
		weave += `M${n(Math.cos(turn) * 134, 0)},${n(Math.sin(turn) * 134, 0)}L${n(Math.cos(turn + 0.16) * 158, 0)},${n(Math.sin(turn + 0.16) * 158, 0)}`
	}
	return [
		cast(x, y, 160, 58),
		group(
			{ x, y },
			ellipse(0, 0, 160, 160, '#8a5a2a'),
			line(weave, '#d9a860', 12),
			ellipse(0, 0, 132, 132, '#5a3418'),
			path('M-128,30L-60,-118L118,-60L96,96L-30,128z', '#f4ead2'),
			...rolls.map(
				([dx, dy]) => cast(dx, dy, 40, 18) + disc(dx, dy, 42, '#f0b24e', '#b8701f', 0.25),
			),
		),
	].join('')
}

/** Half a papaya and slices of orange on a plate. */
function fruit(x: number, y: number): string {
	const orange = (dx: number, dy: number, r: number) =>
		group(
			{ x: dx, y: dy },
			cast(0, 0, r, 12),
			ellipse(0, 0, r, r, '#f08a24'),
			ellipse(0, 0, r * 0.84, r * 0.84, '#ffe2a0'),
			line(
				Array.from({ length: 8 }, (_, index) => {
					const turn = (index / 8) * Math.PI * 2 + 0.2
					return `M${n(Math.cos(turn) * r * 0.3)},${n(Math.sin(turn) * r * 0.3)}L${n(Math.cos(turn) * r * 0.62)},${n(Math.sin(turn) * r * 0.62)}`
				}).join(''),
				'#f7a238',
				r * 0.34,
			),
		)
	const papaya = curve(points('-98,0 -86,-40 -40,-58 20,-52 74,-32 98,0 74,32 20,52 -40,58 -86,40'))
	let seeds = ''
	for (let index = 0; index < 16; index++) {
		seeds += `M${-52 + (index % 8) * 13},${n(-8 + Math.floor(index / 8) * 15 + (index % 3) * 3, 0)}h0`
	}
	return [
		plate(x, y, 168),
		group(
			{ x: x - 20, y: y - 16, turn: -28 },
			path(papaya, shade, { transform: 'translate(10 24)', opacity: 0.5 }),
			path(papaya, '#4f8a3c'),
			path(papaya, '#f4803c', { transform: 'scale(.93)' }),
			path(papaya, '#c9541f', { transform: 'scale(.62 .46)' }),
			line(seeds, '#241a17', 11),
		),
		orange(x + 62, y + 76, 50),
		orange(x + 108, y - 2, 42),
	].join('')
}

/** An olleta with the whisk that froths chocolate standing in it. */
function jug(x: number, y: number): string {
	return [
		cast(x, y, 82, 120),
		line(`M${x - 60},${y - 50}L${x - 150},${y - 104}`, '#4a2a17', 26),
		line(`M${x - 60},${y - 54}L${x - 146},${y - 106}`, '#8a5630', 10),
		disc(x, y, 84, '#d9b06a', '#8a6428', 0.14),
		ellipse(x, y, 70, 70, '#3a1c10'),
		ellipse(x + 5, y + 5, 64, 64, '#6b3a20'),
		ellipse(x - 8, y - 6, 30, 26, '#a8713f'),
		line(`M${x - 6},${y - 4}L${x + 118},${y - 96}`, shade, 16, {
			opacity: 0.5,
			transform: 'translate(26 40)',
		}),
		line(`M${x - 6},${y - 4}L${x + 118},${y - 96}`, '#e0b277', 17),
		line(`M${x + 6},${y - 4}L${x + 122},${y - 90}`, '#a5713f', 6),
	].join('')
}

/** The frame of the window keeps the sun off all but four panes of light. */
function windowShadow(): string {
	const pane = (u: number, v: number) => {
		const at = (a: number, b: number) =>
			`${n(46 + a * 1.1 + b * 0.3, 0)},${n(-84 + b * 0.98 - a * 0.06, 0)}`
		const [w, h] = [400, 400]
		return `M${at(u, v)}L${at(u + w, v)}L${at(u + w, v + h)}L${at(u, v + h)}z`
	}
	return el('path', {
		d: `M0,0H1200V800H0z${pane(0, 0)}${pane(450, 0)}${pane(0, 450)}${pane(450, 450)}`,
		fill: '#3a1426',
		'fill-rule': 'evenodd',
		opacity: 0.5,
	})
}
