import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { hourMs } from '#domain/time/dates.ts'
import { serverEnvironment } from '#server/command.mjs'
import type { CopyJob, JobResult } from './copy-jobs.ts'

const file = new URL('./copy-process.ts', import.meta.url)
const longestMs = hourMs

export type RunJob = (job: CopyJob, stopped: AbortSignal) => Promise<JobResult>

/**
 * Runs a job in its own process: its memory is given back, a crash stops nothing, and visitors come first on every
 * processor. The keys go through a pipe, not through arguments that other users can read.
 */
export const runInProcess: RunJob = (job, stopped) =>
	new Promise((resolve) => {
		const child = fork(file, [], {
			// Half of the memory that a small machine has left beside the site.
			execArgv: ['--max-old-space-size=128', '--max-semi-space-size=4'],
			env: { ...process.env, ...serverEnvironment },
			stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
			timeout: longestMs,
			killSignal: 'SIGKILL',
		})
		// At once: on Linux it is the priority of the first thread, and those that start later inherit it. Not the lowest, with
		// which a copy on a busy machine never ends.
		if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
		const stop = () => child.kill('SIGKILL')
		stopped.addEventListener('abort', stop)
		let result: JobResult | undefined
		let output = ''
		child.stderr?.on('data', (chunk) => {
			output = (output + chunk).slice(-500)
		})
		child.on('message', (message) => {
			result = message as JobResult
		})
		child.on('error', (error) => {
			output += error.message
		})
		child.on('close', () => {
			stopped.removeEventListener('abort', stop)
			const failed = { outcome: 'failed', reason: 'unexpected', detail: '', cause: output } as const
			resolve(result ?? failed)
		})
		child.send(job, (error) => error && stop())
	})
