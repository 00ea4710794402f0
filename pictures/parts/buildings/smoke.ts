import { el, n } from '#pictures/kit/svg.ts'

export type SmokeOptions = {
	x: number
	y: number
	height: number
	colour?: string
	opacity?: number
	flip?: boolean
}

/** A plume that widens as it rises from a chimney or a fire. */
export function smoke({
	x,
	y,
	height,
	colour = '#ffffff',
	opacity = 0.4,
	flip = false,
}: SmokeOptions): string {
	const scale = n(height / 100, 2)
	return el('path', {
		d: 'M-2,0C-9-16 6-24-2-40C-10-56 8-64 2-80C-1-90 6-96 14-102C34-96 14-86 16-76C20-60 4-54 8-40C13-26-2-18 3,0z',
		transform: `translate(${n(x)} ${n(y)})scale(${flip ? `-${scale} ` : ''}${scale})`,
		fill: colour,
		opacity: opacity * 0.6,
	})
}
