import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os'

export function median(numbers: number[]) {
	return quantile(numbers, 0.5)
}

export function quantile(numbers: number[], part: number) {
	const sorted = numbers.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

/** Processor time and memory of a process so far, from Linux. */
export function usageOf(pid: number) {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
	return {
		cpuMs: (Number(times[11]) + Number(times[12])) * 10,
		residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
		/** The most since the start, or since `forgetPeak`. */
		peakMb: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024,
	}
}

export function forgetPeak(pid: number) {
	writeFileSync(`/proc/${pid}/clear_refs`, '5')
}

/** For bench/RESULTS.md: the same cells for each row. */
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
