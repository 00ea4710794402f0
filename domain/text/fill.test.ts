import { expect, test } from 'vitest'
import { fill } from './fill.ts'

test('placeholders are replaced at any depth', () => {
	const copy = { title: 'Km {km}', items: ['{km} km', { text: 'none' }] }
	expect(fill(copy, { km: '10' })).toEqual({
		title: 'Km 10',
		items: ['10 km', { text: 'none' }],
	})
})

test('a word that ends with a full stop ends the sentence with it', () => {
	const words = { hours: 'de 8 a. m. a 7 p. m.', name: 'La Casa' }
	expect(fill('Abrimos {hours}. {name}.', words)).toBe('Abrimos de 8 a. m. a 7 p. m. La Casa.')
	expect(fill('Abrimos {hours}, siempre', words)).toBe('Abrimos de 8 a. m. a 7 p. m., siempre')
})

test('an unknown placeholder stays, with its full stop', () => {
	expect(fill('{unknown}.', {})).toBe('{unknown}.')
})

test('a name of a method is not a known placeholder', () => {
	for (const name of ['toString', 'constructor', '__proto__', 'hasOwnProperty'])
		expect(fill(`Casa {${name}}`, { km: '10' })).toBe(`Casa {${name}}`)
})
