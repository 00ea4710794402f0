import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { toRow } from '#server/enquiries/store/enquiry-rows.ts'
import { aContact, providerSettings } from '#tests/helpers/enquiries.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { agent, type Batch, batchSize, failedOf, p99, rate, sendBatch } from './kit/posts.ts'
import { report } from './kit/report.ts'

const batches = 20

async function startProvider(behaviour: 'healthy' | 'hanging') {
	const server = createServer((_request, response) => {
		if (behaviour === 'healthy') response.end('OK')
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	const close = () => {
		server.close()
		server.closeAllConnections()
	}
	return { host: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

async function startBench(behaviour: 'healthy' | 'hanging') {
	const provider = await startProvider(behaviour)
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-bench-'))
	const site = await startSite({
		DATA_DIR: dataDir,
		LOG_LEVEL: 'silent',
		TRUST_PROXY: 'true',
		EMAIL_API_HOST: provider.host,
		...providerSettings,
	})
	const counts = new DatabaseSync(sqliteFile(dataDir), { timeout: 5000 })
	return {
		async batch(atOnce: number): Promise<Batch> {
			counts.exec('delete from rate_limits')
			return await sendBatch(`${site.url}/api/contact`, aContact, { atOnce })
		},
		stored: () => Number(counts.prepare('select count(*) as count from enquiries').get()?.count),
		async stop() {
			counts.close()
			provider.close()
			await site.remove()
		},
	}
}

/** Inserts the same rows on the same disk, equally durable, one transaction each and without the site around them. */
async function startBareInserts() {
	const directory = await mkdtemp(join(tmpdir(), 'palma-bench-'))
	const database = new DatabaseSync(join(directory, 'bare.sqlite'))
	database.exec('pragma journal_mode = wal; pragma synchronous = full')
	const columns = Object.keys(someRow())
	database.exec(`create table enquiries (${columns.join(', ')}, primary key (id))`)
	const insert = database.prepare(
		`insert into enquiries values (${columns.map(() => '?').join(', ')})`,
	)
	return {
		batch(): Batch {
			const rows = Array.from({ length: batchSize }, someRow)
			const start = performance.now()
			for (const row of rows) insert.run(...Object.values(row))
			return { latencies: [], seconds: (performance.now() - start) / 1000, failed: 0 }
		},
		async stop() {
			database.close()
			await rm(directory, { recursive: true, force: true })
		},
	}
}

function someRow() {
	const { ContactFormId: id, consent, language, ...person } = aContact()
	return toRow({
		kind: 'contact',
		fields: { ContactFormId: id, ...person },
		id,
		reference: id,
		language: 'en',
		consentVersion: '2026-11',
		consentAt: Date.now(),
		state: 'new',
		createdAt: Date.now(),
	})
}

const [healthy, hanging, bare] = [
	await startBench('healthy'),
	await startBench('hanging'),
	await startBareInserts(),
]
try {
	const calm: Record<'healthy' | 'hanging', Batch[]> = { healthy: [], hanging: [] }
	const busy: Record<'healthy' | 'hanging' | 'bare', Batch[]> = {
		healthy: [],
		hanging: [],
		bare: [],
	}
	// The first batches warm up; then the sites take turns, so that a noisy moment does not hit one alone.
	for (const warm of [healthy, hanging]) for (let round = 0; round < 4; round++) await warm.batch(4)
	for (let round = 0; round < batches; round++) {
		calm.healthy.push(await healthy.batch(4))
		calm.hanging.push(await hanging.batch(4))
		busy.healthy.push(await healthy.batch(batchSize))
		busy.hanging.push(await hanging.batch(batchSize))
		busy.bare.push(bare.batch())
	}
	const figures = {
		p99Ms: { healthy: p99(calm.healthy), hanging: p99(calm.hanging) },
		postsPerSecond: { healthy: rate(busy.healthy), hanging: rate(busy.hanging) },
		bareInsertsPerSecond: rate(busy.bare),
		stored: { healthy: healthy.stored(), hanging: hanging.stored() },
	}
	process.stdout.write(`${JSON.stringify(figures, null, 2)}\n`)
	const expected = (2 * batches + 4) * batchSize
	report('enquiries', figures, [
		{
			name: 'p99 of a post, hanging provider / healthy one',
			value: figures.p99Ms.hanging / figures.p99Ms.healthy,
			atMost: 1.5,
		},
		{
			name: 'durable posts / bare node:sqlite inserts, healthy provider',
			value: figures.postsPerSecond.healthy / figures.bareInsertsPerSecond,
			// Inserts are bound by the disk, posts by the processor: the faster the disk, the smaller the ratio.
			atLeast: 0.03,
		},
		{
			name: 'failed posts',
			value: failedOf([...calm.healthy, ...calm.hanging, ...busy.healthy, ...busy.hanging]),
			atMost: 0,
		},
		{ name: 'acknowledged but not stored', value: expected - figures.stored.healthy, atMost: 0 },
	])
} finally {
	await Promise.all([healthy.stop(), hanging.stop(), bare.stop()])
	agent.destroy()
}
