import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bar, report as reportTo } from '../../bench/tools.ts'

export { median, quantile, usageOf } from '../../bench/measure.ts'
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

export function rounded(milliseconds: number) {
	return Math.round(milliseconds)
}
