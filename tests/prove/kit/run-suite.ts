import { spawnSync } from 'node:child_process'

/** Runs tests of `npm test` with more cases than it runs; the proof fails as they do. */
export function runSuite(tool: 'vitest' | 'playwright', args: string[], more: NodeJS.ProcessEnv) {
	const env = { ...process.env, ...more }
	process.exitCode = spawnSync(tool, args, { stdio: 'inherit', env }).status ?? 1
}
