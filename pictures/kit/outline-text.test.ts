import { expect, test } from 'vitest'
import { outlineText, textWidth, wrapText } from './outline-text.ts'

test('words are drawn the same every time, with the letters of Spanish', () => {
	const draw = () => outlineText('¿Cómo llegar? Año, güiro', { x: 0, y: 50, size: 40 })
	expect(draw()).toBe(draw())
	expect(draw()).toMatch(/^M[-\d.,qlczM ]+$/)
})

test('a letter that the font lacks is an error rather than an empty box', () => {
	expect(() => outlineText('Кокора', { x: 0, y: 0, size: 40 })).toThrow('has no letter "К"')
})

test('lines fit their width and are of similar length', () => {
	const lines = wrapText('Un día entre palmas de cera, una trucha y una cama caliente', 60, 500)
	expect(lines.join(' ')).toBe('Un día entre palmas de cera, una trucha y una cama caliente')
	expect(Math.max(...lines.map((line) => textWidth(line, 60)))).toBeLessThanOrEqual(500)
	expect(lines.at(-1)?.split(' ').length).toBeGreaterThan(1)
})
