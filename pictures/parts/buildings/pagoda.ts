import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'
import { railing } from './railing.ts'

export type PagodaOptions = {
	x: number
	y: number
	width: number
	/** A hanging lamp and a darker wood. */
	lit?: boolean
}

/** The open shelter of the campsite: posts, a two-tiered roof, a long table. */
export function pagoda(canvas: Canvas, { x, y, width, lit = false }: PagodaOptions): string {
	const id = canvas.define(`pagoda ${lit}`, (id) => el('g', { id }, ...parts(canvas, lit)))
	return place(id, { x, y, scale: width / 300 })
}

function parts(canvas: Canvas, lit: boolean): string[] {
	const wood = lit ? '#6b4128' : '#8f5c38'
	const back = mix(wood, '#000000', 0.45)
	const roof = lit ? '#6d3524' : '#b8562f'
	const light = mix(roof, canvas.palette.light, 0.3)
	const ribs =
		'M-30,-158L-62,-112M-12,-158L-28,-110M12,-158L28,-110M30,-158L62,-112M-60,-158L-108,-112M60,-158L108,-112'
	return [
		el('ellipse', { cy: 2, rx: 150, ry: 10, fill: '#000', opacity: 0.28 }),
		el('path', { d: 'M-126,-10H126L138,2H-138z', fill: mix(wood, '#ffffff', 0.12) }),
		el('path', { d: 'M-138,2H138V8H-138z', fill: back }),
		el('path', { d: 'M-74,-112V-8M74,-112V-8', stroke: back, 'stroke-width': 8 }),
		railing({ from: -74, to: 74, y: -10, height: 26, colour: back, gap: 12 }),
		el('path', {
			d: 'M-58,-38H58V-32H-58zM-46,-32L-52,-4M46,-32L52,-4',
			fill: wood,
			stroke: wood,
			'stroke-width': 5,
		}),
		el('path', { d: 'M-66,-20H66', stroke: mix(wood, '#000000', 0.2), 'stroke-width': 6 }),
		lit
			? el('circle', { cy: -84, r: 9, fill: '#ffe6a6' }) +
				el('path', { d: 'M0,-112V-92', stroke: back, 'stroke-width': 2 })
			: '',
		el('path', { d: 'M-122,-114V0M122,-114V0', stroke: wood, 'stroke-width': 11 }),
		el('path', { d: 'M-122,-84l26,-28M122,-84l-26,-28', stroke: wood, 'stroke-width': 6 }),
		el('path', { d: 'M-150,-104H150L146,-116H-146z', fill: back }),
		el('path', { d: 'M-160,-108L-70,-160H70L160,-108Q0,-118-160,-108z', fill: roof }),
		el('path', { d: 'M20,-160H70L160,-108Q110,-113 60,-114z', fill: light, opacity: 0.8 }),
		el('path', { d: ribs, stroke: back, 'stroke-width': 2, opacity: 0.5 }),
		el('path', { d: 'M-44,-160V-176H44V-160z', fill: back }),
		el('path', { d: 'M-72,-172L0,-222L72,-172Q0,-180-72,-172z', fill: roof }),
		el('path', { d: 'M0,-222L72,-172Q50,-176 26,-177z', fill: light, opacity: 0.8 }),
		el('path', { d: 'M0,-232V-220', stroke: back, 'stroke-width': 5, 'stroke-linecap': 'round' }),
	]
}
