import type { InBothLanguages, Locale } from './locale.ts'
import type { OfferId } from './offers/offers.ts'
import { formatPesos } from './text/money.ts'
import { formatNumber } from './text/numbers.ts'
import { hoursInWords, type OpeningHours } from './time/opening-hours.ts'

/** How many there are, the most people in one, the fewest nights, and the price of a unit. */
type OfferFacts = { units: number; people: number; nights: number; pesos: number }

/** Facts about the hotel that many pages state; the values are in content/facts.ts. */
export type Facts = {
	name: string
	legalName: string
	taxId: string
	rnt: string
	/** One to four, in E.164; pages and mails that name one name the first. */
	phones: readonly [string, ...string[]]
	email: string
	social: { instagram: string; facebook: string }
	hours: OpeningHours
	coordinates: { latitude: number; longitude: number }
	/** The road's name follows an article: "de la {road}", "of the {road}". */
	address: { road: InBothLanguages<string>; town: string; region: string; country: string }
	kilometre: number
	minutesFromTown: number
	valleyDriveKilometres: number
	valleyAltitudeMetres: { low: number; high: number }
	parkHectares: number
	yearsOfHistory: number
	cabin: { floors: number; people: number }
	campingPesos: number
	/**
	 * Figures of what can be booked; 0 is "not said": no limit, or a price on request. The cabin's people and the price of
	 * camping stand above.
	 */
	offers: Record<Exclude<OfferId, 'cabin' | 'camping'>, OfferFacts> & {
		cabin: Omit<OfferFacts, 'people'>
		camping: Omit<OfferFacts, 'pesos'>
	}
	developer: { name: string; url: string }
}

/**
 * The facts as words of one language, for `{placeholders}` in the copy. Copy contains placeholders instead of figures,
 * so that a changed fact changes on every page.
 */
export function factsInWords(facts: Facts, locale: Locale) {
	const number = (value: number) => formatNumber(value, locale)
	return {
		name: facts.name,
		legalName: facts.legalName,
		taxId: facts.taxId,
		rnt: facts.rnt,
		phone1: displayPhone(facts.phones[0]),
		phones: listInWords(facts.phones.map(displayPhone), locale),
		email: facts.email,
		hours: hoursInWords(facts.hours, locale),
		km: number(facts.kilometre),
		road: facts.address.road[locale],
		town: facts.address.town,
		region: facts.address.region,
		minutesFromTown: number(facts.minutesFromTown),
		valleyKm: number(facts.valleyDriveKilometres),
		altitudeLow: number(facts.valleyAltitudeMetres.low),
		altitudeHigh: number(facts.valleyAltitudeMetres.high),
		parkHectares: number(facts.parkHectares),
		years: number(facts.yearsOfHistory),
		cabinFloors: number(facts.cabin.floors),
		cabinPeople: number(facts.cabin.people),
		campingPrice: formatPesos(facts.campingPesos, locale),
		latitude: facts.coordinates.latitude.toFixed(4),
		longitude: facts.coordinates.longitude.toFixed(4),
		developer: facts.developer.name,
	}
}

/** 'Km 10, vía Salento – Cocora': what post and maps call the street address. */
export function streetAddress({ kilometre, address }: Facts, locale: Locale): string {
	return `Km ${kilometre}, ${address.road[locale]}`
}

/** 'a, b y c', 'a, b, and c'. */
function listInWords(items: string[], locale: Locale): string {
	return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items)
}

/** '+573000000001' → '+57 300 000 0001', the way Colombians read a mobile number. */
export function displayPhone(e164: string): string {
	return unbroken(e164.replace(/^\+57(\d{3})(\d{3})(\d{4})$/, '+57 $1 $2 $3'))
}

/** Prevents line breaks inside it. */
function unbroken(text: string): string {
	return text.replaceAll(' ', '\u00a0')
}
