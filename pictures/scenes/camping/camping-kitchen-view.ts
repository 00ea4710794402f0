import { camera, type Vec } from '#pictures/kit/camera.ts'

export const view = camera({
	eye: [-1.2, 1.5, -2.35],
	target: [0.55, 1.2, 2],
	focal: 1080,
	centre: [590, 400],
})
export const sunlight: Vec = [-0.8, -0.9, -0.12]
/** Half the width of the floor, and the height of the eaves. */
export const side = 3.2
export const far = 3.6
export const eaves = 2.75
export const ink = {
	roof: '#2b1a14',
	beam: '#170d0a',
	edge: '#f0b56a',
	floor: '#4f3527',
	floorLit: '#d9a467',
	grass: '#79b062',
	grassShade: '#4a8758',
	table: '#8a5630',
	tableLit: '#e3ad6c',
}
