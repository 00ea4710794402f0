import { type AppWords, deskAppWords } from '#content/app-words.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { deskFrameWords } from '#content/owner/desk-frame-words.ts'
import type { Facts } from '#domain/facts.ts'
import {
	type InBothLanguages,
	type Locale,
	languageTags,
	locales,
	localizePath,
} from '#domain/locale.ts'
import type { Icons } from '#domain/pictures/picture.ts'
import { fill } from '#domain/text/fill.ts'
import { type Screenshots, screenshotSizes } from '#pictures/screenshots/screenshots.ts'

type Inputs = {
	icons: Icons
	screenshots: Screenshots
	facts: Facts
	words: InBothLanguages<AppWords>
}

/** The web manifests by address: the site as an app in each language, and the owner's desk as another. */
export function writeWebManifests(inputs: Inputs): Map<string, string> {
	return new Map(
		locales.flatMap((locale) => [
			[localizePath('/manifest.webmanifest', locale), asText(siteApp(locale, inputs))] as const,
			[localizePath('/admin.webmanifest', locale), asText(deskApp(locale, inputs))] as const,
		]),
	)
}

const asText = (manifest: object) => JSON.stringify(manifest)

function siteApp(locale: Locale, { icons, screenshots, facts, ...inputs }: Inputs) {
	const words = fill(inputs.words[locale], factsInWords(facts, locale))
	const at = (path: string) => localizePath(path, locale)
	return {
		...common(locale, icons),
		name: facts.name,
		short_name: facts.name,
		description: words.description,
		id: at('/'),
		start_url: at('/'),
		// Both languages: the flags do not leave the app.
		scope: '/',
		shortcuts: (['booking', 'arrive', 'menu'] as const).map((page) => ({
			name: words.shortcuts[page],
			url: at(`/${page}`),
			icons: [{ src: icons.icon192, sizes: '192x192', type: 'image/png' }],
		})),
		screenshots: (['narrow', 'wide'] as const).map((form) => ({
			src: screenshots[locale][form],
			sizes: screenshotSizes[form].join('x'),
			type: 'image/webp',
			form_factor: form,
			label: words.screenshot,
		})),
	}
}

function deskApp(locale: Locale, { icons, facts }: Inputs) {
	const desk = deskAppWords[locale]
	const start = localizePath('/admin/today', locale)
	return {
		...common(locale, icons),
		name: fill(desk.name, { name: facts.name }),
		short_name: desk.shortName,
		description: desk.today,
		id: localizePath('/admin', locale),
		start_url: start,
		scope: localizePath('/admin', locale),
		shortcuts: (['requests', 'calendar'] as const).map((section) => ({
			name: deskFrameWords[locale].sections[section],
			url: localizePath(`/admin/${section}`, locale),
			icons: [{ src: icons.icon192, sizes: '192x192', type: 'image/png' }],
		})),
	}
}

function common(locale: Locale, icons: Icons) {
	return {
		lang: languageTags[locale],
		dir: 'ltr',
		display: 'standalone',
		display_override: ['standalone', 'minimal-ui'],
		background_color: '#f7f2e6',
		theme_color: '#143730',
		icons: [
			{ src: icons.icon192, sizes: '192x192', type: 'image/png' },
			{ src: icons.icon512, sizes: '512x512', type: 'image/png' },
			{ src: icons.maskable512, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
		],
	}
}
