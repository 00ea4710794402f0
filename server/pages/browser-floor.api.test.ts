import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#db/connect.ts'
import { migrate } from '#db/migrate.ts'
import { newerCss, newerSyntax } from '#tests/helpers/browser-floor/newer-than-floor.ts'
import { buildSharedApp } from '#tests/helpers/site/build-app.ts'

const assets = 'build/client/assets'

async function assetsEndingIn(end: string) {
	const names = (await readdir(assets)).filter((name) => name.endsWith(end))
	expect(names.length).toBeGreaterThan(20)
	return Promise.all(
		names.map(async (name) => ({ name, text: await readFile(join(assets, name), 'utf8') })),
	)
}

test('every script of the build parses in the oldest browsers', async () => {
	for (const { name, text } of await assetsEndingIn('.js'))
		expect({ name, newer: newerSyntax(text) }).toEqual({ name, newer: [] })
})

test('the script inside of a page parses in the oldest browsers', async () => {
	const dataDir = await mkdtemp(join(tmpdir(), 'palma-'))
	const database = await openDatabase({ dataDir })
	await migrate(database)
	const app = await buildSharedApp(database)
	const { body } = await app.inject({ url: '/' })
	const scripts = [...body.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
	expect(scripts.join()).toContain('pointerdown')
	expect(scripts.flatMap(newerSyntax)).toEqual([])
	await app.close()
	await database.close()
	await rm(dataDir, { recursive: true, force: true })
})

test('every stylesheet of the build guards what the oldest browsers do not know', async () => {
	for (const { name, text } of await assetsEndingIn('.css'))
		expect({ name, newer: await newerCss(text) }).toEqual({ name, newer: [] })
})

test.each([
	'/(?<=@)/',
	'/(?<!a)b/u',
	'class A { static { A.b = 1 } }',
	'/[\\p{L}--[a]]/v',
	'using a = b',
])('newer syntax is found: %s', (script) => expect(newerSyntax(script)).toHaveLength(1))

test.each([
	'.menu:popover-open { display: block }',
	'.star:has(:checked) { color: red }',
	'.dialog:not(:modal) { position: static }',
	'*, ::view-transition-group(*) { animation: none }',
	'body { min-height: 100dvh }',
	'a { color: color-mix(in srgb, red, blue) }',
	'a { color: light-dark(red, blue) }',
	'a { @starting-style { opacity: 0 } }',
	'a { scale: 2 }',
	'.card { .title { color: red } }',
	'@media (width <= 480px) { a { color: red } }',
	'.error::before { content: "!" / "" }',
])('a newer feature without a guard is found: %s', async (css) => {
	expect(await newerCss(css)).not.toEqual([])
})

test.each([
	'@supports selector(:popover-open) { .menu:popover-open { display: block } }',
	'@supports (height: 1dvh) { body { min-height: 100dvh } }',
	'@supports (content: "!" / "") { .error::before { content: "!" / "" } }',
	'li + li::before { content: "/" }',
])('what is guarded, or old, passes: %s', async (css) => {
	expect(await newerCss(css)).toEqual([])
})
