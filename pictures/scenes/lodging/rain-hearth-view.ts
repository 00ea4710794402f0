import { camera } from '#pictures/kit/camera.ts'

export const view = camera({
	eye: [0.75, 1.25, -3.3],
	target: [0.05, 0.95, 1.5],
	focal: 880,
	centre: [600, 400],
})
export const wallAt = 1.7
export const window = { left: -1.15, right: 1.05, sill: 0.92, top: 2.35 }
export const ink = {
	dark: '#20141a',
	wall: '#33211f',
	wallLit: '#8a4526',
	floor: '#2a1815',
	floorLit: '#c4652c',
	stone: '#4a3530',
	stoneLit: '#d98445',
	rain: '#33505e',
	rainLight: '#7f9fa8',
}
