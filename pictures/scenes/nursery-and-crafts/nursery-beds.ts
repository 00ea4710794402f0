import { curve } from '#pictures/kit/curve.ts'
import { place } from '#pictures/kit/place.ts'
import { seededRandom } from '#pictures/kit/random.ts'
import { type Canvas, scene } from '#pictures/kit/scene.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { el, type Point } from '#pictures/kit/svg.ts'

const ink = {
	soil: '#4a2a1c',
	shade: '#2b160f',
	path: '#c98a52',
	leaf: '#7db04a',
	deep: '#2f6b4c',
	purple: '#7a3550',
	gold: '#f0a830',
	straw: '#fbeecb',
	strawShade: '#d2b178',
	red: '#c8502f',
}

/** The bands of the weave, from the top: what grows in each, how far apart, how wide it is. */
const rows = [
	{ plant: 'carrot', gap: 66, y: -66 },
	{ plant: 'onion', gap: 58, y: 40 },
	{ plant: 'lettuce', gap: 122, y: 158 },
	{ plant: 'marigold', gap: 56, y: 270 },
	{ plant: 'cabbage', gap: 132, y: 386 },
	{ plant: 'carrot', gap: 66, y: 506 },
	{ plant: 'lettuce', gap: 122, y: 620 },
	{ plant: 'onion', gap: 58, y: 738 },
	{ plant: 'cabbage', gap: 132, y: 858 },
] as const

/** Idea: from the air the kitchen garden is a woven ruana, and the gardener's hat its only button. */
export const nurseryBeds = scene('nursery-beds', 'day', (canvas) => {
	const random = seededRandom(5)
	const bands = rows.map(({ plant, gap, y }) => {
		const spots = Array.from({ length: Math.ceil(1500 / gap) }, (_, index) => ({
			x: -160 + index * gap,
			y,
			turn: plant === 'onion' ? (index % 2 ? 24 : -24) : random() * 360,
			scale: 0.9 + random() * 0.2,
		}))
		const id = canvas.define(plant, (id) => el('g', { id }, plants[plant]()))
		const shadow = canvas.define(`${plant} shadow`, (id) =>
			el('g', { id }, path(outlines[plant], ink.shade)),
		)
		return (
			spots.map((at) => place(shadow, { ...at, x: at.x + 16, y: at.y + 20 })).join('') +
			spots.map((at) => place(id, at)).join('')
		)
	})
	return [
		rect(0, 0, 1200, 800, ink.soil),
		group(
			{ x: 60, y: 90, turn: -14 },
			line('M-300,98H1500M-300,330H1500M-300,562H1500M-300,798H1500', ink.path, 30),
			...bands,
		),
		gardener(canvas),
	]
})

/** A scalloped round of leaves. */
function rosette(radius: number, leaves: number, depth: number): string {
	const outline = Array.from({ length: leaves * 2 }, (_, step): Point => {
		const turn = (Math.PI * step) / leaves
		const reach = step % 2 ? radius * (1 - depth) : radius
		return [Math.cos(turn) * reach, Math.sin(turn) * reach]
	})
	return curve(outline)
}

const outlines = {
	lettuce: rosette(56, 9, 0.2),
	cabbage: rosette(60, 6, 0.14),
	marigold: rosette(25, 8, 0.24),
	carrot: 'M0,-40L10,-12L34,-24L16,0L40,20L10,12L0,42L-10,12L-38,22L-16,0L-36,-20L-10,-12z',
	onion: 'M-8,44L-14,-40L-4,-14L4,-48L10,-14L22,-36L10,44z',
}

const plants = {
	lettuce: () =>
		path(outlines.lettuce, ink.leaf) +
		path(rosette(34, 7, 0.24), ink.deep) +
		path(rosette(24, 6, 0.26), ink.leaf),
	cabbage: () =>
		path(outlines.cabbage, ink.purple) +
		path(rosette(38, 5, 0.16), '#a8566e') +
		path(rosette(20, 5, 0.2), ink.purple),
	marigold: () => path(outlines.marigold, ink.gold) + ellipse(0, 0, 9, 9, ink.red),
	carrot: () => path(outlines.carrot, ink.deep) + ellipse(0, 0, 12, 12, ink.gold),
	onion: () => path(outlines.onion, '#9fc9a0'),
}

/** Bent over a row: a hat, shoulders, two arms, and a lettuce that was just picked. */
function gardener(canvas: Canvas): string {
	const lettuce = canvas.define('lettuce', (id) => el('g', { id }, plants.lettuce()))
	return [
		path('M700,700L900,520L1010,560L1000,800H720z', ink.shade, { opacity: 0.7 }),
		path('M640,800C630,640 700,540 790,540C880,540 960,640 950,800z', '#2b6d74'),
		path('M800,540C880,544 960,640 950,800H840C880,700 860,600 800,540z', '#1b474c'),
		line('M680,610L560,570L500,470M900,610L900,470L800,380', ink.shade, 50, {
			transform: 'translate(30 40)',
			opacity: 0.7,
		}),
		line('M680,610L560,570', '#2b6d74', 66),
		line('M900,610L910,480', '#1b474c', 66),
		line('M548,560L500,470M908,470L800,392', '#8a4e34', 38),
		place(lettuce, { x: 470, y: 420, scale: 1.1 }),
		line('M500,470L488,440', '#8a4e34', 38),
		ellipse(816, 606, 150, 140, ink.shade, { opacity: 0.7 }),
		ellipse(780, 560, 150, 140, ink.straw),
		path('M880,456A150,140 0 1 1 676,662C780,680 890,590 880,456z', ink.strawShade),
		ellipse(780, 556, 78, 72, ink.shade),
		ellipse(778, 550, 72, 66, ink.straw),
		path('M820,496A72,66 0 1 1 728,598C790,606 830,560 820,496z', ink.strawShade),
	].join('')
}
