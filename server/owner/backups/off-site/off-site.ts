import pLimit from 'p-limit'
import { BackupError } from '#db/backup/check-database.ts'
import { isDamage, type PersistentTrouble } from '#domain/owner/off-site.ts'
import type { Clock } from '#domain/time/dates.ts'
import type { OffSiteSettings } from '#server/off-site-settings.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { checkKeyOf } from './check-key.ts'
import { hasLasted, isCheckDue, isDue, restAtStartMs } from './due.ts'
import type { Arrived, CopyJob, SentCopy } from './jobs/copy-jobs.ts'
import { makeCheckJob, makeSendJob } from './jobs/make-jobs.ts'
import type { RunJob } from './jobs/run-job.ts'
import { createOffSiteRecords, type RecordsDeps } from './off-site-records.ts'
import {
	allTroubles,
	noCopies,
	type OffSiteFailureState,
	type OffSiteState,
} from './off-site-state.ts'
import { createSettingsIds } from './settings-ids.ts'
import { watchCopies, without } from './watch-copies.ts'

type Deps = RecordsDeps & {
	dataDir: string
	databaseUrl: string | undefined
	secret: SiteSecret
	settings: OffSiteSettings | undefined
	runJob: RunJob
	now: Clock
	restMs?: number
}

type Installed = Parameters<typeof watchCopies>[0]

export type OffSiteStatus = Pick<
	OffSiteState,
	'copy' | 'checkedAt' | 'failure' | 'known' | 'otherKeyUntil'
> & {
	/** Troubles beside `failure`, the worst first. */
	further: OffSiteFailureState[]
	isConfigured: boolean
	isSending: boolean
}

export type OffSite = ReturnType<typeof createOffSite>

/** Sends copies to another machine and reads them back, in the background, one attempt at a time. */
export function createOffSite(deps: Deps) {
	const { dataDir, databaseUrl, settings, log, now } = deps
	const place = { dataDir, url: databaseUrl }
	const settingsIds = settings && createSettingsIds(settings, deps.secret)
	const records = createOffSiteRecords(deps, settingsIds)
	const stopping = new AbortController()
	const run = (job: CopyJob) => deps.runJob(job, stopping.signal)
	const restsUntil = Date.now() + (deps.restMs ?? restAtStartMs)
	const inTurn = pLimit(1)
	const isBusy = () => inTurn.activeCount + inTurn.pendingCount > 0

	/** A copy that was requested and has not started; concurrent requests share it. */
	let next: Promise<void> | undefined

	async function start(isForced: boolean): Promise<void> {
		if (!settings) return
		try {
			await inTurn(() => {
				if (isForced) next = undefined
				return attempt(settings, isForced)
			})
		} catch (error) {
			log.warn({ err: error }, 'the state of the off-site copies could not be read or written')
		}
	}

	async function attempt(chosen: OffSiteSettings, isForced: boolean) {
		const known = await records.read()
		const at = now()
		if (stopping.signal.aborted || !(isForced || isDue(known, at))) return
		const state = await records.install(known)
		// A copy is checked when it is new: an older one may have been made with another passphrase.
		const mustCheck = isCheckDue(state, at)
		const checkKey = 'recipient' in chosen.key ? await checkKeyOf(state) : null
		const urgency = { isForced: isForced || mustCheck, waits: isForced }
		const sent = await run(await makeSendJob(place, chosen, { ...state, checkKey }, urgency, at))
		if (stopping.signal.aborted) return
		if (sent.outcome === 'busy') {
			if (isForced) log.warn('no off-site copy was sent: another process has been at one too long')
			return
		}
		if (sent.outcome === 'failed') {
			await records.recordFailure(sent, at)
			if (sent.reason === 'copy-missing') await attempt(chosen, isForced)
			else if (sent.names) await watchRefused(state, { ...sent, names: sent.names }, at)
			return
		}
		if (sent.outcome !== 'sent' && sent.outcome !== 'unchanged') return
		if (sent.outcome === 'sent')
			log.info({ copy: sent.copy.name, bytes: sent.copy.bytes }, 'off-site copy sent')
		const { watched, troubles } = watchCopies(state, sent, at)
		const lasts = (reason: string) => {
			if (reason === 'copy-missing') return !hasLasted(state, at)
			// Without a last copy in its list, none was to be deleted.
			return reason === 'not-removed' ? !state.copy : false
		}
		await records.update((before) => ({
			...before,
			// With `mustCheck`, it counts as the last once it was read back.
			...(sent.outcome === 'sent' && { checkKey, ...(!mustCheck && { copy: sent.copy }) }),
			...watched,
			triedAt: at,
			troubles: Object.fromEntries(
				Object.entries(before.troubles).filter(
					([reason]) => lasts(reason) || troubles[reason as PersistentTrouble],
				),
			),
			// A copy counts as a success only after it was read back.
			failure: mustCheck ? before.failure : null,
		}))
		if (sent.outcome === 'sent' && mustCheck) await check(chosen, sent.copy, checkKey, at)
		await records.recordTroubles(troubles, at)
	}

	/** A store that took no copy has listed the others: one that is gone is noticed. It ends no trouble, as a success does. */
	async function watchRefused(state: Installed, listed: Arrived, at: number) {
		const { watched, troubles } = watchCopies(state, listed, at)
		const { known, missed } = watched
		await records.update((before) => ({ ...before, known, missed }))
		await records.recordTroubles(troubles, at)
	}

	/** Reads a copy back that has just arrived, and records the outcome. */
	async function check(
		chosen: OffSiteSettings,
		copy: SentCopy,
		checkKey: string | null,
		at: number,
	) {
		const result = await run(makeCheckJob(place, chosen, copy, checkKey))
		if (result.outcome === 'checked' && !stopping.signal.aborted) {
			log.info({ copy: copy.name }, 'off-site copy read back and restored')
			// The next copies get a new key, so a stolen one opens those of a week.
			const read = { copy, checkedAt: at, failure: null, checkKey: null }
			await records.update((before) => ({ ...before, ...read }))
			return
		}
		// Before the failure, whose mail names the last copy. The check deletes a damaged one: the last stays the one before it.
		const hasFailed = result.outcome === 'failed' && !stopping.signal.aborted
		const stays = hasFailed && !isDamage(result.reason)
		await records.update((before) => without(copy.name, { ...before, ...(stays && { copy }) }))
		if (hasFailed) await records.recordFailure(result, at)
	}

	return {
		/** Called every minute; never waits for the store. */
		async tick() {
			if (Date.now() >= restsUntil && !isBusy()) void start(false)
		},
		/** A copy of this moment, whatever was sent before. Resolves when it arrived or failed. */
		sendNow() {
			next ??= start(true)
			return next
		},
		async status(): Promise<OffSiteStatus> {
			// The stored state may belong to the store of a machine from which this site was restored.
			const state = settings ? await records.read() : noCopies
			const { copy, known, otherKeyUntil, checkedAt } = state
			const [failure = null, ...further] = allTroubles(state)
			return {
				isConfigured: settings !== undefined,
				copy,
				known,
				otherKeyUntil,
				checkedAt,
				failure,
				further,
				isSending: isBusy(),
			}
		},
		/** A backup on this machine, made beside the site as copies are. */
		async backUp(file: string) {
			const result = await run({ kind: 'backup', place, file })
			if (result.outcome !== 'made') throw new BackupError(JSON.stringify(result))
		},
		/** Resolves when no attempt is in progress. */
		settled: () => inTurn(() => {}),
		/** Ends the process that sends; the next start sends again. */
		async stop() {
			stopping.abort()
			await inTurn(() => {})
		},
	}
}
