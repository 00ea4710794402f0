import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { aBooking } from '#tests/helpers/enquiries.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median, resetPeak, usageOf } from '#tests/helpers/measuring/measures.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { saveResponse, startBareNode, startNginx } from './kit/peers.ts'
import { agent, type Batch, failedOf, p99, rate, sendBatch } from './kit/posts.ts'
import { machine, markdownTable, report } from './kit/report.ts'
import { measureStarts } from './kit/start-time.ts'
import { wrk } from './kit/wrk.ts'

requireCommands({ wrk: 'wrk', nginx: 'nginx-light' })

/** Throughput of one process, beside nginx and bare `node:http` sending the same bytes. */
const rounds = commandLine.rounds(3)
const seconds = commandLine.seconds(4)
const batchesPerRound = 6
const headers = { 'accept-encoding': 'br' }
const reads = {
	'cached page': { path: '/', connections: 64 },
	'GET /api/reviews': { path: '/api/reviews', connections: 64 },
	// A parameter that the page reads bypasses the cache. Fewer at once than the site renders.
	'uncached render': { path: '/reviews?problem=bench', connections: 8 },
}
type Read = keyof typeof reads
const post = 'durable booking'
type Server = 'site' | 'node' | 'nginx'
type Figure = { perSecond: number; p99Ms: number }

const folder = await mkdtemp(join(tmpdir(), 'palma-bench-'))
const dataDir = join(folder, 'data')
const site = await startSite({ LOG_LEVEL: 'silent', TRUST_PROXY: 'true', DATA_DIR: dataDir })
const pid = site.process.pid as number
const figures: Record<string, Partial<Record<Server, Figure[]>>> = {}
const peaks: Record<string, number> = {}
let failed = 0

const names = Object.keys(reads) as Read[]
const fileOf = (name: string) => name.replaceAll(/\W/g, '-')
for (const name of names)
	await saveResponse(site.url + reads[name].path, headers, join(folder, fileOf(name)))
const node = await startBareNode(folder, names.map(fileOf))
const nginx = await startNginx(folder)
const counts = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 })
try {
	await sleep(2_000)
	const atRest = usageOf(pid).residentMb
	// Servers take turns, so that a noisy moment does not hit one alone; the first round warms up.
	for (let round = 0; round <= rounds; round++) {
		for (const name of names) await readFromAll(name, round)
		await postToAll(round)
	}
	const starts = await measureStarts(2 * rounds - 1)
	judge(atRest, starts)
} finally {
	counts.close()
	agent.destroy()
	await Promise.all([node.stop(), nginx.stop()])
	await site.remove()
	await rm(folder, { recursive: true, force: true })
}

async function readFromAll(name: Read, round: number) {
	const { path, connections } = reads[name]
	const urls: Record<Server, string> = {
		site: site.url + path,
		node: `${node.url}/${fileOf(name)}`,
		nginx: `${nginx.url}/${fileOf(name)}`,
	}
	for (const server of ['site', 'node', 'nginx'] as const) {
		if (server === 'site') resetPeak(pid)
		const load = wrk(urls[server], { seconds: round === 0 ? 1 : seconds, connections, headers })
		if (server === 'site') {
			failed += load.errors
			notePeak(name)
		}
		keep(round, name, server, { perSecond: load.requestsPerSecond, p99Ms: load.p99Ms })
	}
}

async function postToAll(round: number) {
	const batches: Record<'site' | 'node', Batch[]> = { site: [], node: [] }
	resetPeak(pid)
	for (let batch = 0; batch < batchesPerRound; batch++) {
		counts.exec('delete from rate_limits')
		batches.site.push(await sendBatch(`${site.url}/api/bookings`, aBooking))
		batches.node.push(await sendBatch(node.url, aBooking, { expected: 200 }))
	}
	notePeak(post)
	failed += failedOf(batches.site)
	for (const server of ['site', 'node'] as const)
		keep(round, post, server, { perSecond: rate(batches[server]), p99Ms: p99(batches[server]) })
}

function notePeak(name: string) {
	peaks[name] = Math.max(peaks[name] ?? 0, usageOf(pid).peakMb)
}

function keep(round: number, name: string, server: Server, figure: Figure) {
	if (round === 0) return
	figures[name] ??= {}
	const all = figures[name][server] ?? []
	all.push(figure)
	figures[name][server] = all
}

function medianOf(name: string, server: Server): Figure {
	const all = figures[name]?.[server] ?? []
	const perSecond = median(all.map((figure) => figure.perSecond))
	return { perSecond, p99Ms: median(all.map((figure) => figure.p99Ms)) }
}

function judge(atRest: number, starts: Awaited<ReturnType<typeof measureStarts>>) {
	const rows = [...names, post].map((name) => {
		const [ours, bare, static_] = (['site', 'node', 'nginx'] as const).map((server) =>
			medianOf(name, server),
		) as [Figure, Figure, Figure]
		return {
			'one process': name,
			'requests/s': ours.perSecond.toFixed(0),
			'p99 ms': ours.p99Ms.toFixed(1),
			'node:http': bare.perSecond.toFixed(0),
			nginx: static_.perSecond ? static_.perSecond.toFixed(0) : '–',
			'of node:http': (ours.perSecond / bare.perSecond).toFixed(2),
			'of nginx': static_.perSecond ? (ours.perSecond / static_.perSecond).toFixed(2) : '–',
			'peak MB': (peaks[name] ?? Number.NaN).toFixed(0),
		}
	})
	process.stdout.write(machine() + markdownTable(rows))
	process.stdout.write(
		`At rest ${atRest.toFixed(0)} MB. First answer ${starts.site.ms.toFixed(0)} ms after the start (${starts.site.cpuMs} ms of processor time), bare node:http ${starts.bare.ms.toFixed(0)} ms.\n\n`,
	)
	const [ours, bare, static_] = (['site', 'node', 'nginx'] as const).map(
		(server) => medianOf('cached page', server).perSecond,
	) as [number, number, number]
	report('server', { figures, peaks, atRest, starts }, [
		{ name: 'cached page / nginx', value: ours / static_, atLeast: 0.2 },
		{ name: 'cached page / bare node:http', value: ours / bare, atLeast: 0.9 },
		{ name: 'failed requests', value: failed, atMost: 0 },
		{ name: 'resident MB under load', value: Math.max(...Object.values(peaks)), atMost: 200 },
		{ name: 'start / start of bare node:http', value: starts.site.ms / starts.bare.ms, atMost: 20 },
	])
}
