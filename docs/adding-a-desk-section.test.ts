import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { sweep } from '#tests/helpers/steps.ts'

const root = join(import.meta.dirname, '..')

test(
	'the example of a section is under 60 lines, and following it produces no type errors',
	sweep,
	async () => {
		const guide = await readFile(join(root, 'docs/adding-a-desk-section.md'), 'utf8')
		const files = [...guide.matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)].map(
			([, path, code]) => ({
				path: path as string,
				code: code as string,
			}),
		)
		const lines = [...guide.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| `([^`]+)` +\|$/gm)]
		expect(files).toHaveLength(2)
		expect(lines).toHaveLength(5)
		const section = files.find(({ path }) => path.startsWith('app/pages/'))
		expect(section?.code.trim().split('\n').length).toBeLessThan(60)

		const tree = await mkdtemp(join(tmpdir(), 'desk-section-'))
		try {
			const copied = ['app', 'content', 'domain', 'package.json', 'react-router.config.ts']
			for (const name of copied) await cp(join(root, name), join(tree, name), { recursive: true })
			await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
			const settings = JSON.parse(await readFile(join(root, 'tsconfig.json'), 'utf8'))
			settings.exclude = ['**/*.test.*', 'node_modules']
			settings.include = ['app/**/*', '.react-router/types/**/*']
			await writeFile(join(tree, 'tsconfig.json'), JSON.stringify(settings))
			await writeFile(
				join(tree, 'vite.config.ts'),
				"import { reactRouter } from '@react-router/dev/vite'\nexport default { plugins: [reactRouter()] }\n",
			)

			for (const { path, code } of files) await writeFile(join(tree, path), code)
			for (const [, path = '', below = '', line = ''] of lines) {
				const before = await readFile(join(tree, path), 'utf8')
				expect(before.split(below), `${below} stands once in ${path}`).toHaveLength(2)
				await writeFile(
					join(tree, path),
					before.replace(below, () => `${below}\n${line}`),
				)
			}

			const run = (name: string, ...args: string[]) =>
				promisify(execFile)(join(root, 'node_modules/.bin', name), args, { cwd: tree }).catch(
					({ stdout, stderr }) => ({ stdout: String(stdout) + stderr }),
				)
			await run('react-router', 'typegen')
			expect((await run('tsc', '--noEmit')).stdout).toBe('')
		} finally {
			await rm(tree, { recursive: true })
		}
	},
)
