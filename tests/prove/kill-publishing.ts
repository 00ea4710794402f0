import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TestPostgres } from '#tests/helpers/database/postgres.ts'
import type { Bar } from '#tests/helpers/measuring/bars.ts'
import { commandLine } from '#tests/helpers/measuring/command-line.ts'
import { type SiteProcess, startSite } from '#tests/helpers/site/site-process.ts'
import { onBothDatabases } from './kit/both-databases.ts'
import { report } from './kit/report.ts'

const rounds = commandLine.rounds(200)
const password = 'la-clave-de-la-casa'
/** Longer than a publication takes, so that the kill falls before, during and after it. */
const longestWaitMs = 40

/** The changes of one publication: texts of three pages and a fact that a fourth shows. */
const pages = ['/camping', '/games', '/lodging'] as const

const figures: Record<string, object> = {}
const bars: Bar[] = []
await onBothDatabases(prove)
report('kill-publishing', figures, bars)

async function prove(kind: string, server?: TestPostgres) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-publish-'))
	const url = (await server?.createDatabase()) ?? ''
	const start = () =>
		startSite({
			DATA_DIR: dataDir,
			DATABASE_URL: url,
			ADMIN_PASSWORD: password,
			LOG_LEVEL: 'silent',
		})
	const findings: string[] = []
	let [shown, published, acknowledged] = [0, 0, 0]
	try {
		let site = await start()
		const token = await signIn(site)
		for (let round = 1; round <= rounds; round++) {
			await writeDraft(site, token, round)
			const isAcknowledged = await killWhilePublishing(site, token)
			site = await start()
			const seen = await readRounds(site)
			if (new Set(seen).size > 1) findings.push(`round ${round}: pages show ${seen.join(', ')}`)
			const [now = 0] = seen
			if (isAcknowledged && now !== round)
				findings.push(`round ${round}: acknowledged, but ${now} shows`)
			if (!isAcknowledged && now !== round && now !== shown)
				findings.push(`round ${round}: ${now} shows after ${shown}`)
			if (now === round) published += 1
			if (isAcknowledged) acknowledged += 1
			shown = now
		}
		await site.stop()
	} finally {
		await rm(dataDir, { recursive: true, force: true })
	}
	figures[kind] = { kills: rounds, acknowledged, published, findings: findings.slice(0, 10) }
	bars.push({
		name: `${kind}: publications shown in part, lost or made up`,
		value: findings.length,
		atMost: 0,
	})
}

async function signIn({ url }: SiteProcess): Promise<string> {
	const response = await fetch(`${url}/api/auth`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ name: 'admin', password }),
	})
	return ((await response.json()) as { token: string }).token
}

async function writeDraft({ url }: SiteProcess, token: string, round: number) {
	for (const page of pages) {
		const response = await fetch(`${url}/api/content${page}`, {
			method: 'PATCH',
			headers: { 'content-type': 'application/json', 'x-auth-token': token },
			body: JSON.stringify({ changes: [{ path: 'lead', locale: 'es', value: `Ronda ${round}.` }] }),
		})
		if (!response.ok) throw new Error(`${page}: ${response.status} ${await response.text()}`)
	}
}

async function killWhilePublishing(site: SiteProcess, token: string): Promise<boolean> {
	const publishing = fetch(`${site.url}/api/content/publish`, {
		method: 'POST',
		headers: { 'x-auth-token': token },
	}).then(
		({ ok }) => ok,
		() => false,
	)
	await sleep(Math.random() * longestWaitMs)
	const exited = once(site.process, 'exit')
	site.process.kill('SIGKILL')
	const [isAcknowledged] = await Promise.all([publishing, exited])
	return isAcknowledged
}

/** Which round each page shows; 0 is the built-in text. */
async function readRounds({ url }: SiteProcess): Promise<number[]> {
	return Promise.all(
		pages.map(async (page) => {
			const html = await (await fetch(url + page)).text()
			return Number(/Ronda (\d+)\./.exec(html)?.[1] ?? 0)
		}),
	)
}
