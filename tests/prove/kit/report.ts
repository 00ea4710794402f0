import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { type Bar, judgeBars } from '#tests/helpers/measuring/bars.ts'

const directory = join(import.meta.dirname, '../results')

/** Whether nothing else runs on the machine: bars in seconds mean something only then. */
export function isIdle() {
	return (loadavg()[0] ?? 0) < availableParallelism() + 1
}

/** Prints the bars, keeps the figures, and ends the process non-zero when a bar is missed. */
export function report(name: string, figures: object, bars: Bar[]) {
	const machine = { cores: availableParallelism(), load: loadavg().map((it) => it.toFixed(1)) }
	const isMet = judgeBars(directory, name, { ...figures, machine }, bars)
	process.stdout.write(`${JSON.stringify(figures)} load ${machine.load[0]}\n`)
	if (!isMet) process.exitCode = 1
}

/** For a proof that this machine does not allow. */
export function skip(name: string, reason: string) {
	process.stdout.write(`skipped: ${reason}\n`)
	judgeBars(directory, name, { skipped: reason }, [])
}
