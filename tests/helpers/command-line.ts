import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: {
		rounds: { type: 'string' },
		seconds: { type: 'string' },
		rows: { type: 'string' },
		requests: { type: 'string' },
	},
})

const isPage = (argument: string) => argument.startsWith('/')
const pages = positionals.filter(isPage)

/** The arguments of `npm run bench` and `npm run prove`. */
export const commandLine = {
	names: positionals.filter((argument) => !isPage(argument)),
	pages,
	/** What `run.ts` passes on to each file it starts. */
	options: [...Object.entries(values).map(([name, value]) => `--${name}=${value}`), ...pages],
	rounds: (byDefault: number) => Number(values.rounds ?? byDefault),
	seconds: (byDefault: number) => Number(values.seconds ?? byDefault),
	rows: (byDefault: number) => Number(values.rows ?? byDefault),
	requests: (byDefault: number) => Number(values.requests ?? byDefault),
}
