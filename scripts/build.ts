import { execFileSync } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { compressForAll } from '#server/http/stored-answer.ts'
import viteConfig from '../vite.config.ts'

/** Builds the pages and the pictures, and compresses both, so that no start has to. */
execFileSync('react-router', ['build'], { stdio: ['ignore', 'ignore', 'inherit'] })
await buildInlineScript()
execFileSync(process.execPath, ['scripts/build-pictures.ts'], { stdio: 'inherit' })
await Promise.all(['build/client/assets', 'build/pictures'].map(compressFiles))

/** One classic script without imports: the server puts its text into every page (app/site/page-scripts.tsx). */
async function buildInlineScript() {
	await build({
		configFile: false,
		logLevel: 'warn',
		build: {
			target: viteConfig.build?.target,
			outDir: 'build',
			emptyOutDir: false,
			modulePreload: false,
			rolldownOptions: {
				input: 'app/site/inline-script.ts',
				// package.json declares our modules free of side effects; these two consist of nothing else.
				treeshake: false,
				output: { format: 'iife', entryFileNames: '[name].js' },
			},
		},
	})
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
