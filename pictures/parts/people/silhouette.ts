import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

type Pose = 'stand' | 'walk' | 'sit' | 'wave'

export type SilhouetteOptions = {
	/** The feet (sitting: the ground under the seat). */
	x: number
	y: number
	/** Standing height, whatever the pose. */
	height: number
	pose?: Pose
	top?: string
	trousers?: string
	skin?: string
	hair?: string
	hat?: string
	/** Facing left instead of right. */
	flip?: boolean
}

type Limbs = {
	far: string
	near: string
	farArm: string
	nearArm: string
	body: string
	head: readonly [number, number]
}

const upright = 'M-9,-79Q-9,-83-4,-83H4Q9,-83 9,-79L8,-46H-9z'
const poses: Record<Pose, Limbs> = {
	stand: {
		far: 'M4,-48L5,-26L5,-3h4',
		near: 'M-4,-48L-4,-26L-5,-3h4',
		farArm: 'M7,-77L11,-62L8,-48',
		nearArm: 'M-7,-77L-11,-62L-9,-47',
		body: upright,
		head: [0, -91],
	},
	wave: {
		far: 'M4,-48L5,-26L5,-3h4',
		near: 'M-4,-48L-4,-26L-5,-3h4',
		farArm: 'M7,-78L18,-84L20,-100',
		nearArm: 'M-7,-77L-11,-62L-9,-47',
		body: upright,
		head: [0, -91],
	},
	walk: {
		far: 'M-1,-48L-4,-27L-14,-7l3,4',
		near: 'M1,-48L9,-27L9,-3h5',
		farArm: 'M2,-77L-6,-63L-9,-52',
		nearArm: 'M0,-77L6,-63L15,-57',
		body: 'M-8,-78Q-7,-83-2,-83H5Q10,-82 9,-77L8,-46H-9z',
		head: [4, -91],
	},
	sit: {
		far: 'M0,-26L18,-29L22,-3h5',
		near: 'M0,-25L16,-26L15,-3h5',
		farArm: 'M5,-54L14,-44L20,-38',
		nearArm: 'M3,-54L8,-40L18,-36',
		body: 'M-6,-55Q-5,-61 0,-61H6Q11,-60 10,-54L7,-21H-10z',
		head: [7, -69],
	},
}

/** A person in a few strokes: a calm silhouette rather than a portrait. */
export function silhouette(canvas: Canvas, options: SilhouetteOptions): string {
	const { x, y, height, pose = 'stand', top = '#b8562f', trousers = '#2b3f52', flip } = options
	const { skin = '#a86f4c', hair = '#2b1a12', hat = '' } = options
	const { far, near, farArm, nearArm, body, head } = poses[pose]
	const [cx, cy] = head
	const limb = (d: string, stroke: string, width: number) =>
		el('path', {
			d,
			fill: 'none',
			stroke,
			'stroke-width': width,
			'stroke-linecap': 'round',
			'stroke-linejoin': 'round',
		})
	const sleeve = mix(top, '#000000', 0.16)
	const hand = (arm: string) => limb(`M${arm.slice(arm.lastIndexOf('L') + 1)}h0`, skin, 5.6)
	const id = canvas.define(`silhouette ${pose} ${top} ${trousers} ${skin} ${hair} ${hat}`, (id) =>
		el(
			'g',
			{ id },
			limb(farArm, sleeve, 5.5) + hand(farArm) + limb(far, trousers, 8) + limb(near, trousers, 8.5),
			limb(`M${cx - 1},${cy + 4}v6`, skin, 5),
			el('path', { d: body, fill: top }),
			el('circle', { cx: cx - 0.8, cy: cy - 0.8, r: 7, fill: hair }),
			el('circle', { cx: cx + 1.4, cy: cy + 1.4, r: 5.6, fill: skin }),
			limb(nearArm, sleeve, 5.8) + hand(nearArm),
			hat
				? el('path', {
						d: `M${cx - 13},${cy - 3}q13,-5 26,0q1,1.4-1,1.6h-24q-2,-.2-1,-1.6zM${cx - 7},${cy - 4}q0,-8 4,-7.5q3,1 6,0q4,-.5 4,7.5z`,
						fill: hat,
					})
				: '',
		),
	)
	return place(id, { x, y, scale: height / 100, flip })
}
