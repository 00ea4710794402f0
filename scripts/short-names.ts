import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** How Lightning CSS names what a CSS module declares (vite.config.ts). */
export const scopedName = 'module-[hash]-[local]'
const scoped = /module-[\w-]{6}-([\w-]+)/g
const declared = /(?:\.|@keyframes |grid-area: )([a-zA-Z][\w-]*)/g
const customProperty = /(?<![\w-])--[a-zA-Z][\w-]*/g
/** Without `d`: content blockers hide what is named `ad`. */
const letters = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ'

/**
 * Names the classes, keyframes and grid areas of CSS modules and the custom properties with one or two letters, which takes 600 to 800
 * bytes off every compressed page: without it eight would exceed their 13 KB. A name depends on all stylesheets together,
 * so that browser and server agree; it is given before files are hashed, so that a file with other names has another
 * address.
 */
export function shortNames(): Plugin[] {
	const names = new Map<string, string>()
	const give = (name: string) => names.has(name) || names.set(name, inLetters(names.size))
	const sheets = globSync('app/**/*.css')
		.sort()
		.map((file) => [file, readFileSync(file, 'utf8')] as const)
	for (const [, css] of sheets) for (const [name] of css.matchAll(customProperty)) give(name)
	for (const [file, css] of sheets)
		for (const [, local] of css.matchAll(declared)) give(`${file} ${local}`)
	const handler = (code: string, id: string) => {
		const file = relative('.', id.replace(/\?.*/, ''))
		const short = code
			.replace(scoped, (long, local) => names.get(`${file} ${local}`) ?? long)
			.replace(customProperty, (long) => (names.has(long) ? `--${names.get(long)}` : long))
		return { code: short, map: null }
	}
	const transform = { filter: { id: /\.css(\?|$)/ }, handler }
	return [
		// Between Vite's two own plugins for CSS: the names are scoped, the file is not yet written.
		{ name: 'short-names-in-css', apply: 'build', transform },
		{ name: 'short-names-in-modules', apply: 'build', enforce: 'post', transform },
	]
}

function inLetters(index: number): string {
	const more = Math.floor(index / letters.length)
	return (more > 0 ? inLetters(more - 1) : '') + letters[index % letters.length]
}
