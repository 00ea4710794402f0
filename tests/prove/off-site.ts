import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabasePlace } from '#db/connect.ts'
import { timeOfCopy } from '#server/owner/backups/off-site/copy-names.ts'
import { startS3, startWebdav } from '#tests/helpers/backups/stores.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { onBothDatabases } from './kit/both-databases.ts'
import { restoreInFreshClone } from './kit/fresh-clone.ts'
import { measureCost, photographBytes, startStoreApart } from './kit/off-site-cost.ts'
import { breakStore } from './kit/off-site-faults.ts'
import { burnAfterAnHour } from './kit/off-site-hourly.ts'
import { environmentFor, type OffSiteSite, startWithStore } from './kit/off-site-site.ts'
import { report } from './kit/report.ts'
import { ask, isDeliberate503, someWrite } from './kit/requests.ts'
import { damage, forgetLimits, lookInto, missing } from './kit/stored.ts'

const writes = commandLine.requests(500)
const writers = 4
const killEveryMs = [2_000, 5_000] as const
/** On a busy machine a copy takes longer than a round: in some, the kill waits for one, so that writes are copied too. */
const waitsEvery = 3
/** After 60 posts the site asks every visitor for a proof of work. */
const mostPosts = 50

const figures: Record<string, object> = {}
const bars: Bar[] = []
await onBothDatabases(prove)
report('off-site', figures, bars)

/** It takes minutes: what takes them is seen while it runs. */
function step(name: string) {
	process.stderr.write(`${Math.round(performance.now() / 1000)} s  ${name}\n`)
}

async function prove(kind: 'sqlite' | 'postgres', server?: TestPostgres) {
	step(`${kind}: fire`)
	await burn(kind, server)
	for (const [name, start] of Object.entries({ s3: startS3, webdav: startWebdav })) {
		step(`${kind}: faults of ${name}`)
		expectNone(
			`${kind}: faults of ${name} not told, or something lost`,
			await breakStore(start, server),
		)
	}
	const store = await startS3()
	try {
		step(`${kind}: fire after an hour`)
		expectNone(
			`${kind}: what a copy by the hour to a public key lacked`,
			await burnAfterAnHour(store, server),
		)
	} finally {
		await store.stop()
	}
	await weigh(kind, server)
}

function expectNone(name: string, findings: string[]) {
	figures[name] = { findings }
	bars.push({ name, value: findings.length, atMost: 0 })
}

async function weigh(kind: string, server: TestPostgres | undefined) {
	step(`${kind}: cost of a copy`)
	const store = await startStoreApart()
	try {
		const { figures: cost, slower, slowest } = await measureCost(store, server)
		figures[`${kind}: cost of a copy`] = cost
		// Visitors notice nothing of a copy that failed at once.
		bars.push(
			{ name: `${kind}: bytes of the copy`, value: cost.copyBytes ?? 0, atLeast: photographBytes },
			{ name: `${kind}: the copy fails`, value: Number(cost.error !== null), atMost: 0 },
			{ name: `${kind}: visitors' median beside a copy, times`, value: slower, atMost: 1.5 },
			{ name: `${kind}: visitors' p95 beside a copy, times`, value: slowest, atMost: 1.5 },
		)
	} finally {
		await store.stop()
	}
}

/** Writes, kills and copies; then the machine burns, and a fresh clone restores. */
async function burn(kind: string, server: TestPostgres | undefined) {
	const store = await (server ? startWebdav() : startS3())
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-off-site-'))
	const place = { dataDir, url: await server?.createDatabase() }
	const acknowledged = new Map<string, number>()
	let kills = 0
	const copies: (string | null)[] = []
	try {
		while (acknowledged.size < writes) {
			const site = await startWithStore(place, store)
			await lookInto(place, forgetLimits)
			// Before the first copy, a fire leaves nothing: not what is proved here.
			if (kills === 0) await site.copyNow()
			copies.push(...(await writeCopyAndKill(site, acknowledged, kills % waitsEvery === 1)))
			kills += 1
		}
		await rm(dataDir, { recursive: true, force: true })
		const fresh = { dataDir: `${dataDir}-new`, url: await server?.createDatabase() }
		const said = await restoreInFreshClone(environmentFor(fresh, store))
		await judge(kind, fresh, { acknowledged, kills, copies, said, names: await store.names() })
		// The site goes on from there.
		const site = await startWithStore(fresh, store)
		const { error } = await site.copyNow()
		bars.push({
			name: `${kind}: copies after the fire fail`,
			value: Number(error !== null),
			atMost: 0,
		})
		await site.remove()
	} finally {
		await store.stop()
		await rm(dataDir, { recursive: true, force: true })
	}
}

/** Returns what the desk told of each copy: null of one that arrived. */
async function writeCopyAndKill(
	site: OffSiteSite,
	acknowledged: Map<string, number>,
	waitsForCopy: boolean,
) {
	let isOver = false
	let sent = 0
	const copies: (string | null)[] = []
	const firstCopy = Promise.withResolvers<void>()
	const write = async () => {
		while (!isOver && sent < mostPosts) {
			sent += 1
			const { path, body, key } = someWrite()
			const response = await ask(site.url + path, { body }).catch(() => undefined)
			if (!response) return
			if (isDeliberate503(response)) continue
			if (response.status !== 201) throw new Error(`${path}: ${response.status} ${response.body}`)
			acknowledged.set(key, Date.now())
			await sleep(100 * Math.random())
		}
	}
	const copy = async () => {
		while (!isOver) {
			const state = await site.copyNow().catch(() => undefined)
			firstCopy.resolve()
			if (!state) return
			copies.push(state.error)
		}
	}
	const working = Promise.all([copy(), ...Array.from({ length: writers }, write)])
	const [least, most] = killEveryMs
	await sleep(least + Math.random() * (most - least))
	if (waitsForCopy) await firstCopy.promise
	isOver = true
	const exited = once(site.process, 'exit')
	site.process.kill('SIGKILL')
	await Promise.all([exited, working])
	return copies
}

type Outcome = {
	acknowledged: Map<string, number>
	kills: number
	copies: (string | null)[]
	said: string
	names: string[]
}

/** A copy holds all that was acknowledged before the moment that its name says. */
async function judge(kind: string, place: DatabasePlace, outcome: Outcome) {
	const { acknowledged, kills, copies, said, names } = outcome
	const failed = copies.filter((error) => error !== null)
	const newest = names.toSorted().at(-1) ?? ''
	const copiedAt = timeOfCopy(newest) ?? Number.POSITIVE_INFINITY
	const { lost, later, there, damaged } = await lookInto(place, async (database) => {
		const gone = await missing(database, acknowledged.keys())
		const before = gone.filter((key) => (acknowledged.get(key) ?? 0) < copiedAt)
		return {
			lost: before.length,
			later: gone.length - before.length,
			there: acknowledged.size - gone.length,
			damaged: await damage(database),
		}
	})
	figures[`${kind}: fire`] = {
		acknowledged: acknowledged.size,
		kills,
		copiesConfirmed: copies.length - failed.length,
		copiesFailed: failed,
		inStore: names.length,
		restored: newest,
		writesInIt: there,
		writtenAfterIt: later,
		damaged,
		said: said.split('\n').slice(-9),
	}
	bars.push(
		{
			name: `${kind}: copies that failed although the store works`,
			value: failed.length,
			atMost: 0,
		},
		{ name: `${kind}: acknowledged writes in the copy`, value: there, atLeast: 1 },
		{ name: `${kind}: lost although copied`, value: lost, atMost: 0 },
		{ name: `${kind}: half there`, value: damaged.length, atMost: 0 },
	)
}
