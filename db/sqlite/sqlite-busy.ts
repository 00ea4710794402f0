import { setTimeout as sleep } from 'node:timers/promises'

const SQLITE_BUSY = 5
const FIRST_PAUSE = 1
const LAST_PAUSE = 25

/**
 * SQLite's own busy time-out sleeps on the only thread, and every visitor with it. This waits for the
 * other process's lock without holding anybody up.
 */
export async function retryWhileBusy<Result>(
	patience: number,
	work: () => Result | Promise<Result>,
): Promise<Result> {
	const giveUpAt = Date.now() + patience
	for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LAST_PAUSE)) {
		try {
			return await work()
		} catch (error) {
			if (!isBusy(error) || Date.now() > giveUpAt) throw error
			await sleep(pause * (0.5 + Math.random()))
		}
	}
}

export function isBusy(error: unknown) {
	// The low byte is the kind; the rest says which sort of busy.
	const code = (error as { errcode?: number } | null)?.errcode
	return code !== undefined && (code & 0xff) === SQLITE_BUSY
}
