import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { SiteProcess } from '#tests/helpers/site/site-process.ts'
import { sweep } from '#tests/helpers/steps.ts'
import { test as base, expect, ownSite, startOwnersSite } from '../fixtures.ts'
import { signIn } from '../sign-in.ts'

const root = join(import.meta.dirname, '../../..')

/** All that checking and building the pages needs. */
const copied = [
	...['app', 'bench', 'content', 'db', 'domain', 'pictures', 'scripts', 'server', 'tests'],
	...['.gitignore', 'biome.json', 'package.json', 'package-lock.json', 'tsconfig.json'],
	...['playwright', 'react-router', 'vite', 'vitest'].map((tool) => `${tool}.config.ts`),
]

/** The rest of a build, which the desk needs unchanged. */
const built = [
	'pictures',
	'inline-script.js',
	'early-drafts.js',
	'early-dates.js',
	'island-files.json',
	'service-worker.js',
]

async function copyTo(tree: string, names: readonly string[]) {
	for (const name of names) await cp(join(root, name), join(tree, name), { recursive: true })
}

async function readGuide() {
	const guide = await readFile(join(root, 'docs/adding-a-desk-section.md'), 'utf8')
	const files = guide.matchAll(/```tsx?\n\/\/ (\S+)\n([\s\S]*?)```/g)
	const lines = guide.matchAll(/^\| `([^`]+)` +\| `([^`]+)` +\| `([^`]+)` +\|$/gm)
	return {
		files: [...files].map(([, path = '', code = '']) => ({ path, code })),
		lines: [...lines].map(([, path = '', below = '', line = '']) => ({ path, below, line })),
	}
}

/** Does in a copy of the project what the guide says. */
async function followGuide(tree: string) {
	const { files, lines } = await readGuide()
	expect(files).toHaveLength(2)
	expect(lines).toHaveLength(5)
	const section = files.find(({ path }) => path.startsWith('app/pages/'))
	expect(section?.code.trim().split('\n').length).toBeLessThan(60)

	await copyTo(tree, copied)
	await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
	for (const { path, code } of files) await writeFile(join(tree, path), code)
	for (const { path, below, line } of lines) {
		const before = await readFile(join(tree, path), 'utf8')
		expect(before.split(below), `${below} stands once in ${path}`).toHaveLength(2)
		const after = before.replace(below, () => `${below}\n${line}`)
		await writeFile(join(tree, path), after)
	}
}

/** The site with the section of the guide, in a copy of the project. */
async function startGuidesSite(): Promise<SiteProcess> {
	const tree = await mkdtemp(join(tmpdir(), 'desk-section-'))
	const removeTree = () => rm(tree, { recursive: true })
	const run = promisify(execFile)
	try {
		await followGuide(tree)
		await run('npm', ['run', 'check'], { cwd: tree })
		await run(join(root, 'node_modules/.bin/react-router'), ['build'], { cwd: tree })
		await copyTo(
			tree,
			built.map((name) => `build/${name}`),
		)
		const site = await startOwnersSite({}, { cwd: tree })
		return { ...site, remove: () => site.remove().finally(removeTree) }
	} catch (problem) {
		await removeTree()
		throw problem
	}
}

const test = base.extend({
	// Checking and building take a minute, on a busy machine four.
	site: [ownSite(startGuidesSite), { scope: 'test', timeout: 900_000 }],
})

test.skip(
	existsSync(join(root, 'app/pages/desk/rule.tsx')),
	'Somebody has followed the guide here.',
)

test(
	'after following the guide, the owner changes the rule, and reception does not see it',
	sweep,
	async ({ page, context }) => {
		let text = 'Silencio desde las diez.'
		await context.route(/\/api\/house-rule/, async (route) => {
			const sent = route.request().postDataJSON()
			text = sent?.text ?? text
			await route.fulfill(sent ? { status: 204 } : { json: { text, version: 'v1' } })
		})
		await signIn(page)
		await page.goto('/admin/rule')
		await expect(page.getByRole('heading', { level: 1, name: 'Regla' })).toBeVisible()
		const rule = page.getByLabel('La regla de la casa')
		await expect(rule).toHaveValue(text)
		await rule.fill('Silencio desde las nueve.')
		await page.reload()
		await expect(rule).toHaveValue('Silencio desde las nueve.')
		await page.getByRole('button', { name: 'Guardar' }).click()
		await expect(page.getByText('Guardada.')).toBeVisible()
		expect(text).toBe('Silencio desde las nueve.')

		await signIn(page, 'reception')
		await page.goto('/admin/rule')
		await expect(page).toHaveURL(/\/admin\/today$/)
		await expect(page.getByRole('link', { name: 'Ajustes' })).toBeVisible()
		await expect(page.getByRole('link', { name: 'Regla' })).toHaveCount(0)
	},
)
