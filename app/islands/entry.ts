/* Imported by visitors' pages at the first touch (start-when-needed.ts). */

import { hydrateIslands } from './hydrate-islands.tsx'
import { islands } from './registry.ts'

export async function start(touched?: EventTarget | null): Promise<boolean> {
	const areAllLive = await hydrateIslands(islands, touched)
	await import('./at-rest.ts')
	return areAllLive
}

export async function loadGallery() {
	return await import('#app/components/gallery/gallery.ts')
}
