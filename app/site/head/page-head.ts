import type { MetaDescriptor } from 'react-router'
import type { Services, SiteContent } from '#app/services.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { pages } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import {
	defaultLocale,
	type InBothLanguages,
	inEachLanguage,
	type Locale,
	languageTags,
	locales,
	localizePath,
} from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'

type Crumb = { name: string; path: string }

/** The head of a page, for browsers, search engines and social networks. */
export type PageHead = {
	locale: Locale
	siteName: string
	title: string
	description: string
	addresses: InBothLanguages<string>
	image: string
	crumbs: Crumb[]
}

type Environment = Pick<Services, 'content' | 'pictures' | 'publicUrl'>

export function describePage(
	page: PageContent,
	locale: Locale,
	{ content, pictures, publicUrl }: Environment,
): PageHead {
	const absolute = (path: string) => new URL(path, publicUrl).href
	const { title, description } = fill(page.copy[locale].meta, factsInWords(content.facts, locale))
	return {
		locale,
		siteName: content.facts.name,
		title,
		description,
		addresses: inEachLanguage((language) => absolute(localizePath(page.path, language))),
		image: absolute(pictures.socialCard(page.path, locale)),
		crumbs: crumbsOf(page, locale, content),
	}
}

function crumbsOf(page: PageContent, locale: Locale, content: SiteContent): Crumb[] {
	const pageAt = (path: string) => pages.find((other) => other.path === path)
	const trail = [pageAt('/'), page.parent && pageAt(page.parent), page]
	return trail
		.filter((step): step is PageContent => Boolean(step))
		.filter((step, index, all) => all.findIndex(({ path }) => path === step.path) === index)
		.map((step) => ({
			name: content.page(step).copy[locale].crumb,
			path: localizePath(step.path, locale),
		}))
}

/** The `meta` of every route module. */
export function pageMeta({
	loaderData,
}: {
	loaderData: { head: PageHead } | undefined
}): MetaDescriptor[] {
	if (!loaderData) return []
	const { locale, siteName, title, description, addresses, image } = loaderData.head
	return [
		{ title },
		{ name: 'description', content: description },
		{ tagName: 'link', rel: 'canonical', href: addresses[locale] },
		...locales.map((language) => alternate(language, addresses[language])),
		alternate('x-default', addresses[defaultLocale]),
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: siteName },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:url', content: addresses[locale] },
		{ property: 'og:image', content: image },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:locale', content: languageTags[locale].replace('-', '_') },
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}

function alternate(hrefLang: string, href: string): MetaDescriptor {
	return { tagName: 'link', rel: 'alternate', hrefLang, href }
}
