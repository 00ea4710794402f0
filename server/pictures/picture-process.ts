import { fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { AppError } from '#domain/errors.ts'
import { serverEnvironment } from '#server/command.mjs'
import { createWorkLimit } from '#server/limits/work-limit.ts'
import { type PictureJob, type PictureResult, tooHeavy } from './picture-jobs.ts'

const worker = new URL('./picture-worker.ts', import.meta.url)
const mostWaiting = 4
const longestMs = 60_000

/** The process used more memory or time than a photograph needs, or crashed. */
export class PictureProcessEnded extends Error {
	readonly isTooHeavy: boolean

	constructor(isTooHeavy: boolean, output: string) {
		super(isTooHeavy ? 'over the limit of memory or time' : `crashed: ${output}`)
		this.isTooHeavy = isTooHeavy
	}
}

export type PictureProcess = ReturnType<typeof createPictureProcess>

/**
 * Decodes, encodes and draws in a process of its own, one at a time: a hostile file can neither take the server's memory
 * nor stop it. The process ends after each job, which gives all of its memory back.
 */
export function createPictureProcess({ timeLimitMs = longestMs } = {}) {
	const limit = createWorkLimit({ concurrency: 1, queue: mostWaiting })
	const running = new Set<() => void>()
	let isStopped = false

	async function run<Job extends PictureJob>(job: Job, input: Uint8Array) {
		if (isStopped) throw new AppError('overloaded')
		const child = fork(worker, [JSON.stringify(job)], {
			execArgv: ['--max-old-space-size=96', '--max-semi-space-size=4'],
			// Nothing of the server's own environment, which holds secrets. Libvips must not write large pictures to disk.
			env: { ...serverEnvironment, VIPS_DISC_THRESHOLD: '1000g' },
			serialization: 'advanced',
			stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
			timeout: timeLimitMs,
			killSignal: 'SIGKILL',
		})
		// Nobody waits for a drawing, so it runs below the priority of requests.
		const isWaitedFor = job.kind === 'upload' || job.kind === 'crop'
		if (child.pid && !isWaitedFor) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
		const stop = () => child.kill('SIGKILL')
		running.add(stop)
		let output = ''
		child.stderr?.on('data', (chunk) => {
			output = (output + chunk).slice(-2_000)
		})
		// The process may end before it has read everything.
		child.stdin?.on('error', () => {})
		child.stdin?.end(input)
		try {
			return await new Promise<PictureResult<Job>>((resolve, reject) => {
				let answer: PictureResult<Job> | undefined
				child.on('message', (message) => {
					answer = message as PictureResult<Job>
				})
				child.on('error', reject)
				child.on('close', (code, signal) => {
					if (answer) resolve(answer)
					else reject(new PictureProcessEnded(code === tooHeavy || signal === 'SIGKILL', output))
				})
			})
		} finally {
			running.delete(stop)
		}
	}

	return {
		run: <Job extends PictureJob>(job: Job, input: Uint8Array = new Uint8Array()) =>
			limit(() => run(job, input)),
		/** Ends the job in progress and takes no other. */
		async stop() {
			isStopped = true
			for (const stop of running) stop()
		},
	}
}
