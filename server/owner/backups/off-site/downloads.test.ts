import { once } from 'node:events'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, onTestFinished, test } from 'vitest'
import { openStore } from './open-store.ts'
import type { StoreSettings } from './store.ts'

const name = 'site-20990101T000000Z.sqlite.gz.age'
const bytes = 100_000
const sentBytes = 64 * 1024 * 1024

/** A store that answers every request with too much. `taken` counts what the client took of it. */
async function startTooMuch(kind: StoreSettings['kind'], status: number) {
	const seen = { taken: 0 }
	function* tooMuch() {
		const piece = Buffer.alloc(64 * 1024)
		for (seen.taken = 0; seen.taken < sentBytes; seen.taken += piece.length) yield piece
	}
	const server = createServer((_request, response) => {
		// The client hangs up before the end, which is an error here.
		pipeline(tooMuch, response.writeHead(status)).catch(() => {})
	})
	await once(server.listen(0, '127.0.0.1'), 'listening')
	onTestFinished(() => {
		server.closeAllConnections()
		server.close()
	})
	const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
	const settings: StoreSettings =
		kind === 's3'
			? { kind, endpoint: url, bucket: 'copies', region: 'auto', keyId: 'id', secret: 'secret' }
			: { kind, url: `${url}/copies` }
	return { seen, store: openStore(settings) }
}

test.each([
	['s3', 200, 'not-a-store'],
	['s3', 500, 'status'],
	['webdav', 207, 'not-a-store'],
	['webdav', 500, 'status'],
] as const)(
	'a list from %s (%i) without an end does not fill the memory',
	async (kind, status, reason) => {
		const { seen, store } = await startTooMuch(kind, status)
		await expect(store.list()).rejects.toMatchObject({ reason })
		expect(seen.taken).toBeLessThan(sentBytes)
	},
)

test.each(['s3', 'webdav'] as const)(
	'a copy from %s that is longer than it should be does not fill the disk',
	async (kind) => {
		const folder = await mkdtemp(join(tmpdir(), 'palma-download-'))
		onTestFinished(() => rm(folder, { recursive: true }))
		const { store } = await startTooMuch(kind, 200)
		const file = join(folder, 'fetched.age')
		const fetched = store.get({ name, bytes }, file)
		await expect(fetched).rejects.toMatchObject({ reason: 'unreadable' })
		expect((await stat(file)).size).toBeLessThanOrEqual(bytes)
	},
)
