import { setTimeout as sleep } from 'node:timers/promises'

const sqliteBusy = 5
const firstPauseMs = 1
const lastPauseMs = 25

/** Waits for another process's lock without blocking the event loop, as SQLite's own busy timeout would. */
export async function retryWhileBusy<Result>(
	timeout: number,
	work: () => Result | Promise<Result>,
): Promise<Result> {
	const giveUpAt = Date.now() + timeout
	for (let pause = firstPauseMs; ; pause = Math.min(pause * 2, lastPauseMs)) {
		try {
			return await work()
		} catch (error) {
			if (!isBusy(error) || Date.now() > giveUpAt) throw error
			await sleep(pause * (0.5 + Math.random()))
		}
	}
}

export function isBusy(error: unknown) {
	// The low byte is the primary result code.
	const code = (error as { errcode?: number } | null)?.errcode
	return code !== undefined && (code & 0xff) === sqliteBusy
}
