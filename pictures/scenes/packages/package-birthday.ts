import { glow } from '#pictures/kit/paint.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { scene } from '#pictures/kit/scene.ts'
import { line } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'
import { windowWall } from '#pictures/parts/buildings/window.ts'
import { birthdaySlice } from '#pictures/parts/food/cake.ts'
import { plate } from '#pictures/parts/food/plate.ts'
import { valleyView } from '#pictures/parts/nature/view.ts'
import { bunting } from '#pictures/parts/things/bunting.ts'
import { tableTop } from '#pictures/parts/things/furniture/table.ts'
import { idCard } from '#pictures/parts/things/id-card.ts'

function confetti(colour: string, seed: number): string {
	const random = seededRandom(seed)
	let d = ''
	for (let left = 11; left > 0; left--) {
		d += `M${n(60 + random() * 1080, 0)},${n(540 + random() * 240, 0)}l${n(random() * 16 - 8, 0)},${n(random() * 6, 0)}`
	}
	return line(d, colour, 8)
}

export const packageBirthday = scene('package-birthday', 'dusk', (canvas) => [
	valleyView(canvas, { floor: 430, rise: 300, seed: 75 }),
	windowWall(canvas, {
		openings: [{ x: 180, y: 90, width: 840, height: 350, columns: 3 }],
		bottom: 530,
		wall: ['#c98f5c', '#8f5a3a'],
		frame: '#4a2b17',
	}),
	bunting(canvas, { from: [-20, 40], to: [600, 30], sag: 110, flags: 9, size: 64 }),
	bunting(canvas, { from: [600, 30], to: [1220, 40], sag: 110, flags: 9, size: 64 }),
	tableTop(canvas, { y: 510, wood: ['#a56c40', '#7d4a28', '#56301a'] }),
	confetti('#f2b36b', 2),
	confetti('#6fb3b8', 5),
	confetti('#e8719a', 9),
	glow(canvas, 573, 222, 230, 230, '#ffd27a', 0.75),
	plate(canvas, { x: 560, y: 650, radius: 290, slant: 0.32, motif: '#b8562f' }),
	birthdaySlice(canvas, { x: 560, y: 612, scale: 1.12 }),
	idCard(canvas, { x: 870, y: 722, turn: -10, scale: 0.95 }),
])
