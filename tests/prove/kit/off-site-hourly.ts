import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import type { Database } from '#db/connect.ts'
import {
	readOffSiteState,
	writeOffSiteState,
} from '#server/owner/backups/off-site/off-site-state.ts'
import type { TestStore } from '#tests/helpers/backups/stores.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import { restoreInFreshClone } from './fresh-clone.ts'
import { environmentFor, type OffSiteSite, startWithStore } from './off-site-site.ts'
import { ask, someWrite } from './requests.ts'
import { damage, lookInto, missing } from './stored.ts'

const hourMs = 60 * 60_000
/** The site looks every minute whether a copy is due, and rests for its first one. */
const longestWaitMs = 5 * 60_000

/** A copy that nobody asks for, encrypted to a public key, survives a fire. Returns what did not go as it should. */
export async function burnAfterAnHour(
	store: TestStore,
	postgres: TestPostgres | undefined,
): Promise<string[]> {
	const secretKey = await generateX25519Identity()
	const key = { BACKUP_PASSPHRASE: '', BACKUP_RECIPIENT: await identityToRecipient(secretKey) }
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-hour-'))
	const place = { dataDir, url: await postgres?.createDatabase() }
	const fresh = { dataDir: join(dataDir, 'new'), url: await postgres?.createDatabase() }
	const findings: string[] = []
	try {
		const site = await startWithStore(place, store, key)
		const { error, checkedAt, lastAt } = await site.copyNow()
		if (error || !checkedAt) findings.push(`a copy to a public key: ${error}, read ${checkedAt}`)
		const { path, body, key: written } = someWrite()
		const { status } = await ask(site.url + path, { body })
		if (status !== 201) findings.push(`a write: ${status}`)
		await lookInto(place, letAnHourPass)
		findings.push(...(await nextCopy(site, lastAt)))
		const exited = once(site.process, 'exit')
		site.process.kill('SIGKILL')
		await exited
		await rm(dataDir, { recursive: true })
		await restoreInFreshClone({ ...environmentFor(fresh, store), ...key }, `${secretKey}\n`)
		await lookInto(fresh, async (database) => {
			findings.push(...(await damage(database)))
			for (const gone of await missing(database, [written])) findings.push(`lost: ${gone}`)
		})
	} finally {
		await rm(dataDir, { recursive: true, force: true })
	}
	return findings
}

/** The last attempt becomes an hour older, so the next one is due. */
async function letAnHourPass({ query }: Database) {
	const state = await readOffSiteState(query)
	const triedAt = (state.triedAt ?? 0) - hourMs
	await writeOffSiteState(query, { ...state, triedAt })
}

/** Waits until the site has sent a copy by itself. */
async function nextCopy(site: OffSiteSite, lastAt: string | null): Promise<string[]> {
	const deadline = Date.now() + longestWaitMs
	for (;;) {
		const now = await site.state()
		if (now.error) return [`the hourly copy: ${now.error}`]
		if (now.lastAt !== lastAt && !now.isSending) return []
		if (Date.now() > deadline) return ['no copy was sent within the hour']
		await sleep(500)
	}
}
