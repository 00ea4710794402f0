import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serverArguments, serverEnvironment } from '#server/command.mjs'
import { median, usageOf } from '#tests/helpers/measuring/measures.ts'
import { freePort } from '#tests/helpers/site/site-process.ts'
import { firstResponse } from './peers.ts'

type Start = { ms: number; cpuMs: number }

const bareServer = `require('node:http').createServer((_, response) => response.end('{}')).listen(process.env.PORT, '127.0.0.1')`

/** Time from the start of the process to its first response, for the site (with existing tables) and bare `node:http`, in turns. */
export async function measureStarts(rounds: number) {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-start-'))
	const site: Start[] = []
	const bare: Start[] = []
	try {
		await timeStart(serverArguments, dataDir)
		for (let round = 0; round < rounds; round++) {
			bare.push(await timeStart(['-e', bareServer], dataDir))
			site.push(await timeStart(serverArguments, dataDir))
		}
	} finally {
		await rm(dataDir, { recursive: true, force: true })
	}
	return { site: medianOf(site), bare: medianOf(bare) }
}

async function timeStart(args: string[], dataDir: string): Promise<Start> {
	const port = String(await freePort())
	const startedAt = performance.now()
	const child = spawn(process.execPath, args, {
		env: {
			...process.env,
			...serverEnvironment,
			PORT: port,
			DATA_DIR: dataDir,
			LOG_LEVEL: 'silent',
		},
		stdio: 'ignore',
	})
	await firstResponse(`http://127.0.0.1:${port}/api/health`)
	const ms = performance.now() - startedAt
	const { cpuMs } = usageOf(child.pid as number)
	const exited = once(child, 'exit')
	child.kill('SIGTERM')
	await exited
	return { ms, cpuMs }
}

function medianOf(starts: Start[]): Start {
	return { ms: median(starts.map(({ ms }) => ms)), cpuMs: median(starts.map((it) => it.cpuMs)) }
}
