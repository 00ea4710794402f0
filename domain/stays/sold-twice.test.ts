import { expect, test } from 'vitest'
import { excessOn, type Sold } from './sold-twice.ts'

const day = '2026-12-24'
const here = (hour: string | null, units: number | null): Sold => ({
	day,
	hour,
	units,
	isImported: false,
})
const there = (hour: string | null, units: number | null): Sold => ({
	day,
	hour,
	units,
	isImported: true,
})
const tables = { offer: 'table', total: 10 } as const

test('tables are sold twice only where both sites’ guests sit at the same time', () => {
	expect(excessOn(tables, [here('13:00', 6), there('13:30', 6)])).toBe(2)
	expect(excessOn(tables, [here('13:00', 6), there('14:30', 6)])).toBe(0)
	expect(excessOn(tables, [here('13:00', 6), there(null, 6), there('19:00', 9)])).toBe(2)
	expect(excessOn(tables, [here('13:00', 1), there(null, null)])).toBe(1)
	// What one of them sold too often alone is not sold twice.
	expect(excessOn(tables, [here('13:00', 2), there('19:00', 12)])).toBe(0)
})
