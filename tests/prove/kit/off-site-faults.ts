import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { OffSiteFailure } from '#domain/owner/off-site.ts'
import type { StoreFault, TestStore } from '#tests/helpers/backups/stores.ts'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import { startChild } from '#tests/helpers/site/child.ts'
import { environmentFor, startWithStore } from './off-site-site.ts'
import { ask, someWrite } from './requests.ts'
import { lookInto, missing } from './stored.ts'

const dayMs = 24 * 60 * 60_000

type Fault = { name: string; expected: OffSiteFailure; begin: () => void }

/** Breaks a store in every way that is named; returns what was not told, or was lost. */
export async function breakStore(
	start: () => Promise<TestStore>,
	postgres: TestPostgres | undefined,
): Promise<string[]> {
	const store = await start()
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-faults-'))
	const place = { dataDir, url: await postgres?.createDatabase() }
	const findings: string[] = []
	const uploads: [StoreFault, OffSiteFailure][] = [
		['full', 'full'],
		['truncating', 'not-kept'],
		['forgetful', 'not-kept'],
		['failing', 'status'],
		['breaking', 'unreachable'],
	]
	const faults: Fault[] = [
		...uploads.map(([name, expected]) => ({
			name,
			expected,
			begin: () => {
				store.fault = name
			},
		})),
		{ name: 'clock off by a day', expected: 'clock', begin: () => setClock(store, dayMs) },
		{ name: 'clock behind by a day', expected: 'clock', begin: () => setClock(store, -dayMs) },
		{ name: 'lists nothing', expected: 'not-kept', begin: () => hide(store) },
	]
	try {
		const site = await startWithStore(place, store)
		const first = await site.copyNow()
		if (first.error || !first.checkedAt) findings.push(`the first copy: ${JSON.stringify(first)}`)
		const written: string[] = []
		for (const { name, expected, begin } of faults) {
			const { path, body, key } = someWrite()
			const before = await store.names()
			begin()
			const copying = site.copyNow()
			const { status } = await ask(site.url + path, { body })
			if (status === 201) written.push(key)
			else findings.push(`${name}: a write is answered with ${status}`)
			const { error } = await copying
			if (error !== expected) findings.push(`${name}: told as ${error}`)
			const page = await ask(`${site.url}/`)
			if (page.status !== 200) findings.push(`${name}: the site answers ${page.status}`)
			mend(store)
			const after = await store.names()
			for (const copy of before)
				if (!after.includes(copy)) findings.push(`${name}: deleted ${copy}`)
		}
		const last = await site.copyNow()
		if (last.error) findings.push(`mended, but still ${last.error}`)
		await site.stop()
		const lost = await lookInto(place, (database) => missing(database, written))
		findings.push(...lost.map((key) => `lost locally: ${key}`))
		findings.push(...(await wrongKeys(store, await postgres?.createDatabase())))
	} finally {
		await store.stop()
		await rm(dataDir, { recursive: true, force: true })
	}
	return findings
}

/** The passphrase of another site opens nothing; other keys of the store are refused. */
async function wrongKeys(store: TestStore, url: string | undefined): Promise<string[]> {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-faults-'))
	const environment = environmentFor({ dataDir, url }, store)
	const changes = [
		{ BACKUP_PASSPHRASE: 'la frase de otra casa' },
		{ BACKUP_S3_KEY_ID: environment.BACKUP_S3_KEY_ID && 'SOMEBODY' },
		{ BACKUP_WEBDAV_URL: environment.BACKUP_WEBDAV_URL?.replace('clave', 'otra') },
	].filter((change) => Object.values(change).some(Boolean))
	const findings: string[] = []
	for (const change of changes) {
		const env = { ...environment, ...change }
		const child = startChild('scripts/owner/restore.ts', ['off-site', 'latest'], env)
		const { code, errors } = await child.ended
		const isTold = code === 1 && errors.startsWith('Nothing was restored. From the other machine')
		if (!isTold) findings.push(`${Object.keys(change)} wrong: ${code} ${errors}`)
	}
	await rm(dataDir, { recursive: true, force: true })
	return findings
}

function setClock(store: TestStore, offsetMs: number) {
	store.clockOffsetMs = offsetMs
}

function hide(store: TestStore) {
	store.listsNothing = true
}

function mend(store: TestStore) {
	Object.assign(store, { fault: 'none', clockOffsetMs: 0, listsNothing: false })
}
