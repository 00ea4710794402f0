import { createHash } from 'node:crypto'
import type { SiteContent } from '#app/services.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { pages } from '#content/pages/index.ts'
import { type InBothLanguages, inEachLanguage, type Locale, locales } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import type { PicturesManifest } from '#pictures/pipeline/manifest.ts'
import type { PictureJob } from './picture-jobs.ts'

/** The words on pictures, by item, as keys: another key needs another drawing. */
export type WantedDrawings = ReadonlyMap<string, string>

const itemsOfMap = inEachLanguage((locale) => `map ${locale}`)

export const itemOf = {
	logo: 'logo',
	map: itemsOfMap,
	card: (path: string, locale: string) => `card ${path} ${locale}`,
}

/** The keys include the build's own pictures, so an update of the site draws again. */
export function wantedDrawings(content: SiteContent, manifest: PicturesManifest): WantedDrawings {
	const { facts, photos } = content
	const build = hash(manifest)
	const wanted = new Map<string, string>()
	if (!manifest.icons.logo) return wanted
	wanted.set(itemOf.logo, hash([build, facts.name]))
	for (const locale of locales) {
		const { name, town, km, valleyKm, minutesFromTown } = factsInWords(facts, locale)
		wanted.set(itemOf.map[locale], hash([build, name, town, km, valleyKm, minutesFromTown]))
		for (const { path, picture } of pages) {
			if (!manifest.cards[path]) continue
			const title = titlesOf(path, content)[locale]
			const key = [build, facts.name, title, photos.get(picture)?.crop ?? '']
			wanted.set(itemOf.card(path, locale), hash(key))
		}
	}
	return wanted
}

/** The jobs that draw the missing items: logo and map together, and the cards page by page. */
export function jobsFor(missing: ReadonlySet<string>, content: SiteContent): PictureJob[] {
	const signs = [itemOf.logo, ...Object.values(itemOf.map)]
	const jobs: PictureJob[] = signs.some((item) => missing.has(item))
		? [{ kind: 'signs', facts: content.facts }]
		: []
	for (const { path, picture: slot } of pages)
		if (locales.some((locale) => missing.has(itemOf.card(path, locale))))
			jobs.push({
				kind: 'cards',
				path,
				slot,
				name: content.facts.name,
				titles: titlesOf(path, content),
			})
	return jobs
}

function titlesOf(path: string, content: SiteContent): InBothLanguages<string> {
	const page = pages.find((page) => page.path === path)
	const copy = page && content.page(page).copy
	const title = (locale: Locale) =>
		fill(copy?.[locale].title ?? '', factsInWords(content.facts, locale))
	return inEachLanguage(title)
}

function hash(value: unknown): string {
	return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20)
}
