import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
	chownSync,
	closeSync,
	mkdtempSync,
	openSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '#tests/helpers/site/site-process.ts'
import {
	type Account,
	postgresFor,
	unprivilegedAccount,
} from '#tests/helpers/tools/postgres-binaries.ts'

const STARTING_PATIENCE = 60_000
const STOPPING_PATIENCE = 10_000

export interface TestPostgres {
	pid: number
	url(databaseName: string): string
	/** Creates an empty database and returns its url. */
	createDatabase(): Promise<string>
	/** Suspends every process of the server (SIGSTOP), as a hung disk would. */
	freeze(): Promise<void>
	thaw(): void
	/** Shuts the server down (SIGINT) or crashes it (SIGKILL); `relaunch` starts it at the same address. */
	halt(signal: 'SIGINT' | 'SIGKILL'): Promise<void>
	relaunch(): Promise<void>
	stop(): Promise<void>
}

/** Starts a real server on a free port, in a folder that is deleted when it stops. */
export async function startPostgres({ fsync = true } = {}): Promise<TestPostgres> {
	const dir = mkdtempSync(join(tmpdir(), 'palma-postgres-'))
	const account = unprivilegedAccount()
	if (account.uid !== undefined && account.gid !== undefined) {
		chownSync(dir, account.uid, account.gid)
	}
	const removeDir = () => rmSync(dir, { recursive: true, force: true, maxRetries: 3 })

	try {
		const binaries = postgresFor(account, dir)
		const password = initialise(binaries, dir, account)
		const place = { binaries, dir, account, password, fsync }
		let { server, port } = await launch(place)
		const killWithUs = () => {
			server.kill('SIGQUIT')
			removeDir()
		}
		process.once('exit', killWithUs)

		const url = (name: string) => `postgres://tests:${password}@127.0.0.1:${port}/${name}`
		let frozen: number[] = []
		return {
			get pid() {
				return server.pid as number
			},
			url,
			createDatabase: () => createDatabase(url('postgres')),
			async freeze() {
				frozen = [server.pid as number, ...(await backendPids(url('postgres')))]
				signalAll(frozen, 'SIGSTOP')
			},
			thaw() {
				signalAll(frozen, 'SIGCONT')
				frozen = []
			},
			async halt(signal) {
				const exited = once(server, 'exit')
				server.kill(signal)
				await exited
			},
			async relaunch() {
				server = (await launch(place, port)).server
			},
			async stop() {
				signalAll(frozen, 'SIGCONT')
				process.off('exit', killWithUs)
				await terminate(server)
				removeDir()
			},
		}
	} catch (error) {
		removeDir()
		throw error
	}
}

/** Copying files takes 23 ms of processor time, the default way through the write-ahead log 51 ms. */
export async function createDatabase(adminUrl: string, template = 'template0'): Promise<string> {
	const name = `test_${randomBytes(6).toString('hex')}`
	const statement = `create database ${name} template ${template} strategy file_copy`
	await asAdmin(adminUrl, (client) => client.query(statement))
	const url = new URL(adminUrl)
	url.pathname = name
	return url.href
}

async function asAdmin<Result>(adminUrl: string, work: (client: pg.Client) => Promise<Result>) {
	const client = new pg.Client(adminUrl)
	await client.connect()
	try {
		return await work(client)
	} finally {
		await client.end()
	}
}

async function backendPids(adminUrl: string) {
	const { rows } = await asAdmin(adminUrl, (client) =>
		client.query<{ pid: number }>('select pid from pg_stat_activity where pid <> pg_backend_pid()'),
	)
	return rows.map(({ pid }) => pid)
}

function signalAll(pids: number[], signal: NodeJS.Signals) {
	for (const pid of pids) {
		try {
			process.kill(pid, signal)
		} catch {
			// The process has ended meanwhile.
		}
	}
}

function initialise(binaries: string, dir: string, account: Account) {
	const password = randomBytes(12).toString('hex')
	const passwordFile = join(dir, 'password')
	writeFileSync(passwordFile, password)
	const options = '--username=tests --auth=scram-sha-256 --encoding=UTF8 --locale=C --no-sync'
	execFileSync(
		join(binaries, 'initdb'),
		['-D', join(dir, 'data'), `--pwfile=${passwordFile}`, ...options.split(' ')],
		{ ...account, cwd: dir, stdio: 'pipe' },
	)
	return password
}

interface Place {
	binaries: string
	dir: string
	account: Account
	password: string
	fsync: boolean
}

/** When another process takes the free port first, the server exits and the next port is tried. */
async function launch({ binaries, dir, account, password, fsync }: Place, fixedPort?: number) {
	const giveUpAt = Date.now() + STARTING_PATIENCE
	const log = join(dir, 'log')
	while (Date.now() < giveUpAt) {
		const port = fixedPort ?? (await freePort())
		const output = openSync(log, 'a')
		const settings = {
			port,
			listen_addresses: '127.0.0.1',
			unix_socket_directories: '',
			max_connections: 300,
			fsync: fsync ? 'on' : 'off',
		}
		const server = spawn(
			join(binaries, 'postgres'),
			[
				'-D',
				join(dir, 'data'),
				...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
			],
			{ ...account, cwd: dir, stdio: ['ignore', output, output] },
		)
		closeSync(output)
		const url = `postgres://tests:${password}@127.0.0.1:${port}/postgres`
		if (await becomesReady(server, url, giveUpAt)) return { server, port }
	}
	throw new Error(`PostgreSQL did not start:\n${readFileSync(log, 'utf8')}`)
}

async function becomesReady(server: ChildProcess, url: string, giveUpAt: number) {
	while (server.exitCode === null && server.signalCode === null && Date.now() < giveUpAt) {
		try {
			await asAdmin(url, (client) => client.query('select 1'))
			return true
		} catch {
			await sleep(50)
		}
	}
	await terminate(server)
	return false
}

async function terminate(server: ChildProcess) {
	if (server.exitCode !== null || server.signalCode !== null) return
	const exited = once(server, 'exit')
	server.kill('SIGINT')
	const timer = setTimeout(() => server.kill('SIGQUIT'), STOPPING_PATIENCE)
	await exited
	clearTimeout(timer)
}
