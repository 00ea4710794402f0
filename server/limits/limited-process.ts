import { type ForkOptions, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { AppError } from '#domain/errors.ts'
import { serverEnvironment } from '#server/command.mjs'
import { tooHeavy } from './limited-worker.ts'
import { createWorkLimit } from './work-limit.ts'

/** A process ended without a result: it used more memory or time than its job needs, or crashed. */
export class ProcessEnded extends Error {
	readonly isTooHeavy: boolean

	constructor(isTooHeavy: boolean, output: string) {
		super(isTooHeavy ? 'over the limit of memory or time' : `crashed: ${output}`)
		this.isTooHeavy = isTooHeavy
	}
}

type Options<Job> = {
	/** A module that calls `runJob`. */
	worker: URL
	timeLimitMs: number
	/** The heap of the worker. Memory outside of it is for the worker to watch. */
	heapMb: number
	/** Jobs that wait behind the one in progress; more are refused. */
	mostWaiting: number
	/** Other jobs run below the priority of requests. */
	isWaitedFor: (job: Job) => boolean
	environment?: Record<string, string>
}

/**
 * Does hostile work in a process of its own, one job at a time: it can neither take the server's memory nor stop it. The
 * process ends after each job, which gives all of its memory back.
 */
export function createLimitedProcess<Job, Result>(options: Options<Job>) {
	const { worker, timeLimitMs, heapMb, mostWaiting, isWaitedFor, environment } = options
	const limit = createWorkLimit({ concurrency: 1, queue: mostWaiting })
	const running = new Set<() => void>()
	let isStopped = false
	const forkOptions: ForkOptions = {
		execArgv: [`--max-old-space-size=${heapMb}`, '--max-semi-space-size=4'],
		// Inherits none of the server's own environment, which holds secrets.
		env: { ...serverEnvironment, ...environment },
		serialization: 'advanced',
		stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
		timeout: timeLimitMs,
		killSignal: 'SIGKILL',
	}

	async function run(job: Job, input: Uint8Array): Promise<Result> {
		if (isStopped) throw new AppError('overloaded')
		const child = fork(worker, [JSON.stringify(job)], forkOptions)
		if (child.pid && !isWaitedFor(job))
			setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
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
			return await new Promise<Result>((resolve, reject) => {
				let result: { value: Result } | undefined
				child.on('message', (message) => {
					result = { value: message as Result }
					// It ends by itself, but a native library may hang as it does: the result would wait for the time limit.
					stop()
				})
				child.on('error', reject)
				child.on('close', (code, signal) => {
					if (result) resolve(result.value)
					else reject(new ProcessEnded(wasTooHeavy(code, signal), output))
				})
			})
		} finally {
			running.delete(stop)
		}
	}

	return {
		run: (job: Job, input: Uint8Array = new Uint8Array()) => limit(() => run(job, input)),
		/** Ends the job in progress and takes no other. */
		async stop() {
			isStopped = true
			for (const stop of running) stop()
		},
	}
}

/** V8 aborts a process whose heap is full. */
function wasTooHeavy(code: number | null, signal: NodeJS.Signals | null): boolean {
	return code === tooHeavy || signal === 'SIGKILL' || signal === 'SIGABRT' || signal === 'SIGTRAP'
}
