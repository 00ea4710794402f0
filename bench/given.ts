import { parseArgs } from 'node:util'

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { rounds: { type: 'string' }, seconds: { type: 'string' }, rows: { type: 'string' } },
})

const isPage = (argument: string) => argument.startsWith('/')
const pages = positionals.filter(isPage)

/** What the command line asks for. */
export const given = {
	names: positionals.filter((argument) => !isPage(argument)),
	pages,
	passedOn: [...Object.entries(values).map(([name, value]) => `--${name}=${value}`), ...pages],
	rounds: (usual: number) => Number(values.rounds ?? usual),
	seconds: (usual: number) => Number(values.seconds ?? usual),
	rows: (usual: number) => Number(values.rows ?? usual),
}
