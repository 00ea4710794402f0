import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Only root on a Debian system may install packages without asking anybody. */
export const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Throws unless these commands are there; installs the Debian packages that bring them where that is allowed. */
export function requireCommands(packages: Record<string, string>) {
	const missing = Object.entries(packages).filter(([command]) => !hasCommand(command))
	if (missing.length === 0) return
	if (mayInstall) installPackages(missing.map(([, name]) => name))
	const absent = missing.filter(([command]) => !hasCommand(command)).map(([, name]) => name)
	if (absent.length > 0) throw new Error(`Please install first: ${absent.join(', ')}.`)
}

/** Returns whether apt succeeded. Never removes a package to make room for these. */
export function installPackages(names: string[]): boolean {
	process.stdout.write(`Installing ${names.join(', ')}…\n`)
	const flags = ['--yes', '--no-install-recommends', '--no-remove']
	spawnSync('apt-get', ['update'], { stdio: 'ignore' })
	return spawnSync('apt-get', ['install', ...flags, ...names], { stdio: 'ignore' }).status === 0
}

export function hasCommand(command: string): boolean {
	return spawnSync('which', [command]).status === 0
}
