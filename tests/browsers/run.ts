import { spawnSync } from 'node:child_process'
import { requireCommands } from '#tests/helpers/tools/debian-commands.ts'
import { kinds } from './launch.ts'

/** Installs browsers where possible; one that cannot be installed is named and left out. */
for (const { name, packages } of kinds)
	try {
		requireCommands(packages)
	} catch (error) {
		process.stdout.write(`${name} is left out. ${(error as Error).message}\n`)
	}

const flags = ['run', '--config', 'tests/browsers/vitest.config.ts', ...process.argv.slice(2)]
process.exitCode = spawnSync('vitest', flags, { stdio: 'inherit' }).status ?? 1
