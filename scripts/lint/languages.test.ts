import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const folders = ['app', 'server', 'domain', 'db', 'pictures', 'scripts']
/** The list of languages, and what has landed. */
const exempt = /^domain\/locale\.ts$|^db\/migrations\/|\.test\.tsx?$/

/** A language named in code. Tables by language are none: `satisfies Record<Locale, …>` lets the compiler list what is missing. */
const named = /'(es|en)'|[\])\w?]\.(es|en)\b|\{ es, en \}|\/en\b/

function linesNaming(code: string): string[] {
	return code
		.split('\n')
		.map((line) => line.trim())
		.filter((line) => !/^(\/?\*|\/\/)/.test(line) && !line.includes('.describe('))
		.filter((line) => named.test(line))
}

test.each(["if (locale === 'es') return", 'words.es.title', "const [, en] = ['es', 'en']"])(
	'%s names a language',
	(line) => {
		expect(linesNaming(line)).toEqual([line])
	},
)

test('no code but the list of languages names one', () => {
	const found = folders.flatMap((folder) =>
		readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
			.map((name) => `${folder}/${name}`)
			.filter((name) => /\.tsx?$/.test(name) && !exempt.test(name))
			.flatMap((name) =>
				linesNaming(readFileSync(join(root, name), 'utf8')).map((line) => `${name}: ${line}`),
			),
	)
	expect(found).toEqual([])
})
