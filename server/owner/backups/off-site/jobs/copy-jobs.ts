import type { DatabasePlace } from '#db/connect.ts'
import type { OffSiteFailure } from '#domain/owner/off-site.ts'
import type { StoreSettings } from '#server/owner/backups/off-site/store.ts'
import type { CopyKey, OpeningKey } from './encryption.ts'

/** A copy that arrived. */
export type SentCopy = { name: string; at: number; bytes: number; fingerprint: string }

type Common = { place: DatabasePlace; store: StoreSettings }

export type SendJob = Common & {
	kind: 'send'
	key: CopyKey
	now: number
	/** Becomes part of the copy's name. */
	installation?: string
	/** The copy that arrived last. */
	last: SentCopy | undefined
	/** Fails if the store no longer has it. Unset after a failure: it may have been deleted because it was damaged. */
	expectsLast?: boolean
	/** Otherwise only if something changed since the last. */
	isForced: boolean
	/** Somebody asked for this copy, so it is sent after one that another process is sending. Otherwise that one will do. */
	waits?: boolean
}

/** Fetches a copy, opens it, and restores it into an empty database. */
export type CheckJob = Common & { kind: 'check'; key: OpeningKey; copy: SentCopy }

/** A backup on this machine. */
type BackupJob = { kind: 'backup'; place: DatabasePlace; file: string }

export type CopyJob = SendJob | CheckJob | BackupJob

/** The copy that something is wrong with, and why. */
export type Trouble = { detail: string; cause: string }

/** `names`: everything that the store lists in the end. `notRemoved`: the first outdated copy that it did not delete. */
export type Arrived = { names: string[]; notRemoved?: Trouble | undefined }

export type JobResult =
	| (Arrived & { outcome: 'sent'; copy: SentCopy })
	| (Arrived & { outcome: 'unchanged' })
	| { outcome: 'checked' }
	| { outcome: 'made' }
	/** Another process of this site is sending or checking one. */
	| { outcome: 'busy' }
	/** With what the store listed, if it did. */
	| (Partial<Arrived> & Failure & { outcome: 'failed' })

type Failure = { reason: OffSiteFailure; detail: string; cause: string }
