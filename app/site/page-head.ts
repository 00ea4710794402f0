import type { MetaDescriptor } from 'react-router'
import type { Services } from '#app/services.ts'
import { facts } from '#content/facts.ts'
import { pages } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { type Locale, localizePath } from '#domain/locale.ts'

export type Crumb = { name: string; path: string }

/** What a page tells browsers, search engines and whoever shares its link. */
export type PageHead = {
	locale: Locale
	title: string
	description: string
	addresses: { es: string; en: string }
	image: string
	crumbs: Crumb[]
}

type Environment = Pick<Services, 'pictures' | 'publicUrl'>

export function describePage(
	content: PageContent,
	locale: Locale,
	{ pictures, publicUrl }: Environment,
): PageHead {
	const absolute = (path: string) => new URL(path, publicUrl).href
	const { title, description } = fill(content.copy[locale].meta, factsInWords(facts, locale))
	return {
		locale,
		title,
		description,
		addresses: {
			es: absolute(localizePath(content.path, 'es')),
			en: absolute(localizePath(content.path, 'en')),
		},
		image: absolute(pictures.socialCard(content.path, locale)),
		crumbs: crumbsOf(content, locale),
	}
}

function crumbsOf(content: PageContent, locale: Locale): Crumb[] {
	const pageAt = (path: string) => pages.find((page) => page.path === path)
	const trail = [pageAt('/'), content.parent && pageAt(content.parent), content]
	return trail
		.filter((page): page is PageContent => Boolean(page))
		.filter((page, index, all) => all.indexOf(page) === index)
		.map((page) => ({
			name: page.copy[locale].crumb,
			path: localizePath(page.path, locale),
		}))
}

/** The route modules' `meta`: one head for every page, from what its loader found out. */
export function pageMeta({
	loaderData,
}: {
	loaderData: { head: PageHead } | undefined
}): MetaDescriptor[] {
	if (!loaderData) return []
	const { locale, title, description, addresses, image } = loaderData.head
	return [
		{ title },
		{ name: 'description', content: description },
		{ tagName: 'link', rel: 'canonical', href: addresses[locale] },
		{ tagName: 'link', rel: 'alternate', hrefLang: 'es', href: addresses.es },
		{ tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addresses.en },
		{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addresses.es },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: 'Palma de Cera' },
		{ property: 'og:title', content: title },
		{ property: 'og:description', content: description },
		{ property: 'og:url', content: addresses[locale] },
		{ property: 'og:image', content: image },
		{ property: 'og:image:width', content: '1200' },
		{ property: 'og:image:height', content: '630' },
		{ property: 'og:locale', content: locale === 'es' ? 'es_CO' : 'en_US' },
		{ name: 'twitter:card', content: 'summary_large_image' },
	]
}
