import pLimit from 'p-limit'
import { AppError } from '#domain/errors.ts'

type WorkLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/** At most `concurrency` tasks run and `queue` wait; the next one is refused as `overloaded` at once. */
export function createWorkLimit({ concurrency = 1, queue = 0 }): WorkLimit {
	const limit = pLimit(concurrency)
	return async (work) => {
		if (limit.activeCount + limit.pendingCount >= concurrency + queue)
			throw new AppError('overloaded')
		return await limit(work)
	}
}
