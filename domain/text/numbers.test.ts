import { expect, test } from 'vitest'
import { formatTenths, plural, times } from './numbers.ts'

const reviews = { one: '{count} reseña', other: '{count} reseñas' }

test('one thing is singular; none, several and a million are plural', () => {
	const texts = [0, 1, 2, 1_000_000].map((count) => plural(count, reviews, 'es'))
	expect(texts).toEqual(['0 reseñas', '1 reseña', '2 reseñas', '1.000.000 reseñas'])
})

test('numbers are written as the language writes them', () => {
	expect(plural(1234, { one: '{count} review', other: '{count} reviews' }, 'en')).toBe(
		'1,234 reviews',
	)
	expect([formatTenths(4.25, 'es'), formatTenths(4, 'en')]).toEqual(['4,3', '4.0'])
})

test('no line ends beside the sign of a product', () => {
	expect([times('Cabaña', 1), times(2, '75.000 pesos')]).toEqual([
		...['Cabaña\u00a0×\u00a01', '2\u00a0×\u00a075.000 pesos'],
	])
})
