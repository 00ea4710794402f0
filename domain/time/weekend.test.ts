import { expect, test } from 'vitest'
import { weekendAfter } from './weekend.ts'

test.each([
	['Monday', '2026-11-09', '2026-11-13', '2026-11-15'],
	['Thursday', '2026-11-12', '2026-11-13', '2026-11-15'],
	['Friday', '2026-11-13', '2026-11-14', '2026-11-15'],
	['Saturday', '2026-11-14', '2026-11-15', '2026-11-15'],
	['Wednesday at the end of a year', '2026-12-30', '2027-01-01', '2027-01-03'],
])('on a %s the weekend goes from Friday, or tomorrow, to Sunday', (_, today, from, to) => {
	expect(weekendAfter(today)).toEqual({ from, to })
})

test('on a Sunday nothing of the weekend is left', () => {
	expect(weekendAfter('2026-11-15')).toBeUndefined()
})
