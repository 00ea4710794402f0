import { parseArgs } from 'node:util'
import { admin } from '#content/pages/admin.ts'
import { locales, localizePath } from '#domain/locale.ts'
import { everyPage } from '#tests/helpers/every-page.ts'

/** Pages that search engines are asked to leave out, on purpose: there is nothing in them for visitors. */
export const hiddenPages = locales.map((locale) => localizePath(admin.path, locale))

/** `--runs 1 /menu /en/menu` makes a measurement of pages shorter; without, it is five runs of every page. */
export function readPageOptions() {
	const { values, positionals } = parseArgs({
		options: { runs: { type: 'string', default: '5' } },
		allowPositionals: true,
	})
	const all = [...everyPage.map(({ path }) => path), ...hiddenPages]
	const unknown = positionals.filter((path) => !all.includes(path))
	if (unknown.length > 0) throw new Error(`No such page: ${unknown.join(', ')}`)
	return {
		runs: Math.max(1, Number.parseInt(values.runs, 10)),
		paths: positionals.length > 0 ? positionals : all,
	}
}

/** Printed so that it can be pasted into RESULTS.md. */
export function markdownTable(columns: string[], rows: (string | number)[][]): string {
	const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |\n`
	return line(columns) + line(columns.map(() => '---')) + rows.map(line).join('')
}

export function medianOf(values: number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
