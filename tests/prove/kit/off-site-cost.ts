import { fork } from 'node:child_process'
import { randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { constants, setPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { openDatabase } from '#db/connect.ts'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import type { StoreSettings } from '#server/owner/backups/off-site/store.ts'
import type { TestStore } from '#tests/helpers/backups/stores.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import { median, quantile, resetPeak, usageOf } from '#tests/helpers/measuring/measures.ts'
import { insertMany } from '#tests/helpers/stays.ts'
import { startWithStore } from './off-site-site.ts'
import { ask } from './requests.ts'

const requests = 10_000
const photographs = 200
/** The pipeline's files for one photograph of leaves in the sun, which compress worst: 1.9 MB. */
const filesOfPhotograph = [1_392_999, 162_292, 18_350, 41_138, 53_838, 29_630, 57_580, 114_334]
/** Random, so no copy is smaller. */
export const photographBytes = photographs * filesOfPhotograph.reduce((sum, bytes) => sum + bytes)
const visitorEveryMs = 25
const aloneMs = 10_000
const pages = ['/', '/en/restaurant', '/reviews', '/api/reviews?limit=20', '/booking']

/** The cost of a copy of a grown site, and what visitors notice of it. */
export async function measureCost(store: Pick<TestStore, 'settings'>, postgres?: TestPostgres) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-cost-'))
	const place = { dataDir, url: await postgres?.createDatabase() }
	try {
		const site = await startWithStore(place, store)
		const pid = site.process.pid as number
		// The first copy is also read back, which must not be part of the measurement.
		await site.copyNow()
		await fill(place)
		for (const page of pages) await ask(site.url + page)
		const before = await visit(site.url, sleep(aloneMs))
		resetPeak(pid)
		const children = watchChildren(pid)
		const startedAt = performance.now()
		const copying = site.copyNow()
		const beside = await visit(site.url, copying)
		const copyMs = performance.now() - startedAt
		const { lastBytes, error } = await copying
		const copyProcessPeakMb = Math.round(children.stop())
		const sitePeakMb = Math.round(usageOf(pid).peakMb)
		// Before and after, so that what else the machine does counts on both sides.
		const alone = [...before, ...(await visit(site.url, sleep(aloneMs)))]
		const figures = {
			databaseBytes: place.url ? undefined : (await stat(sqliteFile(dataDir))).size,
			copyMs: Math.round(copyMs),
			copyBytes: lastBytes,
			error,
			sitePeakMb,
			copyProcessPeakMb,
			aloneMs: summary(alone),
			besideMs: summary(beside),
		}
		await site.stop()
		return {
			figures,
			slower: median(beside) / median(alone),
			slowest: quantile(beside, 0.95) / quantile(alone, 0.95),
		}
	} finally {
		await rm(dataDir, { recursive: true, force: true })
	}
}

function summary(times: number[]) {
	const round = (ms: number) => Number(ms.toFixed(1))
	return {
		requests: times.length,
		p50: round(median(times)),
		p95: round(quantile(times, 0.95)),
		p99: round(quantile(times, 0.99)),
	}
}

/** A store that gets what of the processor the site leaves, because no real one shares it. */
export async function startStoreApart() {
	const child = fork(new URL('./store-process.ts', import.meta.url))
	if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
	const [settings]: [StoreSettings] = await (once(child, 'message') as Promise<never>)
	const stop = async () => {
		const exited = once(child, 'exit')
		child.disconnect()
		await exited
	}
	return { settings, stop }
}

/** In a thread of its own, which nothing else holds up. */
async function visit(url: string, goesOn: Promise<unknown>): Promise<number[]> {
	const visitors = new Worker(new URL('./visitor.ts', import.meta.url), {
		workerData: { url, pages, everyMs: visitorEveryMs },
	})
	await goesOn
	visitors.postMessage('stop')
	const [times] = await once(visitors, 'message')
	return times
}

/** The most memory that a child of the process had. */
function watchChildren(pid: number) {
	let peakMb = 0
	const timer = setInterval(() => {
		const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
		for (const child of children.filter(Boolean))
			try {
				// Not a number once it has ended.
				peakMb = Math.max(peakMb, usageOf(Number(child)).peakMb || 0)
			} catch {
				// It ended meanwhile.
			}
	}, 50)
	return {
		stop() {
			clearInterval(timer)
			return peakMb
		},
	}
}

async function fill(place: { dataDir: string; url: string | undefined }) {
	const database = await openDatabase(place)
	const bookings = Array.from({ length: requests }, () => ({ bookingId: randomUUID() }))
	await insertMany(database, bookings)
	for (let photo = 0; photo < photographs; photo += 1)
		for (const bytes of filesOfPhotograph)
			await database.query
				.insertInto('picture_files')
				.values({
					name: `photo-${randomUUID()}`,
					reference: `photo-${photo}`,
					bytes: randomBytes(bytes),
					// Deleted otherwise: no draft refers to them.
					created_at: Date.now(),
				})
				.execute()
	await database.close()
}
