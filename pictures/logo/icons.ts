import { emblem } from '#domain/pictures/emblem.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { el, n } from '#pictures/kit/svg.ts'

type IconOptions = {
	/** Corner radius on the 64 × 64 ground; systems that cut their own shape want 0. */
	corner: number
	/** How much of the ground the palm fills. Maskable icons may be cut to a circle of 80 %. */
	fill: number
	/** The ridge in the foreground, lost at favicon size and so left out there. */
	ridge?: boolean
}

/** The emblem on a ground of its own, so that it reads on any browser's or phone's background. */
function iconSvg({ corner, fill, ridge = false }: IconOptions): string {
	const inset = 32 - 32 * fill
	const foot = 32 + 30 * fill
	return el(
		'svg',
		{ xmlns: 'http://www.w3.org/2000/svg', viewBox: emblem.viewBox },
		el('rect', { width: 64, height: 64, rx: corner || undefined, fill: colours.sun }),
		ridge ? el('circle', { cx: 32, cy: 27, r: 21, fill: '#fbe3b4' }) : '',
		ridge ? hill('q10-5 20-2t20 1t24-3', foot - 10, colours.fern) : '',
		el('path', {
			d: emblem.path,
			fill: colours.forest,
			transform: `translate(${inset} ${inset})scale(${fill})`,
		}),
		ridge ? hill('q12-3 26-1t38-2', foot - 2, colours.forest) : '',
	)
}

function hill(outline: string, y: number, fill: string): string {
	return el('path', { d: `M0,${n(y)}${outline}V64H0z`, fill })
}

export const faviconSvg = iconSvg({ corner: 12, fill: 0.94 })
export const appIconSvg = iconSvg({ corner: 0, fill: 0.84, ridge: true })
export const maskableIconSvg = iconSvg({ corner: 0, fill: 0.64, ridge: true })
