import { mix } from '#pictures/kit/colour.ts'
import { place } from '#pictures/kit/place.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { el } from '#pictures/kit/svg.ts'

export type TentOptions = {
	/** The ground under the middle of the tent. */
	x: number
	y: number
	width: number
	colour?: string
	kind?: 'ridge' | 'round'
	/** A lamp inside makes the cloth glow. */
	lit?: boolean
	flip?: boolean
}

export function tent(canvas: Canvas, options: TentOptions): string {
	const { x, y, width, colour = '#d9774a', kind = 'ridge', lit = false, flip } = options
	const id = canvas.define(`tent ${kind} ${colour} ${lit}`, (id) =>
		el('g', { id }, ...(kind === 'ridge' ? ridgeTent : roundTent)(canvas, colour, lit)),
	)
	return place(id, { x, y, scale: width / 200, flip })
}

type Draw = (canvas: Canvas, colour: string, lit: boolean) => string[]

const ridgeTent: Draw = (canvas, colour, lit) => {
	const { dark, bright, inside, seam } = shades(canvas, colour, lit)
	return [
		shadow(),
		ropes('M-30,-92L-112,-2M70,-82L124,-4'),
		el('path', { d: 'M-30,-96L74,-84L104,0L34,0z', fill: dark }),
		el('path', { d: 'M-30,-96L-96,0H34z', fill: bright }),
		el('path', { d: 'M-30,-96L-58,0H2z', fill: inside }),
		el('path', { d: 'M-30,-96L2,0L22,-4Q2,-40-30,-96z', fill: mix(bright, '#ffffff', 0.2) }),
		el('path', { d: 'M-30,-96L-58,0L-76,-4Q-58,-36-30,-96z', fill: mix(bright, '#ffffff', 0.2) }),
		el('path', {
			d: 'M-30,-97L76,-85M8,-92L58,0M40,-88L82,0',
			fill: 'none',
			stroke: seam,
			'stroke-width': 2,
		}),
	]
}

const roundTent: Draw = (canvas, colour, lit) => {
	const { dark, bright, inside, seam } = shades(canvas, colour, lit)
	return [
		shadow(),
		ropes('M-62,-56L-106,-2M66,-52L112,-2'),
		el('path', { d: 'M-92,0C-84,-58-40,-92 4,-92C52,-92 86,-52 94,0z', fill: bright }),
		el('path', { d: 'M4,-92C52,-92 86,-52 94,0H30C42,-40 30,-76 4,-92z', fill: dark }),
		el('path', { d: 'M-62,0C-58,-44-36,-66-16,-66C6,-66 18,-34 18,0z', fill: inside }),
		el('path', {
			d: 'M-22,-66C6,-70 18,-34 18,0L4,-2C8,-30-2,-56-22,-66z',
			fill: mix(bright, '#ffffff', 0.2),
		}),
		el('path', {
			d: 'M-92,0C-84,-58-40,-92 4,-92C52,-92 86,-52 94,0M4,-92C30,-76 42,-40 30,0',
			fill: 'none',
			stroke: seam,
			'stroke-width': 2.2,
		}),
	]
}

function shades(canvas: Canvas, colour: string, lit: boolean) {
	const { palette } = canvas
	const glow = (share: number) => mix(colour, '#ffd98a', share)
	const lampInside = canvas.define('tent lamp', (id) =>
		el(
			'linearGradient',
			{ id, x2: 0, y2: 1 },
			el('stop', { 'stop-color': '#fff3c4' }),
			el('stop', { offset: 1, 'stop-color': '#ffb347' }),
		),
	)
	return lit
		? {
				dark: glow(0.15),
				bright: glow(0.5),
				inside: `url(#${lampInside})`,
				seam: mix(colour, '#3a1c10', 0.35),
			}
		: {
				dark: mix(colour, palette.palm, 0.35),
				bright: mix(colour, palette.light, 0.15),
				inside: mix(palette.palm, colour, 0.15),
				seam: mix(colour, palette.palm, 0.55),
			}
}

function shadow(): string {
	return el('ellipse', { cx: 6, cy: 1, rx: 118, ry: 9, fill: '#000', opacity: 0.25 })
}

function ropes(d: string): string {
	return el('path', { d, stroke: '#f3ead2', 'stroke-width': 1.6, opacity: 0.7 })
}
