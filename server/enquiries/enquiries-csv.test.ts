import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './enquiries-csv.ts'

/** How a spreadsheet reads a file: quotes count only at the start of a cell, as in Excel. */
function cellsOf(csv: string, separator: string): string[] {
	const cells: string[] = []
	let at = 0
	while (at < csv.length) {
		let cell = ''
		if (csv[at] === '"') {
			at += 1
			while (at < csv.length && (csv[at] !== '"' || csv[at + 1] === '"')) {
				cell += csv[at]
				at += csv[at] === '"' ? 2 : 1
			}
			at += 1
		}
		while (at < csv.length && !`${separator}\r\n`.includes(csv[at] as string)) {
			cell += csv[at]
			at += 1
		}
		cells.push(cell)
		at += 1
	}
	return cells
}

const runsFormula = (cell: string) => /^[\s"]*[=+\-@|]/.test(cell)

test('no text becomes a formula, whichever separator the spreadsheet expects', () => {
	const hostile = fc.array(
		fc.constantFrom('=', '+', '-', '@', '|', ';', ',', '"', "'", ' ', '\t', '\r', '\n', 'a', '1'),
	)
	fc.assert(
		fc.property(hostile, hostile, (first, second) => {
			for (const written of [',', ';'] as const) {
				const line = csvLine([first.join(''), second.join('')], written)
				for (const read of [',', ';', '\t'])
					expect(cellsOf(line, read).filter(runsFormula)).toEqual([])
			}
		}),
		{ numRuns: 3000 },
	)
})

test('harmless text is unchanged', () => {
	expect(csvLine(['a, - b; c', 'tel. +57 300', -4], ',')).toBe(
		'"a, - b; c","tel. +57 300","-4"\r\n',
	)
	expect(csvLine(['a; - b, c', 'tel. +57 300'], ';')).toBe('"a; - b, c";"tel. +57 300"\r\n')
})
