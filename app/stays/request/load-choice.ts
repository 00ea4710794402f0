import { servicesContext } from '#app/services.ts'
import type { PageArguments } from '#app/site/loaders/page-loader.ts'
import type { ImageName } from '#content/images.ts'
import { splitLocale } from '#domain/locale.ts'
import { offerField } from '#domain/offers/item-fields.ts'
import { type OfferId, offerIds } from '#domain/offers/offers.ts'
import { type Day, isDay } from '#domain/time/dates.ts'

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
	return {
		offers: offerIds.map((id) => ({
			id,
			name: content.offers[locale][id].name,
			units: stays.figures().find((offer) => offer.id === id)?.units ?? null,
			picture: pictures.small(drawings[id], locale),
		})),
		hours: content.facts.hours,
	}
}

/** Chosen by the address already: `?for=cabin&from=2026-12-12&to=2026-12-14`. */
export function chosenByAddress({ url }: Pick<PageArguments, 'url'>): Record<string, string> {
	const offer = offerIds.find((id) => id === url.searchParams.get('for'))
	const dayOf = (name: string): Day => {
		const day = url.searchParams.get(name)
		return isDay(day) ? day : ''
	}
	const [from, to] = [dayOf('from'), dayOf('to')]
	return {
		...(offer && { [offerField(offer)]: '1' }),
		...(from && { ArrivalDate: from }),
		...(to && to >= from && { DepartureDate: to }),
	}
}
