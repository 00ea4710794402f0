import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'

const heartbeatMs = 5000
const queryTimeoutMs = 1500
const firstRetryMs = 100
const lastRetryMs = 2000

interface Handlers {
	onVersion: (version: number) => void
	/** Called after each reconnection: the version may have gone back, after a fail-over to an older copy. */
	onConnected: (version: number) => void
}

/** Listens on a dedicated connection and reconnects when it drops. */
export function watchPostgresVersion(config: pg.ClientConfig, handlers: Handlers) {
	const stop = new AbortController()
	const running = listenAgain()

	async function listenAgain() {
		let retry = firstRetryMs
		while (!stop.signal.aborted) {
			await listen(config, handlers, stop.signal, () => {
				retry = firstRetryMs
			}).catch(() => {})
			await sleep(retry * (0.5 + Math.random() / 2), undefined, stop).catch(() => {})
			retry = Math.min(retry * 2, lastRetryMs)
		}
	}

	return async () => {
		stop.abort()
		await running
	}
}

/** Throws when stopped and when the connection is lost. */
async function listen(
	config: pg.ClientConfig,
	handlers: Handlers,
	stopped: AbortSignal,
	onListening: () => void,
) {
	const { Client } = (await import('pg')).default
	const client = new Client({ ...config, query_timeout: queryTimeoutMs })
	const lost = new AbortController()
	client.on('error', () => lost.abort())
	client.on('end', () => lost.abort())
	client.on('notification', ({ payload }) => handlers.onVersion(Number(payload)))
	const signal = AbortSignal.any([stopped, lost.signal])

	try {
		await client.connect()
		await client.query('listen site_version')
		handlers.onConnected(await readVersion(client))
		onListening()
		// A connection can die without an event; a query now and then detects it.
		for (;;) {
			await sleep(heartbeatMs, undefined, { signal })
			handlers.onVersion(await readVersion(client))
		}
	} finally {
		// A frozen server may never respond to the goodbye.
		const goodbye = client.end().catch(() => {})
		await Promise.race([goodbye, sleep(queryTimeoutMs, undefined, { ref: false })])
		client.connection.stream.destroy()
	}
}

async function readVersion(client: pg.Client): Promise<number> {
	const { rows } = await client.query('select version from site_version where id = 1')
	return rows[0].version
}
