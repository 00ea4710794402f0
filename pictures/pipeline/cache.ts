import { randomUUID } from 'node:crypto'
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
	const underWay = new Map<string, Promise<Uint8Array>>()

	async function readOrMake(file: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
		const known = await readFile(file).catch(() => null)
		if (known) return known
		const made = await make()
		await mkdir(folder, { recursive: true })
		// Renamed into place, so that two builds at once never read half a file.
		const half = `${file}.${randomUUID()}`
		await writeFile(half, made)
		await rename(half, file)
		return made
	}

	return (key, make) => {
		const hash = contentHash(encoder, ...key)
		const result = underWay.get(hash) ?? readOrMake(join(folder, hash), make)
		underWay.set(hash, result)
		return result
	}
}
