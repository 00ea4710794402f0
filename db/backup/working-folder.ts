import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** A new folder for the time of a restore. Those that interrupted restores left are removed: they hold guests' data. */
export async function makeWorkingFolder(dataDir: string, prefix: string): Promise<string> {
	await mkdir(dataDir, { recursive: true, mode: 0o700 })
	const left = (await readdir(dataDir)).filter((name) => name.startsWith(prefix))
	for (const name of left) await rm(join(dataDir, name), { recursive: true, force: true })
	return await mkdtemp(join(dataDir, prefix))
}
