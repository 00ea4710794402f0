import type { MetaDescriptor } from 'react-router'
import type { Services, SiteContent } from '#app/services.ts'
import { pages } from '#content/pages/index.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { factsInWords } from '#domain/facts.ts'
import { type Locale, localizePath } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'

type Crumb = { name: string; path: string }

/** The head of a page, for browsers, search engines and social networks. */
export type PageHead = {
	locale: Locale
	siteName: string
	title: string
	description: string
	addresses: { es: string; en: string }
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
		addresses: {
			es: absolute(localizePath(page.path, 'es')),
			en: absolute(localizePath(page.path, 'en')),
		},
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
		{ tagName: 'link', rel: 'alternate', hrefLang: 'es', href: addresses.es },
		{ tagName: 'link', rel: 'alternate', hrefLang: 'en', href: addresses.en },
		{ tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: addresses.es },
		{ property: 'og:type', content: 'website' },
		{ property: 'og:site_name', content: siteName },
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
