import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const cache = join(import.meta.dirname, '../node_modules/.cache')

/** A tool that only a proof or a measurement needs, fetched when that runs: no install waits for it. */
export function fetchTool(name: string, version: string): string {
	const directory = join(cache, `${name.replaceAll(/[@/]+/g, '-')}-${version}`)
	const folder = join(directory, 'node_modules', name)
	if (!existsSync(folder))
		spawnSync(
			'npm',
			[
				...['install', '--prefix', directory, '--ignore-scripts', '--no-audit', '--no-fund'],
				`${name}@${version}`,
			],
			{ stdio: 'ignore' },
		)
	if (!existsSync(folder)) throw new Error(`${name} could not be fetched.`)
	return folder
}
