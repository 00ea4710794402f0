import type { Deps } from '#server/app.ts'

/** For the API alone. */
export function siteWithoutPages(): Deps['site'] {
	const empty = {
		files: new Map(),
		stylesheets: new Map(),
		serviceWorker: '',
		pictures: { cards: {}, icons: {}, screenshots: { es: {}, en: {} } },
	}
	return {
		...empty,
		build: { routes: {}, entry: { module: {} } },
	} as unknown as Deps['site']
}
