import { mkdir } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { DatabasePlace } from '#db/connect.ts'
import { lockFile } from '#db/sqlite/data-dir-lock.ts'
import { isBusy } from '#db/sqlite/sqlite-busy.ts'
import { connectAlone } from './postgres-rows.ts'

type OffSiteLock = { release(): Promise<void> }

const retryMs = 500

/**
 * One process at a time sends or checks copies of a site. The lock ends with the process, however that dies. Undefined
 * while another has it, after waiting for it as long as the caller says.
 */
export async function holdOffSite(
	place: DatabasePlace,
	longestWaitMs = 0,
): Promise<OffSiteLock | undefined> {
	for (let waitedMs = 0; ; waitedMs += retryMs) {
		const lock = await tryToHold(place)
		if (lock || waitedMs >= longestWaitMs) return lock
		await sleep(retryMs)
	}
}

async function tryToHold({ dataDir, url }: DatabasePlace): Promise<OffSiteLock | undefined> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const file = holdFile(dataDir)
	if (!file) return undefined
	if (!url) return { release: async () => file.release() }
	const connection = await connectAlone(url)
	const release = async () => {
		// A busy server notices only later that the connection has ended.
		await sql`select pg_advisory_unlock_all()`.execute(connection).catch(() => {})
		await connection.destroy()
		file.release()
	}
	try {
		const { rows } = await sql<{ held: boolean }>`
			select pg_try_advisory_lock(hashtextextended('off-site', 0)) as held`.execute(connection)
		if (rows[0]?.held) return { release }
		await release()
		return undefined
	} catch (error) {
		await release()
		throw error
	}
}

function holdFile(dataDir: string) {
	try {
		return lockFile(dataDir, 'off-site.lock', 0, 'begin exclusive')
	} catch (error) {
		if (isBusy(error)) return undefined
		throw error
	}
}
