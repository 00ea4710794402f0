import { constants, setPriority } from 'node:os'
import type { CopyJob } from './copy-jobs.ts'
import { performJob } from './perform-job.ts'

// A process of its own: its memory is given back, a crash stops nothing, and visitors come first on every processor. Not
// the lowest priority, with which a copy on a busy machine never ends.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// If the server is gone, nobody records what is sent.
process.on('disconnect', () => process.exit(1))

process.once('message', async (job: CopyJob) => {
	const result = await performJob(job)
	process.send?.(result, () => process.exit(0))
})
