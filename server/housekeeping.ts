import type { Log } from './http/logger.ts'

const everyMs = 60_000

/** Runs what forgets old things, now and every minute. Returns what ends it. */
export function startHousekeeping(tasks: (() => Promise<void>)[], log: Log): () => Promise<void> {
	let underWay = runAll()
	const timer = setInterval(() => {
		underWay = runAll()
	}, everyMs)
	timer.unref()

	async function runAll() {
		for (const task of tasks) {
			try {
				await task()
			} catch (error) {
				log.warn({ err: error }, 'housekeeping waits for the next round')
			}
		}
	}

	return async () => {
		clearInterval(timer)
		await underWay
	}
}
