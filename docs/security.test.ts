import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')
const files = globSync(
	'{app,content,db,deploy,domain,pictures,scripts,server,tests}/**/*.test.{ts,tsx}',
	{ cwd: root },
)
const namedTest = /([\w.-]+\.test\.tsx?) ("[^"]+")((?:, "[^"]+")*)/g

/** The rows of tables whose last column is the test. */
const claims = document
	.split('\n## ')
	.filter((chapter) => chapter.includes('held by'))
	.flatMap((chapter) => chapter.split('\n').filter((line) => /^\| \d/.test(line)))

test('each claim names a test', () => {
	expect(claims.length).toBeGreaterThan(50)
	expect(claims.filter((claim) => !/[\w.-]+\.test\.tsx? "[^"]+"/.test(claim))).toEqual([])
})

test('every test that is named exists, in the file that is named', () => {
	const missing: string[] = []
	for (const [, file = '', first = '', others = ''] of document.matchAll(namedTest)) {
		const named = files.filter((path) => basename(path) === file)
		const text = named.map((path) => readFileSync(join(root, path), 'utf8')).join('\n')
		for (const [, title = ''] of `${first}${others}`.matchAll(/"([^"]+)"/g))
			if (!testTitles(text).some((known) => known.includes(title)))
				missing.push(`${file} "${title}"`)
	}
	expect(missing).toEqual([])
})

test('every other file that is named exists', () => {
	const paths = [...document.matchAll(/`((?:server|domain|app|db|content|docs|tests)\/[\w/.-]+)`/g)]
	expect(paths.filter(([, path = '']) => !existsSync(join(root, path)))).toEqual([])
})

test('the document stays short enough to be read', () => {
	expect(document.split(/\s+/).length).toBeLessThan(2_900)
})

/** The titles of calls of `test`, so that a title in a comment or an assertion is none. */
function testTitles(text: string): string[] {
	return [
		...text.matchAll(/\btest(?:\.concurrent)?(?:\.each\([\s\S]*?\))?\(\s*(['`])([\s\S]*?)\1/g),
	].map(([, , title = '']) => title)
}
