import { once } from 'node:events'
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sweep } from '#tests/helpers/steps.ts'
import { openStore } from './open-store.ts'
import type { StoreSettings } from './store.ts'

const bytes = 256 * 1024 * 1024
const name = 'site-20990101T000000Z.sqlite.gz.age'

/** Reads uploads and keeps nothing, but how long they were and how much memory buffers took meanwhile. */
async function startSink() {
	const seen = { bytes: 0, mostHeld: 0, headers: {} as IncomingHttpHeaders }
	const before = process.memoryUsage().arrayBuffers
	const server = createServer((request, response) => {
		seen.headers = request.headers
		request.on('data', (chunk: Buffer) => {
			seen.bytes += chunk.length
			seen.mostHeld = Math.max(seen.mostHeld, process.memoryUsage().arrayBuffers - before)
		})
		request.on('end', () => response.writeHead(201).end())
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	onTestFinished(() => void server.close())
	return { seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test.each(['s3', 'webdav'] as const)(
	'an upload to %s is never in memory whole',
	sweep,
	async (kind) => {
		const folder = await mkdtemp(join(tmpdir(), 'palma-upload-'))
		onTestFinished(() => rm(folder, { recursive: true }))
		const file = join(folder, 'copy.age')
		await writeFile(file, '')
		await truncate(file, bytes)
		const { seen, url } = await startSink()
		const settings: StoreSettings =
			kind === 's3'
				? { kind, endpoint: url, bucket: 'copies', region: 'auto', keyId: 'id', secret: 'secret' }
				: { kind, url: `${url}/copies` }
		await openStore(settings).put(name, file, bytes)
		expect(seen.bytes).toBe(bytes)
		expect(seen.headers['content-length'], 'many stores refuse a length that is not said').toBe(
			String(bytes),
		)
		// Chunks that were sent wait for the collector; it comes after 64 MB. All of them would be 256 MB.
		expect(seen.mostHeld).toBeLessThan(bytes / 2)
	},
)
