import { createReadStream, createWriteStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { pipeline as connect, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter } from 'age-encryption'
import { isOfDisk } from '#db/disk-failure.ts'
import { OffSiteError } from '#server/owner/backups/off-site/store.ts'

/** The key that opens a copy, and the one it is encrypted to. */
export type CopyKey =
	| { kind: 'passphrase'; passphrase: string }
	/** Both may open it: the owner, who alone has the secret key, and the weekly check. */
	| { kind: 'recipients'; recipients: string[] }

/** A passphrase, or secret keys (AGE-SECRET-KEY-…). */
export type OpeningKey = { passphrase: string } | { identities: string[] }

/** 64 MB of memory for each guess and for us; the default of 2^18 would take 256 MB of a small machine. */
const scryptWorkFactor = 16

/** Photographs are compressed already; the texts of a site shrink to a fifth at any level. */
const gzipLevel = 3
const pieceBytes = 2 ** 20

/** Compresses and encrypts a file into another, in pieces. Returns its size. */
export async function sealFile(file: string, target: string, key: CopyKey): Promise<number> {
	const encrypter = new Encrypter()
	if (key.kind === 'passphrase') {
		encrypter.setScryptWorkFactor(scryptWorkFactor)
		encrypter.setPassphrase(key.passphrase.normalize('NFC'))
	} else for (const recipient of key.recipients) encrypter.addRecipient(recipient)
	// An error of either is passed on to the reader.
	const pieces = createReadStream(file, { highWaterMark: pieceBytes })
	const compressed = connect(pieces, withRests, createGzip({ level: gzipLevel }), () => {})
	const encrypted = await encrypter.encrypt(
		Readable.toWeb(compressed) as ReadableStream<Uint8Array>,
	)
	await pipeline(
		Readable.fromWeb(encrypted as Parameters<typeof Readable.fromWeb>[0]),
		createWriteStream(target, { mode: 0o600, flush: true }),
	)
	return (await stat(target)).size
}

/** Rests as long as it works: a copy may take a minute longer, a visitor's page may not wait for a processor. */
async function* withRests(pieces: AsyncIterable<Buffer>) {
	for await (const piece of pieces) {
		const startedAt = performance.now()
		yield piece
		await sleep(performance.now() - startedAt)
	}
}

/**
 * Throws `unreadable` for a wrong key and for anything that is not whole: age authenticates each piece and the end. Not when
 * the disk is full: the check deletes what cannot be read.
 */
export async function openFile(file: string, target: string, key: OpeningKey): Promise<void> {
	try {
		const decrypter = new Decrypter()
		if ('passphrase' in key)
			for (const passphrase of spellings(key.passphrase)) decrypter.addPassphrase(passphrase)
		// A key with a letter mistyped is refused here already.
		else for (const identity of key.identities) decrypter.addIdentity(identity)
		const source = Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>
		const opened = await decrypter.decrypt(source)
		await pipeline(
			Readable.fromWeb(opened as Parameters<typeof Readable.fromWeb>[0]),
			createGunzip(),
			createWriteStream(target, { mode: 0o600 }),
		)
	} catch (error) {
		throw new OffSiteError(isOfDisk(error) ? 'no-backup' : 'unreadable', '', error)
	}
}

/** Keyboards differ in how they compose accents. Earlier versions sealed with the passphrase as it was written. */
function spellings(passphrase: string): Set<string> {
	return new Set([passphrase.normalize('NFC'), passphrase, passphrase.normalize('NFD')])
}
