import { createWriteStream } from 'node:fs'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isOfDisk } from '#db/disk-failure.ts'
import type { OffSiteFailure } from '#domain/owner/off-site.ts'
import { mostClockDifferenceMs } from './copy-names.ts'

/** Where copies go: what the settings say. */
export type StoreSettings =
	| {
			kind: 's3'
			endpoint: string
			bucket: string
			region: string
			keyId: string
			secret: string
	  }
	| { kind: 'webdav'; url: string }

export type StoredFile = { name: string; bytes: number }

/** The few things that both kinds of storage do. Every call throws an OffSiteError. */
export type Store = {
	/** Our files, and the time that the store believes it is. */
	list(): Promise<{ files: StoredFile[]; clock: number | undefined }>
	/** Writes a local file. */
	put(name: string, file: string, bytes: number): Promise<void>
	/** Reads into a local file, no more than its size. */
	get(stored: StoredFile, file: string): Promise<void>
	delete(name: string): Promise<void>
}

/** Why something off-site did not work, for the owner in words of content/, for the log with its cause. */
export class OffSiteError extends Error {
	override name = 'OffSiteError'
	readonly reason: OffSiteFailure
	/** A status code, where there is one. */
	readonly detail: string

	constructor(reason: OffSiteFailure, detail = '', cause?: unknown) {
		super(detail ? `${reason} ${detail}` : reason, { cause })
		this.reason = reason
		this.detail = detail
	}
}

/** Writes what a store sends to a local file. A store that sends more than it listed must not fill the disk. */
export async function receive(sent: NodeJS.ReadableStream, file: string, bytes: number) {
	let received = 0
	const limit = new Transform({
		transform(chunk: Buffer, _encoding, done) {
			received += chunk.length
			if (received > bytes) done(new OffSiteError('unreadable'))
			else done(null, chunk)
		},
	})
	try {
		await pipeline(sent, limit, createWriteStream(file, { mode: 0o600 }))
	} catch (error) {
		throw isOfDisk(error) ? new OffSiteError('no-backup', '', error) : error
	}
}

/** A page of S3's list, or that of a WebDAV folder with thousands of other files, is shorter. */
const mostTextBytes = 16 * 2 ** 20

/** Reads the text of a response. A store that sends without an end must not fill the memory. */
export async function readText(sent: AsyncIterable<Uint8Array>): Promise<string> {
	const chunks: Uint8Array[] = []
	let received = 0
	for await (const chunk of sent) {
		received += chunk.length
		if (received > mostTextBytes) throw new OffSiteError('not-a-store')
		chunks.push(chunk)
	}
	return Buffer.concat(chunks).toString()
}

/** Time limit of a listing or a deletion. */
export const shortCallMs = 30_000
/** Time limit of a whole copy over a weak line. */
export const longCallMs = 30 * 60_000

const reasons: Record<number, OffSiteFailure> = {
	401: 'refused',
	403: 'refused',
	404: 'missing',
	409: 'missing',
	413: 'full',
	507: 'full',
}

/** S3 has codes in its responses that say more than the status. */
const reasonsOfCodes: Record<string, OffSiteFailure> = {
	RequestTimeTooSkewed: 'clock',
	QuotaExceeded: 'full',
	XMinioStorageFull: 'full',
	EntityTooLarge: 'full',
	InsufficientStorage: 'full',
}

export function refusedWith(status: number, code = ''): OffSiteError {
	const reason = reasonsOfCodes[code] ?? reasons[status] ?? 'status'
	return new OffSiteError(reason, code ? `${status} ${code}` : String(status))
}

/** Whether the file that the call was about no longer exists. */
export function isGone(error: OffSiteError): boolean {
	return /^404\b/.test(error.detail)
}

export function checkClock(theirs: number | undefined, ours: number) {
	if (theirs !== undefined && Math.abs(theirs - ours) > mostClockDifferenceMs)
		throw new OffSiteError('clock')
}
