import type { Database, Transaction } from '#db/connect.ts'
import { copiesArrive, isPersistent, persistentTroubles } from '#domain/owner/off-site.ts'
import type { Log } from '#server/http/logger.ts'
import { newInstallation } from './installation.ts'
import type { JobResult } from './jobs/copy-jobs.ts'
import {
	type FailedCopies,
	type OffSiteState,
	readOffSiteState,
	tellLasting,
	writeOffSiteState,
} from './off-site-state.ts'
import type { SettingsIds } from './settings-ids.ts'
import { missLast, type watchCopies } from './watch-copies.ts'

export type RecordsDeps = {
	database: Database
	/** Adds a mail to the owner, within the transaction. */
	notifyOwner: (transaction: Transaction, failed: FailedCopies, at: number) => Promise<void>
	/** Called after a commit that added a mail. */
	onNotified: () => void
	log: Log
}

type Failed = Extract<JobResult, { outcome: 'failed' }>

/** Stores what is known of the copies, and tells the owner of failures. */
export function createOffSiteRecords(
	{ database, notifyOwner, onNotified, log }: RecordsDeps,
	settingsIds: (() => Promise<SettingsIds>) | undefined,
) {
	const read = async () => readOffSiteState(database.query, await settingsIds?.())

	async function update<State extends OffSiteState>(change: (before: OffSiteState) => State) {
		const ids = await settingsIds?.()
		return await database.query.transaction().execute(async (transaction) => {
			const after = change(await readOffSiteState(transaction, ids))
			await writeOffSiteState(transaction, after, ids)
			return after
		})
	}

	/** Stored before the first copy is sent, so that all servers of this site give their copies the same id. */
	async function install(known: OffSiteState) {
		const ensure = (state: OffSiteState) => ({
			...state,
			installation: state.installation ?? newInstallation(),
		})
		return known.installation ? ensure(known) : await update(ensure)
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
			const before = isPersistent(reason) ? state.troubles[reason] : state.failure
			const failure = {
				reason,
				detail,
				since: before?.since ?? at,
				attempts: (before?.attempts ?? 0) + 1,
				mailedAt: before?.mailedAt ?? null,
			}
			// A copy that the store lost does not count: the next one is due at once and must be read back.
			const lost = reason === 'copy-missing' && { copy: null, checkedAt: null, triedAt: null }
			const told = isPersistent(reason)
				? { troubles: { ...state.troubles, [reason]: failure } }
				: { failure }
			const kept = lost ? missLast(state, at) : state
			const after = tellLasting({ ...kept, triedAt: at, ...lost, ...told }, at)
			await writeOffSiteState(transaction, after.state, ids)
			if (after.mail) await notifyOwner(transaction, after.mail, at)
			isNotified = after.mail !== undefined
		})
		if (isNotified) onNotified()
	}

	async function recordTroubles(troubles: ReturnType<typeof watchCopies>['troubles'], at: number) {
		for (const reason of persistentTroubles) {
			const found = troubles[reason]
			if (found) await recordFailure({ outcome: 'failed', reason, ...found }, at)
		}
	}

	return { read, update, install, recordFailure, recordTroubles }
}
