import { textWidth } from '#pictures/kit/outline-text.ts'
import { colours } from '#pictures/kit/palettes.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'
import { label } from './labels.ts'

/** A road sign on a post; foot of the post at the origin. */
export function roadSign(text: string, x: number, y: number): string {
	const size = 52
	const width = textWidth(text, size) + 40
	return group(
		{ x, y },
		ellipse(0, 1, 16, 5, '#a9b98c'),
		rect(-4, -34, 8, 34, '#7d8a7c'),
		rect(-width / 2, -112, width, 82, colours.forest, { rx: 10 }),
		rect(-width / 2 + 4, -108, width - 8, 74, 'none', {
			rx: 7,
			stroke: colours.paper,
			'stroke-width': 2.5,
		}),
		label(text, { x: 0, y: -54, size, anchor: 'middle', colour: colours.paper }),
	)
}

export function compass(north: string, x: number, y: number): string {
	return group(
		{ x, y },
		ellipse(0, 0, 36, 36, colours.paper, { stroke: colours.forest, 'stroke-width': 3 }),
		path('M0,-30L11,0H-11z', colours.clay),
		path('M0,30L11,0H-11z', colours.forest),
		line('M-30,0h8M22,0h8', colours.forest, 3),
		label(north, { x: 0, y: -48, size: 52, anchor: 'middle' }),
	)
}

/** A Willys, the jeep that carries everyone up the valley; wheels on y = 0, driving right. */
export function jeep(x: number, y: number, turn: number): string {
	const wheel = (at: number) =>
		ellipse(at, -10, 13, 13, colours.ink) + ellipse(at, -10, 5, 5, '#d8d2bf')
	return group(
		{ x, y, turn, scale: 1.15 },
		path('M-52,-14V-42H6V-62H-50V-66H12L20,-42H50q6,0 6,8V-14z', colours.night),
		path('M-50,-66H10l4,8H-50z', '#f2dfb6'),
		path('M10,-60l7,18H2V-60z', '#cfe3e4'),
		line('M-48,-60V-42M-22,-60V-42', colours.night, 4),
		rect(-52, -26, 108, 5, colours.sun),
		ellipse(53, -33, 4.5, 4.5, '#ffe9a8'),
		wheel(-30),
		wheel(34),
	)
}
