import { servicesContext } from '#app/services.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import type { ImageName } from '#content/images.ts'
import { splitLocale } from '#domain/locale.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'

const drawings: Record<OfferId, ImageName> = {
	cabin: 'service-lodging',
	glamping: 'service-glamping',
	camping: 'service-camping',
	table: 'service-restaurant',
	horses: 'service-horseback-riding',
	'package-own-style': 'package-own-style',
	'package-birthday': 'package-birthday',
	'package-friends': 'package-friends',
}

/** The choices of the booking form. */
export type ChoiceData = ReturnType<typeof loadChoice>

export function loadChoice({ url, context }: PageArguments) {
	const { locale } = splitLocale(url.pathname)
	const { content, pictures, stays } = context.get(servicesContext)
	const { opens, closes } = content.facts.hours
	return {
		offers: offerIds.map((id) => ({
			id,
			name: content.offers[locale][id].name,
			units: stays.figures().find((offer) => offer.id === id)?.units ?? undefined,
			picture: pictures.small(drawings[id], locale),
		})),
		hours: { opens, closes },
	}
}
