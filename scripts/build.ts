import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import { build } from 'vite'
import { pathsForTheRoad } from '#app/offline/kept.ts'
import { deskManifest, isOfDesk } from '#app/site/hydration/desk-manifest.ts'
import { compressForAll } from '#server/http/stored-answer.ts'
import viteConfig from '../vite.config.ts'
import { shortNames } from './short-names.ts'

/** Builds the pages and the pictures, and compresses both, so that no start has to. */
execFileSync('react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] })
// The server puts its text into every page (app/site/hydration/page-scripts.tsx).
await buildScript('app/site/hydration/inline-script.ts', {
	constants: { galleryAddress: await buildGallery() },
})
await buildScript('app/offline/worker/service-worker.ts', {
	constants: { builtSite: await describeSite() },
})
await splitManifest()
execFileSync(process.execPath, ['scripts/build-pictures.ts'], { stdio: 'inherit' })
await Promise.all(['build/client/assets', 'build/pictures'].map(compressFiles))

type ScriptOptions = { constants?: Record<string, object | string>; outDir?: string }
type ScriptOutput = { format: 'iife' | 'es'; entryFileNames: string }

/** One script without imports. */
async function buildScript(
	input: string,
	{ constants = {}, outDir = 'build' }: ScriptOptions = {},
	output: ScriptOutput = { format: 'iife', entryFileNames: '[name].js' },
) {
	const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
	await build({
		configFile: false,
		logLevel: 'warn',
		css: viteConfig.css ?? {},
		plugins: [shortNames()],
		define: Object.fromEntries(define),
		build: {
			target: viteConfig.build?.target,
			outDir,
			emptyOutDir: false,
			modulePreload: false,
			rolldownOptions: {
				input,
				preserveEntrySignatures: 'strict',
				// package.json declares our modules free of side effects; those of the inline script consist of nothing else.
				treeshake: false,
				output,
			},
		},
	})
}

/** A module with an address of its own: the inline script imports it, and nothing in React does. */
async function buildGallery(): Promise<string> {
	const outDir = 'build/client/assets'
	const output: ScriptOutput = { format: 'es', entryFileNames: 'gallery-[hash].js' }
	await buildScript('app/components/gallery/gallery.ts', { outDir }, output)
	const file = (await readdir(outDir)).find((name) => /^gallery-.*\.js$/.test(name))
	return `/assets/${file}`
}

async function serverBuild(): Promise<ServerBuild> {
	return await import(pathToFileURL('build/server/index.js').href)
}

/** What the service worker must know of the site: its version, and the code of the pages that are always kept. */
async function describeSite() {
	const { assets } = await serverBuild()
	const routes = Object.values(assets.routes).filter((route) => route !== undefined)
	const kept = pathsForTheRoad.map((path) => `en?${path}`.replace(/\/$/, ''))
	const code = routes
		.filter(({ id, path = '' }) => id === 'root' || kept.includes(path))
		.flatMap(({ module, imports = [], css = [] }) => [module, ...imports, ...css])
	const onDemand = (await readdir('build/client/assets')).filter((name) =>
		/^((later|send-in-background)-.*\.(js|css)|fraunces-.*\.woff2)$/.test(name),
	)
	const files = [
		assets.url,
		assets.entry.module,
		...assets.entry.imports,
		...code,
		...onDemand.map((name) => `/assets/${name}`),
	]
	const unmarked = files.filter((file) => file !== undefined).map((file) => file.replace(/#$/, ''))
	return {
		version: /manifest-([\w-]+)\.js$/.exec(assets.url)?.[1],
		files: [...new Set(unmarked)].sort(),
	}
}

/**
 * Visitors load a manifest that does not grow with the owner's desk. Manifests also set what React Router would write into
 * every page although it is the same in all of them: about 100 bytes of brotli a page.
 */
async function splitManifest() {
	const { basename, future, routeDiscovery, ssr, isSpaMode } = await serverBuild()
	const context = { basename, future, routeDiscovery, ssr, isSpaMode }
	const end = `window.__reactRouterContext=${JSON.stringify(context)};`
	const folder = 'build/client/assets'
	const name = (await readdir(folder)).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
	const whole = await readFile(join(folder, name), 'utf8')
	const [, start = '', json = ''] = /^([^{]*)(\{.*\})/s.exec(whole) ?? []
	const write = (file: string, manifest: object) =>
		writeFile(join(folder, file), `${start}${JSON.stringify(manifest)};\n${end}`)
	const manifest = JSON.parse(json)
	const routes = Object.entries(manifest.routes).filter(([id]) => !isOfDesk(id))
	await write(deskManifest(name), manifest)
	await write(name, { ...manifest, routes: Object.fromEntries(routes) })
}

async function compressFiles(directory: string) {
	const names = await readdir(directory)
	await Promise.all(
		names
			.filter((name) => /\.(js|css|svg)$/.test(name))
			.map((name) => compressFile(join(directory, name))),
	)
}

async function compressFile(file: string) {
	const { br, gzip } = await compressForAll(await readFile(file))
	if (br) await writeFile(`${file}.br`, br)
	if (gzip) await writeFile(`${file}.gz`, gzip)
}
