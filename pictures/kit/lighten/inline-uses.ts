import { everyNode, type SvgNode } from './svg-tree.ts'

/**
 * Puts a figure that is used once into the place of its `<use>`. A browser styles a definition and each use of it: such a
 * figure was styled twice.
 */
export function inlineUses(svg: SvgNode) {
	const definitions = definitionsOf(svg)
	const uses = Map.groupBy(
		[...everyNode(svg)].filter(({ name }) => name === 'use'),
		({ attributes }) => attributes.href?.slice(1) ?? '',
	)
	const inlined = new Set<SvgNode>()
	for (const [id, [use, ...others]] of uses) {
		const figure = definitions.get(id)
		if (!figure || !use || others.length > 0) continue
		const { id: _, ...attributes } = figure.attributes
		const { href: __, ...placing } = use.attributes
		use.name = 'g'
		use.attributes = placing
		use.children = [{ ...figure, attributes }]
		inlined.add(figure)
	}
	for (const defs of svg.children.filter(({ name }) => name === 'defs'))
		defs.children = defs.children.filter((child) => !inlined.has(child))
	svg.children = svg.children.filter(({ name, children }) => name !== 'defs' || children.length > 0)
}

export function definitionsOf(svg: SvgNode): Map<string, SvgNode> {
	return new Map(
		[...everyNode(svg)]
			.filter(({ attributes }) => attributes.id)
			.map((node) => [node.attributes.id ?? '', node]),
	)
}
