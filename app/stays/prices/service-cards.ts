import { servicesContext } from '#app/services.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { type Service, services, smallServices } from '#content/services.ts'
import { splitLocale } from '#domain/locale.ts'
import { fill } from '#domain/text/fill.ts'
import { withoutBreaks } from '#domain/text/without-breaks.ts'
import { loadLowestPrice } from './load-prices.ts'

/** The nine services as the home page and /services show them, with the lowest price of what has one. */
export function loadServiceCards(args: PageArguments) {
	return services.map(cardMaker(args))
}

/** The same on the home page, where a phone shows all but the first in pairs. */
export function loadSmallServiceCards(args: PageArguments) {
	const { locale } = splitLocale(args.url.pathname)
	const { pictures } = args.context.get(servicesContext)
	const makeCard = cardMaker(args)
	return services.map((service) => {
		const card = makeCard(service)
		return {
			...card,
			// The card's title says what the picture shows.
			picture: { ...card.picture, alt: '' },
			phonePicture: smallServices.includes(service)
				? pictures.card(service.picture, locale)
				: undefined,
		}
	})
}

function cardMaker(args: PageArguments) {
	const { url, context } = args
	const { locale } = splitLocale(url.pathname)
	const { content, pictures } = context.get(servicesContext)
	const copy = withoutBreaks(fill(content.services[locale], factsInWords(content.facts, locale)))
	return ({ id, path, picture, offer }: Service) => ({
		...copy[id],
		price: offer && loadLowestPrice(offer, args),
		to: path,
		picture: pictures.resolve(picture, locale),
	})
}
