import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'
import { type Bar, judgeBars } from '#tests/helpers/measuring/bars.ts'

/** Prints the bars, keeps the figures, and ends the process non-zero when a bar is missed. */
export function report(measurement: string, figures: object, bars: Bar[]) {
	const isMet = judgeBars(join(import.meta.dirname, '../results'), measurement, figures, bars)
	process.exitCode = isMet ? 0 : 1
}

/** One row an object, for bench/RESULTS.md; all have the keys of the first. */
export function markdownTable(rows: Record<string, string | number>[]): string {
	const [first = {}] = rows
	const lines = [
		Object.keys(first),
		Object.keys(first).map(() => '---'),
		...rows.map((row) => Object.values(row)),
	]
	return `\n${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n\n`
}

export function machine(): string {
	const gigabytes = (totalmem() / 2 ** 30).toFixed(0)
	const model = cpus()[0]?.model.trim() || process.arch
	const load = loadavg()[0]?.toFixed(1)
	return `${availableParallelism()} cores (${model}), ${gigabytes} GB, Node ${process.versions.node}, load ${load}\n`
}
