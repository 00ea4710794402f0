import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** Writes a file of the build and gives its address on the site. */
export type Output = (name: string, bytes: string | Uint8Array) => Promise<string>

export const publicPath = '/pictures'

export async function emptyOutput(folder: string): Promise<Output> {
	await rm(folder, { recursive: true, force: true })
	return async (name, bytes) => {
		const file = join(folder, name)
		await mkdir(dirname(file), { recursive: true })
		await writeFile(file, bytes)
		return `${publicPath}/${name}`
	}
}
