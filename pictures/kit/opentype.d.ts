/** The little of opentype.js that we use; its version 2 has no types of its own. */
declare module 'opentype.js' {
	type Command = {
		type: 'M' | 'L' | 'Q' | 'C' | 'Z'
		x: number
		y: number
		x1: number
		y1: number
		x2: number
		y2: number
	}
	type Font = {
		getPath(text: string, x: number, y: number, size: number): { commands: readonly Command[] }
		getAdvanceWidth(text: string, size: number): number
		charToGlyphIndex(character: string): number
	}
	const opentype: { parse(file: ArrayBuffer): Font }

	export type { Command, Font }
	export default opentype
}
