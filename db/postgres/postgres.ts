import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { ConnectionGate } from './connection-gate.ts'

const mostConnections = 10
const connectTimeoutMs = 1500
const statementTimeoutMs = 1500
// Longer than the statement timeout, so that a slow statement on a healthy server keeps its connection.
const queryTimeoutMs = 1600
const idleTransactionTimeoutMs = 10_000

const { INT8, NUMERIC } = pg.types.builtins

/** Counts, sums and times arrive as numbers, as from SQLite. */
const numberTypes: pg.CustomTypesConfig = {
	getTypeParser(oid, format) {
		if (format !== 'binary' && oid === INT8) return parseSafeInteger
		if (format !== 'binary' && oid === NUMERIC) return Number
		return pg.types.getTypeParser(oid, format)
	},
}

function parseSafeInteger(text: string) {
	const number = Number(text)
	if (!Number.isSafeInteger(number)) throw new RangeError(`${text} is too large for a number`)
	return number
}

/**
 * As for libpq, `connect_timeout` in the address, in seconds, replaces ours. The driver itself lets `statement_timeout` and
 * `query_timeout` in the address, in milliseconds, replace those of the pool.
 */
export function postgresConfig(url: string, patienceMs = connectTimeoutMs): pg.ClientConfig {
	const connectSeconds = Number(new URL(url).searchParams.get('connect_timeout'))
	return {
		connectionString: url,
		application_name: 'palma-de-cera',
		connectionTimeoutMillis: connectSeconds * 1000 || patienceMs,
		keepAlive: true,
		types: numberTypes,
	}
}

export function openPostgres(config: pg.ClientConfig, onError: (error: Error) => void) {
	const pool = new pg.Pool({
		...config,
		max: mostConnections,
		idleTimeoutMillis: 30_000,
		allowExitOnIdle: true,
		statement_timeout: statementTimeoutMs,
		query_timeout: queryTimeoutMs,
		idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
	})
	// Without a listener, a dropped idle connection would end the process.
	pool.on('error', onError)
	const guarded = guardPool(pool)
	return { dialect: new PostgresDialect({ pool: guarded }), pool: guarded }
}

function guardPool(pool: pg.Pool): PostgresPool {
	const gate = new ConnectionGate(mostConnections)
	const endings: Endings = new WeakMap()
	pool.on('connect', (client) => {
		client.on('error', (error) => endings.set(client, endings.get(client) ?? error))
	})

	return {
		options: pool.options,
		async end() {
			if (!pool.ending) await pool.end()
		},
		async connect() {
			await gate.enter()
			try {
				return guardClient(await pool.connect(), gate, endings)
			} catch (error) {
				if (isTimeout(error)) gate.rejectWaiters(error)
				gate.leave()
				throw error
			}
		},
	}
}

/**
 * The error that ended a connection: every later query on it, such as the rollback, fails with it at once. Listened for from
 * the start, because a server that shuts down may end a connection with the same bytes that open it, and an error without a
 * listener ends the process.
 */
type Endings = WeakMap<pg.ClientBase, unknown>

function guardClient(
	client: pg.PoolClient,
	gate: ConnectionGate,
	endings: Endings,
): PostgresPoolClient {
	async function query(sql: string, parameters: readonly unknown[]) {
		if (endings.has(client)) throw endings.get(client)
		try {
			return await client.query(sql, [...parameters])
		} catch (error) {
			if (isTimeout(error)) {
				endings.set(client, error)
				client.end()
				gate.rejectWaiters(error)
			}
			throw error
		}
	}

	return {
		// Kysely's type also accepts cursors, which are not used here.
		query: query as unknown as PostgresPoolClient['query'],
		release(destroy) {
			client.release(destroy)
			gate.leave()
		},
	}
}

function isTimeout(error: unknown) {
	return (
		error instanceof Error && !(error instanceof pg.DatabaseError) && /timeout/.test(error.message)
	)
}
