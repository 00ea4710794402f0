import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Whether `npm run check` fails in a tree with these files and our rules, and what it says about each file. */
async function lint(files: Record<string, string>) {
	const tree = await mkdtemp(join(tmpdir(), 'arrows-'))
	for (const rules of ['biome.json', 'package.json', 'scripts/lint/subjects.grit'])
		await cp(join(root, rules), join(tree, rules))
	for (const [path, code] of Object.entries(files)) {
		await mkdir(dirname(join(tree, path)), { recursive: true })
		await writeFile(join(tree, path), code)
	}
	const biome = join(root, 'node_modules/.bin/biome')
	const args = ['lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none']
	const run = promisify(execFile)(biome, args, { cwd: tree })
	const { output, hasFailed } = await run.then(
		({ stdout }) => ({ output: stdout, hasFailed: false }),
		({ stdout }) => ({ output: stdout as string, hasFailed: true }),
	)
	await rm(tree, { recursive: true })
	const said = (file: string) =>
		output
			.split('\n')
			.filter((line) => line.includes(`/${file},`))
			.join('\n')
	return { said, hasFailed }
}

const importing = (name: string) => `import type { It } from '${name}'\n\nexport type Mine = It\n`

const forbidden = [
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
	['server/limits/a.ts', '#server/owner/b.ts', 'What subjects share knows none of them'],
	['domain/time/a.ts', '#domain/stays/b.ts', 'What subjects share knows none of them'],
	['app/reviews/a.ts', '../../server/b.ts', 'import by #name'],
] as const

/** The file of each case has its own name, so that one run of the linter says all. */
const fileOf = (index: number) =>
	String(forbidden[index]?.[0]).replace('/a.ts', `/case-${index}.ts`)

let checked: Awaited<ReturnType<typeof lint>>
beforeAll(async () => {
	const cases = forbidden.map(([, imported], index) => [fileOf(index), importing(imported)])
	checked = await lint({
		...Object.fromEntries(cases),
		'server/reviews/allowed.ts': importing('#domain/reviews/b.ts'),
		'domain/circle-a.ts': importing('./circle-b.ts'),
		'domain/circle-b.ts': importing('./circle-a.ts'),
		'server/tool.ts': "export { test } from 'vitest'\n",
	})
})

test('a violation fails the check', () => {
	expect(checked.hasFailed).toBe(true)
})

test('an import down the layers passes', () => {
	expect(checked.said('server/reviews/allowed.ts')).toBe('')
})

test.each(forbidden.map(([file, imported, reason], index) => ({ file, imported, reason, index })))(
	'$file may not import $imported, not even a type',
	({ reason, index }) => {
		expect(checked.said(fileOf(index))).toContain(reason)
	},
)

test('two files may not import each other, not even types', () => {
	expect(checked.said('domain/circle-a.ts')).toContain('part of a cycle')
})

test('what runs on a server may not import what only tests install', () => {
	expect(checked.said('server/tool.ts')).toContain("vitest isn't specified")
})
