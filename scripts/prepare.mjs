// Plain JavaScript for Node 20 and later: it runs before anything is installed.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const tools = join(root, 'node_modules/.bin')

/** Node 24: the package of this platform (package.json, `optionalDependencies`), else the npm package `node`. */
export const node = join(tools, 'node')

/** The sources of a build: when any of them changes, the site is built again. */
const sources = [
	'app',
	'content',
	'domain',
	'pictures',
	'photos',
	'scripts/build.ts',
	'package-lock.json',
	'react-router.config.ts',
	'vite.config.ts',
]

/**
 * Installs the locked dependencies, Node 24 among them, unless the lock file is unchanged. What only tests and checks need
 * is a third of the megabytes: a server never gets it.
 * @param {'site' | 'tools'} set
 */
export function install(set = 'site') {
	const stamp = join(root, 'node_modules/.installed')
	const lock = fingerprint(['package-lock.json'])
	if (['tools', set].some((installed) => isStamped(stamp, `${lock} ${installed}`))) return
	process.stdout.write('Installing what the site needs…\n')
	// Not `npm ci`: it refuses our lock file on systems whose optional packages it does not list.
	runTool('npm', [
		'install',
		...nodeOfOtherPlatforms(),
		'--no-save',
		set === 'tools' ? '--include=dev' : '--omit=dev',
		'--no-audit',
		'--no-fund',
		'--loglevel=error',
	])
	writeFileSync(stamp, `${lock} ${set}`)
}

/** The package `node` runs npm a second time, which takes 18 of 35 seconds, so it serves only where no other does. */
function nodeOfOtherPlatforms() {
	const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
	if (optionalDependencies[`node-${process.platform}-${process.arch}`]) return []
	const [version] = Object.values(optionalDependencies)
	return [`node@${version}`]
}

/** Builds pages and pictures unless their sources are unchanged. */
export function build() {
	const stamp = join(root, 'build/.built-from')
	const current = fingerprint(sources)
	if (isStamped(stamp, current)) return
	process.stdout.write('Building the site…\n')
	runNode(['scripts/build.ts'])
	mkdirSync(dirname(stamp), { recursive: true })
	writeFileSync(stamp, current)
}

/** Runs Node 24; exits with its status when it fails. */
export function runNode(args) {
	runTool(node, args)
}

/** Runs a tool of the dependencies on Node 24; exits with its status when it fails. */
export function runTool(command, args) {
	const environment = { ...process.env, PATH: tools + delimiter + process.env.PATH }
	const options = { cwd: root, env: environment, stdio: 'inherit' }
	const { status, error } = spawnSync(command, args, options)
	if (error) throw error
	if (status !== 0) process.exit(status ?? 1)
}

function isStamped(file, value) {
	return existsSync(file) && readFileSync(file, 'utf8') === value
}

function fingerprint(paths) {
	const hash = createHash('sha256')
	for (const path of paths)
		for (const file of filesIn(path)) hash.update(file).update(readFileSync(join(root, file)))
	return hash.digest('hex')
}

function filesIn(path) {
	if (!existsSync(join(root, path))) return []
	if (/\.\w+$/.test(path)) return [path]
	return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
		.map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(root.length + 1))
		.sort()
}
