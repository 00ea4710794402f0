import { join } from 'node:path'
import { backupDatabase } from '#db/backup/backup.ts'
import { fingerprint } from '#db/backup/fingerprint.ts'
import {
	copyNameAt,
	expiredCopies,
	outdatedCopies,
} from '#server/owner/backups/off-site/copy-names.ts'
import { openStore } from '#server/owner/backups/off-site/open-store.ts'
import {
	checkClock,
	isGone,
	OffSiteError,
	type Store,
	type StoredFile,
} from '#server/owner/backups/off-site/store.ts'
import type { JobResult, SendJob, SentCopy, Trouble } from './copy-jobs.ts'
import { describeFailure } from './describe-failure.ts'
import { sealFile } from './encryption.ts'

/** A store that refuses every deletion has thousands of outdated copies after a year, and each takes a moment to refuse. */
const mostRefusals = 10

/** Makes a backup, encrypts it and sends it, unless nothing changed since the last copy. */
export async function sendCopy(job: SendJob, folder: string): Promise<JobResult> {
	const { now, last, expectsLast } = job
	const store = openStore(job.store)
	// First, because it costs little when the store is out of reach.
	const listed = await store.list()
	checkClock(listed.clock, now)
	if (expectsLast && last && isLost(last, listed.files, now))
		throw new OffSiteError('copy-missing', last.name)
	const { names, notRemoved } = await deleteOutdated(store, listed, last, now)
	try {
		const sent = await makeAndSend(store, listed.files, { job, folder })
		if (!sent) return { outcome: 'unchanged', names, notRemoved }
		return { outcome: 'sent', ...sent, notRemoved }
	} catch (error) {
		// Listed also by a store that takes no copy, so that the owner learns of those that are gone.
		return { ...describeFailure(error), names, notRemoved }
	}
}

/** Undefined if the content is that of the last copy. */
async function makeAndSend(store: Store, files: StoredFile[], { job, folder }: Work) {
	const { place, key, now, last, isForced, installation } = job
	const database = join(folder, 'site.sqlite')
	const sealed = join(folder, 'copy.age')
	try {
		await backupDatabase(place, database)
	} catch (error) {
		throw new OffSiteError('no-backup', '', error)
	}
	const print = fingerprint(database)
	if (!isForced && print === last?.fingerprint) return undefined
	const bytes = await sealFile(database, sealed, key)
	const copy = { name: freeName(files, now, installation), at: now, bytes, fingerprint: print }
	await store.put(copy.name, sealed, bytes)
	return { copy, names: await confirmArrival(store, copy) }
}

type Work = { job: SendJob; folder: string }

/** In a database that was put back from an older dump, the last copy may be one that our rules have removed since. */
function isLost({ name }: SentCopy, files: StoredFile[], now: number): boolean {
	const names = files.map((file) => file.name)
	return !names.includes(name) && !expiredCopies([...names, name], now).includes(name)
}

/**
 * Before sending, so that a full store has room again. A list without the copy that arrived last cannot be trusted, nor our
 * clock without the store's. A copy that cannot be deleted holds up neither the others nor the new one.
 */
async function deleteOutdated(
	store: Store,
	{ files, clock }: Awaited<ReturnType<Store['list']>>,
	last: SentCopy | undefined,
	now: number,
): Promise<{ names: string[]; notRemoved?: Trouble | undefined }> {
	const names = files.map(({ name }) => name)
	if (clock === undefined || !last || !names.includes(last.name)) return { names }
	const deleted = new Set<string>()
	const failures: Trouble[] = []
	for (const name of outdatedCopies(names, now)) {
		if (name === last.name) continue
		try {
			await store.delete(name)
			deleted.add(name)
		} catch (error) {
			if (!(error instanceof OffSiteError)) throw error
			if (isGone(error)) deleted.add(name)
			else failures.push(describeRefusal(name, error))
			if (failures.length === mostRefusals) break
		}
	}
	return { names: names.filter((name) => !deleted.has(name)), notRemoved: failures[0] }
}

/** Names the copy as well: it may be the only one that is locked. */
function describeRefusal(name: string, error: OffSiteError): Trouble {
	return { detail: `${name} ${error.detail}`.trim(), cause: String(error.cause ?? error) }
}

function freeName(files: StoredFile[], now: number, installation: string | undefined): string {
	const taken = new Set(files.map(({ name }) => name))
	let time = now
	while (taken.has(copyNameAt(time, installation))) time += 1_000
	return copyNameAt(time, installation)
}

/** A store may respond with success and keep nothing, or a part. Returns the names in its list. */
async function confirmArrival(store: Store, { name, bytes }: SentCopy) {
	const { files } = await store.list()
	const arrived = files.find((file) => file.name === name)
	if (arrived?.bytes === bytes) return files.map((file) => file.name)
	if (arrived) await store.delete(name).catch(() => {})
	throw new OffSiteError('not-kept')
}
