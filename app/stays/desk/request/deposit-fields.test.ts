import { expect, test } from 'vitest'
import { depositIn, depositPesos } from './deposit-fields.tsx'

test('a deposit is a share of the price or an amount, and nothing where nothing is typed', () => {
	expect(depositPesos('50 %', 801)).toBe(401)
	expect(depositPesos('30%', undefined)).toBeUndefined()
	expect(depositPesos('$ 300.000', 800_000)).toBe(300_000)
	expect(depositPesos('la mitad', 800_000)).toBeUndefined()
	expect(depositIn({ depositPesos: ' ', depositUntil: '2027-01-01' }, 1)).toBeUndefined()
	expect(
		depositIn({ depositPesos: '10', depositUntil: '2027-01-01', depositReleases: true }, 100),
	).toEqual({ pesos: 10, until: '2027-01-01', releases: true })
})
