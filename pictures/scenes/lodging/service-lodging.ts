import { scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { palmsAt } from '#pictures/parts/nature/palm.ts'

const ink = {
	sky: '#51506f',
	wall: '#4a251a',
	seam: '#35180f',
	roof: '#1c0f10',
	light: '#ffcc68',
	dark: '#7a3418',
	ground: '#152a2e',
	spill: '#c98a3f',
	white: '#fff3d6',
}

/** Idea: one roof, and behind each window of the cabin another evening. */
export const serviceLodging = scene('service-lodging', 'dusk', (canvas) => [
	rect(0, 0, 1200, 800, ink.sky),
	line('M1060,60h0M1150,150h0M960,50h0M1110,260h0', ink.white, 7),
	palmsAt(canvas, [[1110, 760, 500]]),
	rect(0, 740, 1200, 60, ink.ground),
	path('M-20,800V-20H420L960,340V760z', ink.wall),
	line('M0,90H560M0,600H956', ink.seam, 6),
	path('M330,-80H440L1112,368L1066,411z', ink.roof),
	window(110, 120, 240, 250, pillowFight()),
	window(440, 180, 200, 190, tiple()),
	window(40, 480, 250, 230, cook()),
	window(370, 480, 250, 230, toast()),
	path('M-20,404H960V436H-20z', ink.roof),
	path('M720,480H890V760H720z', ink.light),
	path('M720,752H890L1180,800H690z', ink.spill),
	host(),
	guest(),
])

/** What happens behind a window, around the middle of its sill; its bars stand before it. */
function window(x: number, y: number, width: number, height: number, ...inside: string[]): string {
	const [middle, foot] = [x + width / 2, y + height]
	return [
		rect(x, y, width, height, ink.light),
		group({ x: middle, y: foot }, ...inside),
		line(`M${middle},${y}V${foot}M${x},${y + height * 0.36}H${x + width}`, ink.roof, 8),
		rect(x, y, width, height, 'none', { stroke: ink.roof, 'stroke-width': 16 }),
	].join('')
}

function head(x: number, y: number, size: number): string {
	return ellipse(x, y, size, size * 1.1, ink.dark)
}

function pillowFight(): string {
	return [
		line('M-64,-6L-56,-90L-10,-150M56,-6L62,-76L96,-120M60,-80L22,-104', ink.dark, 34),
		head(-62, -140, 27),
		head(66, -122, 25),
		path('M-40,-226L20,-236L34,-176L-26,-164z', ink.white),
		path('M-26,-130L30,-124L24,-84L-30,-90z', ink.white),
	].join('')
}

function tiple(): string {
	return [
		path('M-70,0C-70,-90 -40,-112 -10,-112C20,-110 44,-80 50,0z', ink.dark),
		head(-14, -142, 26),
		ellipse(6, -44, 44, 34, ink.white),
		line('M30,-60L92,-118', ink.white, 13),
		line('M-44,-84L-34,-44L4,-40M30,-84L64,-66L74,-96', ink.dark, 19),
	].join('')
}

/** An arepa in the air over the pan. */
function cook(): string {
	return [
		path('M-96,0C-96,-90 -84,-120 -54,-122C-24,-120 -10,-90 -8,0z', ink.dark),
		head(-52, -152, 28),
		line('M-30,-94L20,-70L46,-84', ink.dark, 22),
		line('M40,-80H112', ink.roof, 16),
		ellipse(80, -160, 32, 13, ink.white, { transform: 'rotate(-24 80 -160)' }),
	].join('')
}

function toast(): string {
	return [
		path(
			'M-110,0C-110,-70 -96,-100 -72,-100C-46,-98 -36,-70 -34,0zM40,0C42,-70 52,-98 76,-98C100,-96 112,-70 112,0z',
			ink.dark,
		),
		head(-70, -128, 25),
		head(74, -126, 25),
		line('M-50,-76L-14,-108M54,-74L18,-104', ink.dark, 18),
		path('M-22,-146H-4L-7,-106H-19zM6,-142H24L21,-102H9z', ink.white),
	].join('')
}

/** Arms wide in the door. */
function host(): string {
	return group(
		{ x: 800, y: 760 },
		path('M-34,0L-24,-110C-34,-160 -26,-184 0,-186C26,-184 34,-160 24,-110L34,0z', ink.dark),
		head(0, -216, 25),
		line('M-22,-166L-54,-190L-60,-226M22,-166L54,-190L60,-226', ink.dark, 18),
	)
}

/** Arrives with a pack; the door lights one edge. */
function guest(): string {
	return group(
		{ x: 1010, y: 790 },
		path(
			'M-40,0L-6,-92L34,-4H58L24,-96L14,-190C-10,-204 -30,-190 -34,-160L-32,-96L-62,-6z',
			ink.roof,
		),
		path('M14,-196C52,-204 68,-176 64,-110Q40,-94 16,-100z', '#2b6d74'),
		ellipse(-12, -226, 26, 29, ink.roof),
		line('M-24,-160L-58,-196L-70,-240', ink.roof, 18),
		path(
			'M-34,-160L-32,-96L-62,-6H-40L-14,-96L-20,-186C-28,-182 -33,-172 -34,-160zM-36,-236L-28,-248Q-18,-226 -22,-202L-34,-208z',
			ink.light,
		),
	)
}
