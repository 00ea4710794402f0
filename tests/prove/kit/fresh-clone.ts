import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'

/**
 * Restores the newest copy as docs/deploy.md says, with the files in git and `.env` alone. The installed packages are linked
 * in, as `npm ci` would put them. Returns what the command said.
 */
export async function restoreInFreshClone(
	settings: Record<string, string>,
	typed = '',
): Promise<string> {
	const clone = await mkdtemp(join(tmpdir(), 'palma-clone-'))
	try {
		execFileSync('git', ['clone', '--quiet', '--depth', '1', `file://${resolve('.')}`, clone])
		await symlink(resolve('node_modules'), join(clone, 'node_modules'))
		const lines = Object.entries(settings).map(([name, value]) => `${name}="${value}"\n`)
		await writeFile(join(clone, '.env'), lines.join(''))
		const { PATH, HOME } = process.env
		// Not in this turn of the event loop, which the store in this process needs.
		const child = spawn('npm', ['run', '--silent', 'restore', '--', 'off-site', 'latest'], {
			cwd: clone,
			env: { PATH, HOME },
		})
		child.stdin.end(typed)
		const [said, errors, [code]] = await Promise.all([
			text(child.stdout),
			text(child.stderr),
			once(child, 'close'),
		])
		if (code !== 0) throw new Error(`The restore ended with ${code}:\n${said}${errors}`)
		return said
	} finally {
		await rm(clone, { recursive: true, force: true })
	}
}
