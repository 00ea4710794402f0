import type { AppWords } from '#content/app-words.ts'
import { pages } from '#content/pages/index.ts'
import type { Facts } from '#domain/facts.ts'
import {
	defaultLocale,
	type InBothLanguages,
	inEachLanguage,
	locales,
	localizePath,
} from '#domain/locale.ts'
import type { Icons } from '#domain/pictures/picture.ts'
import { dayMs } from '#domain/time/dates.ts'
import type { Screenshots } from '#pictures/screenshots/screenshots.ts'
import { compressNow, type StoredResponse, storeFile } from '#server/http/stored-response.ts'
import { prefetchRules, prefetchRulesAddress } from './prefetch-rules.ts'
import { writeWebManifests } from './web-manifests.ts'

type Options = {
	publicUrl: string
	headers: Record<string, string>
	icons: Icons
	screenshots: Screenshots
	facts: Facts
	appWords: InBothLanguages<AppWords>
}

/** Files that search engines, browsers, phones and security researchers request by name. */
export function writeSearchEngineFiles({
	publicUrl,
	headers,
	icons,
	screenshots,
	facts,
	appWords: words,
}: Options): Map<string, StoredResponse> {
	const store = (mediaType: string, text: string) => {
		const [type, body] = [`${mediaType}; charset=utf-8`, Buffer.from(text)]
		const caching = 'public, max-age=3600'
		return storeFile({ headers, type, caching, body, compressed: compressNow(body) })
	}
	return new Map([
		['/sitemap.xml', store('application/xml', sitemap(publicUrl))],
		['/robots.txt', store('text/plain', robots(publicUrl))],
		[prefetchRulesAddress, store('application/speculationrules+json', prefetchRules())],
		['/.well-known/security.txt', store('text/plain', securityTxt(publicUrl, facts.email))],
		...[...writeWebManifests({ icons, screenshots, facts, words })].map(
			([address, text]) => [address, store('application/manifest+json', text)] as const,
		),
	])
}

function sitemap(publicUrl: string): string {
	const entries = pages.flatMap(({ path }) => {
		const addresses = inEachLanguage((locale) => publicUrl + localizePath(path, locale))
		const alternates = [...Object.entries(addresses), ['x-default', addresses[defaultLocale]]].map(
			([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
		)
		return locales.map(
			(locale) => `<url><loc>${addresses[locale]}</loc>${alternates.join('')}</url>`,
		)
	})
	return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function robots(publicUrl: string): string {
	return `User-agent: *
Disallow: /api/
${locales.map((locale) => `Disallow: ${localizePath('/admin', locale)}`).join('\n')}

Sitemap: ${publicUrl}/sitemap.xml
`
}

const securityTxtValidMs = 360 * dayMs

/**
 * RFC 9116. It expires within a year of the start, so that an abandoned copy of the site does not promise answers; a
 * maintained site is restarted more often than that.
 */
function securityTxt(publicUrl: string, email: string): string {
	const expires = new Date(Date.now() + securityTxtValidMs).toISOString().replace(/\.\d+/, '')
	return `Contact: mailto:${email}
Expires: ${expires}
Preferred-Languages: es, en
Canonical: ${publicUrl}/.well-known/security.txt
`
}
