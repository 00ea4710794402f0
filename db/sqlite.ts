import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { Kysely } from 'kysely'
import { holdDataDir } from '#db/data-dir-lock.ts'
import { NodeSqliteDialect } from '#db/sqlite-dialect.ts'
import type { Tables } from '#db/tables.ts'

const BUSY_TIMEOUT = 5000
const OPENING_PATIENCE = 30_000
const SQLITE_BUSY = 5

export function sqliteFile(dataDir: string) {
	return join(dataDir, 'site.sqlite')
}

export async function openSqlite(dataDir: string) {
	// Guests' names and telephones lie here: nobody else on the machine needs to read them.
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const lock = holdDataDir(dataDir)
	try {
		const connection = await retryWhileBusy(() => connect(sqliteFile(dataDir)))
		const query = new Kysely<Tables>({ dialect: new NodeSqliteDialect(connection) })
		return { connection, query, lock }
	} catch (error) {
		lock.release()
		throw error
	}
}

function connect(file: string) {
	const connection = new DatabaseSync(file, {
		timeout: BUSY_TIMEOUT,
		enableForeignKeyConstraints: true,
	})
	try {
		connection.exec('pragma journal_mode = wal; pragma synchronous = full')
		return connection
	} catch (error) {
		connection.close()
		throw error
	}
}

/** Turning a new file to WAL fails at once, without the busy time-out, when another process does so too. */
export async function retryWhileBusy<Result>(work: () => Result | Promise<Result>) {
	const giveUpAt = Date.now() + OPENING_PATIENCE
	for (;;) {
		try {
			return await work()
		} catch (error) {
			if (!isBusy(error) || Date.now() > giveUpAt) throw error
			await sleep(20 + Math.random() * 30)
		}
	}
}

export function isBusy(error: unknown) {
	// The low byte is the kind; the rest says which sort of busy.
	const code = (error as { errcode?: number } | null)?.errcode
	return code !== undefined && (code & 0xff) === SQLITE_BUSY
}
