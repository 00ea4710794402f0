import { backupNightOf } from '#db/backup/backup-retention.ts'
import type { DatabasePlace } from '#db/connect.ts'
import type { OffSiteSettings } from '#server/off-site-settings.ts'
import { publicOf } from '#server/owner/backups/off-site/check-key.ts'
import { expectsLast } from '#server/owner/backups/off-site/due.ts'
import type { OffSiteState } from '#server/owner/backups/off-site/off-site-state.ts'
import type { CheckJob, SendJob, SentCopy } from './copy-jobs.ts'

export async function makeSendJob(
	place: DatabasePlace,
	{ store, key }: OffSiteSettings,
	state: OffSiteState,
	{ isForced, waits }: { isForced: boolean; waits: boolean },
	at: number,
): Promise<SendJob> {
	const { copy, checkKey, installation } = state
	const isNewNight = copy === null || backupNightOf(copy.at) !== backupNightOf(at)
	return {
		kind: 'send',
		place,
		store,
		key:
			'passphrase' in key
				? { kind: 'passphrase', passphrase: key.passphrase }
				: { kind: 'recipients', recipients: [key.recipient, ...(await publicOf(checkKey))] },
		now: at,
		installation: installation?.id,
		last: copy ?? undefined,
		expectsLast: expectsLast(state),
		isForced: isForced || isNewNight || !expectsLast(state),
		waits,
	}
}

export function makeCheckJob(
	place: DatabasePlace,
	{ store, key }: OffSiteSettings,
	copy: SentCopy,
	checkKey: string | null,
): CheckJob {
	const opening =
		'passphrase' in key
			? { passphrase: key.passphrase }
			: { identities: checkKey ? [checkKey] : [] }
	return { kind: 'check', place, store, key: opening, copy }
}
