import { colours } from '#pictures/kit/palettes.ts'
import { ellipse, group, line, path, rect } from '#pictures/kit/shapes.ts'

const wall = '#fffaf0'
const roof = colours.clay
const roofShade = '#96421f'

/** Salento: rows of white houses with bright doors round the church of the square. Foot of the square at the origin. */
export function town(x: number, y: number): string {
	return group(
		{ x, y },
		ellipse(0, 6, 150, 30, '#c3cfa6'),
		house(-128, -18, 62, '#2f6157'),
		house(66, -22, 62, '#d98a2b'),
		church(0, -14),
		house(-92, 12, 70, '#b8562f'),
		house(30, 14, 76, '#16324a'),
		house(-30, 22, 58, '#2f6157'),
		bush(-142, 14, 16),
		bush(122, 12, 20),
		bush(140, 18, 13),
	)
}

/** A house of the coffee region: a tiled roof with wide eaves, a painted door and dado. */
function house(x: number, y: number, width: number, paint: string): string {
	const height = 34
	const door = width / 2 - 7
	return group(
		{ x, y },
		rect(0, -height, width, height, wall),
		rect(0, -10, width, 10, paint),
		rect(door, -24, 14, 24, paint),
		rect(9, -26, 11, 12, paint),
		rect(width - 20, -26, 11, 12, paint),
		path(`M-7,-${height - 4}L6,-${height + 18}H${width - 6}L${width + 7},-${height - 4}z`, roof),
		path(`M-7,-${height - 4}l2,-3H${width + 5}l2,3z`, roofShade),
	)
}

function church(x: number, y: number): string {
	return group(
		{ x, y },
		rect(-32, -78, 64, 78, wall),
		path('M-40,-74L0,-110L40,-74z', roof),
		rect(-15, -132, 30, 90, wall),
		path('M-20,-128L0,-170L20,-128z', roofShade),
		line('M0,-170v-22M-7,-185h14', colours.forest, 4),
		path('M-10,0v-30a10,10 0 0 1 20,0v30z', colours.fern),
		ellipse(0, -102, 8, 8, colours.fern),
		path('M-27,-30v-14a5,5 0 0 1 10,0v14zM17,-30v-14a5,5 0 0 1 10,0v14z', colours.fern),
	)
}

export function bush(x: number, y: number, size: number): string {
	return group(
		{ x, y, scale: size / 10 },
		path('M-11,0a5,5 0 0 1 2,-8a6,6 0 0 1 9,-6a6,6 0 0 1 8,7a4.5,4.5 0 0 1 2,7z', colours.fern),
		path('M-7,-5a4,4 0 0 1 4,-5a5,5 0 0 1 7,0a6,6 0 0 0 -11,5z', '#5b8a6a'),
	)
}
