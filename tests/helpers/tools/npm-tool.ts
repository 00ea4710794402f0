import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const cache = join(import.meta.dirname, '../../../node_modules/.cache')

/** Fetches a package that only some tests, proofs or measurements need, so that no install waits for it. */
export function fetchTool(name: string, version: string): string {
	const folder = folderOf(name, version)
	if (existsSync(folder)) return folder
	process.stdout.write(`Downloading ${name} ${version}…\n`)
	const flags = ['--ignore-scripts', '--no-audit', '--no-fund']
	const args = ['install', '--prefix', prefixOf(name, version), ...flags, `${name}@${version}`]
	spawnSync('npm', args, { stdio: 'ignore' })
	if (!existsSync(folder)) throw new Error(`npm could not fetch ${name} ${version}.`)
	return folder
}

export function folderOf(name: string, version: string): string {
	return join(prefixOf(name, version), 'node_modules', name)
}

function prefixOf(name: string, version: string): string {
	return join(cache, `${name.replaceAll(/[@/]+/g, '-')}-${version}`)
}
