import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const version = '26.9.27'
const directory = join(import.meta.dirname, '../node_modules/.cache/vnu-jar')
const jar = join(directory, 'node_modules/vnu-jar/build/dist/vnu.jar')

/**
 * The W3C's checker needs Java. It is no dependency: its install step downloads a Java of its own when there is none.
 * Returns undefined where Java is neither there nor ours to install.
 */
export function findHtmlChecker(): { java: string; jar: string } | undefined {
	if (!hasJava() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
		run('apt-get', ['update'])
		run('apt-get', ['install', '--yes', '--no-install-recommends', 'default-jre-headless'])
	}
	if (!hasJava()) return undefined
	if (!existsSync(jar))
		run('npm', [
			'install',
			'--prefix',
			directory,
			'--ignore-scripts',
			'--no-audit',
			'--no-fund',
			`vnu-jar@${version}`,
		])
	return existsSync(jar) ? { java: 'java', jar } : undefined
}

function hasJava(): boolean {
	return run('java', ['-version']) === 0
}

function run(command: string, args: string[]): number | null {
	return spawnSync(command, args, { stdio: 'ignore' }).status
}
