import { readdirSync, readFileSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setInterval as every } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { photoErrorCodes } from '#domain/editing/photo.ts'
import { hashPassword, strongCost } from '#server/owner/credentials/password-hash.ts'
import { hostilePhotos } from '#tests/helpers/photos/hostile-photos.ts'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'

const password = 'la-clave-de-la-casa-del-valle'
const mostMegabytes = 300
/** Memory in megabytes that the server, its process for pictures, and both together hold. */
function memoryOf(pid: number) {
	const children = list(`/proc/${pid}/task`).flatMap((task) =>
		read(`/proc/${pid}/task/${task}/children`).split(' ').filter(Boolean),
	)
	// A child that has not started its program yet shares the server's memory.
	const started = children.filter((child) =>
		read(`/proc/${child}/cmdline`).includes('picture-worker'),
	)
	const server = mappingsOf(pid)
	const pictures = started.map(mappingsOf)
	return {
		server: sizeOf([server]),
		pictures: sizeOf(pictures),
		together: sizeOf([server, ...pictures]),
	}
}

type Mappings = { own: number; ofFile: Map<string, number> }

/** Resident kilobytes: the process's own, and by the file that they are read from. */
function mappingsOf(pid: number | string): Mappings {
	const mappings: Mappings = { own: 0, ofFile: new Map() }
	for (const mapping of read(`/proc/${pid}/smaps`).split(/\n(?=[\da-f]+-[\da-f]+ )/)) {
		const kilobytes = (name: string) =>
			Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(mapping)?.[1] ?? 0)
		const file = /^\S+ \S+ \S+ \S+ \S+ +(\/.*)$/m.exec(mapping)?.[1] ?? ''
		const own = kilobytes('Anonymous')
		mappings.own += own
		const shown = (mappings.ofFile.get(file) ?? 0) + kilobytes('Rss') - own
		mappings.ofFile.set(file, shown)
	}
	return mappings
}

/** A file that several processes map, such as Node's own program, is in memory once. */
function sizeOf(processes: readonly Mappings[]): number {
	const files = new Map<string, number>()
	for (const [file, size] of processes.flatMap(({ ofFile }) => [...ofFile]))
		files.set(file, Math.max(size, files.get(file) ?? 0))
	const own = processes.reduce((sum, it) => sum + it.own, 0)
	return [...files.values()].reduce((sum, size) => sum + size, own) / 1024
}

function read(file: string): string {
	try {
		return readFileSync(file, 'utf8')
	} catch {
		return ''
	}
}

function list(folder: string): string[] {
	try {
		return readdirSync(folder)
	} catch {
		return []
	}
}

test('fifty hostile uploads get a sentence, take no memory, leave no file and do not stop the site', {
	timeout: 600_000,
	...sweep,
}, async () => {
	const photos = await hostilePhotos()
	expect(photos.length).toBeGreaterThanOrEqual(50)
	const folders = await mkdtemp(join(tmpdir(), 'palma-hostile-'))
	onTestFinished(() => rm(folders, { recursive: true, force: true }))
	const dataDir = join(folders, 'data')
	const site = await startSite({
		DATA_DIR: dataDir,
		DATABASE_URL: '',
		TMPDIR: folders,
		// A password would be judged, by dictionaries that stay in memory for a minute.
		ADMIN_PASSWORD_HASH: await hashPassword(password, strongCost),
	})
	onTestFinished(async () => void (await site.stop()))
	const { pid = 0 } = site.process
	const before = await filesIn(dataDir)
	const signIn = { name: 'admin', password }
	const headers = { 'content-type': 'application/json' }
	const { token } = await (
		await fetch(`${site.url}/api/auth`, { method: 'POST', headers, body: JSON.stringify(signIn) })
	).json()

	const most = { server: 0, pictures: 0, together: 0 }
	const watching = new AbortController()
	const watch = (async () => {
		for await (const _ of every(10, undefined, { signal: watching.signal })) {
			const { server, pictures, together } = memoryOf(pid)
			most.server = Math.max(most.server, server)
			most.pictures = Math.max(most.pictures, pictures)
			most.together = Math.max(most.together, together)
		}
	})().catch(() => {})

	for (const { kind, make } of photos) {
		const [bytes, ...expected] = await make()
		const response = await fetch(`${site.url}/api/photos/dessert`, {
			method: 'PUT',
			headers: { 'x-auth-token': token, 'content-type': 'image/jpeg' },
			body: new Uint8Array(bytes),
		})
		const body = await response.json()
		const got = response.ok ? 'photo' : (body.errors?.[0]?.code ?? body.code)
		expect({ kind, got: expected.includes(got) ? expected : got }).toEqual({
			kind,
			got: expected,
		})
		const statuses = response.ok ? [200] : [413, 415, 422]
		expect(statuses).toContain(response.status)
		if (!response.ok && got !== 'too-large') expect(photoErrorCodes).toContain(got)
	}
	watching.abort()
	await watch

	expect((await fetch(`${site.url}/camping`)).status).toBe(200)
	expect(site.process.exitCode).toBeNull()
	expect(await readdir(folders)).toEqual(['data'])
	expect(await filesIn(dataDir)).toEqual(before)
	process.stdout.write(`Most memory in MB: ${JSON.stringify(most)}\n`)
	if (process.platform === 'linux') {
		expect(most.pictures).toBeGreaterThan(50)
		expect(most.together).toBeLessThan(mostMegabytes)
	}
})

/** Without the folder of the nightly backup, which a new site makes at some moment after its start. */
async function filesIn(folder: string): Promise<string[]> {
	return (await readdir(folder)).filter((name) => name !== 'backups').toSorted()
}
