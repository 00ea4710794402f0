import type { Services, SiteContent } from '#app/services.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { type ImageName, images } from '#content/images.ts'
import type { Locale } from '#domain/locale.ts'
import { smallestOf } from '#domain/pictures/picture.ts'
import { fill } from '#domain/text/fill.ts'
import { photoPicture } from '#pictures/pipeline/photos/photo-files.ts'
import { resolvePicture } from '#pictures/pipeline/resolve-picture.ts'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/http/logger.ts'
import type { DrawnPictures } from '#server/pictures/drawn-pictures.ts'
import type { StoredPictures } from '#server/pictures/stored-pictures.ts'
import { itemOf } from '#server/pictures/wanted-drawings.ts'
import type { BuiltSite } from './built-site.ts'
import { writeSearchEngineFiles } from './files/search-engine-files.ts'
import { storeServiceWorker } from './files/service-worker.ts'
import { storeFiles } from './files/site-files.ts'
import { PageCache } from './page-cache.ts'
import { createPageRenderer } from './page-renderer.ts'
import { routesOf } from './page-requests.ts'
import type { SitePages } from './pages-routes.ts'

type Options = {
	config: Config
	site: BuiltSite
	log: Log
	headers: Record<string, string>
	content: () => SiteContent
	storedPictures: StoredPictures
	drawn: Pick<DrawnPictures, 'addressOf'>
	reviewsForPages: Services['reviews']
	enquiriesForPages: Services['enquiries']
	staysForPages: Services['stays']
	ownerForPages: Services['owner']
	renderTimeoutMs: number | undefined
}

/** The built site with the services its pages need. */
export function createSitePages(options: Options): SitePages {
	const { config, site, log, headers, content, drawn } = options
	const { publicUrl } = config
	const drawing = (name: ImageName, locale: Locale, content: SiteContent) => {
		const alt = content.words('drawings')[locale][name]
		const built = {
			...resolvePicture(site.pictures, name, locale, content.facts),
			alt: fill(alt, factsInWords(content.facts, locale)),
		}
		const map = name === 'route-map' && drawn.addressOf(itemOf.map[locale], content)
		const { srcset: _, ...withoutFiles } = built
		return map ? { ...withoutFiles, src: map } : built
	}
	const servicesWith = (content: SiteContent): Services => ({
		publicUrl,
		content,
		pictures: {
			resolve: (name, locale) =>
				content.photos.has(name)
					? resolvePicture(site.pictures, name, locale, content.facts, content.photos.get(name))
					: drawing(name, locale, content),
			small: (name, locale) => {
				const photo = content.photos.get(name)
				const built = photo
					? photoPicture(name, images[name], photo)
					: site.pictures.pictures[name]?.[locale]
				return built ? smallestOf(built) : drawing(name, locale, content).src
			},
			card: (name, locale) =>
				content.photos.has(name) ? undefined : site.pictures.pictures[name]?.[locale].card,
			drawing: (name, locale) => drawing(name, locale, content),
			socialCard: (path, locale) =>
				drawn.addressOf(itemOf.card(path, locale), content) ??
				site.pictures.cards[path]?.[locale] ??
				site.pictures.icons.icon512,
			icons: {
				...site.pictures.icons,
				logo: drawn.addressOf(itemOf.logo, content) ?? site.pictures.icons.logo,
			},
		},
		assets: site.assets,
		reviews: options.reviewsForPages,
		enquiries: options.enquiriesForPages,
		stays: options.staysForPages,
		owner: options.ownerForPages,
		log,
	})
	const files = storeFiles(site.files, headers)
	// Browsers request this name when no page names another.
	const favicon = files.get(site.pictures.icons.faviconIco)
	if (favicon) files.set('/favicon.ico', favicon)
	files.set('/sw.js', storeServiceWorker(site.serviceWorker, config.serviceWorker, headers))
	const cache = new PageCache({
		renderTimeoutMs: options.renderTimeoutMs,
		...(site.live && { maxEntries: 0 }),
	})

	function writeFilesWithFacts() {
		const { facts, words } = content()
		const written = writeSearchEngineFiles({
			publicUrl,
			headers,
			icons: site.pictures.icons,
			screenshots: site.pictures.screenshots,
			facts,
			appWords: words('app'),
		})
		for (const [address, file] of written) files.set(address, file)
	}
	writeFilesWithFacts()

	return {
		files,
		storedPictures: options.storedPictures,
		cache,
		renderer: createPageRenderer(site, {
			services: (draft) => servicesWith(draft ?? content()),
			publicUrl,
			commonHeaders: headers,
			mailApiHost: config.mail.api.host,
		}),
		routes: routesOf(site.build.routes),
		publicUrl,
		contentChanged() {
			writeFilesWithFacts()
			cache.publish()
		},
	}
}
