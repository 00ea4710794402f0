import { expect, test } from 'vitest'
import { litMoonPath } from './almanac.tsx'

test('a waxing moon is lit on its right, a waning one on its left', () => {
	expect(litMoonPath(0.25)).toBe('M0-1A1 1 0 0 1 0 1A0 1 0 0 1 0-1z')
	expect(litMoonPath(0.75)).toMatch(/^M0-1A1 1 0 0 0 0 1A0 1/)
	expect(litMoonPath(0.5)).toMatch(/A1 1 0 0 0 0 1A1 1 0 0 0 0-1z$/)
	expect(litMoonPath(0.1)).toBe('M0-1A1 1 0 0 1 0 1A0.81 1 0 0 0 0-1z')
})
