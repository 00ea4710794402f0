import { emblem } from '#domain/pictures/emblem.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'

/** The restaurant by the road: a broad roof over a veranda, lamps lit, smoke from the hearth. Foot at the origin. */
export function restaurant(x: number, y: number): string {
	const posts = [-78, -39, 39, 78].map((at) => `M${at},0v-44`).join('')
	return group(
		{ x, y },
		ellipse(0, 3, 116, 15, '#b9c79b'),
		line('M46,-118c-12,-14 10,-22 0,-36s8,-18 2,-28', '#ffffff', 7, { opacity: 0.75 }),
		rect(38, -116, 18, 40, '#7a4a2f'),
		rect(-70, -48, 140, 48, '#fff6e2'),
		rect(-15, -38, 30, 38, '#7a4a2f'),
		path('M-60,-36h32v20h-32zM28,-36h32v20h-32z', '#ffc766'),
		line('M-44,-36v20M44,-36v20', '#7a4a2f', 3),
		path('M-104,-42L-58,-100H58L104,-42z', colours.clay),
		path('M-104,-42l5,-7H99l5,7z', '#96421f'),
		line(posts, '#7a4a2f', 6),
		line('M-80,-16h42M38,-16h42', '#7a4a2f', 4),
	)
}

/** The pin: our palm on a drop whose tip is the origin. */
export function pin(x: number, y: number): string {
	return group(
		{ x, y },
		path('M0,0C-12,-36-54,-52-54,-96a54,54 0 0 1 108,0C54,-52 12,-36 0,0z', colours.clay),
		ellipse(0, -96, 43, 43, colours.paper),
		path(emblem.path, colours.forest, { transform: 'translate(-34 -130)scale(1.06)' }),
	)
}
