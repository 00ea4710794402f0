import type { Canvas } from '#pictures/kit/scene.ts'
import { line, path } from '#pictures/kit/shapes.ts'
import { n } from '#pictures/kit/svg.ts'

export type BuntingOptions = {
	from: readonly [x: number, y: number]
	to: readonly [x: number, y: number]
	sag: number
	flags: number
	size?: number
	colours?: readonly string[]
	string?: string
}

/** A string of pennants. */
export function bunting(_canvas: Canvas, options: BuntingOptions): string {
	const { from, to, sag, flags, size = 46, colours = ['#f2b36b', '#2f6f8c', '#b8402f'] } = options
	const { string = '#f7f2e6' } = options
	const at = (t: number) => {
		const x = from[0] + (to[0] - from[0]) * t
		const y = from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag
		return [x, y] as const
	}
	const pennants = colours.map(() => '')
	for (let index = 0; index < flags; index++) {
		const [ax, ay] = at((index + 0.12) / flags)
		const [bx, by] = at((index + 0.88) / flags)
		const tip = [(ax + bx) / 2, (ay + by) / 2 + size]
		pennants[index % colours.length] +=
			`M${n(ax, 0)},${n(ay, 0)}L${n(bx, 0)},${n(by, 0)}L${n(tip[0] ?? 0, 0)},${n(tip[1] ?? 0, 0)}z`
	}
	const mid = at(0.5)
	const control = [2 * mid[0] - (from[0] + to[0]) / 2, 2 * mid[1] - (from[1] + to[1]) / 2]
	return (
		pennants.map((d, index) => path(d, colours[index] as string)).join('') +
		line(`M${from}Q${n(control[0] ?? 0)},${n(control[1] ?? 0)} ${to}`, string, 4)
	)
}
