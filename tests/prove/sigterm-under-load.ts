import { mkdtemp, rm } from 'node:fs/promises'
import { Agent } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { report } from './kit/report.ts'
import { ask, isDeliberate503, someWrite } from './kit/requests.ts'
import { forgetLimits, lookInto, missing } from './kit/stored.ts'

const rounds = commandLine.rounds(20)
const visitors = 40
// More would be treated as spam and asked for proofs of work.
const mostPosts = 50
const stopWithinMs = 10_000

const place = { dataDir: await mkdtemp(join(tmpdir(), 'palma-term-')) }
const acknowledged = new Set<string>()
const failures: string[] = []
const stopsMs: number[] = []
let answered = 0
let lost: string[] = []
try {
	for (let round = 0; round < rounds; round++) await stopUnderLoad()
	lost = await lookInto(place, (database) => missing(database, acknowledged))
} finally {
	await rm(place.dataDir, { recursive: true, force: true })
}
report(
	'sigterm-under-load',
	{
		stops: rounds,
		answered,
		acknowledged: acknowledged.size,
		slowestStopMs: Math.round(Math.max(...stopsMs)),
		failures: failures.slice(0, 10),
	},
	[
		{ name: 'failed requests', value: failures.length, atMost: 0 },
		{ name: 'acknowledged writes lost', value: lost.length, atMost: 0 },
		{ name: 'answered requests', value: answered, atLeast: rounds * visitors },
		{ name: 'slowest stop, ms', value: Math.max(...stopsMs), atMost: stopWithinMs },
	],
)

async function stopUnderLoad() {
	const site = await startSite({
		DATA_DIR: place.dataDir,
		TRUST_PROXY: 'true',
		LOG_LEVEL: 'silent',
	})
	await lookInto(place, forgetLimits)
	const agent = new Agent({ keepAlive: true })
	const already = answered
	const visiting = visitUntilClosed(site, agent)
	while (answered - already < 2 * visitors) await sleep(10)
	await sleep(Math.random() * 500)
	const stoppedAt = performance.now()
	const status = await site.stop()
	stopsMs.push(performance.now() - stoppedAt)
	if (status !== 0) failures.push(`it ended with ${status}`)
	await visiting
	agent.destroy()
}

/** Cached pages, rendered pages, the API and posts; each visitor goes on until a connection is refused. */
async function visitUntilClosed({ url }: SiteProcess, agent: Agent) {
	let posts = 0
	const visit = async (visitor: number) => {
		for (let count = visitor; ; count++) {
			const isPost = count % 20 === 0 && posts++ < mostPosts
			const write = isPost ? someWrite() : undefined
			const path = write?.path ?? ['/', '/reviews?problem=prove', '/api/reviews'][count % 3]
			try {
				// Most use kept connections, as through a proxy; some open a new one each time.
				const door = visitor % 10 === 0 ? false : agent
				const response = await ask(url + path, { agent: door, ...(write && { body: write.body }) })
				if (write && response.status === 201) acknowledged.add(write.key)
				if (response.status >= 300 && !isDeliberate503(response))
					failures.push(`${path} ${response.status}`)
				answered += 1
			} catch (error) {
				// The connection was never accepted: the request did not reach the site.
				if ((error as NodeJS.ErrnoException).code === 'ECONNREFUSED') return
				failures.push(`${path} ${(error as Error).message}`)
			}
		}
	}
	await Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)))
}
