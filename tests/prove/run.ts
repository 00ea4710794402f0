import { spawnSync } from 'node:child_process'
import { commandLine } from '#tests/helpers/command-line.ts'

/** Runs the proofs named on the command line, or all. */
const all = [
	'kill-nine',
	'disk-full',
	'fsync-fails',
	'postgres-frozen',
	'slow-clients',
	'overload',
	'lone-visitor',
	'sigterm-under-load',
	'malformed',
	'scanners',
	'headers',
]
const { names, options } = commandLine
const missed = (names.length > 0 ? names : all).filter((name) => {
	process.stdout.write(`\n── ${name} ──\n`)
	const args = [`tests/prove/${name}.ts`, ...options]
	return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
if (missed.length > 0) {
	process.stdout.write(`\nMissed: ${missed.join(', ')}\n`)
	process.exitCode = 1
}
