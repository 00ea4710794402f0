import { servicesContext } from '#app/services.ts'
import { facts } from '#content/facts.ts'
import { services } from '#content/services.ts'
import { factsInWords } from '#domain/facts.ts'
import { fill } from '#domain/fill.ts'
import { splitLocale } from '#domain/locale.ts'
import type { PageArguments } from './page-loader.ts'

/** The nine services as the home page and /services show them. */
export function loadServiceCards({ url, context }: PageArguments) {
	const { locale } = splitLocale(url.pathname)
	const { pictures } = context.get(servicesContext)
	const words = factsInWords(facts, locale)
	return services.map(({ path, picture, copy }) => ({
		...fill(copy[locale], words),
		to: path,
		picture: pictures.resolve(picture, locale),
	}))
}
