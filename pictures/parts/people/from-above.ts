import { mix } from '#pictures/kit/colour.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { capsule, ellipse, group, path } from '#pictures/kit/shapes.ts'
import type { Point } from '#pictures/kit/svg.ts'
import type { Outfit } from './person.ts'

export type FromAboveOptions = {
	/** The middle of the head. */
	head: Point
	/** Held in the outstretched hand. */
	hand: Point
	/** Which shoulder the arm belongs to, seen from behind the figure: 1 right, -1 left. */
	arm: 1 | -1
	/** How far the elbow is bent outwards, in pixels. */
	bend?: number
	outfit: Outfit
}

/** Head, shoulders and one outstretched arm seen from right above; the head is 104 across. */
export function fromAbove(
	{ palette }: Canvas,
	options: FromAboveOptions,
): { figure: string; outline: string } {
	const { head, hand, arm, bend = 30, outfit } = options
	const angle = Math.atan2(hand[1] - head[1], hand[0] - head[0])
	const turned = (ahead: number, aside: number): Point => [
		head[0] + Math.cos(angle) * ahead - Math.sin(angle) * aside,
		head[1] + Math.sin(angle) * ahead + Math.cos(angle) * aside,
	]
	const shoulder = turned(-4, arm * 100)
	const elbow: Point = [
		(shoulder[0] + hand[0]) / 2 - Math.sin(angle) * arm * bend,
		(shoulder[1] + hand[1]) / 2 + Math.cos(angle) * arm * bend,
	]
	const cuff: Point = [elbow[0] * 0.35 + hand[0] * 0.65, elbow[1] * 0.35 + hand[1] * 0.65]
	const sleeveEnd = outfit.longSleeves
		? cuff
		: ([shoulder[0] * 0.3 + elbow[0] * 0.7, shoulder[1] * 0.3 + elbow[1] * 0.7] as const)
	const bare = capsule(shoulder, 38, elbow, 32) + capsule(elbow, 32, hand, 21)
	const sleeve = outfit.longSleeves
		? capsule(shoulder, 46, elbow, 39) + capsule(elbow, 39, cuff, 32)
		: capsule(shoulder, 46, sleeveEnd, 42)
	const shade = (colour: string) => mix(colour, palette.shade, 0.38)
	/** The shaded half of a limb: narrower, and shifted away from a light on the left. */
	const under = ([x, y]: Point): Point => [x + 11, y + 9]
	const shadedArm =
		capsule(under(shoulder), 22, under(elbow), 18) + capsule(under(elbow), 18, under(hand), 10)
	const back =
		capsule(turned(-20, -100), 50, turned(-20, 100), 50) +
		capsule(turned(-80, -50), 62, turned(-80, 50), 62)
	const shadedBack = capsule(turned(-80, -50), 62, turned(-80, 50), 62)
	const degrees = (angle * 180) / Math.PI
	return {
		outline: bare + sleeve,
		figure: [
			path(bare, outfit.skin),
			path(shadedArm, shade(outfit.skin)),
			ellipse(hand[0], hand[1], 29, 29, outfit.skin),
			path(sleeve, outfit.top),
			path(
				outfit.longSleeves
					? capsule(under(shoulder), 26, under(elbow), 22) +
							capsule(under(elbow), 22, under(cuff), 17)
					: capsule(under(shoulder), 26, under(sleeveEnd), 23),
				shade(outfit.top),
			),
			path(back, outfit.top),
			path(shadedBack, shade(outfit.top)),
			outfit.hat
				? group({ x: head[0], y: head[1], scale: 1.25 }, hat(outfit.hat, shade(outfit.hat)))
				: group({ x: head[0], y: head[1], turn: degrees, scale: 1.25 }, hair(outfit)) +
					group({ x: head[0], y: head[1], scale: 1.25 }, shine(outfit.hair)),
		].join(''),
	}
}

/** The face, hardly seen, towards +x. */
function hair({ hair: colour, hairStyle = 'short', skin }: Outfit): string {
	return [
		path('M34,-12C48,-10 50,10 34,12z', skin),
		hairStyle === 'tail'
			? path('M-30,-14C-70,-24 -104,-6 -128,18C-96,20 -60,18 -30,14z', colour)
			: '',
		hairStyle === 'long' ? ellipse(-26, 0, 52, 46, colour) : '',
		hairStyle === 'bun' ? ellipse(-40, 0, 24, 24, colour) : '',
		ellipse(0, 0, 42, 40, colour),
	].join('')
}

/** Light from the left on hair, whichever way the head is turned. */
function shine(colour: string): string {
	return path('M-38,8C-40,-16 -22,-36 2,-36C-14,-26 -26,-12 -38,8z', mix(colour, '#c8844a', 0.35))
}

function hat(straw: string, shaded: string): string {
	return (
		ellipse(0, 0, 84, 80, straw) +
		path('M56,-60A84,80 0 0 1 -36,72C40,66 78,10 56,-60z', shaded) +
		ellipse(-2, 0, 46, 43, '#1c1a18') +
		ellipse(-2, 0, 40, 37, straw) +
		path('M20,-32A40,37 0 0 1 -16,34C14,30 34,4 20,-32z', shaded)
	)
}
