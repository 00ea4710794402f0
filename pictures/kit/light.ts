import { el, n } from './svg.ts'

export type Cast = {
	/** The ground line on which the markup stands. */
	y: number
	/** How far the shadow runs sideways for each unit of height; negative runs left. */
	slant: number
	/** How far it runs towards the viewer for each unit of height; negative runs away. */
	length: number
	opacity?: number
}

/** Lays a figure drawn in one ink flat on the ground, as its hard cast shadow. */
export function castShadow(markup: string, { y, slant, length, opacity }: Cast): string {
	const matrix = [1, 0, -slant, -length, slant * y, y * (1 + length)]
	return el(
		'g',
		{ transform: `matrix(${matrix.map((value) => n(value, 3)).join(' ')})`, opacity },
		markup,
	)
}
