import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** Lightning CSS writes `K4Ur5a_header`: the hash of the module's path and the name. */
const hashOfModule = '_?[\\w-]{6}_'
const declared = /(?:\.|@keyframes |grid-area: )([a-zA-Z][\w-]*)/g
const customProperty = /(?<![\w-])--[a-zA-Z][\w-]*/g
const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names the classes, keyframes and grid areas of CSS modules and the custom properties with one or two letters, which takes 600 to 800
 * bytes off every compressed page. A name depends on all stylesheets together, so that browser and server agree; it is
 * given before files are hashed, so that a file with other names has another address.
 */
export function shortNames(): Plugin[] {
	const sheets = new Map(
		globSync('app/**/*.css').map((file) => [file, readFileSync(file, 'utf8')] as const),
	)
	const properties = shortProperties([...sheets.values()].join('\n'))
	const modules = shortLocals(sheets)
	const shorten = (code: string, id: string) => {
		const names = modules.get(relative('.', id.replace(/\?.*/, '')))
		if (!names) return code
		const longestFirst = [...names.keys()].sort((a, b) => b.length - a.length)
		const scoped = new RegExp(
			`(?<![\\w-])${hashOfModule}(${longestFirst.join('|')})(?![\\w-])`,
			'g',
		)
		return code.replace(scoped, (_, local) => names.get(local) ?? local)
	}
	const filter = { id: /\.css(\?|$)/ }
	return [
		{
			// Between Vite's two own plugins for CSS: the names are scoped, the file is not yet written.
			name: 'short-names-in-css',
			apply: 'build',
			transform: {
				filter,
				handler: (css, id) => ({
					code: shorten(css, id).replace(customProperty, (name) => properties.get(name) ?? name),
					map: null,
				}),
			},
		},
		{
			name: 'short-names-in-modules',
			apply: 'build',
			enforce: 'post',
			transform: { filter, handler: (code, id) => ({ code: shorten(code, id), map: null }) },
		},
	]
}

/** The names that are used most get one letter. */
function shortProperties(css: string): Map<string, string> {
	const counts = new Map<string, number>()
	for (const [name] of css.matchAll(customProperty)) counts.set(name, (counts.get(name) ?? 0) + 1)
	const byUse = [...counts].sort(([a, uses], [b, others]) => others - uses || (a < b ? -1 : 1))
	const next = nameGiver()
	return new Map(byUse.map(([name]) => [name, `--${next()}`]))
}

/** The short names of every module by its own ones. */
function shortLocals(sheets: Map<string, string>): Map<string, Map<string, string>> {
	const modules = new Map<string, Map<string, string>>()
	const next = nameGiver()
	for (const file of [...sheets.keys()].filter((name) => name.endsWith('.module.css')).sort()) {
		const names = new Map<string, string>()
		for (const [, name = ''] of (sheets.get(file) ?? '').matchAll(declared)) {
			if (!names.has(name)) names.set(name, next())
		}
		modules.set(file, names)
	}
	return modules
}

/** a, b, … Z, ba, bb, … without `ad`, which content blockers hide. */
function nameGiver(): () => string {
	let count = 0
	const next = (): string => {
		const name = inLetters(count++)
		return /^ad$/i.test(name) ? next() : name
	}
	return next
}

function inLetters(index: number): string {
	const more = Math.floor(index / letters.length)
	return (more > 0 ? inLetters(more - 1) : '') + letters[index % letters.length]
}
