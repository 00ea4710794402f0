import { onTestFinished } from 'vitest'
import type { Database } from '#db/connect.ts'
import type { OffSiteFailure } from '#domain/owner/off-site.ts'
import { copyNameAt } from '#server/owner/backups/off-site/copy-names.ts'
import type { CopyJob, JobResult } from '#server/owner/backups/off-site/jobs/copy-jobs.ts'
import { createOffSite } from '#server/owner/backups/off-site/off-site.ts'
import type { FailedCopies } from '#server/owner/backups/off-site/off-site-state.ts'
import { createSiteSecret } from '#server/secrets/site-secret.ts'

const log = { info() {}, warn() {}, error() {} } as never
const minute = 60_000
export const noon = Date.parse('2026-11-15T17:00:00Z')

/** A site whose jobs have the outcome that the test says. */
export function siteOn(
	database: Database,
	key: { passphrase: string } | { recipient: string },
	url = 'http://127.0.0.1/',
) {
	const clock = { now: noon }
	const site = {
		clock,
		jobs: [] as CopyJob[],
		mails: 0,
		/** What each mail was about. */
		mailed: [] as FailedCopies[],
		hasChanged: true,
		failure: undefined as OffSiteFailure | undefined,
		checkFailure: undefined as OffSiteFailure | undefined,
		/** The outcome of a send that no longer expects the last copy. */
		resendFailure: undefined as OffSiteFailure | undefined,
		/** Whether the store deletes no outdated copy. */
		keepsOutdated: false,
		/** The copies in the store. */
		names: [] as string[],
		/** Whether the store has lost every copy. */
		isEmpty: false,
		/** The desk's reason at the beginning of each job. */
		told: [] as (OffSiteFailure | undefined)[],
		/** Lets time pass minute by minute, as housekeeping does. */
		async pass(ms: number) {
			for (const end = clock.now + ms; clock.now < end; clock.now += minute) {
				await offSite.tick()
				await offSite.settled()
			}
		},
		sends: () => site.jobs.filter(({ kind }) => kind === 'send').length,
		checks: () => site.jobs.filter(({ kind }) => kind === 'check').length,
	}
	function perform(job: CopyJob): JobResult {
		site.jobs.push(job)
		const sendFailure = job.kind === 'send' && !job.expectsLast ? site.resendFailure : undefined
		const reason = job.kind === 'send' ? (site.failure ?? sendFailure) : site.checkFailure
		// The store was listed before it refused the copy.
		const isRefused = job.kind === 'send' && (reason === 'full' || reason === 'not-kept')
		const names = isRefused ? [...site.names] : undefined
		if (reason) return { outcome: 'failed', reason, detail: '', cause: '', names }
		if (site.isEmpty && job.kind === 'send' && job.last && job.expectsLast)
			return { outcome: 'failed', reason: 'copy-missing', detail: job.last.name, cause: '' }
		if (job.kind === 'check') return { outcome: 'checked' }
		if (job.kind === 'backup') return { outcome: 'made' }
		const notRemoved = site.keepsOutdated && job.last ? { detail: 'old 403', cause: '' } : undefined
		if (!site.hasChanged && !job.isForced)
			return { outcome: 'unchanged', names: site.names, notRemoved }
		site.isEmpty = false
		const copy = {
			name: copyNameAt(job.now, job.installation),
			at: job.now,
			bytes: 5,
			fingerprint: 'f',
		}
		site.names.push(copy.name)
		return { outcome: 'sent', copy, names: site.names, notRemoved }
	}
	const offSite = createOffSite({
		database,
		dataDir: '',
		databaseUrl: undefined,
		secret: createSiteSecret(database),
		log,
		restMs: 0,
		settings: { store: { kind: 'webdav', url }, key },
		notifyOwner: async (_transaction, failed) => {
			site.mails += 1
			site.mailed.push(failed)
		},
		onNotified: () => {},
		runJob: async (job) => {
			site.told.push((await offSite.status()).failure?.reason)
			return perform(job)
		},
		now: () => clock.now,
	})
	onTestFinished(offSite.stop)
	return { ...site, site, offSite }
}
