import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { sqliteFile } from '#db/sqlite/sqlite.ts'
import { serverArguments, serverEnvironment } from '#server/command.mjs'

export type SiteProcess = {
	url: string
	process: ChildProcess
	/** Its output so far. */
	output: () => string
	/** Forgets how often visitors have posted and guessed, on SQLite: the next test meets a site that is not under pressure. */
	forgetVisits: () => void
	/** Sends SIGTERM and waits for the exit status. */
	stop: () => Promise<number | null>
	/** Stops it and deletes its data. */
	remove: () => Promise<void>
}

/** Starts the real site in its own process, as `npm start` does, with its own data. */
export async function startSite(
	environment: NodeJS.ProcessEnv = {},
	{ args = serverArguments, cwd = '.' } = {},
): Promise<SiteProcess> {
	const port = await freePort()
	const dataDir = environment.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'palma-')))
	const child = spawn(process.execPath, args, {
		cwd,
		env: {
			...process.env,
			...serverEnvironment,
			PORT: String(port),
			DATA_DIR: dataDir,
			LOG_LEVEL: 'warn',
			...environment,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	let output = ''
	const collect = (chunk: Buffer) => {
		output += chunk
	}
	child.stdout.on('data', collect)
	child.stderr.on('data', collect)
	const exited = once(child, 'exit') as Promise<[number | null]>
	const url = `http://localhost:${port}`
	await Promise.race([
		isUp(url),
		exited.then(() => {
			throw new Error(`The site did not start:\n${output}`)
		}),
	])
	const stop = async () => {
		child.kill('SIGTERM')
		return (await exited)[0]
	}
	return {
		url,
		process: child,
		output: () => output,
		forgetVisits() {
			const database = new DatabaseSync(sqliteFile(dataDir), { timeout: 20_000 })
			database.exec('delete from rate_limits; delete from login_failures')
			database.close()
		},
		stop,
		async remove() {
			await stop()
			await rm(dataDir, { recursive: true, force: true })
		},
	}
}

/** The same with little work where the site works much on purpose (quick-main.ts). */
export function startQuickSite(
	environment: NodeJS.ProcessEnv = {},
	{ cwd = '.' } = {},
): Promise<SiteProcess> {
	const args = [...serverArguments.slice(0, -1), 'tests/helpers/site/quick-main.ts']
	return startSite(environment, { args, cwd })
}

/** For a start that must fail: its exit status and output. */
export async function failToStart(environment: NodeJS.ProcessEnv, { before = '' } = {}) {
	const command = [process.execPath, ...serverArguments].map((word) => `'${word}'`).join(' ')
	const child = spawn('sh', ['-c', `${before}exec ${command}`], {
		env: { ...process.env, ...serverEnvironment, LOG_LEVEL: 'warn', ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
	})
	const [out, errors, [code]] = await Promise.all([
		text(child.stdout),
		text(child.stderr),
		once(child, 'exit') as Promise<[number | null]>,
	])
	return { code, said: out + errors }
}

async function isUp(url: string): Promise<void> {
	for (;;) {
		const isHealthy = await fetch(`${url}/api/health`).then(
			(response) => response.ok,
			() => false,
		)
		if (isHealthy) return
		await new Promise((resolve) => setTimeout(resolve, 50))
	}
}

/**
 * A port that nothing listens on, below those that the system gives to outgoing connections: one of these may be taken again
 * before the site listens.
 */
export async function freePort(): Promise<number> {
	for (;;) {
		const port = randomInt(20_000, 32_768)
		const server = createServer().listen(port, '127.0.0.1')
		const isFree = await once(server, 'listening').then(
			() => true,
			() => false,
		)
		if (!isFree) continue
		server.close()
		await once(server, 'close')
		return port
	}
}
