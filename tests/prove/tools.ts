import { readFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bar, report as reportTo } from '../../bench/tools.ts'

export { type Bar, requireCommands } from '../../bench/tools.ts'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { rounds: { type: 'string' }, requests: { type: 'string' } },
})

/** What the command line asks for. */
export const given = {
	names: positionals,
	passedOn: Object.entries(values).map(([name, value]) => `--${name}=${value}`),
	rounds: (usual: number) => Number(values.rounds ?? usual),
	requests: (usual: number) => Number(values.requests ?? usual),
}

/** Whether others left us the machine: bars in seconds mean something only then. */
export function isIdle() {
	return (loadavg()[0] ?? 0) < availableParallelism() + 1
}

/** Prints the bars, keeps the figures beside the proofs, and ends non-zero when one is missed. */
export function report(name: string, figures: object, bars: Bar[]) {
	const machine = { cores: availableParallelism(), load: loadavg().map((it) => it.toFixed(1)) }
	const directory = join(import.meta.dirname, 'results')
	const isMet = reportTo(name, { ...figures, machine }, bars, directory)
	process.stdout.write(`${JSON.stringify(figures)} load ${machine.load[0]}\n`)
	if (!isMet) process.exitCode = 1
}

/** For a proof that cannot be given here. */
export function skip(name: string, reason: string) {
	process.stdout.write(`skipped: ${reason}\n`)
	reportTo(name, { skipped: reason }, [], join(import.meta.dirname, 'results'))
}

export function median(numbers: number[]) {
	return quantile(numbers, 0.5)
}

export function quantile(numbers: number[], part: number) {
	const sorted = numbers.toSorted((a, b) => a - b)
	return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN
}

export function rounded(milliseconds: number) {
	return Math.round(milliseconds)
}

/** Processor time and memory of a process so far, from Linux. */
export function usageOf(pid: number) {
	const status = readFileSync(`/proc/${pid}/status`, 'utf8')
	const times = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
	return {
		cpuMs: (Number(times[11]) + Number(times[12])) * 10,
		residentMb: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024,
	}
}
