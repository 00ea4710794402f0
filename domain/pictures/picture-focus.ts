/** Stays in view when a picture is cut to another shape: left, top, right, bottom, in percent of it. */
export type FocalBox = readonly [left: number, top: number, right: number, bottom: number]

/** Tenths of `object-position`, across and down: the stylesheet has a rule for each (picture.module.css). */
export type FocalPoint = readonly [x: number, y: number]

/**
 * Cut by `object-fit: cover` to a part of its length that is just as long as the box, a picture shows exactly the box at
 * this position; with more room it shows the box and more on both sides.
 */
export function focalPoint([left, top, right, bottom]: FocalBox): FocalPoint {
	return [tenths(left, right), tenths(top, bottom)]
}

function tenths(start: number, end: number): number {
	const rest = 100 - (end - start)
	return rest === 0 ? 5 : Math.round((start / rest) * 10)
}
