import type { CopyJob } from './copy-jobs.ts'
import { performJob } from './perform-job.ts'

// If the server is gone, nobody records what is sent.
process.on('disconnect', () => process.exit(1))

process.once('message', async (job: CopyJob) => {
	const result = await performJob(job)
	process.send?.(result, () => process.exit(0))
})
