import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'
import { silhouette } from '#pictures/parts/people/silhouette.ts'
import { luggage } from './luggage.ts'

export type JeepOptions = {
	/** The ground between the wheels. */
	x: number
	y: number
	width: number
	colour?: string
	/** Uphill or downhill, in degrees. */
	turn?: number
	/** Facing left instead of right. */
	flip?: boolean
}

/** The Willys that carries everyone and everything up the valley: rack, luggage, riders on the tailboard. */
export function jeep(canvas: Canvas, options: JeepOptions): string {
	const { x, y, width, colour = '#b63a2b', turn, flip } = options
	const id = canvas.define(`jeep ${colour}`, (id) => el('g', { id }, ...parts(canvas, colour)))
	return place(id, { x, y, scale: width / 360, turn, flip })
}

function parts(canvas: Canvas, colour: string): string[] {
	const dark = mix(colour, '#1a0d0a', 0.5)
	const bright = mix(colour, canvas.palette.light, 0.35)
	const cloth = '#e6d9b8'
	const steel = '#2a2c2b'
	return [
		el('ellipse', { cy: 2, rx: 190, ry: 12, fill: '#000', opacity: 0.3 }),
		silhouette(canvas, {
			x: -172,
			y: -50,
			height: 118,
			top: '#2f6157',
			trousers: '#3b3128',
			hat: '#f3ead2',
		}),
		el('path', { d: 'M-152,-60H38V-186H-152z', fill: '#22302e' }),
		el('path', {
			d: 'M-102,-44h0M112,-44h0',
			stroke: '#141514',
			'stroke-width': 86,
			'stroke-linecap': 'round',
		}),
		...passengers(),
		el('path', { d: 'M-158,-192H44L48,-180H-158z', fill: cloth }),
		el('path', { d: 'M-158,-180H-92V-112H-158z', fill: mix(cloth, '#8a7a55', 0.25) }),
		el('path', { d: 'M-158,-180H48V-176H-158z', fill: mix(cloth, '#5a4a30', 0.5) }),
		el('path', { d: 'M-140,-168h36v30h-36z', fill: '#7f958f' }),
		el('path', { d: 'M42,-186L56,-108M-26,-180V-112', stroke: steel, 'stroke-width': 6 }),
		el('path', { d: 'M44,-180L52,-178L64,-112H52z', fill: '#a9c3c2', opacity: 0.7 }),
		luggage(-146, 34, -204),
		el('path', {
			d: 'M-150,-192V-204M-96,-192V-204M-42,-192V-204M28,-192V-204M-158,-204H38M-158,-216H38M-158,-204V-216M38,-204V-216',
			stroke: steel,
			'stroke-width': 4,
		}),
		el('path', {
			d: 'M-160,-116H-40Q-34,-116-32,-108L-26,-76H10L20,-110H56L150,-104Q160,-102 160,-92V-62H150Q140,-88 112,-88Q84,-88 76,-56H-64Q-70,-90-102,-90Q-134,-90-140,-56H-160z',
			fill: colour,
		}),
		el('path', { d: 'M56,-110L150,-104Q158,-103 159,-96L58,-100z', fill: bright }),
		el('path', { d: 'M-160,-116H-40L-38,-108H-160z', fill: bright }),
		el('path', { d: 'M-64,-56H76L72,-44H-60z', fill: steel }),
		el('path', {
			d: 'M58,-56L70,-92H150Q172,-92 176,-66L167,-62Q162,-80 144,-80H84Q76,-80 70,-56z',
			fill: dark,
		}),
		el('path', { d: 'M-178,-58H-140V-50H-178zM160,-58H180V-46H160z', fill: steel }),
		el('path', { d: 'M66,-98H140M66,-90H100', stroke: dark, 'stroke-width': 3 }),
		el('path', { d: 'M-26,-76H10L4,-56H-22z', fill: mix(colour, '#000000', 0.35) }),
		el('circle', { cx: 161, cy: -88, r: 9, fill: '#fff0bd', stroke: steel, 'stroke-width': 3 }),
		el('path', {
			d: 'M26,-136L42,-112',
			stroke: steel,
			'stroke-width': 5,
			'stroke-linecap': 'round',
		}),
		wheel(-102),
		wheel(112),
	]
}

function passengers(): string[] {
	const heads = [
		{ x: 14, top: '#f2b36b', hat: '#f3ead2' },
		{ x: -56, top: '#3f7a8a', hat: '' },
		{ x: -78, top: '#d8a0a8', hat: '#c9a25a' },
	]
	return heads.map(({ x, top, hat }) =>
		el(
			'g',
			{ transform: `translate(${x} -112)` },
			el('path', { d: 'M-18,2Q-17,-26 0,-27Q17,-26 18,2z', fill: top }),
			el('circle', { cy: -38, r: 12, fill: '#2b1a12' }),
			el('circle', { cx: 2.5, cy: -35.5, r: 10, fill: '#a86f4c' }),
			hat
				? el('path', {
						d: 'M-21,-41Q0,-48 21,-41Q21,-38 18,-38H-18Q-21,-38-21,-41zM-11,-43Q-11,-57 0,-56Q11,-57 11,-43z',
						fill: hat,
					})
				: '',
		),
	)
}

function wheel(x: number): string {
	return el(
		'g',
		{ transform: `translate(${x} -36)` },
		el('circle', { r: 37, fill: '#1b1c1b' }),
		el('circle', {
			r: 33,
			fill: 'none',
			stroke: '#3a3c3a',
			'stroke-width': 5,
			'stroke-dasharray': '7 5',
		}),
		el('circle', { r: 19, fill: '#d8cfb4' }),
		el('circle', { r: 7, fill: '#6b645c' }),
	)
}
