import { facts } from '#content/facts.ts'
import { emblem } from '#domain/pictures/emblem.ts'
import { fitText, outlineText, textWidth } from '#pictures/kit/outline-text.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { el, n } from '#pictures/kit/svg.ts'

/** Where the name begins, in heights of the emblem. */
const nameLeft = 1.08

type LogoOptions = {
	x: number
	y: number
	height: number
	maxWidth: number
	colour: string
	name?: string
}

/** The emblem and the name beside it, in two lines if it is long, with the upper left corner at x, y. */
export function logo({ x, y, height, maxWidth, colour, ...given }: LogoOptions): string {
	const { size, lines } = fitName(given.name ?? facts.name, height, maxWidth)
	const lineHeight = size * 1.1
	const first = y + height * 0.5 + size / 3 - (lineHeight * (lines.length - 1)) / 2
	const words = lines.map((line, index) =>
		outlineText(line, { x: x + height * nameLeft, y: first + lineHeight * index, size }),
	)
	return el(
		'g',
		{ fill: colour },
		el('path', {
			d: emblem.path,
			transform: `translate(${n(x)} ${n(y)})scale(${n(height / 64, 3)})`,
		}),
		el('path', { d: words.join('') }),
	)
}

function fitName(name: string, height: number, maxWidth: number) {
	const room = maxWidth - height * nameLeft
	return fitText(name, { size: height * 0.54, maxWidth: room, maxLines: 2 })
}

/** The logo as a file of its own, for directories and structured data. */
export function logoSvg(name: string = facts.name): string {
	const height = 96
	const maxWidth = height * 6
	const { size, lines } = fitName(name, height, maxWidth)
	const nameWidth = Math.max(...lines.map((line) => textWidth(line, size)))
	const width = Math.ceil(height * (nameLeft + 0.08) + nameWidth)
	return el(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width,
			height,
			viewBox: `0 0 ${width} ${height}`,
		},
		logo({ x: 0, y: 0, height, maxWidth, colour: colours.forest, name }),
	)
}
