import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabasePlace } from '#db/connect.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { ask, isDeliberate503, someWrite } from './requests.ts'
import { damage, lookInto, missing } from './stored.ts'

const posts = 40
const healPatienceMs = 20_000

type Fault = { begin: () => Promise<void>; end: () => Promise<void> }

/**
 * While the disk refuses writes, posts get our 503 and pages are served; afterwards posts succeed without a restart, and
 * after a crash every acknowledged write is there.
 */
export async function proveRefusals(site: SiteProcess, place: DatabasePlace, fault: Fault) {
	const acknowledged = new Set<string>()
	const unexpected: string[] = []
	let refused = 0
	const write = async () => {
		const { path, body, key } = someWrite()
		const response = await ask(site.url + path, { body })
		if (response.status === 201) acknowledged.add(key)
		else if (isDeliberate503(response)) refused += 1
		else unexpected.push(`${path} ${response.status} ${response.body}`)
		return response.status
	}
	const look = async () => {
		for (const path of ['/', '/en/restaurant', '/api/reviews']) {
			const { status } = await ask(site.url + path)
			if (status !== 200) unexpected.push(`${path} ${status}`)
		}
	}

	for (let count = 0; count < 5; count++) await write()
	await look()
	await fault.begin()
	const before = acknowledged.size
	// One by one, then together: posts that arrive together share a commit.
	for (let count = 0; count < posts / 2; count++) await write()
	await Promise.all(Array.from({ length: posts / 2 }, write))
	await look()
	const during = acknowledged.size - before
	await fault.end()
	const endedAt = performance.now()
	while ((await write()) !== 201 && performance.now() - endedAt < healPatienceMs) await sleep(50)
	const healMs = performance.now() - endedAt
	for (let count = 0; count < 5; count++) await write()

	const exited = once(site.process, 'exit')
	site.process.kill('SIGKILL')
	await exited
	const again = await startSite(environmentOf(place))
	const findings = await lookInto(place, async (database) => [
		...(await missing(database, acknowledged)).map((key) => `lost ${key}`),
		...(await damage(database)),
	])
	await again.stop()

	const figures = { refused, acknowledgedMeanwhile: during, healMs: Math.round(healMs) }
	const bars: Bar[] = [
		{ name: 'posts refused with 503 and Retry-After', value: refused, atLeast: posts / 2 },
		{ name: 'acknowledged, yet lost or damaged', value: findings.length, atMost: 0 },
		{ name: 'answers of another kind', value: unexpected.length, atMost: 0 },
		{ name: 'ms until posts succeed again', value: healMs, atMost: 5_000 },
	]
	const told = { findings: findings.slice(0, 5), unexpected: unexpected.slice(0, 5) }
	return { figures: { ...figures, ...told }, bars }
}

export function environmentOf({ dataDir }: DatabasePlace) {
	return {
		DATA_DIR: dataDir,
		TRUST_PROXY: 'true',
		SAMPLE_REVIEWS: 'off',
		LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
	}
}
