import type { Log } from './http/logger.ts'

const everyMs = 60_000

/**
 * Runs the tasks now and every minute, unless a run is still in progress: a backup may take minutes. Returns a function that
 * stops them.
 */
export function startHousekeeping(tasks: (() => Promise<void>)[], log: Log): () => Promise<void> {
	let running: Promise<void> | undefined
	const run = () => {
		running ??= runAll().finally(() => {
			running = undefined
		})
	}
	run()
	const timer = setInterval(run, everyMs)
	timer.unref()

	async function runAll() {
		for (const task of tasks) {
			try {
				await task()
			} catch (error) {
				log.warn({ err: error }, 'housekeeping failed and will be retried')
			}
		}
	}

	return async () => {
		clearInterval(timer)
		await running
	}
}
