import { mix } from '#pictures/kit/colour.ts'
import { dots } from '#pictures/kit/dots.ts'
import { scene } from '#pictures/kit/scene.ts'
import { rect } from '#pictures/kit/shapes.ts'
import { parrot } from '#pictures/parts/nature/animals/bird.ts'
import { grass } from '#pictures/parts/nature/grass.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { peak, ridge, ridgeLine } from '#pictures/parts/nature/ridge.ts'
import { sky, sun } from '#pictures/parts/nature/sky.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'

/** Idea: under the palms people are the smallest thing that lives. */
export const waxPalms = scene('wax-palms', 'dawn', (canvas) => {
	const { ridges, haze, ground } = canvas.palette
	const far = ridgeLine(canvas, {
		base: 690,
		amplitude: 50,
		frequency: 3,
		seed: 5,
		lift: peak(520, 120, 200),
	})
	const hill = ridgeLine(canvas, {
		base: 800,
		amplitude: 24,
		frequency: 3,
		seed: 8,
		lift: peak(120, 60, 220),
	})
	const near = ridgeLine(canvas, { base: 915, amplitude: 14, frequency: 3, seed: 12 })
	// Trunks converge overhead, as seen by a person who stands among them and looks up.
	const tall = (x: number, y: number, height: number, variant: number, depth: number) =>
		palm(canvas, { x, y, height, variant, depth, lean: (400 - x) / 110 })
	return [
		sky(canvas, { horizon: 800 }),
		sun(canvas, { x: 455, y: 545, radius: 62 }),
		ridge(canvas, far, { colour: ridges[0] }),
		tall(60, 800, 360, 0, 0.62),
		tall(330, 820, 330, 1, 0.62),
		tall(560, 820, 380, 0, 0.62),
		tall(700, 815, 320, 1, 0.62),
		dots(haze, 9, (row) => ({ y: 690 + row * 13, size: 5 + row * 2.6, gap: 26 })),
		rect(0, 800, 800, 100, haze),
		tall(170, hill(170) + 12, 540, 2, 0.36),
		tall(640, hill(640) + 12, 500, 1, 0.36),
		tall(770, hill(770) + 8, 560, 0, 0.36),
		ridge(canvas, hill, { colour: mix(ridges[3], haze, 0.15) }),
		dots(haze, 8, (row) => ({ y: 838 + row * 9, size: 3 + row * 2.2, gap: 18 })),
		rect(0, 905, 800, 40, haze),
		tall(310, near(310) + 8, 690, 1, 0.1),
		tall(550, near(550) + 10, 800, 2, 0.05),
		tall(90, near(90) + 14, 800, 0, 0),
		tall(720, near(720) + 14, 640, 1, 0),
		ridge(canvas, near, { colour: ground }),
		grass(canvas, { line: near, depth: 80, count: 70, seed: 3, size: 26, colour: '#2a5a4d' }),
		silhouette(canvas, { x: 420, y: 944, height: 62, top: '#b8562f', trousers: '#0c241f' }),
		silhouette(canvas, { x: 448, y: 946, height: 54, top: '#f2d9a8', trousers: '#0c241f' }),
		parrot(canvas, { x: 455, y: 352, size: 116, turn: -8 }),
		parrot(canvas, { x: 235, y: 430, size: 84, wings: 'down', turn: -4 }),
		parrot(canvas, { x: 395, y: 468, size: 70, wings: 'down', turn: -12 }),
		parrot(canvas, { x: 245, y: 545, size: 54, turn: -6 }),
	]
})
