import type { LoaderFunctionArgs } from 'react-router'
import { servicesContext } from '#app/services.ts'
import { describePage } from '#app/site/head/page-head.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { type ImageName, images } from '#content/images.ts'
import type { PageContent } from '#content/pages/page-content.ts'
import { type defaultLocale, splitLocale } from '#domain/locale.ts'
import type { ResolvedPicture } from '#domain/pictures/picture.ts'
import { fill } from '#domain/text/fill.ts'
import { withoutBreaks } from '#domain/text/without-breaks.ts'

export { pageMeta } from '#app/site/head/page-head.ts'

/** Slot names become pictures. */
type WithPictures<T> = T extends ImageName
	? ResolvedPicture
	: T extends readonly (infer Item)[]
		? WithPictures<Item>[]
		: T extends object
			? { -readonly [Key in keyof T]: WithPictures<T[Key]> }
			: T

export type PageArguments = Pick<LoaderFunctionArgs, 'url' | 'context'>

/** Loads a page's copy, facts and pictures (docs/decisions/0005). */
export function pageLoader<Content extends PageContent>(content: Content) {
	return (args: PageArguments) => loadPage(content, args)
}

/** For pages that add other data to their content. */
export function loadPage<Content extends PageContent>(
	builtIn: Content,
	{ url, context }: PageArguments,
) {
	const { locale } = splitLocale(url.pathname)
	const services = context.get(servicesContext)
	const page = services.content.page(builtIn)
	const { copy, path, parent, ...rest } = page
	return {
		...(withPictures(rest, (name) => services.pictures.resolve(name, locale)) as WithPictures<
			Omit<Content, 'copy' | 'path' | 'parent'>
		>),
		copy: withoutBreaks(
			fill(
				copy[locale] as Content['copy'][typeof defaultLocale],
				factsInWords(services.content.facts, locale),
			),
		),
		head: describePage(page, locale, services),
	}
}

function withPictures(value: unknown, resolve: (name: ImageName) => ResolvedPicture): unknown {
	if (typeof value === 'string') return value in images ? resolve(value as ImageName) : value
	if (Array.isArray(value)) return value.map((item) => withPictures(item, resolve))
	if (value && typeof value === 'object')
		return Object.fromEntries(
			Object.entries(value).map(([key, item]) => [key, withPictures(item, resolve)]),
		)
	return value
}
