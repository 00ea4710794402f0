import pLimit from 'p-limit'
import { BackupError } from '#db/backup/check-database.ts'
import type { Database, Transaction } from '#db/connect.ts'
import {
	copiesArrive,
	isStanding,
	type StandingTrouble,
	standingTroubles,
} from '#domain/owner/off-site.ts'
import { type Clock, minuteMs } from '#domain/time/dates.ts'
import type { Log } from '#server/http/logger.ts'
import type { OffSiteSettings } from '#server/off-site-settings.ts'
import type { SiteSecret } from '#server/secrets/site-secret.ts'
import { checkKeyOf, publicOf } from './check-key.ts'
import type { Arrived, JobResult, SentCopy } from './copy-jobs.ts'
import { backupNightOf, expectsLast, hasLasted, isCheckDue, isDue } from './due.ts'
import { newInstallation } from './installation.ts'
import {
	allTroubles,
	type FailedCopies,
	noCopies,
	type OffSiteFailureState,
	type OffSiteState,
	readOffSiteState,
	tellLasting,
	writeOffSiteState,
} from './off-site-state.ts'
import type { RunJob } from './run-job.ts'
import { createSettingsIds } from './settings-ids.ts'
import { missLast, watchCopies, without } from './watch-copies.ts'

/** The first minute of a start is busy, and tests are over by then. */
const restMs = minuteMs

type Deps = {
	database: Database
	dataDir: string
	databaseUrl: string | undefined
	secret: SiteSecret
	settings: OffSiteSettings | undefined
	/** Adds a mail to the owner, within the transaction. */
	notifyOwner: (transaction: Transaction, failed: FailedCopies, at: number) => Promise<void>
	/** Called after a commit that added a mail. */
	onNotified: () => void
	runJob: RunJob
	log: Log
	now: Clock
	restMs?: number
}

type Failed = Extract<JobResult, { outcome: 'failed' }>
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
	const { database, dataDir, databaseUrl, settings, runJob, log, now } = deps
	const { query } = database
	const place = { dataDir, url: databaseUrl }
	const settingsIds = settings && createSettingsIds(settings, deps.secret)
	const stopping = new AbortController()
	const restsUntil = Date.now() + (deps.restMs ?? restMs)
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
		const known = await readOffSiteState(query, await settingsIds?.())
		const at = now()
		if (stopping.signal.aborted || !(isForced || isDue(known, at))) return
		const state = await install(known)
		// A copy is checked when it is new: an older one may have been made with another passphrase.
		const mustCheck = isCheckDue(state, at)
		const checkKey = 'recipient' in chosen.key ? await checkKeyOf(state) : null
		const urgency = { isForced: isForced || mustCheck, waits: isForced }
		const sent = await send(chosen, { ...state, checkKey }, urgency, at)
		if (stopping.signal.aborted) return
		if (sent.outcome === 'busy') {
			if (isForced) log.warn('no off-site copy was sent: another process has been at one too long')
			return
		}
		if (sent.outcome === 'failed') {
			await recordFailure(sent, at)
			if (sent.reason === 'copy-missing') await attempt(chosen, isForced)
			else if (sent.names) await watchRefused(state, { ...sent, names: sent.names }, at)
			return
		}
		if (sent.outcome !== 'sent' && sent.outcome !== 'unchanged') return
		const { watched, troubles } = watchCopies(state, sent, at)
		const lasts = (reason: string) => {
			if (reason === 'copy-missing') return !hasLasted(state, at)
			// Without a last copy in its list, none was to be deleted.
			return reason === 'not-removed' ? !state.copy : false
		}
		await update((before) => ({
			...before,
			...(sent.outcome === 'sent' && { copy: sent.copy, checkKey }),
			...watched,
			triedAt: at,
			troubles: Object.fromEntries(
				Object.entries(before.troubles).filter(
					([reason]) => lasts(reason) || troubles[reason as StandingTrouble],
				),
			),
			// A copy counts as a success only after it was read back.
			failure: mustCheck ? before.failure : null,
		}))
		if (sent.outcome === 'sent' && mustCheck) {
			const isRead = await check(chosen, sent.copy, checkKey, at)
			await update((before) =>
				isRead
					? {
							...before,
							checkedAt: at,
							failure: null,
							// The next copies get a new key, so a stolen one opens those of a week.
							checkKey: null,
						}
					: // The check deletes a damaged copy.
						without(sent.copy.name, before),
			)
		}
		await recordTroubles(troubles, at)
	}

	/** A store that took no copy has listed the others: one that is gone is noticed. It ends no trouble, as a success does. */
	async function watchRefused(state: Installed, listed: Arrived, at: number) {
		const { watched, troubles } = watchCopies(state, listed, at)
		const { known, missed } = watched
		await update((before) => ({ ...before, known, missed }))
		await recordTroubles(troubles, at)
	}

	async function recordTroubles(troubles: ReturnType<typeof watchCopies>['troubles'], at: number) {
		for (const reason of standingTroubles) {
			const found = troubles[reason]
			if (found) await recordFailure({ outcome: 'failed', reason, ...found }, at)
		}
	}

	/** Stored before the first copy is sent, so that all servers of this site give their copies the same id. */
	async function install(known: OffSiteState) {
		const ensure = (state: OffSiteState) => ({
			...state,
			installation: state.installation ?? newInstallation(),
		})
		return known.installation ? ensure(known) : await update(ensure)
	}

	async function send(
		chosen: OffSiteSettings,
		state: OffSiteState,
		{ isForced, waits }: { isForced: boolean; waits: boolean },
		at: number,
	) {
		const { copy, checkKey, installation } = state
		const isNewNight = copy === null || backupNightOf(copy.at) !== backupNightOf(at)
		const result = await runJob(
			{
				kind: 'send',
				place,
				store: chosen.store,
				key:
					'passphrase' in chosen.key
						? { kind: 'passphrase', passphrase: chosen.key.passphrase }
						: {
								kind: 'recipients',
								recipients: [chosen.key.recipient, ...(await publicOf(checkKey))],
							},
				now: at,
				installation: installation?.id,
				last: copy ?? undefined,
				expectsLast: expectsLast(state),
				isForced: isForced || isNewNight || !expectsLast(state),
				waits,
			},
			stopping.signal,
		)
		if (result.outcome === 'sent')
			log.info({ copy: result.copy.name, bytes: result.copy.bytes }, 'off-site copy sent')
		return result
	}

	/** Returns whether the copy could be read back. */
	async function check(
		chosen: OffSiteSettings,
		copy: SentCopy,
		checkKey: string | null,
		at: number,
	) {
		const key =
			'passphrase' in chosen.key
				? { passphrase: chosen.key.passphrase }
				: { identities: checkKey ? [checkKey] : [] }
		const result = await runJob(
			{ kind: 'check', place, store: chosen.store, key, copy },
			stopping.signal,
		)
		if (stopping.signal.aborted) return false
		if (result.outcome === 'failed') await recordFailure(result, at)
		if (result.outcome !== 'checked') return false
		log.info({ copy: copy.name }, 'off-site copy read back and restored')
		return true
	}

	async function recordFailure(failed: Failed, at: number) {
		const { reason, detail, cause } = failed
		const event = copiesArrive(reason)
			? 'off-site copies arrive, with a trouble'
			: 'an off-site copy failed and will be tried again'
		log.warn({ reason, detail, cause }, event)
		let isNotified = false
		const ids = await settingsIds?.()
		await database.query.transaction().execute(async (transaction) => {
			const state = await readOffSiteState(transaction, ids)
			const before = isStanding(reason) ? state.troubles[reason] : state.failure
			const failure = {
				reason,
				detail,
				since: before?.since ?? at,
				attempts: (before?.attempts ?? 0) + 1,
				toldAt: before?.toldAt ?? null,
			}
			// A copy that the store lost does not count: the next one is due at once and must be read back.
			const lost = reason === 'copy-missing' && { copy: null, checkedAt: null, triedAt: null }
			const told = isStanding(reason)
				? { troubles: { ...state.troubles, [reason]: failure } }
				: { failure }
			const kept = lost ? missLast(state, at) : state
			const after = tellLasting({ ...kept, triedAt: at, ...lost, ...told }, at)
			await writeOffSiteState(transaction, after.state, ids)
			if (after.mail) await deps.notifyOwner(transaction, after.mail, at)
			isNotified = after.mail !== undefined
		})
		if (isNotified) deps.onNotified()
	}

	async function update<State extends OffSiteState>(change: (before: OffSiteState) => State) {
		const ids = await settingsIds?.()
		return await database.query.transaction().execute(async (transaction) => {
			const after = change(await readOffSiteState(transaction, ids))
			await writeOffSiteState(transaction, after, ids)
			return after
		})
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
			const state = settings ? await readOffSiteState(query, await settingsIds?.()) : noCopies
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
			const result = await runJob({ kind: 'backup', place, file }, stopping.signal)
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
