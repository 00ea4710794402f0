import { spawnSync } from 'node:child_process'

/** Runs tests with every case; the proof fails as they do. */
export function runSuite(
	tool: 'vitest' | 'playwright',
	args: string[],
	more: NodeJS.ProcessEnv = {},
) {
	const env = { ...process.env, ...more, WHOLE_SUITE: 'yes' }
	process.exitCode = spawnSync(tool, args, { stdio: 'inherit', env }).status ?? 1
}
