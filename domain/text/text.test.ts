import fc from 'fast-check'
import { expect, test } from 'vitest'
import { oneLine, severalLines } from './text.ts'

const anyText = fc.oneof(
	fc.string({ unit: 'binary' }),
	fc.string({ unit: 'grapheme' }),
	fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
	fc
		.array(
			fc.constantFrom(
				...['a', 'é', 'e\u0301', ' ', '\t', '\n', '\r\n', '\u2028', '\u202e', '\u200b', '\0'],
				...[
					'\ud800',
					'\udc00',
					'👩‍🌾',
					'\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}',
					'\u{e0041}',
					'\u3164',
				],
			),
		)
		.map((parts) => parts.join('')),
)

const unwanted =
	// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
	/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u061c\u2028-\u202e\u2060-\u206f\u3164\ufeff]/

test('control, reordering and shapeless characters and lone surrogates are removed', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			for (const clean of [oneLine(text), severalLines(text)]) {
				expect(clean).not.toMatch(unwanted)
				expect(clean.isWellFormed()).toBe(true)
				expect(clean).toBe(clean.normalize('NFC'))
			}
		}),
		{ numRuns: 2000 },
	)
})

test('cleaning clean text changes nothing', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect(oneLine(oneLine(text))).toBe(oneLine(text))
			expect(severalLines(severalLines(text))).toBe(severalLines(text))
		}),
		{ numRuns: 2000 },
	)
})

test('white space is collapsed: one line stays one, paragraphs are one empty line apart', () => {
	fc.assert(
		fc.property(anyText, (text) => {
			expect(oneLine(text)).not.toMatch(/[^\S ]|^\s| {2}|\s$/)
			expect(severalLines(text)).not.toMatch(/[^\S \n]|^\s| {2}|\n{3}| \n|\n |\s$/)
		}),
		{ numRuns: 2000 },
	)
})

test('text in any language stays as it is, even if it looks like markup or a command', () => {
	const kept = [
		'<script>alert(1)</script>',
		'"><img src=x onerror=alert(1)>',
		"'; drop table reviews; --",
		'__proto__',
		'{{constructor.constructor("return 1")()}}',
		'Ñandú, piñón y 雪 — שלום مرحبا',
		'👩‍👩‍👧 🏳️‍🌈 \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
		'می‌خواهم',
	]
	for (const text of kept) {
		expect(oneLine(text)).toBe(text)
		expect(severalLines(text)).toBe(text)
	}
})

test('text without a visible character is empty', () => {
	for (const text of ['', ' \n\t ', '\u200b\u200d', '\u3164', '\u202e', '\u0301', '\0'])
		expect([oneLine(text), severalLines(text)]).toEqual(['', ''])
})

test('a hidden right-to-left override is removed', () => {
	expect(oneLine('invoice\u202egpj.exe')).toBe('invoicegpj.exe')
})

test('text of combining marks only is cleaned in linear time', () => {
	const marks = '\u0301\u0316\u0327\u0345\u0300\u0323'
	const cost = (length: number) => {
		const text = `a${marks.repeat(length / marks.length)}`
		const start = process.cpuUsage()
		for (let round = 0; round < 5; round += 1) {
			oneLine(text)
			severalLines(text)
		}
		const { user } = process.cpuUsage(start)
		return user
	}
	cost(60)
	// Quadratic time would be 64 times as much.
	expect(cost(48_000)).toBeLessThan(30 * Math.max(cost(6_000), 1_000))
	expect(oneLine(`a${marks.repeat(10_000)}`).length).toBeLessThan(40)
})
