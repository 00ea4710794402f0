import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const document = readFileSync(join(root, 'docs/security.md'), 'utf8')

test('docs/security.md names only tests, titles and files that exist', () => {
	const files = globSync(
		'{app,content,db,deploy,domain,pictures,scripts,server,tests}/**/*.test.ts',
		{
			cwd: root,
		},
	)
	const missing: string[] = []
	for (const [, path = '', quoted = ''] of document.matchAll(
		/([\w/.-]+\.test\.ts)((?:[ ,]+"[^"]+")*)/g,
	)) {
		const named = files.filter((file) => basename(file) === basename(path))
		const text = named.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
		if (named.length === 0) missing.push(path)
		for (const [, title = ''] of quoted.matchAll(/"([^"]+)"/g))
			if (!text.includes(title)) missing.push(`${path} "${title}"`)
	}
	for (const [, path = ''] of document.matchAll(/`((?:server|domain|app|db|content)\/[\w/.-]+)`/g))
		if (!existsSync(join(root, path))) missing.push(path)
	expect(missing).toEqual([])
})
