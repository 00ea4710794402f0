export type SvgNode = { name: string; attributes: Record<string, string>; children: SvgNode[] }

/** Reads the markup that `el` writes: elements and attributes, no text. */
export function readSvg(markup: string): SvgNode {
	const root: SvgNode = { name: '', attributes: {}, children: [] }
	const open = [root]
	for (const [, end, name = '', attributes = '', closed] of markup.matchAll(
		/<(\/?)(\w+)([^>]*?)(\/?)>/g,
	)) {
		if (end) {
			open.pop()
			continue
		}
		const node: SvgNode = { name, attributes: readAttributes(attributes), children: [] }
		open.at(-1)?.children.push(node)
		if (!closed) open.push(node)
	}
	const [svg] = root.children
	if (!svg) throw new Error('No element in the markup.')
	return svg
}

function readAttributes(written: string): Record<string, string> {
	return Object.fromEntries(
		[...written.matchAll(/ ([\w:-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [key, value]),
	)
}

export function writeSvg({ name, attributes, children }: SvgNode): string {
	const written = Object.entries(attributes)
		.map(([key, value]) => ` ${key}="${value}"`)
		.join('')
	return children.length > 0
		? `<${name}${written}>${children.map(writeSvg).join('')}</${name}>`
		: `<${name}${written}/>`
}

/** Every element, the given one first. */
export function* everyNode(node: SvgNode): Generator<SvgNode> {
	yield node
	for (const child of node.children) yield* everyNode(child)
}
