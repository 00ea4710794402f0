import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** What `npm run check` says about a tree that holds these files and our rules. */
async function lint(files: Record<string, string>): Promise<string> {
	const tree = await mkdtemp(join(tmpdir(), 'arrows-'))
	onTestFinished(() => rm(tree, { recursive: true }))
	for (const rules of ['biome.json', 'package.json', 'scripts/lint/subjects.grit'])
		await cp(join(root, rules), join(tree, rules))
	for (const [path, code] of Object.entries(files)) {
		await mkdir(dirname(join(tree, path)), { recursive: true })
		await writeFile(join(tree, path), code)
	}
	const biome = join(root, 'node_modules/.bin/biome')
	const run = promisify(execFile)(biome, ['lint', '--vcs-enabled=false'], { cwd: tree })
	return await run.then(
		() => '',
		({ stdout, stderr }) => stdout + stderr,
	)
}

const importing = (name: string) => `import type { It } from '${name}'\n\nexport type Mine = It\n`

test('an import down the layers passes', async () => {
	expect(await lint({ 'server/reviews/a.ts': importing('#domain/reviews/b.ts') })).toBe('')
})

test.each([
	['domain/a.ts', '#content/b.ts', 'domain is pure'],
	['content/a.ts', '#app/b.ts', 'content holds words'],
	['db/a.ts', '#server/b.ts', 'db knows tables'],
	['pictures/a.ts', '#app/b.ts', 'pictures are drawn from content'],
	['server/a.ts', '#scripts/b.ts', 'scripts start the server'],
	['app/a.ts', '#server/b.ts', 'app knows no server'],
	['app/site/a.ts', '#app/components/b.ts', 'site is the ground'],
	['app/components/a.ts', '#app/reviews/b.ts', 'components only present'],
	['app/api/a.ts', '#app/owner/b.ts', 'api calls the server'],
	['app/shell/a.ts', '#app/owner/b.ts', 'the shell surrounds pages'],
	['app/offline/a.ts', '#app/reviews/b.ts', 'the shell surrounds pages'],
	['app/components/a.ts', '#app/waiting/b.ts', 'components only present'],
	['app/reviews/a.ts', '#app/pages/b.ts', 'pages compose subjects'],
	['app/reviews/a.ts', '#app/owner/b.ts', 'Subjects do not import each other'],
	['server/enquiries/mail/a.ts', '#server/owner/b.ts', 'Subjects do not import each other'],
	['app/reviews/a.ts', '../../server/b.ts', 'import by #name'],
])('%s may not import %s, not even a type', async (file, imported, reason) => {
	expect(await lint({ [file]: importing(imported) })).toContain(reason)
})

test('two files may not import each other, not even types', async () => {
	const output = await lint({
		'domain/a.ts': importing('./b.ts'),
		'domain/b.ts': importing('./a.ts'),
	})
	expect(output).toContain('part of a cycle')
})
