import { expect, test } from 'vitest'
import { palettes } from '#pictures/kit/palettes.ts'
import type { Canvas } from '#pictures/kit/scene.ts'
import { people } from './people.ts'
import { person } from './person.ts'
import { poses } from './poses.ts'

const canvas: Canvas = { width: 100, height: 100, palette: palettes.day, define: (key) => key }
const standing = { x: 0, y: 0, height: 100, pose: poses.holding, outfit: people.tomas }

test('a figure in one ink uses no other colour, so that its shadow is one shape', () => {
	const outfit = { ...people.tomas, pack: '#ff0000' }
	const fills = person(canvas, { ...standing, outfit, ink: '#123456' }).matchAll(/fill="([^"]+)"/g)
	expect(new Set([...fills].map(([, fill]) => fill))).toEqual(new Set(['#123456']))
})

test('the side of the light changes the shaded side of a figure', () => {
	expect(person(canvas, { ...standing, light: 1 })).not.toBe(
		person(canvas, { ...standing, light: -1 }),
	)
})
