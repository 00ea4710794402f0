import { createLimitedProcess } from '#server/limits/limited-process.ts'
import type { PictureJob, PictureResult } from './picture-jobs.ts'

const longestMs = 60_000

export type PictureProcess = ReturnType<typeof createPictureProcess>

/** Decodes, encodes and draws pictures in a limited process. */
export function createPictureProcess({ timeLimitMs = longestMs } = {}) {
	const { run, stop } = createLimitedProcess<PictureJob, PictureResult>({
		worker: new URL('./picture-worker.ts', import.meta.url),
		timeLimitMs,
		heapMb: 96,
		mostWaiting: 4,
		// Nobody waits for a drawing.
		isWaitedFor: ({ kind }) => kind !== 'signs' && kind !== 'cards',
		// Libvips must not write large pictures to disk.
		environment: { VIPS_DISC_THRESHOLD: '1000g' },
	})
	return {
		run: <Job extends PictureJob>(job: Job, input?: Uint8Array) =>
			run(job, input) as Promise<PictureResult<Job>>,
		stop,
	}
}
