import { expect, test } from 'vitest'
import { camera, cornersOf, fallOn, level } from './camera.ts'

const view = camera({ eye: [0, 1, 0], target: [0, 1, 10], focal: 100, centre: [50, 40] })
const paint = { front: 'front', side: 'side', top: 'top' }
const facesIn = (markup: string) =>
	[...markup.matchAll(/fill="(\w+)"/g)].map(([, fill]) => fill).sort()

test('the target appears at the centre, and twice as far is half as large', () => {
	expect(view.point([0, 1, 10])).toEqual([50, 40])
	expect(view.point([1, 1, 2])).toEqual([100, 40])
	expect(view.point([1, 1, 4])).toEqual([75, 40])
	expect(view.scale([0, 0, 5])).toBe(20)
})

test('a floor that reaches behind the viewer is cut off in front of the eye', () => {
	const outline = view.outline(level(-1, -5, 1, 5, 0))
	expect(outline).toHaveLength(4)
	expect(outline.every(([, y]) => y > 40)).toBe(true)
	expect(view.outline(level(-1, -5, 1, -2, 0))).toEqual([])
})

test('a box shows only the faces turned to the viewer', () => {
	expect(facesIn(view.box([-1, 0, 4], [1, 0.5, 5], paint))).toEqual(['front', 'top'])
	expect(facesIn(view.box([1, 0, 4], [2, 2, 5], paint))).toEqual(['front', 'side'])
})

test('a shadow falls away from the light, as long as the light is low', () => {
	expect(fallOn([[0, 2, 4]], [1, -0.5, 0])).toEqual([[4, 0, 4]])
	const box = cornersOf([0, 0, 4], [1, 1, 5])
	expect(view.shadow(box, [1, -1, 0], 'shade')).toMatch(/^<path d="M[^"]+z" fill="shade"\/>$/)
})
