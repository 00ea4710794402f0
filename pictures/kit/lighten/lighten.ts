import { inlineUses } from './inline-uses.ts'
import { mergeShapes } from './merge-shapes.ts'
import { readSvg, writeSvg } from './svg-tree.ts'
import { unwrapGroups } from './unwrap-groups.ts'

/** The same drawing with fewer elements. */
export function lighten(markup: string): string {
	const svg = readSvg(markup)
	inlineUses(svg)
	unwrapGroups(svg)
	mergeShapes(svg)
	return writeSvg(svg)
}
