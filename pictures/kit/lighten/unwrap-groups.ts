import type { SvgNode } from './svg-tree.ts'

/** Inherited attributes, which may as well stand on the children. */
const inherited = new Set([
	'color',
	'fill',
	'fill-rule',
	'stroke',
	'stroke-dasharray',
	'stroke-linecap',
	'stroke-linejoin',
	'stroke-opacity',
	'stroke-width',
])

/** Hands a group's attributes to its children where that draws the same, from the innermost group on. */
export function unwrapGroups(node: SvgNode) {
	for (const child of node.children) unwrapGroups(child)
	node.children = node.children.flatMap((child) => (child.name === 'g' ? unwrap(child) : [child]))
}

function unwrap(group: SvgNode): SvgNode[] {
	const { children, attributes } = group
	const keys = Object.keys(attributes)
	const [only] = children
	const passes = keys.every((key) => inherited.has(key))
	if (passes && children.length <= mostChildren) return children.map((it) => handOn(attributes, it))
	const passesToOne = keys.every(
		(key) => inherited.has(key) || key === 'transform' || key === 'opacity',
	)
	if (!only || children.length > 1 || !passesToOne) return [group]
	if (attributes.opacity && only.attributes.opacity) return [group]
	// A clip path is measured before the transform of its own element.
	if (attributes.transform && only.attributes['clip-path']) return [group]
	return [handOn(attributes, only)]
}

const mostChildren = 4

function handOn({ transform, ...attributes }: SvgNode['attributes'], child: SvgNode): SvgNode {
	const both = [transform, child.attributes.transform].filter(Boolean).join('')
	const all = { ...child.attributes, ...attributes, ...child.attributes }
	return { ...child, attributes: both ? { ...all, transform: both } : all }
}
