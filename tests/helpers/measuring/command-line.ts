import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		rounds: { type: 'string' },
		seconds: { type: 'string' },
		rows: { type: 'string' },
		requests: { type: 'string' },
		beside: { type: 'string' },
		operations: { type: 'string' },
		seed: { type: 'string' },
		calls: { type: 'string' },
	},
})

const isPage = (argument: string) => argument.startsWith('/')
const pages = positionals.filter(isPage)

/** The arguments of `npm run bench` and `npm run prove`. */
export const commandLine = {
	names: positionals.filter((argument) => !isPage(argument)),
	pages,
	rounds: (byDefault: number) => Number(values.rounds ?? byDefault),
	seconds: (byDefault: number) => Number(values.seconds ?? byDefault),
	rows: (byDefault: number) => Number(values.rows ?? byDefault),
	requests: (byDefault: number) => Number(values.requests ?? byDefault),
	operations: (byDefault: number) => Number(values.operations ?? byDefault),
	seed: (byDefault: number) => Number(values.seed ?? byDefault),
	/** `today` leaves out calls that the site does not have yet. */
	calls: values.calls,
	/** The folder of another checkout with a build, to compare this one with. */
	beside: values.beside,
}

/** Runs the files named on the command line, or all, one after another; the process fails when one does. */
export function runFiles(folder: string, all: string[]) {
	const options = Object.entries(values).map(([name, value]) => `--${name}=${value}`)
	const names = commandLine.names.length > 0 ? commandLine.names : all
	const missed = names.filter((name) => {
		process.stdout.write(`\n── ${name} ──\n`)
		const args = [`${folder}/${name}.ts`, ...options, ...pages]
		return spawnSync(process.execPath, args, { stdio: 'inherit' }).status !== 0
	})
	if (missed.length === 0) return
	process.stdout.write(`\nMissed: ${missed.join(', ')}\n`)
	process.exitCode = 1
}
