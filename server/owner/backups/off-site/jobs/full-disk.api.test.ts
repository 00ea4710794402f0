import fs, { type WriteStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import { DatabaseSync } from 'node:sqlite'
import { Writable } from 'node:stream'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, vi } from 'vitest'
import { startS3, startWebdav } from '#tests/helpers/backups/stores.ts'
import { describeSqlite } from '#tests/helpers/database/database.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'
import { performJob } from './perform-job.ts'

/** From now on, the disk has no room for files whose name ends so. */
function fillDiskFor(ending: string) {
	const { createWriteStream } = fs
	const { exec } = DatabaseSync.prototype
	vi.spyOn(fs, 'createWriteStream').mockImplementation((file, options) => {
		if (!String(file).endsWith(ending)) return createWriteStream(file, options)
		const error = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' })
		return new Writable({ write: (_chunk, _encoding, done) => done(error) }) as WriteStream
	})
	vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
		if (!this.location()?.endsWith(ending)) return exec.call(this, sql)
		throw Object.assign(new Error('database or disk is full'), { errcode: 13 })
	})
	syncBuiltinESMExports()
}

function makeRoom() {
	vi.restoreAllMocks()
	syncBuiltinESMExports()
}

describeSqlite(({ newPlace, open }) => {
	testSampled(['s3', 'webdav'] as const)(
		'a copy in %s that the disk here has no room to check is not taken for damaged',
		async (kind) => {
			const store = await (kind === 's3' ? startS3() : startWebdav())
			onTestFinished(store.stop)
			onTestFinished(makeRoom)
			const place = await newPlace()
			await open(place)
			const identity = await generateX25519Identity()
			const recipients = [await identityToRecipient(identity)]
			const common = { place, store: store.settings }
			const sent = await performJob({
				...common,
				kind: 'send',
				key: { kind: 'recipients', recipients },
				now: Date.now(),
				last: undefined,
				isForced: true,
			})
			if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent))
			const { copy } = sent
			const check = () =>
				performJob({ ...common, kind: 'check', key: { identities: [identity] }, copy })
			for (const file of ['fetched.age', 'fetched.sqlite', 'site.sqlite.restoring']) {
				fillDiskFor(file)
				expect(await check(), file).toMatchObject({ outcome: 'failed', reason: 'no-backup' })
				expect(await store.names(), file).toEqual([copy.name])
				expect(await readdir(place.dataDir)).not.toContain('off-site')
				makeRoom()
			}
			expect(await check()).toEqual({ outcome: 'checked' })
		},
	)
})
