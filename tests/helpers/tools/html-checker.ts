import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { hasCommand, installPackages, mayInstall } from './debian-commands.ts'
import { fetchTool, folderOf } from './npm-tool.ts'

const [name, version] = ['vnu-jar', '26.9.27']
const jar = join(folderOf(name, version), 'build/dist/vnu.jar')

/** The W3C's checker: the path of its jar, or undefined where it or Java is missing. */
export function findHtmlChecker(): string | undefined {
	return existsSync(jar) && hasJava() ? jar : undefined
}

/** No dependency, because the package's install step downloads a Java runtime where there is none. */
export function findOrInstallHtmlChecker(): string | undefined {
	if (!hasJava() && mayInstall) installPackages(['default-jre-headless'])
	if (!hasJava()) return undefined
	try {
		fetchTool(name, version)
	} catch {
		// Without a network the other tests still run.
	}
	return findHtmlChecker()
}

/** Runs it, because the `java` of macOS may only tell where to get one. */
function hasJava(): boolean {
	return hasCommand('java') && spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0
}
