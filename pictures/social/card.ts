import { facts } from '#content/facts.ts'
import { outlineText, textWidth, wrapText } from '#pictures/kit/outline-text.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { el } from '#pictures/kit/svg.ts'
import { logo } from '#pictures/logo/logo.ts'

export const cardSize = { width: 1200, height: 630 }
/** Where the picture shows: the right of the card, reaching a little under the panel's edge. */
export const cardPicture = { left: 450, width: cardSize.width - 450, height: cardSize.height }

const margin = 64
const textWidthMax = 412

/** Lies over the picture of a social card: a panel in the colour of the near ridge, the logo and the title. */
export function cardOverlay(title: string, name: string = facts.name): string {
	const { width, height } = cardSize
	const { size, lines } = fitTitle(title)
	const lineHeight = size * 1.14
	const first = height - margin - 8 - lineHeight * (lines.length - 1)
	const words = lines.map((line, index) =>
		outlineText(line, { x: margin, y: first + lineHeight * index, size }),
	)
	return el(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width,
			height,
			viewBox: `0 0 ${width} ${height}`,
		},
		panel(44, colours.sun),
		panel(30, colours.fern),
		panel(0, colours.forest),
		logo({
			x: margin - 10,
			y: 48,
			height: 84,
			maxWidth: textWidthMax + 10,
			colour: colours.paper,
			name,
		}),
		el('rect', {
			x: margin,
			y: first - size * 0.95 - 36,
			width: 84,
			height: 7,
			rx: 3.5,
			fill: colours.sun,
		}),
		el('path', { d: words.join(''), fill: colours.paper }),
	)
}

/** The panel's edge swings like a ridge; wider ones behind show as its rim. */
function panel(wider: number, fill: string): string {
	const x = 494 + wider
	return el('path', { d: `M0,0H${x}c60,130 -34,230 6,370s36,170 -8,260H0z`, fill })
}

/** As large as four lines allow, or more of smaller ones for an owner's long title; a size that leaves "la" alone on a line is passed over. */
function fitTitle(title: string): { size: number; lines: string[] } {
	const settings = [72, 64, 58, 54, 50, 46, 42, 36, 32, 28].map((size) => ({
		size,
		lines: wrapText(title, size, textWidthMax),
	}))
	const fitting = settings.filter(
		({ size, lines }) =>
			lines.length <= mostLines(size) &&
			lines.every((line) => textWidth(line, size) <= textWidthMax),
	)
	const best = fitting.find(({ lines }) => lines.every((line) => line.length > 3)) ?? fitting[0]
	if (!best) throw new Error(`The title "${title}" is too long for a social card.`)
	return best
}

function mostLines(size: number): number {
	if (size > 54) return 4
	return size > 40 ? 5 : 8
}
