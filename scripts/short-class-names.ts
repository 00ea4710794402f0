import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Lightning CSS writes `K4Ur5a_header`: the hash of the module's path and the class. */
const scopedName = /\.((?:_[\w-]{6}|[\w-]{6})_[\w-]+)/g

/**
 * Shortens the class names of CSS modules in all files of the build, which takes about 150 bytes off every compressed page.
 * The new name depends on the old one alone: a file whose name carries the hash of its content keeps the same content.
 */
export async function shortenClassNames(directories: string[]) {
	const files = (await Promise.all(directories.map(filesIn))).flat()
	const texts = new Map(
		await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
	)
	const names = new Map<string, string>()
	for (const [file, text] of texts)
		if (file.endsWith('.css'))
			for (const [, name = ''] of text.matchAll(scopedName)) names.set(name, shortName(name))
	if (new Set(names.values()).size < names.size)
		throw new Error('Two classes have the same short name: rename one of them.')
	if (names.size === 0) return
	const longestFirst = [...names.keys()].toSorted((a, b) => b.length - a.length)
	const anyName = new RegExp(`(?<![\\w-])(?:${longestFirst.join('|')})(?![\\w-])`, 'g')
	for (const [file, text] of texts) {
		const short = text.replace(anyName, (name) => names.get(name) ?? name)
		if (short !== text) await writeFile(file, short)
	}
}

/** `K4Ur5a_header` → `K4header`. */
function shortName(name: string): string {
	const [, hash = '', local = ''] = /^_?([\w-]{6})_([\w-]+)$/.exec(name) ?? []
	return `${hash.replace(/[^a-zA-Z]/g, '').slice(0, 2)}${local}`
}

async function filesIn(directory: string): Promise<string[]> {
	const entries = await readdir(directory, { recursive: true })
	return entries.filter((name) => /\.(js|css)$/.test(name)).map((name) => join(directory, name))
}
