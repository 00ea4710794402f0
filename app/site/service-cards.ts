import { servicesContext } from '#app/services.ts'
import { services } from '#content/services.ts'
import { factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { splitLocale } from '#domain/locale.ts'
import type { PageArguments } from './page-loader.ts'

/** The nine services as the home page and /services show them. */
export function loadServiceCards({ url, context }: PageArguments) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures } = context.get(servicesContext)
	const copy = fill(content.services[locale], factsInWords(content.facts, locale))
	return services.map(({ id, path, picture }) => ({
		...copy[id],
		to: path,
		picture: pictures.resolve(picture, locale),
	}))
}
