import { spawnSync } from 'node:child_process'

/** 1,000 random edits of the owner's; `npm test` makes 120 of them (server/editing/random-edits.api.test.ts). */
const { status } = spawnSync('vitest', ['run', 'server/editing/random-edits.api.test.ts'], {
	stdio: 'inherit',
	env: { ...process.env, RANDOM_EDITS: '1000' },
})
process.exitCode = status ?? 1
