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

const lockTimeoutMs = 5000
const mostStatements = 200
// Kysely takes this for "no id", though its type does not allow it.
const noRow = undefined as unknown as number

/** Kysely over one `node:sqlite` connection, which Kysely lends to one query or transaction at a time. */
export function createSqliteDialect(connection: DatabaseSync): Dialect {
	return {
		createDriver: () => new LockWaitingDriver(connection),
		createAdapter: () => new TransactionalDdlAdapter(),
		createQueryCompiler: () => new SqliteQueryCompiler(),
		createIntrospector: (db) => new SqliteIntrospector(db),
	}
}

class LockWaitingDriver extends SqliteDriver {
	readonly #connection: DatabaseSync
	#waiting: DatabaseConnection | undefined

	constructor(connection: DatabaseSync) {
		super({ database: adaptConnection(connection) })
		this.#connection = connection
	}

	override async acquireConnection() {
		this.#waiting ??= waitForLocks(await super.acquireConnection())
		return this.#waiting
	}

	/**
	 * A transaction that reads first and writes later fails when another process wrote in between. Taking the write lock
	 * at the start makes it wait instead.
	 */
	override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
		const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
		await connection.executeQuery(CompiledQuery.raw(begin))
	}

	/** On a full disk SQLite rolls back automatically; a second rollback would fail and hide the cause. */
	override async rollbackTransaction(connection: DatabaseConnection) {
		if (this.#connection.isTransaction) await super.rollbackTransaction(connection)
	}
}

function waitForLocks(connection: DatabaseConnection): DatabaseConnection {
	return {
		executeQuery: (query) => retryWhileBusy(lockTimeoutMs, () => connection.executeQuery(query)),
		streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
	}
}

/** SQLite can change tables within a transaction; Kysely's adapter does not assume it. */
class TransactionalDdlAdapter extends SqliteAdapter {
	override get supportsTransactionalDdl() {
		return true
	}
}

function adaptConnection(connection: DatabaseSync): SqliteDatabase {
	const statements = new Map<string, SqliteStatement>()

	return {
		prepare(sql) {
			const statement = statements.get(sql) ?? adaptStatement(connection.prepare(sql))
			// Setting it again moves it to the end, so the first one is the least recently used.
			statements.delete(sql)
			statements.set(sql, statement)
			if (statements.size > mostStatements)
				statements.delete(statements.keys().next().value as string)
			return statement
		},
		close() {
			statements.clear()
			if (connection.isOpen) connection.close()
		},
	}
}

function adaptStatement(statement: StatementSync): SqliteStatement {
	return {
		reader: statement.columns().length > 0,
		// Copied because rows of node:sqlite have no prototype, unlike those of PostgreSQL.
		all: (parameters) =>
			statement.all(...(parameters as SQLInputValue[])).map((row) => ({ ...row })),
		run(parameters) {
			const { changes, lastInsertRowid } = statement.run(...(parameters as SQLInputValue[]))
			// A statement that inserts nothing reports the row id of the previous insert.
			return { changes, lastInsertRowid: changes ? lastInsertRowid : noRow }
		},
		iterate() {
			throw new Error('Streaming is not supported on either database: read page by page.')
		},
	}
}
