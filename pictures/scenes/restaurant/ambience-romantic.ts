import { contactShadow, linear } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { rect } from '#pictures/kit/shapes.ts'
import { fireplace } from '#pictures/parts/buildings/fireplace.ts'
import { beams, dimCorners, floor } from '#pictures/parts/buildings/room.ts'
import { wineGlass } from '#pictures/parts/food/wine-glass.ts'
import { candle } from '#pictures/parts/things/candle.ts'
import { chair } from '#pictures/parts/things/furniture/chair.ts'
import { roundTable } from '#pictures/parts/things/furniture/round-table.ts'
import { vase } from '#pictures/parts/things/pots/vase.ts'

export const ambienceRomantic = scene('ambience-romantic', 'night', (canvas) => [
	rect(0, 0, 800, 720, linear(canvas, 'right', [0, '#3a2013'], [0.5, '#6b3f22'], [1, '#3a2013'])),
	floor(canvas, { y: 700 }),
	fireplace(canvas, { x: 400, y: 704, scale: 1.08 }),
	beams(canvas, { y: 110, count: 5 }),
	candle(canvas, { x: 200, y: 326, scale: 0.5 }),
	vase(canvas, { x: 590, y: 326, scale: 0.6 }),
	chair({ x: 120, y: 930, scale: 1.15, wood: '#a5683c' }),
	chair({ x: 680, y: 930, scale: 1.15, flip: true, wood: '#a5683c' }),
	contactShadow(400, 960, 250, 30, 0.6),
	roundTable(canvas, { x: 400, y: 740, radius: 215, drop: 210 }),
	candle(canvas, { x: 400, y: 736, scale: 1 }),
	wineGlass(canvas, { x: 300, y: 748, scale: 0.95 }),
	wineGlass(canvas, { x: 500, y: 748, scale: 0.95 }),
	dimCorners(canvas),
])
