import { camera, level, wallZ } from '#pictures/kit/camera.ts'
import { curve, points } from '#pictures/kit/curve.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { group, line, path, rect } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { mug, steam } from '#pictures/parts/food/mug.ts'
import { cocoraRidge } from '#pictures/parts/nature/cocora-ridge.ts'
import { mist } from '#pictures/parts/nature/mist.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { peak, ridge, ridgeLine, slopes } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'

const wood = { dark: '#1f120b', mid: '#3a2114', lit: '#e9a35a' }

const view = camera({
	eye: [0, 1.42, 0],
	target: [0.12, 1.12, 1.6],
	focal: 1000,
	centre: [600, 430],
})
const rail = { y: 0.98, near: 0.98, far: 1.16 }

/** Idea: the valley lies at the toes of two crossed boots. */
export const balconyCoffee = scene('balcony-coffee', 'dawn', (canvas) => [
	...valley(canvas),
	balcony(),
	cup(),
	boots(),
])

/** The valley from above: the floor with its river lies below the railing. */
function valley(canvas: Canvas): string[] {
	const { ridges, haze } = canvas.palette
	const left = ridgeLine(canvas, { base: 420, amplitude: 26, seed: 9, lift: peak(90, 190, 300) })
	const right = ridgeLine(canvas, {
		base: 470,
		amplitude: 22,
		seed: 14,
		lift: peak(1180, 200, 260),
	})
	const floor = ridgeLine(canvas, { base: 512, amplitude: 10, seed: 4, lift: slopes(620, 40, 600) })
	return [
		sky(canvas, { horizon: 400 }),
		sun(canvas, { x: 400, y: 170, radius: 50 }),
		cocoraRidge(canvas, { from: 'house', floor: 470, rise: 330, light: -1 }),
		mist(canvas, { y: 420, reach: 50, seed: 3, opacity: 0.6 }),
		ridge(canvas, left, { colour: ridges[2] }),
		ridge(canvas, right, { colour: ridges[3] }),
		ridge(canvas, floor, { colour: ridges[4] }),
		path(
			'M560,522C640,530 650,544 590,556C500,574 470,590 560,616C660,644 640,690 520,740L760,740C800,690 770,630 660,604C590,586 600,572 660,560C720,546 700,526 600,520z',
			haze,
		),
		palm(canvas, { x: 300, y: 620, height: 260, variant: 0, depth: 0.35 }),
		palm(canvas, { x: 870, y: 640, height: 300, variant: 2, depth: 0.2 }),
		palm(canvas, { x: 980, y: 680, height: 410, variant: 1, depth: 0.05 }),
	]
}

/** Railing with the crossed bars of Quindío balconies, and a post under the eaves. */
function balcony(): string {
	const { y, near, far } = rail
	let bars = ''
	for (let x = -1.2; x < 1.4; x += 0.4) {
		bars += view.stroke([x, 0.1, 1.07], [x + 0.4, 0.9, 1.07])
		bars += view.stroke([x + 0.4, 0.1, 1.07], [x, 0.9, 1.07])
	}
	return [
		view.face(level(-2, 0.2, 2, 1.3, 0), wood.mid),
		line(bars, wood.dark, 17),
		view.box([-2, y - 0.06, near], [2, y, far], {
			front: wood.dark,
			side: wood.dark,
			top: wood.lit,
		}),
		view.face(wallZ(near, -2, y - 0.085, 2, y - 0.06), wood.mid),
		rect(0, 0, 1200, 42, wood.dark),
		rect(1126, 0, 74, 800, wood.dark),
		rect(1116, 42, 12, 574, wood.lit),
	].join('')
}

function cup(): string {
	const [x, y] = view.point([-0.3, rail.y, 1.06])
	return [
		path(
			`M${n(x - 40, 0)},${n(y + 2, 0)}l76,22l152,-4L${n(x + 40, 0)},${n(y - 14, 0)}z`,
			'#a8602c',
		),
		steam({ x, y: y - 130, scale: 1.1 }),
		mug({ x, y, scale: 1.15 }),
	].join('')
}

/** Crossed boots on the rail, toes up, and the legs that end at the viewer. */
function boots(): string {
	const [x, y] = view.point([0.3, rail.y, 1.06])
	return group(
		{ x, y },
		path('M20,-8L50,24L176,20L110,-24z', '#a8602c'),
		path('M46,-14L-70,400H-250L-28,-20z', '#22384a'),
		path('M46,-14L-70,400H-112L26,-20z', '#33526b'),
		group({ x: 34, y: -22, turn: 20, scale: 0.96 }, boot('#b8672f', '#6d3519')),
		path('M-58,-10L110,400H330L36,-24z', '#2b4459'),
		path('M-58,-10L110,400H162L-30,-14z', '#4a7391'),
		group({ x: -12, y: -26, turn: -13 }, boot('#d9823f', '#7d3f1e')),
	)
}

/** A laced boot with a woollen sock, 100 wide, its heel on the origin and lit from the left. */
function boot(lit: string, shade: string): string {
	const upper = curve(
		points('-34,10 -40,-40 -52,-96 -50,-140 -28,-170 6,-176 36,-164 50,-132 48,-92 36,-40 34,10'),
	)
	return [
		path(upper, '#1c0f09', { transform: 'translate(2 -12) scale(1.1 1.04)' }),
		path(upper, lit),
		path('M12,-176C40,-172 52,-140 49,-100C44,-60 36,-30 34,10H4C10,-50 26,-120 12,-176z', shade),
		path('M-51,-122C-20,-136 20,-136 50,-120L50,-104C20,-120 -20,-120 -52,-106z', shade),
		path('M-20,-100C-8,-106 8,-106 20,-100L17,12H-17z', '#1c0f09'),
		line(
			'M-24,-92L22,-80M24,-92L-22,-80M-22,-64L21,-52M22,-64L-21,-52M-20,-36L20,-24M20,-36L-20,-24',
			'#f7e3bd',
			6,
		),
		path('M-44,-12C-20,-2 20,-2 44,-12L46,26C20,36 -20,36 -46,26z', '#fff0d2'),
		path('M-45,4C-20,14 20,14 45,4V13C20,23 -20,23 -45,13z', '#b8562f'),
	].join('')
}
