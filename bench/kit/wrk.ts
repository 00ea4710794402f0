import { spawnSync } from 'node:child_process'

type Load = { requestsPerSecond: number; p99Ms: number; errors: number }

/** One run of wrk against an address of this machine. */
export function wrk(
	url: string,
	{ seconds = 5, connections = 64, headers = {} as Record<string, string> } = {},
): Load {
	const flags = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
	const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency', ...flags, url]
	const { stdout } = spawnSync('wrk', args, { encoding: 'utf8' })
	const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
	const [, p99, unit] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? []
	if (!rate || !p99) throw new Error(`wrk printed no figures:\n${stdout}`)
	const bad = Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0)
	const socket = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(stdout)
	const broken = (socket ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0)
	const scale = { us: 0.001, ms: 1, s: 1000 }[unit as 'us' | 'ms' | 's']
	return { requestsPerSecond: Number(rate), p99Ms: Number(p99) * scale, errors: bad + broken }
}
