import { PostgresAdapter, sql } from 'kysely'
import type { Database, Transaction } from '#db/connect.ts'
import { watchPostgresVersion } from '#db/postgres/postgres-version-watch.ts'

const sqlitePollMs = 500

/** A write that changes what pages show: after the commit, cached pages are rendered again. */
export async function inWriteTransaction<Result>(
	db: Database,
	work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
	const { result, version } = await db.query.transaction().execute(async (transaction) => ({
		result: await work(transaction),
		// Last, because other writers wait for this row until the commit.
		version: await bumpSiteVersion(transaction),
	}))
	// Before the response is sent, so that the writer's next page shows the change.
	for (const listener of db.versionListeners) listener(version)
	return result
}

async function bumpSiteVersion(transaction: Transaction): Promise<number> {
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
 * Calls `onChange`, which must not throw, with the current version and with every later one, whichever process wrote it.
 * Returns a function that stops the watch.
 */
export function watchSiteVersion(
	db: Database,
	onChange: (version: number) => void,
): () => Promise<void> {
	let known: number | undefined

	// A notification can arrive after that of a newer version.
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

/** This process reports its own writes; polling finds those of command line scripts. */
function pollSqliteVersion(db: Database, onVersion: (version: number) => void) {
	let reading = read()
	const timer = setInterval(() => {
		reading = read()
	}, sqlitePollMs)
	timer.unref()

	async function read() {
		try {
			onVersion(await readSiteVersion(db))
		} catch {
			// The next poll tries again.
		}
	}

	return async () => {
		clearInterval(timer)
		await reading
	}
}
