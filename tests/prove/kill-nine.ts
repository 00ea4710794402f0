import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabasePlace } from '#db/connect.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { median, usageOf } from '#tests/helpers/measuring/measures.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { onBothDatabases } from './kit/both-databases.ts'
import { isIdle, report } from './kit/report.ts'
import { ask, isDeliberate503, someWrite } from './kit/requests.ts'
import { damage, forgetLimits, lookInto, missing } from './kit/stored.ts'

const rounds = commandLine.rounds(200)
const writers = 8
// After 60 posts the site asks every visitor for a proof of work.
const mostPosts = 50
const startWithinMs = 2_000

type Outcome = {
	acknowledged: Set<string>
	startsMs: number[]
	cpuMs: number[]
	findings: string[]
}

const figures: Record<string, object> = {}
const bars: Bar[] = []
await onBothDatabases(prove)
report('kill-nine', figures, bars)

async function prove(kind: string, server?: TestPostgres) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-kill-'))
	const place = { dataDir, url: await server?.createDatabase() }
	const outcome: Outcome = { acknowledged: new Set(), startsMs: [], cpuMs: [], findings: [] }
	try {
		for (let round = 0; round < rounds; round++) {
			const site = await startAndCheck(place, outcome)
			await killWhileWriting(site, outcome.acknowledged)
			// Every tenth time the database server crashes too.
			if (server && round % 10 === 9) {
				await server.halt('SIGKILL')
				await server.relaunch()
			}
		}
		await (await startAndCheck(place, outcome)).stop()
	} finally {
		await rm(dataDir, { recursive: true, force: true })
	}
	judge(kind, outcome)
}

/** After each start, which repairs what the kill left, every acknowledged write must be there. */
async function startAndCheck(place: DatabasePlace, outcome: Outcome): Promise<SiteProcess> {
	const startedAt = performance.now()
	const site = await startSite({
		DATA_DIR: place.dataDir,
		DATABASE_URL: place.url ?? '',
		TRUST_PROXY: 'true',
		SAMPLE_REVIEWS: 'off',
		LOG_LEVEL: 'silent',
	})
	outcome.startsMs.push(performance.now() - startedAt)
	outcome.cpuMs.push(usageOf(site.process.pid as number).cpuMs)
	await lookInto(place, async (database) => {
		await forgetLimits(database)
		const lost = await missing(database, outcome.acknowledged)
		outcome.findings.push(...lost.map((key) => `lost ${key}`), ...(await damage(database)))
	})
	return site
}

async function killWhileWriting(site: SiteProcess, acknowledged: Set<string>) {
	const before = Math.floor(Math.random() * (mostPosts - writers))
	const moment = Promise.withResolvers<void>()
	let sent = 0
	let answered = 0
	const write = async () => {
		while (sent < mostPosts) {
			sent += 1
			const { path, body, key } = someWrite()
			const response = await ask(site.url + path, { body }).catch(() => undefined)
			if (!response) return
			if (isDeliberate503(response)) continue
			if (response.status !== 201) throw new Error(`${path}: ${response.status} ${response.body}`)
			acknowledged.add(key)
			answered += 1
			if (answered >= before) moment.resolve()
		}
	}
	const writing = Promise.all(Array.from({ length: writers }, write))
	if (before === 0) moment.resolve()
	await Promise.race([moment.promise, writing])
	await sleep(Math.random() * 10)
	const exited = once(site.process, 'exit')
	site.process.kill('SIGKILL')
	await Promise.all([exited, writing])
}

function judge(kind: string, { acknowledged, startsMs, cpuMs, findings }: Outcome) {
	const slowest = Math.max(...startsMs)
	figures[kind] = {
		kills: rounds,
		acknowledged: acknowledged.size,
		startMs: { median: Math.round(median(startsMs)), max: Math.round(slowest) },
		startCpuMs: { median: Math.round(median(cpuMs)), max: Math.round(Math.max(...cpuMs)) },
		findings: [...new Set(findings)].slice(0, 10),
	}
	bars.push(
		{ name: `${kind}: acknowledged writes`, value: acknowledged.size, atLeast: rounds },
		{ name: `${kind}: lost or damaged`, value: findings.length, atMost: 0 },
		{ name: `${kind}: median start, ms`, value: median(startsMs), atMost: startWithinMs },
	)
	if (isIdle())
		bars.push({ name: `${kind}: slowest start, ms`, value: slowest, atMost: startWithinMs })
}
