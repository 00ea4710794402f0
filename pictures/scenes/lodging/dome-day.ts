import { dots } from '#pictures/kit/dots.ts'
import { clipped } from '#pictures/kit/paint.ts'
import { scene } from '#pictures/kit/scene.ts'
import { ellipse, line, path, rect } from '#pictures/kit/shapes.ts'
import { type Point, polygon } from '#pictures/kit/svg.ts'
import { centre, icosphere } from '#pictures/parts/buildings/icosphere.ts'
import { palm } from '#pictures/parts/nature/palm.ts'
import { people } from '#pictures/parts/people/people.ts'
import { person } from '#pictures/parts/people/person.ts'

const ink = {
	sky: '#f2c27e',
	mirrored: '#8fc6cd',
	dew: '#d3e6e0',
	lit: '#fffaf0',
	half: '#dcd3bd',
	shade: '#a89f8b',
	fern: '#2f6157',
	forest: '#143730',
}

/** Idea: to wipe the dew off the dome's panes is to polish the mountain. */
export const domeDay = scene('dome-day', 'day', (canvas) => {
	const { panes, walls } = facets()
	return [
		rect(0, 0, 1200, 800, ink.sky),
		path('M0,660Q260,600 560,650H1200V800H0z', ink.fern),
		palm(canvas, { x: 96, y: 660, height: 540, variant: 1, flip: true }),
		...walls,
		clipped(
			canvas,
			path(panes, '#000'),
			rect(200, 100, 1000, 700, ink.mirrored),
			path(
				'M380,660L520,500L560,490L640,330L690,280L716,276L740,330L800,400L840,480L1000,640V800H380z',
				'#f3e2b0',
			),
			path(
				'M716,276L740,330L800,400L840,480L1000,800H690L740,560L700,470L730,400L690,340z',
				'#3f7a6a',
			),
			path('M300,560Q560,500 760,580T1100,540V800H300z', ink.fern),
			// Dew where nobody has wiped yet.
			dots(ink.dew, 26, (row) => ({ y: 150 + row * 16, size: 9, gap: 18, from: 690 - row * 5 })),
		),
		path(panes, 'none', { stroke: ink.lit, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
		path('M0,800V748Q300,700 640,740T1200,730V800z', ink.forest),
		person(canvas, {
			x: 400,
			y: 770,
			height: 360,
			pose: {
				lean: 5,
				head: -16,
				armFront: [138, 150],
				armBack: [-30, 40],
				legFront: [14, 4],
				legBack: [-8, -10],
			},
			outfit: { ...people.marta, hairStyle: 'bun', bottom: '#16324a' },
			light: -1,
		}),
		path('M498,396L548,372L562,412L512,430z', '#b8562f'),
		path('M296,650H362L354,724H304z', '#b8562f'),
		ellipse(329, 650, 33, 8, ink.lit),
		line('M298,650Q329,580 360,650', ink.forest, 4),
	]
})

/** The panes as one outline, and the walls in three tones by how they face the light on the left. */
function facets() {
	const tones: [string, string][] = [
		[ink.lit, ''],
		[ink.half, ''],
		[ink.shade, ''],
	]
	let panes = ''
	for (const corners of icosphere()) {
		const [across, up, ahead] = centre(corners)
		if (ahead < 0 || up < -0.35) continue
		const outline = polygon(corners.map(([x, y]): Point => [850 + x * 590, 680 - y * 590]))
		const isPane = Math.hypot(across + 0.28, up - 0.42) < 0.48 && up > 0.18
		if (isPane) panes += outline
		else
			(tones[across * 0.8 - up * 0.5 < -0.25 ? 0 : across < 0.45 ? 1 : 2] as [string, string])[1] +=
				outline
	}
	const walls = tones.map(([tone, d]) =>
		path(d, tone, { stroke: ink.shade, 'stroke-width': 3, 'stroke-linejoin': 'round' }),
	)
	return { panes, walls }
}
