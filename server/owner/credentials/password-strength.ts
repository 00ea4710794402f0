import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createWorkLimit } from '#server/limits/work-limit.ts'
import type { Judged } from './password-judge.ts'

// For an owner who tries several passwords.
const idleThreadMs = 60_000

const limit = createWorkLimit({ concurrency: 1, queue: 16 })
let thread: Worker | undefined
let timer: NodeJS.Timeout | undefined

/**
 * Whether the password is among the first that would be guessed of somebody with this name. The dictionaries take 80 MB and most of a second to load,
 * so a thread loads them when they are needed and ends a minute later, which frees half of it at once.
 */
export async function isEasyPassword(password: string, name: string): Promise<boolean> {
	return await limit(async () => {
		clearTimeout(timer)
		thread ??= new Worker(new URL('./password-judge.ts', import.meta.url))
		thread.ref()
		try {
			thread.postMessage({ password, name } satisfies Judged)
			const [isEasy] = await once(thread, 'message')
			timer = setTimeout(endThread, idleThreadMs).unref()
			// An idle thread must not keep the process alive.
			thread.unref()
			return isEasy
		} catch (error) {
			endThread()
			throw error
		}
	})
}

function endThread() {
	void thread?.terminate()
	thread = undefined
}
