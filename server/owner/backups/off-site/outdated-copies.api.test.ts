import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import { beginningOf, dayInBogota } from '#domain/time/dates.ts'
import { startS3, startWebdav } from '#tests/helpers/backups/stores.ts'
import { describeSqlite, newDataDir } from '#tests/helpers/database/database.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'
import { copyNameAt } from './copy-names.ts'
import type { SendJob, SentCopy } from './jobs/copy-jobs.ts'
import { performJob } from './jobs/perform-job.ts'
import { openStore } from './open-store.ts'

const publicKey = {
	kind: 'recipients' as const,
	recipients: [await identityToRecipient(await generateX25519Identity())],
}
const hour = 60 * 60_000

async function aStore(kind: 's3' | 'webdav') {
	const store = await (kind === 's3' ? startS3() : startWebdav())
	onTestFinished(store.stop)
	return store
}

describeSqlite(({ newPlace }) => {
	testSampled(['s3', 'webdav'] as const)(
		'the last copy is missed when %s has lost it, though nothing changed, and nothing is deleted',
		async (storeKind) => {
			const store = await aStore(storeKind)
			const place = await newPlace()
			const now = Date.now()
			const send = (changes: Partial<SendJob> = {}) => {
				const common = { kind: 'send', key: publicKey, isForced: false, last: undefined } as const
				return performJob({ ...common, place, store: store.settings, now, ...changes })
			}
			const first = await send()
			if (first.outcome !== 'sent') throw new Error(JSON.stringify(first))
			const last = first.copy
			expect(await send({ last, expectsLast: true })).toMatchObject({ outcome: 'unchanged' })
			const old = copyNameAt(now - 400 * 24 * hour)
			await writeOld(store.settings, store.fileOf(old), old)
			await openStore(store.settings).delete(last.name)
			const missed = { outcome: 'failed', reason: 'copy-missing', detail: last.name }
			expect(await send({ last, expectsLast: true })).toMatchObject(missed)
			expect(await send({ last, expectsLast: true, isForced: true })).toMatchObject(missed)
			expect(await store.names()).toEqual([old])
			expect(await send({ last, isForced: true })).toMatchObject({ outcome: 'sent' })
			expect(await store.names()).toHaveLength(2)
		},
	)

	testSampled(['s3', 'webdav'] as const)(
		'after an older database was put back, a copy that our rules have removed from %s since is not missed',
		async (storeKind) => {
			const store = await aStore(storeKind)
			const place = await newPlace()
			const now = Date.now()
			const at = beginningOf(dayInBogota(now - 10 * 24 * hour))
			const [kept, removed] = [copyNameAt(at), copyNameAt(at + 1000)]
			for (const name of [kept, copyNameAt(now - hour)])
				await writeOld(store.settings, store.fileOf(name), name)
			const last = { name: removed, at: at + 1000, bytes: 5, fingerprint: 'f' }
			const common = { kind: 'send', key: publicKey, isForced: true, now } as const
			const job = { ...common, place, store: store.settings, expectsLast: true }
			expect(await performJob({ ...job, last })).toMatchObject({ outcome: 'sent' })
			const lost = { ...last, name: copyNameAt(at + 24 * hour) }
			expect(await performJob({ ...job, last: lost })).toMatchObject({ reason: 'copy-missing' })
		},
	)

	testSampled(['s3', 'webdav'] as const)(
		'outdated copies on %s are deleted, but none when its list cannot be trusted',
		async (storeKind) => {
			const store = await aStore(storeKind)
			const place = await newPlace()
			const now = Date.now()
			const send = (last?: SentCopy) => {
				const common = { kind: 'send', key: publicKey, isForced: true, now } as const
				return performJob({ ...common, place, store: store.settings, last })
			}
			const first = await send()
			if (first.outcome !== 'sent') throw new Error(JSON.stringify(first))
			const old = [400, 401, 402].map((days) => copyNameAt(now - days * 24 * hour))
			for (const name of [...old, 'fotos.zip'])
				await writeOld(store.settings, store.fileOf(name), name)
			const all = [...old, first.copy.name, 'fotos.zip'].toSorted()
			expect((await store.names()).toSorted()).toEqual(all)

			store.listsNothing = true
			expect(await send(first.copy)).toMatchObject({ reason: 'not-kept' })
			expect(await store.names()).toEqual(expect.arrayContaining(all))
			store.listsNothing = false
			expect(await send({ ...first.copy, name: 'one that is not there' })).toMatchObject({
				outcome: 'sent',
			})
			expect(await store.names()).toEqual(expect.arrayContaining(all))
			store.hidesClock = true
			expect(await send(first.copy)).toMatchObject({ outcome: 'sent' })
			expect(await store.names()).toEqual(expect.arrayContaining(all))
			store.hidesClock = false
			await send(first.copy)
			const left = await store.names()
			expect(left).toEqual(expect.arrayContaining([first.copy.name, 'fotos.zip']))
			for (const name of old) expect(left).not.toContain(name)
		},
	)

	testSampled([
		['s3', 403],
		['s3', 404],
		['webdav', 404],
		['webdav', 423],
	] as const)(
		'a copy reaches %s although it answers %i to a deletion, and only one that is gone counts as deleted',
		async (storeKind, status) => {
			const store = await aStore(storeKind)
			const place = await newPlace()
			const now = Date.now()
			const send = (changes: Partial<SendJob> = {}) => {
				const common = { kind: 'send', key: publicKey, isForced: true, last: undefined } as const
				return performJob({ ...common, place, store: store.settings, now, ...changes })
			}
			const first = await send()
			if (first.outcome !== 'sent') throw new Error(JSON.stringify(first))
			const last = first.copy
			const old = [400, 401].map((days) => copyNameAt(now - days * 24 * hour))
			for (const name of old) await writeOld(store.settings, store.fileOf(name), name)
			const oldest = copyNameAt(now - 401 * 24 * hour)

			store.refusesDeletion = status
			const notRemoved =
				status === 404
					? undefined
					: { detail: `${oldest} ${status}`, cause: expect.stringContaining(String(status)) }
			const sent = await send({ last, expectsLast: true })
			expect(sent).toMatchObject({ outcome: 'sent', notRemoved })
			expect(await store.names()).toHaveLength(4)
			expect(store.requests.filter((it) => it.startsWith('DELETE'))).toHaveLength(2)
			expect(await send({ last, isForced: false })).toMatchObject({
				outcome: 'unchanged',
				notRemoved,
			})

			store.refusesDeletion = null
			expect(await send({ last })).toMatchObject({ outcome: 'sent', notRemoved: undefined })
			expect(await store.names()).not.toContain(oldest)
		},
	)

	test('a store that deletes nothing is not asked to delete everything again each hour', async () => {
		const store = await aStore('webdav')
		const place = await newPlace()
		const now = Date.now()
		const common = { kind: 'send', key: publicKey, isForced: true, now } as const
		const job = { ...common, place, store: store.settings, last: undefined }
		const first = await performJob(job)
		if (first.outcome !== 'sent') throw new Error(JSON.stringify(first))
		for (let days = 400; days < 420; days += 1) {
			const name = copyNameAt(now - days * 24 * hour)
			await writeOld(store.settings, store.fileOf(name), name)
		}
		store.refusesDeletion = 403
		expect(await performJob({ ...job, last: first.copy })).toMatchObject({ outcome: 'sent' })
		expect(store.requests.filter((it) => it.startsWith('DELETE'))).toHaveLength(10)
	})
})

/** A file as the store itself would have it. */
async function writeOld(settings: SendJob['store'], file: string, name: string) {
	if (settings.kind === 'webdav') return await writeFile(file, 'old')
	const { openS3Store } = await import('./s3-store.ts')
	const local = join(await newDataDir(), name)
	await writeFile(local, 'old')
	await openS3Store(settings).put(name, local, 3)
}
