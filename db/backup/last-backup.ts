import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** When the newest backup in a folder was made; undefined when there is none. */
export async function lastBackupAt(folder: string): Promise<number | undefined> {
	const names = await readdir(folder).catch(() => [])
	const backups = names.filter((name) => !name.endsWith('.unfinished'))
	const times = await Promise.all(
		backups.map(async (name) => (await stat(join(folder, name))).mtimeMs),
	)
	return times.length > 0 ? Math.max(...times) : undefined
}
