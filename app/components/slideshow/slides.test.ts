import { expect, test } from 'vitest'
import { moveTo, placeOf } from './slides.ts'

test('the slides go round in both directions', () => {
	expect(moveTo({ current: 3, last: null }, 4, 4)).toEqual({ current: 0, last: 3 })
	expect(moveTo({ current: 0, last: 3 }, -1, 4)).toEqual({ current: 3, last: 0 })
})

test('the first picture is shown without fading in, and only its neighbour waits', () => {
	const slides = { current: 0, last: null }
	const places = [0, 1, 2, 3].map((index) => placeOf(index, slides, 4))
	expect(places).toEqual(['shown', 'waiting', 'away', 'away'])
})

test('a picture fades in over the one it replaces', () => {
	const slides = moveTo({ current: 0, last: null }, 2, 4)
	const places = [0, 1, 2, 3].map((index) => placeOf(index, slides, 4))
	expect(places).toEqual(['leaving', 'away', 'entering', 'waiting'])
})
