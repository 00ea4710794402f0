import { expect, test } from 'vitest'
import { unitsOf } from './unit-names.tsx'

test('a unit without a name has an id of its own, also after another one was removed', () => {
	const named = (...numbers: number[]) => ({
		glamping: numbers.map((it) => ({ id: `glamping-${it}`, name: `Nido ${it}` })),
	})
	const idsOf = (...numbers: number[]) =>
		unitsOf('glamping', 4, named(...numbers)).map(({ id }) => id)
	expect(idsOf()).toEqual(['glamping-1', 'glamping-2', 'glamping-3', 'glamping-4'])
	expect(idsOf(1, 3, 4)).toEqual(['glamping-1', 'glamping-3', 'glamping-4', 'glamping-2'])
	expect(idsOf(4)).toEqual(['glamping-4', 'glamping-1', 'glamping-2', 'glamping-3'])
	expect(idsOf(1, 2, 3, 4, 5)).toHaveLength(5)
})
