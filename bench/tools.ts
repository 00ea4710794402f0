import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Finds the Debian packages' commands a measurement needs, installing them where that is ours to do. */
export function requireCommands(packages: Record<string, string>) {
	const missing = Object.entries(packages).filter(([command]) => !has(command))
	if (missing.length === 0) return
	const names = missing.map(([, name]) => name)
	if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		spawnSync('apt-get', ['update'], { stdio: 'ignore' })
		spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', ...names], {
			stdio: 'ignore',
		})
	}
	const absent = missing.filter(([command]) => !has(command)).map(([, name]) => name)
	if (absent.length > 0)
		throw new Error(`This measurement needs: ${absent.join(', ')}. Please install them.`)
}

function has(command: string): boolean {
	return spawnSync('which', [command]).status === 0
}

export type Load = { requestsPerSecond: number; p99Ms: number; errors: number }

/** One bounded run of wrk against an address of this machine. */
export function wrk(
	url: string,
	{ seconds = 5, connections = 64, headers = {} as Record<string, string> } = {},
): Load {
	const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
	const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...flags, url]
	const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
	const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
	const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
	if (!rate || !p99) throw new Error(`wrk said nothing useful:\n${stdout}`)
	const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
	const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
	const broken = (socket ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0)
	const scale = { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
	return { requestsPerSecond: Number(rate), p99Ms: Number(p99) * scale, errors: bad + broken }
}

export type Bar = { name: string; value: number; atLeast?: number; atMost?: number }

/** Prints the bars, keeps the figures, and says whether all were met. */
export function report(
	measurement: string,
	figures: object,
	bars: Bar[],
	directory = join(import.meta.dirname, 'results'),
): boolean {
	const judged = bars.map((bar) => ({
		bar: bar.name,
		measured: Number(bar.value.toFixed(3)),
		wanted: bar.atLeast !== undefined ? `≥ ${bar.atLeast}` : `≤ ${bar.atMost}`,
		met: bar.value >= (bar.atLeast ?? -Infinity) && bar.value <= (bar.atMost ?? Infinity),
	}))
	mkdirSync(directory, { recursive: true })
	writeFileSync(
		join(directory, `${measurement}.json`),
		JSON.stringify({ figures, bars: judged }, null, 2),
	)
	for (const { bar, measured, wanted, met } of judged)
		process.stdout.write(`${met ? 'met   ' : 'MISSED'}  ${bar}: ${measured} (${wanted})\n`)
	return judged.every(({ met }) => met)
}
