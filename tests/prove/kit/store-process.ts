import { startS3 } from '#tests/helpers/backups/stores.ts'

/* A store in a process of its own, until whoever started it lets go. */

const store = await startS3()
process.once('disconnect', async () => {
	await store.stop()
	process.exit(0)
})
process.send?.(store.settings)
