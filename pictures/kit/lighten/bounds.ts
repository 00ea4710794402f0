import type { SvgNode } from './svg-tree.ts'

export type Box = { left: number; top: number; right: number; bottom: number }
/** `matrix(a b c d e f)` of SVG. */
type Matrix = readonly [number, number, number, number, number, number]

/** Covers everything: for what cannot be measured. */
const everything: Box = {
	left: Number.NEGATIVE_INFINITY,
	top: Number.NEGATIVE_INFINITY,
	right: Number.POSITIVE_INFINITY,
	bottom: Number.POSITIVE_INFINITY,
}
const nothing: Box = {
	left: Number.POSITIVE_INFINITY,
	top: Number.POSITIVE_INFINITY,
	right: Number.NEGATIVE_INFINITY,
	bottom: Number.NEGATIVE_INFINITY,
}

export function touch(a: Box, b: Box): boolean {
	return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom
}

/**
 * A box around what an element paints, in its parent's coordinates: never too small, sometimes too large.
 * `inherited` holds what its ancestors say of strokes.
 */
export function boundsOf(
	node: SvgNode,
	definitions: ReadonlyMap<string, SvgNode>,
	inherited: SvgNode['attributes'],
): Box {
	const { name } = node
	const attributes = { ...inherited, ...node.attributes }
	return transformed(inner(), matrixOf(node.attributes.transform))

	function inner(): Box {
		if (name === 'g')
			return around(node.children.map((it) => boundsOf(it, definitions, attributes)))
		if (name === 'use') {
			const used = definitions.get(node.attributes.href?.slice(1) ?? '')
			return used ? boundsOf(used, definitions, attributes) : everything
		}
		const outline = outlineOf(node)
		return outline ? grown(outline, reachOfStroke(attributes)) : everything
	}
}

function reachOfStroke(attributes: SvgNode['attributes']): number {
	if ((attributes.stroke ?? 'none') === 'none') return 0
	const half = Number(attributes['stroke-width'] ?? 1) / 2
	// A mitred corner, or a square end, reaches further than a round one.
	return attributes['stroke-linejoin'] === 'round' ? half * Math.SQRT2 : half * 4
}

/** A figure's paths are measured once, however often it is used. */
const outlines = new WeakMap<SvgNode, Box>()

function outlineOf(node: SvgNode): Box | undefined {
	const outline = outlines.get(node) ?? measure(node)
	if (outline) outlines.set(node, outline)
	return outline
}

function measure({ name, attributes }: SvgNode): Box | undefined {
	const at = (key: string) => Number(attributes[key] ?? 0)
	if (name === 'path') return boundsOfPath(attributes.d ?? '')
	if (name === 'rect')
		return {
			left: at('x'),
			top: at('y'),
			right: at('x') + at('width'),
			bottom: at('y') + at('height'),
		}
	if (name !== 'ellipse' && name !== 'circle') return undefined
	const [rx, ry] = name === 'circle' ? [at('r'), at('r')] : [at('rx'), at('ry')]
	return { left: at('cx') - rx, right: at('cx') + rx, top: at('cy') - ry, bottom: at('cy') + ry }
}

const lengths: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, A: 7, Z: 0 }

/** A box around end points and control points, between which a curve stays; around the whole ellipse of an arc. */
function boundsOfPath(d: string): Box | undefined {
	const box = { ...nothing }
	const include = (x: number, y: number, reach = 0) => {
		box.left = Math.min(box.left, x - reach)
		box.right = Math.max(box.right, x + reach)
		box.top = Math.min(box.top, y - reach)
		box.bottom = Math.max(box.bottom, y + reach)
	}
	let [x, y, startX, startY] = [0, 0, 0, 0]
	for (const [, letter = '', written = ''] of d.matchAll(/([a-z])([^a-z]*)/gi)) {
		const command = letter.toUpperCase()
		const length = lengths[command]
		if (length === undefined) return undefined
		if (command === 'Z') [x, y] = [startX, startY]
		const values = numbersIn(written)
		for (let at = 0; length > 0 && at < values.length; at += length) {
			const value = (index: number) => values[at + index] ?? 0
			const [fromX, fromY] = letter === command ? [0, 0] : [x, y]
			const reach = command === 'A' ? 2 * Math.max(value(0), value(1)) : 0
			if (command === 'H') x = fromX + value(0)
			else if (command === 'V') y = fromY + value(0)
			else
				for (let pair = command === 'A' ? 5 : 0; pair < length; pair += 2) {
					;[x, y] = [fromX + value(pair), fromY + value(pair + 1)]
					include(x, y, reach)
				}
			include(x, y)
			if (command === 'M' && at === 0) [startX, startY] = [x, y]
		}
	}
	return box
}

function numbersIn(written: string): number[] {
	return [...written.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number)
}

function boxAt(x: number, y: number): Box {
	return { left: x, right: x, top: y, bottom: y }
}

function around(boxes: readonly Box[]): Box {
	return boxes.reduce(
		(all, box) => ({
			left: Math.min(all.left, box.left),
			top: Math.min(all.top, box.top),
			right: Math.max(all.right, box.right),
			bottom: Math.max(all.bottom, box.bottom),
		}),
		nothing,
	)
}

function grown({ left, top, right, bottom }: Box, by: number): Box {
	return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

function transformed(box: Box, [a, b, c, d, e, f]: Matrix): Box {
	if (box.left > box.right || !Number.isFinite(box.left + box.right + box.top + box.bottom))
		return box
	const corners = [box.left, box.right].flatMap((x) =>
		[box.top, box.bottom].map((y) => [a * x + c * y + e, b * x + d * y + f] as const),
	)
	return around(corners.map(([x, y]) => boxAt(x, y)))
}

const identity: Matrix = [1, 0, 0, 1, 0, 0]

function matrixOf(transform = ''): Matrix {
	return [...transform.matchAll(/(\w+)\(([^)]*)\)/g)].reduce<Matrix>(
		(all, [, name, written = '']) => {
			return product(all, matrixOfStep(name ?? '', numbersIn(written)))
		},
		identity,
	)
}

function matrixOfStep(name: string, values: number[]): Matrix {
	const [x = 0, y] = values
	if (name === 'translate') return [1, 0, 0, 1, x, y ?? 0]
	if (name === 'scale') return [x, 0, 0, y ?? x, 0, 0]
	if (name === 'matrix') return values as unknown as Matrix
	if (name !== 'rotate') throw new Error(`No such transform: ${name}`)
	const [sin, cos] = [Math.sin((x * Math.PI) / 180), Math.cos((x * Math.PI) / 180)]
	const [cx = 0, cy = 0] = values.slice(1)
	return product(product([1, 0, 0, 1, cx, cy], [cos, sin, -sin, cos, 0, 0]), [1, 0, 0, 1, -cx, -cy])
}

function product(m: Matrix, n: Matrix): Matrix {
	return [
		m[0] * n[0] + m[2] * n[1],
		m[1] * n[0] + m[3] * n[1],
		m[0] * n[2] + m[2] * n[3],
		m[1] * n[2] + m[3] * n[3],
		m[0] * n[4] + m[2] * n[5] + m[4],
		m[1] * n[4] + m[3] * n[5] + m[5],
	]
}
