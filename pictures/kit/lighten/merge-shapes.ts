import { type Box, boundsOf, touch } from './bounds.ts'
import { definitionsOf } from './inline-uses.ts'
import type { SvgNode } from './svg-tree.ts'

const geometry = {
	path: ['d'],
	rect: ['x', 'y', 'width', 'height'],
	ellipse: ['cx', 'cy', 'rx', 'ry'],
	circle: ['cx', 'cy', 'r'],
} as const
type Shape = keyof typeof geometry

type Drawn = { node: SvgNode; boxes: Box[]; look: string | undefined }

/**
 * Draws shapes that look alike as one path, where nothing between them touches them: the panes of all windows of a house,
 * say. A browser's work for a scene grows with its elements, see bench/RESULTS.md.
 */
export function mergeShapes(svg: SvgNode) {
	const definitions = definitionsOf(svg)
	mergeIn(svg, {})

	function mergeIn(parent: SvgNode, inherited: SvgNode['attributes']) {
		const attributes = { ...inherited, ...parent.attributes }
		for (const child of parent.children) if (child.children.length > 0) mergeIn(child, attributes)
		if (!['svg', 'g'].includes(parent.name)) return
		const drawn: Drawn[] = []
		for (const node of parent.children) {
			const box = boundsOf(node, definitions, attributes)
			const look = lookOf(node, attributes)
			const earlier = look === undefined ? undefined : findEarlier(drawn, box, look)
			if (earlier) {
				earlier.node = joined(earlier.node, node)
				earlier.boxes.push(box)
			} else drawn.push({ node, boxes: [box], look })
		}
		parent.children = drawn.map(({ node }) => node)
	}

	/** Equal for shapes that can be one path; undefined if a shape must stay alone. */
	function lookOf({ name, attributes }: SvgNode, inherited: SvgNode['attributes']) {
		if (!isShape(name) || attributes.id || attributes['clip-path']) return undefined
		if (name === 'path' && !attributes.d?.startsWith('M')) return undefined
		if (name === 'rect' && attributes.rx) return undefined
		const all = { ...inherited, ...attributes }
		if ([all.fill, all.stroke].some((paint) => paint && fitsItsBox(paint))) return undefined
		const own: readonly string[] = geometry[name]
		const shared = Object.entries(attributes).filter(([key]) => !own.includes(key))
		return JSON.stringify(shared.sort(([a], [b]) => (a < b ? -1 : 1)))
	}

	/** A gradient that stretches over the shape it fills. */
	function fitsItsBox(paint: string): boolean {
		const gradient = definitions.get(/url\(#(.*)\)/.exec(paint)?.[1] ?? '')
		return gradient !== undefined && gradient.attributes.gradientUnits !== 'userSpaceOnUse'
	}
}

function isShape(name: string): name is Shape {
	return name in geometry
}

function findEarlier(drawn: readonly Drawn[], box: Box, look: string): Drawn | undefined {
	for (const earlier of drawn.toReversed()) {
		if (earlier.boxes.some((it) => touch(it, box))) return undefined
		if (earlier.look === look) return earlier
	}
	return undefined
}

function joined(earlier: SvgNode, later: SvgNode): SvgNode {
	const attributes = { ...later.attributes }
	for (const key of geometry[later.name as Shape]) delete attributes[key]
	return {
		name: 'path',
		attributes: { d: pathOf(earlier) + pathOf(later), ...attributes },
		children: [],
	}
}

function pathOf({ name, attributes }: SvgNode): string {
	const { d = '', x = '0', y = '0', width, height, cx = '0', cy = '0', r = '0' } = attributes
	if (name === 'path') return d
	if (name === 'rect') return `M${x},${y}h${width}v${height}h-${width}z`
	const { rx = r, ry = r } = attributes
	const top = Number((Number(cy) - Number(ry)).toFixed(2))
	return `M${cx},${top}a${rx},${ry} 0 1 0 .01,0z`
}
