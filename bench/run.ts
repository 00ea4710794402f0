import { spawnSync } from 'node:child_process'
import { commandLine } from '#tests/helpers/command-line.ts'

/** Runs the measurements named on the command line, or all. */
const all = [
	'page-cost',
	'lighthouse',
	'server',
	'growth',
	'two-processes',
	'reviews-scroll',
	'enquiries',
]
const names = commandLine.names.length > 0 ? commandLine.names : all

const missed = names.filter((name) => {
	process.stdout.write(`\n── ${name} ──\n`)
	const args = [`bench/${name}.ts`, ...commandLine.options]
	return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
})
if (missed.length > 0) {
	process.stdout.write(`\nMissed: ${missed.join(', ')}\n`)
	process.exitCode = 1
}
