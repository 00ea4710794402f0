import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import {
	CompiledQuery,
	type DatabaseConnection,
	type Dialect,
	SqliteAdapter,
	type SqliteDatabase,
	SqliteDriver,
	SqliteIntrospector,
	SqliteQueryCompiler,
	type SqliteStatement,
	type TransactionSettings,
} from 'kysely'
import { retryWhileBusy } from './sqlite-busy.ts'

const LOCK_PATIENCE = 5000
const KEPT_STATEMENTS = 200
// Kysely reads this as "no id", though its type does not say so.
const NO_ROW = undefined as unknown as number

/** Kysely over one `node:sqlite` connection, which Kysely itself lends to one user at a time. */
export function createSqliteDialect(connection: DatabaseSync): Dialect {
	return {
		createDriver: () => new PatientSqliteDriver(connection),
		createAdapter: () => new TransactionalDdlAdapter(),
		createQueryCompiler: () => new SqliteQueryCompiler(),
		createIntrospector: (db) => new SqliteIntrospector(db),
	}
}

class PatientSqliteDriver extends SqliteDriver {
	readonly #connection: DatabaseSync
	#patient: DatabaseConnection | undefined

	constructor(connection: DatabaseSync) {
		super({ database: adaptConnection(connection) })
		this.#connection = connection
	}

	override async acquireConnection() {
		this.#patient ??= waitingForLocks(await super.acquireConnection())
		return this.#patient
	}

	/**
	 * A transaction that reads first and writes later fails when another process wrote in between.
	 * Asking for the write lock at the start makes it wait its turn instead.
	 */
	override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
		const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
		await connection.executeQuery(CompiledQuery.raw(begin))
	}

	/** A full disk undoes the transaction by itself; undoing it again would hide why. */
	override async rollbackTransaction(connection: DatabaseConnection) {
		if (this.#connection.isTransaction) await super.rollbackTransaction(connection)
	}
}

function waitingForLocks(connection: DatabaseConnection): DatabaseConnection {
	return {
		executeQuery: (query) => retryWhileBusy(LOCK_PATIENCE, () => connection.executeQuery(query)),
		streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
	}
}

/** SQLite changes tables within a transaction; Kysely's adapter is only cautious. */
class TransactionalDdlAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}

function adaptConnection(connection: DatabaseSync): SqliteDatabase {
	const kept = new Map<string, SqliteStatement>()

	return {
		prepare(sql) {
			const statement = kept.get(sql) ?? adaptStatement(connection.prepare(sql))
			// Setting it again moves it to the end: the first one is always the longest unused.
			kept.delete(sql)
			kept.set(sql, statement)
			if (kept.size > KEPT_STATEMENTS) kept.delete(kept.keys().next().value as string)
			return statement
		},
		close() {
			kept.clear()
			connection.close()
		},
	}
}

function adaptStatement(statement: StatementSync): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
		// Copied because node:sqlite's rows have no prototype, unlike those of PostgreSQL.
		all: (parameters) =>
			statement.all(...(parameters as SQLInputValue[])).map((row) => ({ ...row })),
		run(parameters) {
			const { changes, lastInsertRowid } = statement.run(...(parameters as SQLInputValue[]))
			// SQLite goes on reporting the previous insert when a statement inserted nothing.
			return { changes, lastInsertRowid: changes ? lastInsertRowid : NO_ROW }
		},
		iterate() {
			throw new Error('Streaming is left out, as PostgreSQL lacks it here: read page by page.')
		},
	}
}
