export type Vertex = readonly [number, number, number]

/** The triangles of a geodesic sphere of radius 1, y up: what domes are built of. */
export function icosphere(): Vertex[][] {
	const ring = (y: number, offset: number): Vertex[] =>
		Array.from({ length: 5 }, (_, index) => {
			const angle = ((index + offset) / 5) * 2 * Math.PI + 0.31
			const r = Math.sqrt(1 - y * y)
			return [Math.sin(angle) * r, y, Math.cos(angle) * r]
		})
	const h = Math.sqrt(0.2)
	const [top, bottom]: [Vertex, Vertex] = [
		[0, 1, 0],
		[0, -1, 0],
	]
	const [upper, lower] = [ring(h, 0), ring(-h, 0.5)]
	const at = (list: Vertex[], index: number) => list[index % 5] as Vertex
	const faces = upper.flatMap((_, i): Vertex[][] => [
		[top, at(upper, i), at(upper, i + 1)],
		[at(upper, i), at(lower, i), at(upper, i + 1)],
		[at(upper, i + 1), at(lower, i), at(lower, i + 1)],
		[bottom, at(lower, i + 1), at(lower, i)],
	])
	return faces.flatMap(subdivide)
}

export function centre(corners: readonly Vertex[]): Vertex {
	return corners.reduce<Vertex>(
		(sum, v) => [
			sum[0] + v[0] / corners.length,
			sum[1] + v[1] / corners.length,
			sum[2] + v[2] / corners.length,
		],
		[0, 0, 0],
	)
}

function subdivide([a, b, c]: Vertex[]): Vertex[][] {
	const steps = 3
	const corner = (i: number, j: number): Vertex => {
		const k = steps - i - j
		const mixed = [0, 1, 2].map(
			(axis) => ((a?.[axis] ?? 0) * k + (b?.[axis] ?? 0) * i + (c?.[axis] ?? 0) * j) / steps,
		)
		const length = Math.hypot(...mixed)
		return mixed.map((value) => value / length) as unknown as Vertex
	}
	const small: Vertex[][] = []
	for (let i = 0; i < steps; i++) {
		for (let j = 0; j < steps - i; j++) {
			small.push([corner(i, j), corner(i + 1, j), corner(i, j + 1)])
			if (i + j < steps - 1) small.push([corner(i + 1, j), corner(i + 1, j + 1), corner(i, j + 1)])
		}
	}
	return small
}
