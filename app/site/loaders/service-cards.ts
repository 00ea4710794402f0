import { servicesContext } from '#app/services.ts'
import { factsInWords } from '#content/facts-in-words.ts'
import { type Service, services, smallServices } from '#content/services.ts'
import type { PriceWords } from '#content/stays/price-words.ts'
import type { Facts } from '#domain/facts.ts'
import { type Locale, splitLocale } from '#domain/locale.ts'
import { type OfferId, unitOf } from '#domain/offers/offers.ts'
import { fill } from '#domain/text/fill.ts'
import { formatPesos } from '#domain/text/money.ts'
import { withoutBreaks } from '#domain/text/without-breaks.ts'
import { pickWords } from './owners-words.ts'
import type { PageArguments } from './page-loader.ts'

/** The nine services as the home page and /services show them, with prices where the facts have them. */
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

function cardMaker({ url, context }: PageArguments) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures } = context.get(servicesContext)
	const { perUnit } = pickWords(content, 'prices', locale)
	const copy = withoutBreaks(fill(content.services[locale], factsInWords(content.facts, locale)))
	return ({ id, path, picture, offer }: Service) => ({
		...copy[id],
		price: offer && priceOf(offer, content.facts, { perUnit, locale }),
		to: path,
		picture: pictures.resolve(picture, locale),
	})
}

type Words = Pick<PriceWords, 'perUnit'> & { locale: Locale }

function priceOf(offer: OfferId, facts: Facts, { perUnit, locale }: Words): string | undefined {
	const pesos = offer === 'camping' ? facts.campingPesos : facts.offers[offer].pesos
	return pesos === 0 ? undefined : `${formatPesos(pesos, locale)} ${perUnit[unitOf[offer]]}`
}
