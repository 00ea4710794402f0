import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import type { Tables } from '#db/tables.ts'
import { ConnectionGate } from './connection-gate.ts'
import { numberTypes } from './postgres-types.ts'

const CONNECTIONS = 10
const CONNECT_TIMEOUT = 1500
const STATEMENT_TIMEOUT = 1500
// Longer than the server's own, so that a slow statement on a healthy server keeps its connection.
const SILENCE_TIMEOUT = 1600
const IDLE_TRANSACTION_TIMEOUT = 10_000

export function postgresConfig(url: string): pg.ClientConfig {
	return {
		connectionString: url,
		application_name: 'palma-de-cera',
		connectionTimeoutMillis: CONNECT_TIMEOUT,
		keepAlive: true,
		types: numberTypes,
	}
}

export function openPostgres(config: pg.ClientConfig, onError: (error: Error) => void) {
	const pool = new pg.Pool({
		...config,
		max: CONNECTIONS,
		idleTimeoutMillis: 30_000,
		allowExitOnIdle: true,
		statement_timeout: STATEMENT_TIMEOUT,
		query_timeout: SILENCE_TIMEOUT,
		idle_in_transaction_session_timeout: IDLE_TRANSACTION_TIMEOUT,
	})
	// Without a listener, an idle connection that drops would end the process.
	pool.on('error', onError)
	const guarded = guardPool(pool)
	const query = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: guarded }) })
	return { query, pool: guarded }
}

function guardPool(pool: pg.Pool): PostgresPool {
	const gate = new ConnectionGate(CONNECTIONS)

	return {
		options: pool.options,
		async end() {
			if (!pool.ending) await pool.end()
		},
		async connect() {
			await gate.enter()
			try {
				return guardClient(await pool.connect(), gate)
			} catch (error) {
				if (isSilence(error)) gate.dismissWaiters(error)
				gate.leave()
				throw error
			}
		},
	}
}

function guardClient(client: pg.PoolClient, gate: ConnectionGate): PostgresPoolClient {
	// What ended the connection. It answers for all that follows, a rollback above all, at once and alike.
	let ending: unknown
	const remember = (error: unknown) => {
		ending ??= error
	}
	// Without a listener, a connection lost while in use would end the process.
	client.on('error', remember)

	async function query(sql: string, parameters: readonly unknown[]) {
		if (ending) throw ending
		try {
			return await client.query(sql, [...parameters])
		} catch (error) {
			if (isSilence(error)) {
				remember(error)
				client.end()
				gate.dismissWaiters(error)
			}
			throw error
		}
	}

	return {
		// Kysely's type also takes cursors, which are never used here.
		query: query as unknown as PostgresPoolClient['query'],
		release(destroy) {
			client.off('error', remember)
			client.release(destroy)
			gate.leave()
		},
	}
}

function isSilence(error: unknown) {
	return (
		error instanceof Error && !(error instanceof pg.DatabaseError) && /timeout/.test(error.message)
	)
}
