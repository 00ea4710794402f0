import { readWhole } from './read-whole.ts'

/** The exit status of a process that ended itself for its memory. */
export const tooHeavy = 75

type Work<Job, Result> = {
	mostInputBytes: number
	/** All memory of the process. Undefined where the limit of the heap is enough. */
	mostMemoryBytes?: (job: Job) => number
	work: (job: Job, input: Buffer) => Promise<Result> | Result
}

/** The other side of `createLimitedProcess`: does the job of this process, sends the result and ends. */
export async function runJob<Job, Result>({
	mostInputBytes,
	mostMemoryBytes,
	work,
}: Work<Job, Result>) {
	const job: Job = JSON.parse(process.argv[2] ?? '')
	const most = mostMemoryBytes?.(job)
	if (most !== undefined)
		setInterval(() => {
			if (process.memoryUsage.rss() > most) process.exit(tooHeavy)
		}, 5)
	const input = (await readWhole(process.stdin, mostInputBytes)) ?? Buffer.alloc(0)
	const result = await work(job, input)
	process.send?.(result, () => process.exit(0))
}
