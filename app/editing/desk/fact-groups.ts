import type { FactsWords } from '#content/editing/facts-words.ts'
import type { Locale } from '#domain/locale.ts'
import { type OfferId, type OfferNames, offerIds } from '#domain/offers/offers.ts'

type Figure = 'units' | 'people' | 'nights'

export type FactInput = {
	path: string
	kind: 'text' | 'email' | 'url' | 'time' | 'whole' | 'degrees' | 'phones' | 'days' | 'special'
	longest?: number
	autoComplete?: string
	of?: { offer: OfferId; figure: Figure }
}

const text = (path: string, longest: number): FactInput => ({ path, kind: 'text', longest })
const whole = (path: string): FactInput => ({ path, kind: 'whole' })
const figureOf = (offer: OfferId, figure: Figure): FactInput => ({
	...whole(`offers.${offer}.${figure}`),
	of: { offer, figure },
})

/** The cabin's people are a fact of the cabin, and a visit of a day has no nights. */
const figuresOf: Record<OfferId, Figure[]> = {
	cabin: ['units', 'nights'],
	glamping: ['units', 'people', 'nights'],
	camping: ['units', 'people', 'nights'],
	table: ['units', 'people'],
	horses: ['units', 'people'],
	'package-own-style': ['units', 'people'],
	'package-birthday': ['units', 'people'],
	'package-friends': ['units', 'people'],
}

/** The facts in the form's order, each with the right input. */
export const factGroups: Record<keyof FactsWords['groups'], FactInput[]> = {
	identity: [text('name', 40), text('legalName', 80), text('taxId', 30), text('rnt', 30)],
	contact: [
		{ path: 'phones', kind: 'phones' },
		{ path: 'email', kind: 'email', autoComplete: 'email' },
		text('social.instagram', 300),
		text('social.facebook', 300),
	],
	hours: [
		{ path: 'hours.opens', kind: 'time' },
		{ path: 'hours.closes', kind: 'time' },
		{ path: 'hours.days', kind: 'days' },
		{ path: 'hours.special', kind: 'special' },
	],
	place: [
		text('address.road.es', 80),
		text('address.road.en', 80),
		text('address.town', 40),
		text('address.region', 40),
		text('address.country', 2),
		whole('kilometre'),
		whole('minutesFromTown'),
		{ path: 'coordinates.latitude', kind: 'degrees' },
		{ path: 'coordinates.longitude', kind: 'degrees' },
	],
	offers: offerIds.flatMap((offer) => figuresOf[offer].map((figure) => figureOf(offer, figure))),
	capacity: [
		whole('cabin.floors'),
		whole('cabin.people'),
		whole('campingPesos'),
		whole('yearsOfHistory'),
	],
	valley: [
		whole('valleyDriveKilometres'),
		whole('valleyAltitudeMetres.low'),
		whole('valleyAltitudeMetres.high'),
		whole('parkHectares'),
	],
	credit: [text('developer.name', 80), { path: 'developer.url', kind: 'url' }],
}

/** As the form shows it; what is said of an offer stands under the offer's name. */
export function labelOf(
	{ path, of }: FactInput,
	{ labels, offers }: FactsWords,
): string | undefined {
	if (!of) return labels[path]
	return of.figure === 'units' ? offers.units[of.offer] : offers[of.figure]
}

/** As a change is listed, without the form around it: “Glamping: máx. personas”. Undefined if the path is not a fact. */
export function nameOfFact(
	path: string,
	words: FactsWords,
	names: OfferNames,
	locale: Locale,
): string | undefined {
	const inputs = Object.values(factGroups).flat()
	const input = inputs.find((input) => input.path === path)
	const label = input && labelOf(input, words)
	if (!input?.of || !label) return label
	return `${names[input.of.offer].name}: ${label.toLocaleLowerCase(locale)}`
}
