import type { Services, SiteContent } from '#app/services.ts'
import { resolvePicture } from '#pictures/pipeline/resolve-picture.ts'
import type { Backend } from '#server/backend.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import type { BuiltSite } from './built-site.ts'
import { PageCache } from './page-cache.ts'
import { createPageRenderer } from './page-renderer.ts'
import type { SitePages } from './pages-routes.ts'
import { writeSearchEngineFiles } from './search-engine-files.ts'
import { storeFiles } from './site-files.ts'
import { knownPaths } from './site-map.ts'

type Options = {
	config: Config
	site: BuiltSite
	log: Log
	headers: Record<string, string>
	content: () => SiteContent
	backend: Pick<Backend, 'reviewsForPages' | 'enquiriesForPages'>
}

/** The built site, ready to answer. */
export function createSitePages({
	config,
	site,
	log,
	headers,
	content,
	backend,
}: Options): SitePages {
	const { publicUrl } = config
	const known = knownPaths(site.build.routes)
	const servicesWith = (content: SiteContent): Services => ({
		publicUrl,
		content,
		pictures: {
			resolve: (name, locale) => resolvePicture(site.pictures, name, locale, content.facts),
			socialCard: (path, locale) =>
				site.pictures.cards[path]?.[locale] ?? site.pictures.icons.icon512,
			icons: site.pictures.icons,
		},
		stylesheets: site.stylesheets,
		reviews: backend.reviewsForPages,
		enquiries: backend.enquiriesForPages,
		log,
	})
	const files = storeFiles(site.files, headers)
	// Browsers ask for it by this name where no page tells them another.
	const favicon = files.get(site.pictures.icons.faviconIco)
	if (favicon) files.set('/favicon.ico', favicon)
	return {
		files: new Map([
			...files,
			...writeSearchEngineFiles({ publicUrl, headers, icons: site.pictures.icons }),
		]),
		cache: new PageCache(site.live && { maxEntries: 0 }),
		renderer: createPageRenderer(site, {
			services: () => servicesWith(content()),
			publicUrl,
			commonHeaders: headers,
			mailApiHost: config.mail.api.host,
		}),
		known,
		publicUrl,
	}
}
