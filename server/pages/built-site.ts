import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ServerBuild } from 'react-router'
import type { PicturesManifest } from '#pictures/manifest.ts'

export type SiteFile = { body: Buffer; br?: Buffer; gzip?: Buffer }

/** What `npm run build` made, all of it in memory: a page view never touches the disk. */
export type BuiltSite = {
	build: ServerBuild
	/** By address: '/assets/…', '/pictures/…'. */
	files: ReadonlyMap<string, SiteFile>
	stylesheets: ReadonlyMap<string, string>
	pictures: PicturesManifest
}

export async function loadBuiltSite(buildDirectory: string): Promise<BuiltSite> {
	const [build, assets, drawn, manifest] = await Promise.all([
		import(pathToFileURL(join(buildDirectory, 'server/index.js')).href) as Promise<ServerBuild>,
		readFiles(join(buildDirectory, 'client/assets'), '/assets/'),
		readFiles(join(buildDirectory, 'pictures'), '/pictures/'),
		readFile(join(buildDirectory, 'pictures/manifest.json'), 'utf8'),
	])
	const files = new Map([...assets, ...drawn])
	const stylesheets = [...files]
		.filter(([address]) => address.endsWith('.css'))
		.map(([address, { body }]) => [address, body.toString('utf8')] as const)
	return {
		build,
		files,
		stylesheets: new Map(stylesheets),
		pictures: JSON.parse(manifest),
	}
}

const notServed = /(manifest\.json|\.html)$/

async function readFiles(directory: string, prefix: string): Promise<Map<string, SiteFile>> {
	const entries = await readdir(directory, { recursive: true, withFileTypes: true })
	const bodies = new Map<string, Buffer>()
	await Promise.all(
		entries
			.filter((entry) => entry.isFile())
			.map(async (entry) => {
				const file = join(entry.parentPath, entry.name)
				bodies.set(relative(directory, file), await readFile(file))
			}),
	)
	const files = new Map<string, SiteFile>()
	for (const [name, body] of bodies) {
		if (/\.(br|gz)$/.test(name) || notServed.test(name)) continue
		const [br, gzip] = [bodies.get(`${name}.br`), bodies.get(`${name}.gz`)]
		files.set(prefix + name, { body, ...(br && { br }), ...(gzip && { gzip }) })
	}
	return files
}
