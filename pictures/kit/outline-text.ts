import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import opentype, { type Command, type Font } from 'opentype.js'
import { n } from './svg.ts'

export type Weight = 400 | 600

const fonts = new Map<Weight, Font>()

/** A drawing shown by `<img>` cannot use web fonts, so its words are drawn: the path data of one line of text. */
export function outlineText(
	text: string,
	{ x, y, size, weight = 600, anchor = 'start' }: TextPlace,
): string {
	const font = fraunces(weight)
	const missing = [...text].find((character) => font.charToGlyphIndex(character) === 0)
	if (missing) throw new Error(`Fraunces (Latin) has no letter "${missing}" for "${text}"`)
	const start = x - font.getAdvanceWidth(text, size) * { start: 0, middle: 0.5, end: 1 }[anchor]
	return pathData(font.getPath(text, start, y, size).commands)
}

export type TextPlace = {
	x: number
	/** The base line. */
	y: number
	size: number
	weight?: Weight
	anchor?: 'start' | 'middle' | 'end'
}

export function textWidth(text: string, size: number, weight: Weight = 600): number {
	return fraunces(weight).getAdvanceWidth(text, size)
}

/** Breaks a text into lines that fit and are of similar length. A number stays with the word before it. */
export function wrapText(text: string, size: number, maxWidth: number): string[] {
	const words = text.split(/ (?!\d)/)
	const greedy = fill(words, size, maxWidth)
	for (let width = maxWidth * 0.5; width < maxWidth; width += maxWidth * 0.05) {
		const balanced = fill(words, size, width)
		const fits = balanced.every((line) => textWidth(line, size) <= width)
		if (fits && balanced.length === greedy.length) return balanced
	}
	return greedy
}

/** The largest size, up to the given one, at which the text fits into the width and the number of lines. */
export function fitText(text: string, { size, maxWidth, maxLines }: Room) {
	for (let fitting = size; ; fitting *= 0.95) {
		const lines = wrapText(text, fitting, maxWidth)
		const isTooWide = lines.some((line) => textWidth(line, fitting) > maxWidth)
		if (!isTooWide && lines.length <= maxLines) return { size: fitting, lines }
	}
}

export type Room = { size: number; maxWidth: number; maxLines: number }

function fill(words: readonly string[], size: number, maxWidth: number): string[] {
	const lines: string[] = []
	for (const word of words) {
		const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
		if (lines.length > 0 && textWidth(longer, size) <= maxWidth) lines[lines.length - 1] = longer
		else lines.push(word)
	}
	return lines
}

function fraunces(weight: Weight): Font {
	const known = fonts.get(weight)
	if (known) return known
	const file = `@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`
	const bytes = readFileSync(fileURLToPath(import.meta.resolve(file)))
	const font = opentype.parse(new Uint8Array(bytes).buffer)
	fonts.set(weight, font)
	return font
}

/** Relative coordinates, and no steps of length zero: half the bytes of what the font gives. */
function pathData(commands: readonly Command[]): string {
	let [lastX, lastY] = [0, 0]
	let data = ''
	for (const { type, x, y, x1, y1, x2, y2 } of commands) {
		const step = (px: number, py: number) => `${n(round(px) - lastX)},${n(round(py) - lastY)}`
		if (type === 'Z') {
			data += 'z'
			continue
		}
		if (type === 'M') data += `M${n(round(x))},${n(round(y))}`
		else if (type === 'Q') data += `q${step(x1, y1)} ${step(x, y)}`
		else if (type === 'C') data += `c${step(x1, y1)} ${step(x2, y2)} ${step(x, y)}`
		else if (step(x, y) !== '0,0') data += `l${step(x, y)}`
		;[lastX, lastY] = [round(x), round(y)]
	}
	return data.replaceAll(',-', '-').replaceAll(' -', '-')
}

/** Half a unit is finer than a pixel at any size we show, and repeats enough to compress well. */
function round(value: number): number {
	return Math.round(value * 2) / 2
}
