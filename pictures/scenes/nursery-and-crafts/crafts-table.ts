import { contactShadow, glow } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { windowWall } from '#pictures/parts/buildings/window.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { sombrero } from '#pictures/parts/people/hat.ts'
import { mochila } from '#pictures/parts/things/bag.ts'
import { tableTop } from '#pictures/parts/things/furniture/table.ts'
import { basket } from '#pictures/parts/things/pots/basket.ts'
import { clayPot } from '#pictures/parts/things/pots/clay-pot.ts'
import { toyJeep } from '#pictures/parts/things/toy-jeep.ts'

export const craftsTable = scene('crafts-table', 'day', (canvas) => [
	valleyView(canvas, { floor: 260, rise: 220, seed: 61 }),
	windowWall(canvas, {
		openings: [
			{ x: 90, y: 50, width: 300, height: 240 },
			{ x: 810, y: 50, width: 300, height: 240 },
		],
		bottom: 480,
	}),
	tableTop(canvas, { y: 460 }),
	glow(canvas, 560, 600, 620, 120, '#ffe2a8', 0.4),
	contactShadow(canvas, 250, 520, 130, 24, 0.5),
	mochila(canvas, { x: 240, y: 520, scale: 1.15 }),
	contactShadow(canvas, 900, 530, 200, 26, 0.5),
	clayPot(canvas, { x: 850, y: 526, scale: 1.3 }),
	clayPot(canvas, { x: 990, y: 536, form: 'jug' }),
	contactShadow(canvas, 570, 540, 190, 26, 0.5),
	basket(canvas, { x: 570, y: 530, scale: 1.5, filling: 'wool', handle: true }),
	contactShadow(canvas, 336, 706, 190, 26, 0.5),
	sombrero(canvas, { x: 320, y: 664, scale: 1.25 }),
	contactShadow(canvas, 716, 724, 200, 24, 0.5),
	toyJeep(canvas, { x: 710, y: 722, scale: 1.05 }),
	contactShadow(canvas, 1040, 712, 120, 20, 0.5),
	clayPot(canvas, { x: 1030, y: 706, form: 'bowl', clay: ['#8fb3b0', '#4f7f8c', '#274a56'] }),
])
