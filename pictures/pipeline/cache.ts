import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { contentHash } from './content-hash.ts'

export type Cache = (
	key: readonly (string | Uint8Array)[],
	make: () => Promise<Uint8Array>,
) => Promise<Uint8Array>

/** Encoding takes nearly all of a build's time, and its result depends on the key and the encoder alone. */
export function openCache(folder: string): Cache {
	const encoder = JSON.stringify(sharp.versions)
	return async (key, make) => {
		const file = join(folder, contentHash(encoder, ...key))
		const known = await readFile(file).catch(() => null)
		if (known) return known
		const made = await make()
		await mkdir(folder, { recursive: true })
		// Renamed into place, so that two builds at once never read half a file.
		const half = `${file}.${process.pid}`
		await writeFile(half, made)
		await rename(half, file)
		return made
	}
}
