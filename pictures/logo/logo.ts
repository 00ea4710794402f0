import { facts } from '#content/facts.ts'
import { mark } from '#domain/logo-mark.ts'
import { outlineText, textWidth } from '#pictures/kit/outline-text.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { el, n } from '#pictures/kit/svg.ts'

type LogoOptions = { x: number; y: number; height: number; colour: string }

/** The mark and the name beside it, with its upper left corner at x, y. */
export function logo({ x, y, height, colour }: LogoOptions): string {
	const size = height * 0.54
	const name = outlineText(facts.name, { x: x + height * 1.08, y: y + height * 0.68, size })
	return el(
		'g',
		{ fill: colour },
		el('path', {
			d: mark.path,
			transform: `translate(${n(x)} ${n(y)})scale(${n(height / 64, 3)})`,
		}),
		el('path', { d: name }),
	)
}

/** The logo as a file of its own, for directories and structured data. */
export function logoSvg(): string {
	const height = 96
	const width = Math.ceil(height * 1.16 + textWidth(facts.name, height * 0.54))
	return el(
		'svg',
		{
			xmlns: 'http://www.w3.org/2000/svg',
			width,
			height,
			viewBox: `0 0 ${width} ${height}`,
		},
		logo({ x: 0, y: 0, height, colour: colours.forest }),
	)
}
