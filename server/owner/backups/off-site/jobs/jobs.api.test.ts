import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { expect, onTestFinished, test } from 'vitest'
import type { Database } from '#db/connect.ts'
import { aReview } from '#db/fixtures/a-review.ts'
import { copyNameAt } from '#server/owner/backups/off-site/copy-names.ts'
import { type StoreFault, startS3, startWebdav } from '#tests/helpers/backups/stores.ts'
import {
	describeSampledDatabase,
	describeSqlite,
	newDataDir,
} from '#tests/helpers/database/database.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { testSampled } from '#tests/helpers/test-sampled.ts'
import type { CheckJob, SendJob, SentCopy } from './copy-jobs.ts'
import { openFile, sealFile } from './encryption.ts'
import { performJob } from './perform-job.ts'
import { runInProcess } from './run-job.ts'

const passphrase = 'una frase larga y secreta'
const key = { kind: 'passphrase', passphrase } as const
/** A passphrase takes a second of the processor on purpose. */
const identity = await generateX25519Identity()
const publicKey = {
	kind: 'recipients' as const,
	recipients: [await identityToRecipient(identity)],
}
const never = new AbortController().signal
const hour = 60 * 60_000

const starts = { s3: startS3, webdav: startWebdav }

async function aStore(kind: keyof typeof starts) {
	const store = await starts[kind]()
	onTestFinished(store.stop)
	return store
}

async function addReview(database: Database) {
	await database.query.insertInto('reviews').values(aReview()).execute()
}

/** Processes of low priority, on a machine that runs other tests. */
const timeoutMs = 180_000

describeSampledDatabase('sqlite', ({ newPlace, open }) => {
	for (const storeKind of ['s3', 'webdav'] as const)
		test(`a copy to ${storeKind} is sent when something changed, says nothing to the store, and can be restored`, {
			timeout: timeoutMs,
			...sweep,
		}, async () => {
			const store = await aStore(storeKind)
			const place = await newPlace()
			const database = await open(place)
			await addReview(database)
			const common = { place, store: store.settings }
			const send = (now: number, last?: SentCopy, isForced = false) => {
				const job: SendJob = { ...common, kind: 'send', key, now, last, isForced }
				return performJob(job)
			}
			const now = Date.now()

			const job: SendJob = { ...common, kind: 'send', key, now, last: undefined, isForced: false }
			const first = await runInProcess(job, never)
			expect(first, JSON.stringify(first)).toMatchObject({
				outcome: 'sent',
				copy: { name: copyNameAt(now) },
			})
			if (first.outcome !== 'sent') return
			const { copy } = first
			expect(await store.names()).toEqual([copy.name])
			const stored = await readFile(store.fileOf(copy.name))
			expect(stored.length).toBe(copy.bytes)
			expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
			expect(stored.includes('SQLite')).toBe(false)

			expect(await send(now + hour, copy)).toMatchObject({ outcome: 'unchanged' })
			await addReview(database)
			expect(await send(now + hour, copy)).toMatchObject({ outcome: 'sent' })
			expect(await store.names()).toHaveLength(2)

			const check: CheckJob = { ...common, kind: 'check', key: { passphrase }, copy }
			expect(await runInProcess(check, never)).toEqual({ outcome: 'checked' })
			// One that is damaged goes: it must not be kept as the copy of its day.
			const faults: ((copy: SentCopy) => Promise<Partial<CheckJob>>)[] = [
				async () => ({ key: { passphrase: 'otra frase' } }),
				async (sent) => ({ copy: { ...sent, fingerprint: 'another' } }),
				async (sent) => {
					await truncate(store.fileOf(sent.name), sent.bytes - 1000)
					return {}
				},
			]
			for (const [index, damage] of faults.entries()) {
				await addReview(database)
				const sent = await send(now + (index + 1) * 60_000, copy)
				if (sent.outcome !== 'sent') throw new Error(JSON.stringify(sent))
				expect(await store.names()).toHaveLength(3)
				const damaged = { ...check, copy: sent.copy, ...(await damage(sent.copy)) }
				const reason = index === 1 ? 'differs' : expect.any(String)
				expect(await performJob(damaged)).toMatchObject({ outcome: 'failed', reason })
				expect(await store.names()).not.toContain(sent.copy.name)
			}
			expect(await performJob(check), 'the others stay').toEqual({ outcome: 'checked' })
			const gone = { ...check, copy: { ...copy, name: 'site-20200101T000000Z.sqlite.gz.age' } }
			expect(await performJob(gone)).toMatchObject({ reason: 'missing' })
			expect(await readdir(place.dataDir)).not.toContain('off-site')
		})
})

describeSqlite(({ newPlace }) => {
	testSampled(['s3', 'webdav'] as const)(
		'a fault of %s is reported, and nothing is lost',
		async (storeKind) => {
			const store = await aStore(storeKind)
			const place = await newPlace()
			const send = (changes: Partial<SendJob> = {}) => {
				const common = { kind: 'send', key: publicKey, isForced: true, last: undefined } as const
				const job = { ...common, place, store: store.settings, now: Date.now(), ...changes }
				return performJob(job)
			}
			const expected: [StoreFault, string][] = [
				['full', 'full'],
				['forgetful', 'not-kept'],
				['truncating', 'not-kept'],
				['failing', 'status'],
				['breaking', 'unreachable'],
			]
			for (const [fault, reason] of expected) {
				store.fault = fault
				expect(await send(), fault).toMatchObject({ outcome: 'failed', reason })
				expect(await store.names(), fault).toEqual([])
			}
			store.fault = 'none'
			store.clockOffsetMs = 24 * hour
			expect(await send()).toMatchObject({ reason: 'clock' })
			store.clockOffsetMs = 0
			const { settings } = store
			const wrong =
				settings.kind === 's3'
					? { ...settings, keyId: 'SOMEBODY' }
					: { ...settings, url: settings.url.replace('clave', 'otra') }
			expect(await send({ store: wrong })).toMatchObject({ reason: 'refused' })
			const elsewhere =
				settings.kind === 's3'
					? { ...settings, bucket: 'nowhere' }
					: { ...settings, url: `${settings.url}nowhere/` }
			expect(await send({ store: elsewhere })).toMatchObject({ reason: 'missing' })
			store.breaksLists = true
			expect(await send()).toMatchObject({ reason: 'unreachable' })
			store.breaksLists = false
			await store.pause()
			expect(await send()).toMatchObject({ reason: 'unreachable' })
			await store.resume()
			expect(await send()).toMatchObject({ outcome: 'sent' })
			const names = await store.names()
			for (const fault of ['full', 'forgetful', 'truncating'] as const) {
				store.fault = fault
				expect(await send(), 'what was listed before').toMatchObject({ outcome: 'failed', names })
			}
		},
	)

	test('an address where a website answers is reported as what it is', async () => {
		const website = createServer((_request, response) => response.end('<!doctype html>'))
		website.listen(0, '127.0.0.1')
		await once(website, 'listening')
		onTestFinished(() => void website.close())
		const { settings } = await aStore('s3')
		const endpoint = `http://127.0.0.1:${(website.address() as AddressInfo).port}`
		const stores = [
			{ ...settings, endpoint },
			{ kind: 'webdav', url: endpoint },
		]
		const common = {
			kind: 'send',
			key: publicKey,
			isForced: true,
			last: undefined,
			now: Date.now(),
		} as const
		for (const store of stores as SendJob['store'][]) {
			const outcome = await performJob({ ...common, place: await newPlace(), store })
			expect(outcome, store.kind).toMatchObject({ outcome: 'failed', reason: 'not-a-store' })
		}
	})

	test('a copy that could not be encrypted is not blamed on the disk', async () => {
		const { settings: store } = await aStore('webdav')
		const common = { kind: 'send', isForced: true, last: undefined, now: Date.now() } as const
		const key = { kind: 'recipients' as const, recipients: ['age1wrong'] }
		const outcome = await performJob({ ...common, place: await newPlace(), store, key })
		expect(outcome).toMatchObject({ outcome: 'failed', reason: 'unexpected' })
	})
})

test('a copy for a public key is opened by its secret key, and by that of the check', async () => {
	const folder = await newDataDir()
	const [owner, check, other] = await Promise.all([1, 2, 3].map(() => generateX25519Identity()))
	const recipients = await Promise.all([owner, check].map((it) => identityToRecipient(String(it))))
	const [plain, sealed, opened] = ['plain', 'sealed', 'opened'].map((it) => join(folder, it))
	await writeFile(String(plain), 'todo')
	await sealFile(String(plain), String(sealed), { kind: 'recipients', recipients })
	for (const identity of [owner, check]) {
		await openFile(String(sealed), String(opened), { identities: [String(identity)] })
		expect(await readFile(String(opened), 'utf8')).toBe('todo')
	}
	await expect(
		openFile(String(sealed), String(opened), { identities: [String(other)] }),
	).rejects.toThrow('unreadable')
})

test.runIf(process.platform === 'linux')(
	'every thread of a copy comes after visitors',
	{ timeout: timeoutMs, ...sweep },
	async () => {
		const silent = createServer(() => {})
		silent.listen(0, '127.0.0.1')
		await once(silent, 'listening')
		const ended = new AbortController()
		const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`
		const common = { kind: 'send', key: publicKey, isForced: true, last: undefined } as const
		const place = { dataDir: await newDataDir(), url: undefined }
		const store = { kind: 'webdav', url } as const
		const job = runInProcess({ ...common, place, store, now: Date.now() }, ended.signal)
		await once(silent, 'request')
		const pids = readdirSync('/proc/self/task').flatMap((task) =>
			readFileSync(`/proc/self/task/${task}/children`, 'utf8').split(' ').filter(Boolean),
		)
		const copying = pids.find((pid) =>
			readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('copy-process'),
		)
		const niceOf = (task: string) =>
			Number(
				readFileSync(`/proc/${copying}/task/${task}/stat`, 'utf8').split(') ')[1]?.split(' ')[16],
			)
		const nice = readdirSync(`/proc/${copying}/task`).map(niceOf)
		ended.abort()
		await job
		silent.closeAllConnections()
		silent.close()
		expect(nice.length).toBeGreaterThan(1)
		expect(new Set(nice)).toEqual(new Set([10]))
	},
)

test('one process at a time sends copies', async () => {
	const { holdOffSite } = await import('#db/backup/off-site-lock.ts')
	const dataDir = join(await newDataDir(), 'new')
	await mkdir(dataDir)
	const lock = await holdOffSite({ dataDir })
	expect(await holdOffSite({ dataDir })).toBeUndefined()
	await lock?.release()
	const again = await holdOffSite({ dataDir })
	expect(again).toBeDefined()
	await again?.release()
})
