import { n, type Point } from './svg.ts'

/**
 * A smooth outline through the points (Catmull-Rom). A point given twice in a row is a sharp corner.
 * `tension` 1 is round, 0 is straight.
 */
export function curve(
	points: readonly Point[],
	{ closed = true, decimals = 0, tension = 1 } = {},
): string {
	const count = points.length
	const at = (index: number): Point =>
		points[closed ? (index + count) % count : Math.max(0, Math.min(count - 1, index))] as Point
	const round = (value: number) => Number(value.toFixed(decimals))
	const [startX, startY] = at(0)
	let path = `M${n(round(startX), decimals)},${n(round(startY), decimals)}`
	for (let index = 0; index < (closed ? count : count - 1); index++) {
		const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
		if (from[0] === to[0] && from[1] === to[1]) continue
		const steps = [
			from[0] + ((to[0] - before[0]) / 6) * tension,
			from[1] + ((to[1] - before[1]) / 6) * tension,
			to[0] - ((after[0] - from[0]) / 6) * tension,
			to[1] - ((after[1] - from[1]) / 6) * tension,
			to[0],
			to[1],
		].map((value, axis) => round(value) - round(from[axis % 2] as number))
		path += `c${steps.map((step) => n(step, decimals)).join(',')}`
	}
	return closed ? `${path}z` : path
}

/** The band between two smooth lines that run the same way, with sharp corners at both ends. */
export function band(one: readonly Point[], other: readonly Point[]): string {
	const edge = (line: readonly Point[]) => [line[0] as Point, ...line, line.at(-1) as Point]
	return curve([...edge(one), ...edge(other.toReversed())])
}

/** `'0,0 4,-2 8,0'` → points: an outline drawn by hand stays readable as one line. */
export function points(text: string): Point[] {
	return text.split(' ').map((pair) => {
		const [x = 0, y = 0] = pair.split(',').map(Number)
		return [x, y]
	})
}
