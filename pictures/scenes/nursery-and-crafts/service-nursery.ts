import { scene } from '#pictures/kit/scene.ts'
import { line, path, rect } from '#pictures/kit/shapes.ts'
import { type Point, polygon } from '#pictures/kit/svg.ts'

const ink = {
	wall: '#f3dfb2',
	floor: '#c96f3d',
	shade: '#bf8a55',
	floorShade: '#7a3b28',
	leaf: '#5aa55c',
	dark: '#143730',
}

/** Idea: a seedling in its bag already throws the shadow of the wax palm that it will be. */
export const serviceNursery = scene('service-nursery', 'day', () => [
	rect(0, 0, 1200, 800, ink.wall),
	rect(0, 660, 1200, 140, ink.floor),
	// The shadow runs over the floor, then climbs the wall.
	path('M300,740L738,660H770L420,752z', ink.floorShade),
	path('M738,660Q752,420 752,200H772Q774,430 770,660z', ink.shade),
	line('M736,600h44M740,540h40M744,480h34M746,420h32M748,365h30M748,315h30', ink.wall, 5),
	path([196, 168, 148, 122, 98, 74, 48, 22, -6, -38, 222].map(frond).join(''), ink.shade),
	path(
		'M268,580C240,480 190,440 96,424C150,450 216,510 246,590zM284,580C312,470 296,360 226,250C236,360 240,470 256,580zM292,580C340,480 400,430 500,420C420,460 350,520 318,596z',
		ink.dark,
	),
	path(
		'M268,580C240,480 190,440 96,424C180,456 226,510 256,586zM284,580C312,470 296,360 226,250C276,360 280,470 270,580zM292,580C340,480 400,430 500,420C404,444 334,512 302,590z',
		ink.leaf,
	),
	path('M196,580H372L352,756Q284,774 216,756z', ink.dark),
	path('M196,580H252L260,766Q238,764 216,756z', '#3f7a6a'),
	path('M190,568Q284,546 380,568L374,604Q284,586 196,604z', '#1d4a40'),
])

/** A frond of the shadow, by its direction from the crown in degrees; its tip hangs. */
function frond(degrees: number, index: number): string {
	const angle = (degrees * Math.PI) / 180
	const length = 270 + (index % 3) * 36
	const rib = (t: number): Point => [
		762 + Math.cos(angle) * length * t,
		206 - Math.sin(angle) * length * t + 150 * t * t,
	]
	const side = (way: 1 | -1): Point[] =>
		Array.from({ length: 26 }, (_, step) => {
			const t = 0.08 + (step / 26) * 0.9
			const [[x, y], [nextX, nextY]] = [rib(t), rib(t + 0.02)]
			const far = Math.hypot(nextX - x, nextY - y)
			const [ux, uy] = [(nextX - x) / far, (nextY - y) / far]
			const reach = step % 2 ? 9 : 74 * Math.sin(Math.PI * (0.14 + 0.8 * t))
			return [x + (ux - uy * way) * reach * 0.7, y + (uy + ux * way) * reach * 0.7]
		})
	return polygon([rib(0), ...side(1), rib(1), ...side(-1).reverse()])
}
