import { camera, type Vec } from '#pictures/kit/camera.ts'

export const view = camera({
	eye: [-26, 40, -62],
	target: [0, 0, 4],
	focal: 860,
	centre: [600, 470],
})
/** From the left, low: every trunk draws a line across the meadow. */
export const sunlight: Vec = [0.8, -0.86, -0.1]
export const ink = {
	meadow: '#7fb069',
	meadowShade: '#4c8a5e',
	wood: '#35694d',
	woodLit: '#4f8f5c',
	road: '#ecd19c',
	roof: '#d9643a',
	roofShade: '#a23f22',
	wall: '#fff6e0',
	wallShade: '#b9b49f',
	water: '#9fcbd2',
	plank: '#c98a52',
	plankShade: '#7d4c2b',
}
