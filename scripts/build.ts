import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { compressForAll } from '#server/http/stored-response.ts'
import { common } from '../vite.config.ts'

/** Three requests for a page, five with a form: all that the entry imports is one chunk, and what several others share is one. */
const islandChunks = [
	{ name: 'islands', tags: ['$initial' as const], priority: 1 },
	{ name: 'shared', minShareCount: 2 },
]

/** Builds the pages, the islands and the pictures, and compresses them, so that no start has to. */
execFileSync('react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] })
// Beside the other builds, since they take most of the time; after the first, which empties the folder.
const pictures = once(
	spawn(process.execPath, ['scripts/build-pictures.ts'], { stdio: 'inherit' }),
	'exit',
)
const { entry, files } = await buildIslands()
// The server puts its text into every page (app/site/head/page-assets.tsx).
await buildScript('app/islands/inline-script.ts', { islandsEntry: `/${entry.fileName}` })
await buildScript('app/islands/early-drafts.ts', {})
await buildScript('app/islands/early-dates.ts', {})
await buildScript('app/offline/worker/service-worker.ts', {
	builtSite: {
		entry: `/${entry.fileName}`,
		files: files.map((file) => `/${file}`),
	},
})
const [status] = await pictures
if (status !== 0) process.exit(1)
await Promise.all(['build/client/assets', 'build/pictures'].map(compressFiles))

/** Runs one of our own builds, beside React Router's. */
async function run({ build: own, ...config }: InlineConfig): Promise<Rolldown.RolldownOutput> {
	const output = await build({
		...common,
		...config,
		configFile: false,
		logLevel: 'warn',
		build: { ...common.build, emptyOutDir: false, ...own },
	})
	return output as Rolldown.RolldownOutput
}

/** The code of the interactive parts of visitors' pages. Returns its entry, and all files that visitors may need. */
async function buildIslands() {
	const { output } = await run({
		build: {
			outDir: 'build/client',
			modulePreload: { polyfill: false },
			rolldownOptions: {
				input: { islands: 'app/islands/entry.ts' },
				preserveEntrySignatures: 'allow-extension',
				output: { codeSplitting: { groups: islandChunks } },
			},
		},
	})
	const chunks = output.filter((file) => file.type === 'chunk')
	const [entry] = chunks.filter(({ isEntry }) => isEntry)
	if (!entry) throw new Error('The islands have no entry')
	const named = (name: string) => chunks.filter(({ fileName }) => fileName === name)
	// Files that only the owner needs are in a folder of their own.
	const parts = entry.dynamicImports
		.flatMap(named)
		.filter(({ facadeModuleId }) => /\/app\/islands\/[^/]+$/.test(facadeModuleId ?? ''))
	const filesOf = (chunk: Rolldown.OutputChunk) =>
		[chunk, ...chunk.imports.filter((name) => name !== entry.fileName).flatMap(named)].flatMap(
			({ fileName, viteMetadata }) => [fileName, ...(viteMetadata?.importedCss ?? [])],
		)
	const islands = parts.flatMap((chunk) => chunk.exports.map((name) => [name, filesOf(chunk)]))
	// The page says what an island needs, and which of it the page has already (app/islands/hydrate-islands.tsx).
	await writeFile('build/island-files.json', JSON.stringify(Object.fromEntries(islands)))
	return { entry, files: [...new Set([entry.fileName, ...parts.flatMap(filesOf)])].sort() }
}

/** One script without imports. */
async function buildScript(input: string, constants: Record<string, object | string>) {
	const define = Object.entries(constants).map(([name, value]) => [name, JSON.stringify(value)])
	await run({
		define: Object.fromEntries(define),
		build: {
			outDir: 'build',
			rolldownOptions: {
				input,
				// package.json declares our modules free of side effects; those of the inline script consist of nothing else.
				treeshake: false,
				output: { format: 'iife', entryFileNames: '[name].js' },
			},
		},
	})
}

async function compressFiles(directory: string) {
	const names = (await readdir(directory)).filter((name) => /\.(js|css|svg)$/.test(name))
	await Promise.all(
		names.map(async (name) => {
			const file = join(directory, name)
			const { br, gzip } = await compressForAll(await readFile(file), 'script')
			if (br) await writeFile(`${file}.br`, br)
			if (gzip) await writeFile(`${file}.gz`, gzip)
		}),
	)
}
