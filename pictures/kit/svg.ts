type Attributes = Record<string, string | number | undefined>

/** Shortest form of a coordinate: one decimal, no leading zero. Bytes matter: a scene has thousands. */
export function n(value: number, decimals = 1): string {
	const rounded = Number(value.toFixed(decimals))
	return String(Object.is(rounded, -0) ? 0 : rounded).replace(/^(-?)0\./, '$1.')
}

/** `el('path', { d, fill })` → `<path d="…" fill="…"/>`; children close the element. */
export function el(name: string, attributes: Attributes = {}, ...children: string[]): string {
	const written = Object.entries(attributes)
		.filter(([, value]) => value !== undefined)
		.map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value, 2) : value}"`)
		.join('')
	return children.length > 0
		? `<${name}${written}>${children.join('')}</${name}>`
		: `<${name}${written}/>`
}

export type Point = readonly [x: number, y: number]

/** A straight-edged outline through the points, in relative coordinates (shorter, and compresses better). */
export function polygon(points: readonly Point[], decimals = 0): string {
	let [lastX, lastY] = [0, 0]
	const steps = points.map(([x, y], index) => {
		const [nextX, nextY] = [Number(x.toFixed(decimals)), Number(y.toFixed(decimals))]
		const step =
			index === 0 ? `M${n(nextX)},${n(nextY)}` : `l${n(nextX - lastX)},${n(nextY - lastY)}`
		;[lastX, lastY] = [nextX, nextY]
		return step
	})
	return `${steps.join('')}z`
}
