import { setTimeout as sleep } from 'node:timers/promises'
import type { DatabasePlace } from '#db/connect.ts'
import type { BackupList } from '#domain/owner/responses.ts'
import { environmentOf, type TestStore } from '#tests/helpers/backups/stores.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { ask } from './requests.ts'

const password = 'la-clave-de-la-casa'
export const passphrase = 'una frase larga y secreta'

/** Lets the site and `npm run restore` find the copies. */
export function environmentFor(
	{ dataDir, url }: DatabasePlace,
	store: Pick<TestStore, 'settings'>,
): Record<string, string> {
	return {
		...environmentOf(store.settings),
		BACKUP_PASSPHRASE: passphrase,
		DATA_DIR: dataDir,
		DATABASE_URL: url ?? '',
		ADMIN_PASSWORD: password,
		TRUST_PROXY: 'true',
		SAMPLE_REVIEWS: 'off',
		LOG_LEVEL: 'silent',
	}
}

export type OffSiteSite = SiteProcess & {
	/** Makes a backup and sends its copy; the state afterwards. */
	copyNow: () => Promise<BackupList['offSite']>
	state: () => Promise<BackupList['offSite']>
}

export async function startWithStore(
	place: DatabasePlace,
	store: Pick<TestStore, 'settings'>,
	changes: NodeJS.ProcessEnv = {},
): Promise<OffSiteSite> {
	const site = await startSite({ ...environmentFor(place, store), ...changes })
	const signedIn = await ask(`${site.url}/api/auth`, { body: { name: 'admin', password } })
	const headers = { 'x-auth-token': String(JSON.parse(signedIn.body).token) }
	const call = async (method: string) => {
		const response = await ask(`${site.url}/api/backups`, { method, headers, timeoutMs: 60_000 })
		if (response.status > 201) throw new Error(`${method}: ${response.status} ${response.body}`)
		return JSON.parse(response.body).offSite as BackupList['offSite']
	}
	const state = () => call('GET')
	const copyNow = async () => {
		let now = await call('POST')
		while (now.isSending) {
			await sleep(200)
			now = await state()
		}
		return now
	}
	return { ...site, copyNow, state }
}
