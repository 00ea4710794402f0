import { readdir, readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PageAssets } from '#app/services.ts'
import type { PicturesManifest } from '#pictures/pipeline/manifest.ts'

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

export type SiteFile = { body: Buffer; br: Buffer | undefined; gzip: Buffer | undefined }

/** The output of `npm run build`, all in memory: a page view never reads the disk. */
export type BuiltSite = {
	build: ServerBuild
	/** In development only: Vite compiles pages on request and serves their assets. */
	live?: { reload: () => Promise<ServerBuild>; middleware: Middleware }
	/** By address: '/assets/…', '/pictures/…'. */
	files: ReadonlyMap<string, SiteFile>
	assets: PageAssets
	/** Empty in development, where it would keep outdated pages. */
	serviceWorker: string
	pictures: PicturesManifest
}

export async function loadBuiltSite(buildDirectory: string): Promise<BuiltSite> {
	const text = (name: string) => readFile(join(buildDirectory, name), 'utf8')
	const files = await readFiles(join(buildDirectory, 'client/assets'), '/assets/')
	const stylesheets = [...files]
		.filter(([address]) => address.endsWith('.css'))
		.map(([address, { body }]) => [address, body.toString('utf8')] as const)
	const drawn = await loadPictures(buildDirectory)
	return {
		build: await import(pathToFileURL(join(buildDirectory, 'server/index.js')).href),
		files: new Map([...files, ...drawn.files]),
		assets: {
			stylesheets: new Map(stylesheets),
			inlineScript: await text('inline-script.js'),
			formScript: await text('early-drafts.js'),
			datesScript: await text('early-dates.js'),
			islandFiles: JSON.parse(await text('island-files.json')),
		},
		serviceWorker: await text('service-worker.js'),
		pictures: drawn.pictures,
	}
}

export async function loadPictures(buildDirectory: string) {
	const directory = join(buildDirectory, 'pictures')
	const manifest = await readFile(join(directory, 'manifest.json'), 'utf8')
	const pictures: PicturesManifest = JSON.parse(manifest)
	return { pictures, files: await readFiles(directory, '/pictures/') }
}

const notServed = /(manifest\.json|\.html|\.br|\.gz)$/

async function readFiles(directory: string, prefix: string): Promise<Map<string, SiteFile>> {
	const names = (await readdir(directory, { recursive: true })).filter(extname)
	const read = async (name: string) => [name, await readFile(join(directory, name))] as const
	const bodies = new Map(await Promise.all(names.map(read)))
	const served = [...bodies].filter(([name]) => !notServed.test(name))
	return new Map(
		served.map(([name, body]) => {
			const [br, gzip] = [bodies.get(`${name}.br`), bodies.get(`${name}.gz`)]
			return [prefix + name, { body, br, gzip }]
		}),
	)
}
