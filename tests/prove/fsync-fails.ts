import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startSite } from '#tests/helpers/site/site-process.ts'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { environmentOf, proveRefusals } from './kit/refusals.ts'
import { report, skip } from './kit/report.ts'

const calls = 'fsync,fdatasync'
let strace: ChildProcess | undefined

class StraceUnavailable extends Error {}

try {
	requireCommands({ strace: 'strace' })
	await prove()
} catch (error) {
	if (!(error instanceof StraceUnavailable)) throw error
	skip('fsync-fails', error.message)
}

async function prove() {
	const place = { dataDir: await mkdtemp(join(tmpdir(), 'palma-fsync-')) }
	const site = await startSite(environmentOf(place))
	try {
		const { figures, bars } = await proveRefusals(site, place, {
			begin: () => failEverySync(site.process.pid as number),
			end: stopFailing,
		})
		report('fsync-fails', figures, bars)
	} finally {
		await stopFailing()
		site.process.kill('SIGKILL')
		await rm(place.dataDir, { recursive: true, force: true })
	}
}

/** From now on every sync of the disk fails with EIO. */
async function failEverySync(pid: number) {
	const inject = ['-e', `trace=${calls}`, '-e', `inject=${calls}:error=EIO`]
	strace = spawn('strace', ['-f', ...inject, '-o', '/dev/null', '-p', String(pid)])
	let said = ''
	strace.stderr?.on('data', (chunk) => {
		said += chunk
	})
	while (!said.includes('attached')) {
		if (strace.exitCode !== null) throw new StraceUnavailable(`strace may not attach here: ${said}`)
		await sleep(20)
	}
	// It attaches to the threads one after another and does not say when it is done.
	await sleep(500)
}

async function stopFailing() {
	if (!strace || strace.exitCode !== null || strace.signalCode !== null) return
	const exited = once(strace, 'exit')
	strace.kill('SIGINT')
	await exited
}
