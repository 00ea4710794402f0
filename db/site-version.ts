import { PostgresAdapter, sql, type Transaction } from 'kysely'
import type { Database } from '#db/connect.ts'
import { watchPostgresVersion } from '#db/postgres/postgres-version-watch.ts'
import type { Tables } from '#db/tables.ts'

const SQLITE_POLL = 500

/** A write that changes what pages show: pages made from memory are made anew once it is committed. */
export async function inWriteTransaction<Result>(
	db: Database,
	work: (transaction: Transaction<Tables>) => Promise<Result>,
): Promise<Result> {
	const { result, version } = await db.query.transaction().execute(async (transaction) => ({
		result: await work(transaction),
		// Last, since other writers wait for this row from here to the commit.
		version: await bumpSiteVersion(transaction),
	}))
	// Before the answer goes out, so that the writer's next page already shows the change.
	for (const listener of db.versionListeners) listener(version)
	return result
}

export async function bumpSiteVersion(transaction: Transaction<Tables>): Promise<number> {
	const { version } = await transaction
		.updateTable('site_version')
		.set((row) => ({ version: row('version', '+', 1) }))
		.where('id', '=', 1)
		.returning('version')
		.executeTakeFirstOrThrow()
	if (transaction.getExecutor().adapter instanceof PostgresAdapter) {
		await sql`select pg_notify('site_version', ${String(version)})`.execute(transaction)
	}
	return version
}

export async function readSiteVersion(db: Database): Promise<number> {
	const { version } = await db.query
		.selectFrom('site_version')
		.select('version')
		.where('id', '=', 1)
		.executeTakeFirstOrThrow()
	return version
}

/**
 * Calls `onChange`, which must not throw, with the version found first and with every later one, whichever process made
 * it. Returns what ends the watch.
 */
export function watchSiteVersion(
	db: Database,
	onChange: (version: number) => void,
): () => Promise<void> {
	let known: number | undefined

	// Word of a version can arrive late, after a newer one.
	function report(version: number) {
		if (known === undefined || version > known) restart(version)
	}
	function restart(version: number) {
		if (version === known) return
		known = version
		onChange(version)
	}

	db.versionListeners.add(report)
	const stopWatching =
		db.kind === 'postgres'
			? watchPostgresVersion(db.clientConfig, { onVersion: report, onConnected: restart })
			: pollSqliteVersion(db, report)

	return async () => {
		db.versionListeners.delete(report)
		await stopWatching()
	}
}

/** Our own writes report themselves; this finds those of the command line's scripts. */
function pollSqliteVersion(db: Database, onVersion: (version: number) => void) {
	let reading = read()
	const timer = setInterval(() => {
		reading = read()
	}, SQLITE_POLL)
	timer.unref()

	async function read() {
		try {
			onVersion(await readSiteVersion(db))
		} catch {
			// The next round tries again.
		}
	}

	return async () => {
		clearInterval(timer)
		await reading
	}
}
